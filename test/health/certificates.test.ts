import { describe, expect, it } from 'vitest';
import { certificatesIn, judgeBundle, judgeServed } from '../../src/health/certificates.ts';
import { bundle, now, pem } from './seen.ts';

describe('a caBundle', () => {
  it.each([
    ['is not there', '', 'none'],
    ['is valid', bundle('ca'), 'valid'],
    ['has expired', bundle('old-ca'), 'expired'],
    ['has one that is valid beside one that has expired', bundle('old-ca', 'ca'), 'valid'],
    ['is no base64', '&&&', 'unreadable'],
    ['is no PEM', Buffer.from('placeholder').toString('base64'), 'unreadable'],
    [
      'is PEM around garbage',
      Buffer.from('-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----').toString('base64'),
      'unreadable',
    ],
  ])('that %s', (_, text, expected) => {
    expect(judgeBundle(text, now).kind).toBe(expected);
  });

  it('is not valid before its time', () => {
    expect(judgeBundle(bundle('ca'), new Date('2025-12-31T23:59:59Z')).kind).toBe('not-yet');
  });

  it('is valid to the last second', () => {
    expect(judgeBundle(bundle('ca'), new Date('2027-01-01T00:00:00Z')).kind).toBe('valid');
    expect(judgeBundle(bundle('ca'), new Date('2027-01-01T00:00:01Z')).kind).toBe('expired');
  });
});

describe('what is served', () => {
  const host = 'kyverno-svc.kyverno.svc';
  const trust = (ca: string, served: readonly string[], name = host) =>
    judgeServed(
      ca,
      served.flatMap((one) => certificatesIn(pem(one))),
      name,
      now,
    )?.kind;

  it.each([
    ['by the authority of the bundle is trusted', bundle('ca'), ['leaf'], 'trusted'],
    ['by one of several is trusted', bundle('other-ca', 'ca'), ['leaf'], 'trusted'],
    ['through another that is served along is trusted', bundle('ca'), ['leaf-of-middle', 'middle'], 'trusted'],
    ['through another that is not served is not', bundle('ca'), ['leaf-of-middle'], 'unknown-authority'],
    ['by an authority of the same name is not', bundle('other-ca'), ['leaf'], 'unknown-authority'],
    ['by an authority that expired is not', bundle('old-ca'), ['old-ca'], 'expired'],
    ['and has expired is not', bundle('ca'), ['old-leaf'], 'expired'],
    ['for another name is not', bundle('ca'), ['other-name'], 'wrong-name'],
    ['and is itself in the bundle is trusted', bundle('leaf'), ['leaf'], 'trusted'],
    ['is not judged where nothing was served', bundle('ca'), [], undefined],
    ['is not judged where the system decides', '', ['leaf'], undefined],
  ])('%s', (_, ca, served, expected) => {
    expect(trust(ca, served)).toBe(expected);
  });

  it('is trusted by its address too', () => {
    expect(trust(bundle('ca'), ['leaf'], '127.0.0.1')).toBe('trusted');
  });

  it('is trusted until the first of its chain expires', () => {
    const served = ['leaf-of-middle', 'middle'].flatMap((one) => certificatesIn(pem(one)));
    const judged = judgeServed(bundle('ca'), served, host, now);
    expect(judged?.kind === 'trusted' && judged.until.toISOString()).toBe('2026-10-01T00:00:00.000Z');
  });
});
