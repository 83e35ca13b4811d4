import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** A self-signed certificate and its key as PEM: its own authority, for loopback only. */
export interface Certificate {
  readonly certificate: string;
  readonly key: string;
}

function der(tag: number, ...contents: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(contents);
  const { length } = content;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

const sequence = (...items: readonly Uint8Array[]): Buffer => der(0x30, ...items);
const oid = (hex: string): Buffer => der(0x06, Buffer.from(hex, 'hex'));

function utcTime(time: Date): Buffer {
  return der(0x17, Buffer.from(`${time.toISOString().replace(/[-:T]/g, '').slice(2, 14)}Z`));
}

function extension(id: string, critical: boolean, value: Uint8Array): Buffer {
  return sequence(oid(id), ...(critical ? [der(0x01, Buffer.from([0xff]))] : []), der(0x04, value));
}

/** basicConstraints CA, keyUsage digitalSignature and keyCertSign, serverAuth, and the two names of loopback. */
function extensions(): Buffer {
  const names = sequence(der(0x82, Buffer.from('localhost')), der(0x87, Buffer.from([127, 0, 0, 1])));
  return der(
    0xa3,
    sequence(
      extension('551d13', true, sequence(der(0x01, Buffer.from([0xff])))),
      extension('551d0f', true, der(0x03, Buffer.from([0x02, 0x84]))),
      extension('551d25', false, sequence(oid('2b06010505070301'))),
      extension('551d11', false, names),
    ),
  );
}

/**
 * Makes a certificate for 127.0.0.1 and localhost, valid from a day ago for two days, with nothing but node: a fresh
 * machine may have no openssl. Source of the form: RFC 5280, section 4.1.
 */
export function makeCertificate(now: Date): Certificate {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const day = 24 * 60 * 60 * 1000;
  const ecdsaWithSha256 = sequence(oid('2a8648ce3d040302'));
  const name = sequence(der(0x31, sequence(oid('550403'), der(0x0c, Buffer.from('admission-gate-sandbox')))));
  const serial = randomBytes(8);
  const body = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.concat([Buffer.from([1]), serial])),
    ecdsaWithSha256,
    name,
    sequence(utcTime(new Date(now.getTime() - day)), utcTime(new Date(now.getTime() + day))),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    extensions(),
  );
  const signature = sign('sha256', body, privateKey);
  const whole = sequence(body, ecdsaWithSha256, der(0x03, Buffer.from([0]), signature));
  const lines = whole.toString('base64').replace(/.{1,64}/g, '$&\n');
  return {
    certificate: `-----BEGIN CERTIFICATE-----\n${lines}-----END CERTIFICATE-----\n`,
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
}
