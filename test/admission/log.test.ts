import { describe, expect, it } from 'vitest';
import { causeInLog, withLog } from '../../src/admission/log.ts';
import { finding } from '../../src/findings/finding.ts';

const image = 'r.example/team/app:1';
const text = (error: string, about = image) =>
  `2026-01-01T00:00:00Z ERR image verification failed error="${error}" attestor=release image=${about}`;
const json = (error: string, about = image) =>
  JSON.stringify({
    level: 'error',
    logger: 'Cosign',
    image: about,
    attestor: 'release',
    error,
    message: 'image verification failed',
  });
const tuf =
  'failed to build cosign verification opts: failed to initialize TUF client (mirror=\\"x\\"): dial tcp: i/o timeout';

describe('the cause that the log shows', () => {
  it.each([
    ['an outage of Sigstore', text(tuf), 'sigstore-unreachable'],
    ['an outage of Rekor', json('searching log query: Post "https://rekor.sigstore.dev": EOF'), 'sigstore-unreachable'],
    ['no signature', text('failed to verify cosign signatures: no signatures found'), 'signature-missing'],
    [
      'another signer',
      json('none of the expected identities matched what was in the certificate'),
      'signature-mismatch',
    ],
    [
      'several identities',
      text(
        'failed to verify cosign signatures: no matching attestations: unsupported: multiple identities are not supported at this time',
      ),
      'identities-unsupported',
    ],
    ['an attestor that is not complete', text('rekor URL must be provided'), 'attestor-unusable'],
    ['a rate limit', json('GET https://r.example/v2/: TOOMANYREQUESTS: slow down'), 'registry-limited'],
    ['an outage of the registry', json('unexpected status code 503 Service Unavailable'), 'registry-failed'],
    ['a registry that refuses', text('UNAUTHORIZED: authentication required'), 'registry-access'],
    ['the same cause twice', `${text(tuf)}\nnoise\n${text(tuf)}`, 'sigstore-unreachable'],
    [
      'the digest instead of the tag',
      text('no signatures found', `r.example/team/app@sha256:${'a'.repeat(64)}`),
      'signature-missing',
    ],
  ])('is %s', (_, log, code) => {
    expect(causeInLog(log, image)?.code).toBe(code);
  });

  it.each([
    ['there is no line', ''],
    ['no line is about a verification', 'INF something else image=r.example/team/app:1'],
    ['the lines are about another image', text('no signatures found', 'r.example/team/app-2:1')],
    ['the lines name no image', 'ERR image verification failed error="no signatures found"'],
    ['two causes are there', `${text('no signatures found')}\n${text(tuf)}`],
    ['a line says something unknown', text('a new kind of trouble')],
    ['a line beside the known one says something unknown', `${text(tuf)}\n${text('a new kind of trouble')}`],
  ])('is not guessed where %s', (_, log) => {
    expect(causeInLog(log, image)).toBeUndefined();
  });

  it('replaces only a denial that hides its cause, and keeps both texts', () => {
    const facts = { image, policy: 'p1', text: 'Policy p1 failed: not signed', namespace: 'kyverno' };
    const log = text(tuf);
    const shown = withLog(finding('probe-denied', `image ${image}`, facts), log);
    expect(shown.code).toBe('sigstore-unreachable');
    expect(shown.facts['text']).toContain('(mirror="x")');
    expect(shown.evidence).toEqual([facts.text, log]);
    const certain = finding('digest-missing', `image ${image}`, facts);
    expect(withLog(certain, log)).toBe(certain);
  });
});
