import { describe, expect, it } from 'vitest';
import { judge } from '../../src/admission/answer.ts';
import { explanationOf } from '../../src/admission/explain.ts';
import { finding } from '../../src/findings/finding.ts';
import { status } from '../fakes/answers.ts';

const shared = finding('shared-path', 'path', {
  policies: 'p1, p2',
  path: '/ivpol/validate/p1/p2',
  version: '1.18.2',
  odds: '',
});
const pair = finding('two-policies-one-pod', 'pair', {
  first: 'ImageValidatingPolicy p1',
  second: 'ImageValidatingPolicy p2',
  version: '1.18.2',
});

const resource = 'imagevalidatingpolicies/p';
const identities = finding('several-identities', 'identities', {
  ...{ policy: 'p3', resource, attestor: 'release', identities: '2', version: '1.18.2' },
});
const tag = finding('tag-will-be-denied', 'tag', { policy: 'p4', resource, image: 'a:1', version: '1.19.1' });
const known = [pair, shared, identities, tag];

function judged(code: number, message: string) {
  const judgement = judge(status(code, message));
  if (judgement.kind !== 'denied' && judgement.kind !== 'unanswered') throw new Error(judgement.kind);
  return judgement;
}

const call = (path: string, problem: string) =>
  judged(
    500,
    `failed calling webhook "ivpol.validate.kyverno.svc-fail": Post "https://x${path}?timeout=10s": ${problem}`,
  );
const denial = (text: string) => judged(400, `admission webhook "ivpol.validate.x" denied the request: ${text}`);

describe('what explains an answer', () => {
  it.each([
    ['a timeout on a shared path', call('/ivpol/validate/p1/p2', 'context deadline exceeded'), 'shared-path'],
    ['a denial that hides its cause', denial('Policy p3 failed: not signed'), 'several-identities'],
    ['a denial of tags', denial('Policy p4 failed: image a:1 does not have a digest'), 'tag-will-be-denied'],
    ['an outcome that is missing', denial('Policy p2 failed: policy not evaluated'), 'two-policies-one-pod'],
  ])('is known for %s', (_, judgement, code) => {
    expect(explanationOf(judgement, known)?.code).toBe(code);
  });

  it.each([
    ['a timeout on a path of one policy', call('/ivpol/validate/p1', 'context deadline exceeded')],
    ['a timeout on the shared path of other policies', call('/ivpol/validate/p1/p3', 'context deadline exceeded')],
    ['a shared path that is refused', call('/ivpol/validate/p1/p2', 'connection refused')],
    ['an outcome of another policy', denial('Policy p3 failed: policy not evaluated')],
    ['a policy whose name only begins alike', denial('Policy p failed: policy not evaluated')],
    ['a denial', denial('Policy p1 failed: not signed')],
  ])('is not guessed for %s', (_, judgement) => {
    expect(explanationOf(judgement, known)).toBeUndefined();
  });
});
