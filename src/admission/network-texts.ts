/** Go's words for a connection that does not come to be (net, net/http; old and new wordings contain the same parts). */
const noConnection = [
  'connection refused',
  'no route to host',
  'network is unreachable',
  'host is down',
  'i/o timeout',
  'connection timed out',
  'operation not permitted',
  'server misbehaving',
  'Temporary failure in name resolution',
];

/** …and for one that was, and broke. */
const broken = [
  String.raw`\bEOF\b`,
  'connection reset',
  'broken pipe',
  'client connection lost',
  'GOAWAY',
  'stream error',
  'closed network connection',
  'transport connection broken',
  'server closed idle connection',
];

/** …and for an answer that did not come in time. */
const late = [
  'deadline exceeded',
  String.raw`Client\.Timeout exceeded`,
  'request canceled',
  'context canceled',
  'TLS handshake timeout',
  'timeout awaiting response headers',
];

function anyOf(...parts: readonly string[]): RegExp {
  return new RegExp(parts.join('|'));
}

export const brokenOff = anyOf(...broken);
export const tooLate = anyOf(...late);
/** Any trouble of a network that may be over in a moment; a name that does not exist may be an outage of DNS. */
export const networkTrouble = anyOf(...noConnection, ...broken, ...late, 'no such host', 'dial tcp');

/** The certificate, or that there is none: no retry mends it (Go crypto/x509, crypto/tls, net/http). */
export const untrusted =
  /x509: |tls: |HTTP response to HTTPS client|malformed HTTP response|unable to load root certificates|certificate is not trusted/;
