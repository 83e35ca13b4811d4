import { describe, expect, it } from 'vitest';
import { judge } from '../../src/admission/answer.ts';
import { endOf } from '../../src/admission/history.ts';
import { none, ok, status } from '../fakes/answers.ts';

const webhook = 'ivpol.validate.kyverno.svc-fail-finegrained-p1';
const denial = (text: string) => status(400, `admission webhook "${webhook}" denied the request: ${text}`);
const answers = {
  admitted: ok({ kind: 'Pod', metadata: { name: 'p' } }, 201),
  timeout: status(500, `failed calling webhook "${webhook}": context deadline exceeded`),
  unanswered: none('timeout'),
  denied: denial('Policy p1 failed: not signed'),
  notMutated: denial('annotations not present on object, image verification failed'),
  notEvaluated: denial('Policy p1 failed: policy not evaluated'),
  registry: denial('Policy p1 error: GET x: unexpected status code 503'),
};

function history(...names: readonly (keyof typeof answers)[]) {
  return names.map((name) => judge(answers[name])).filter((judgement) => judgement.kind !== 'aborted');
}

describe('the answers to one Pod together', () => {
  it.each([
    ['are an admission', ['admitted'], 'admitted'],
    ['are an admission, however often', ['admitted', 'admitted'], 'admitted'],
    ['are a recovery after a timeout', ['timeout', 'admitted'], 'recovered'],
    ['are a recovery also when the timeout came between', ['admitted', 'timeout', 'admitted'], 'recovered'],
    ['are a recovery after a registry that failed', ['registry', 'admitted'], 'recovered'],
    ['are a recovery after the mutating webhook had not been asked yet', ['notMutated', 'admitted'], 'recovered'],
    ['flap when a policy was evaluated only sometimes', ['notEvaluated', 'admitted'], 'flaps'],
    ['flap when a verdict changed', ['denied', 'admitted'], 'flaps'],
    ['flap whatever else happened', ['timeout', 'denied', 'timeout', 'admitted'], 'flaps'],
    ['are a failure when none was admitted', ['timeout', 'denied', 'unanswered'], 'failed'],
  ] as const)('%s', (_, names, kind) => {
    expect(endOf(history(...names))?.kind).toBe(kind);
  });

  it('are nothing when there are none', () => {
    expect(endOf([])).toBeUndefined();
  });

  it('keep what decided', () => {
    expect(endOf(history('timeout', 'denied'))).toMatchObject({ last: { code: 'probe-denied' } });
    expect(endOf(history('timeout', 'unanswered', 'admitted'))).toMatchObject({ times: 2, failed: { webhook: '' } });
    expect(endOf(history('denied', 'admitted', 'denied'))).toMatchObject({ admitted: 1, denials: [{}, {}] });
  });
});
