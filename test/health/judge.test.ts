import { describe, expect, it } from 'vitest';
import { wordsOf } from '../../src/findings/words.ts';
import type { Observed } from '../../src/health/backend.ts';
import { certificatesIn } from '../../src/health/certificates.ts';
import { judgeHealth } from '../../src/health/judge.ts';
import {
  bundle,
  client,
  entry,
  now,
  pem,
  ready,
  seen,
  service,
  slice,
  unready,
  vendors,
  webhook,
  webhooks,
} from './seen.ts';

const found = (observed: Observed, warnDays = 14) =>
  judgeHealth(observed, now, warnDays).map(({ severity, code }) => `${severity} ${code}`);
const ca = (...names: readonly string[]) => client('kyverno', 'kyverno-svc', 443, bundle(...names));
const open = { failurePolicy: 'Ignore' };

describe('the health of webhooks', () => {
  it.each<readonly [string, Observed, readonly string[]]>([
    ['that are well has nothing to say', seen({ services: [service()], slices: [slice(ready)] }), []],
    ['of which nothing was read has nothing to say', seen(), []],
    ['without endpoints', seen({ slices: [slice(unready)] }), ['error backend-no-endpoints']],
    [
      'without endpoints that may be ignored',
      seen({ webhooks: [webhook(open)], slices: [slice(unready)] }),
      ['warning webhook-not-enforced'],
    ],
    ['whose caBundle expired', seen({ webhooks: [webhook(ca('old-ca'))] }), ['error ca-expired']],
    [
      'whose caBundle is garbage',
      seen({ webhooks: [webhook(client('kyverno', 'kyverno-svc', 443, 'x'))] }),
      ['error ca-unreadable'],
    ],
    [
      'whose caBundle may be ignored',
      seen({ webhooks: [webhook({ ...ca('old-ca'), ...open })] }),
      ['warning webhook-not-enforced'],
    ],
  ])('%s', (_, observed, expected) => {
    expect(found(observed)).toEqual(expected);
  });

  it.each([
    [113, ['warning ca-expires']],
    [112, []],
    [0, []],
  ])('warns of a caBundle that expires in 112 days, %i days ahead', (warnDays, expected) => {
    expect(found(seen({ webhooks: [webhook(ca('ca'))] }), warnDays)).toEqual(expected);
  });

  it.each([
    ['leaf', []],
    ['old-leaf', ['error certificate-expired']],
    ['other-name', ['error certificate-wrong-name']],
    ['other-ca', ['error ca-mismatch']],
  ])('looks at what is served: %s', (name, expected) => {
    const served = new Map([['kyverno/kyverno-svc', certificatesIn(pem(name))]]);
    expect(found({ ...seen({ webhooks: [webhook(ca('ca'))] }), served })).toEqual(expected);
  });

  it('tells webhooks of one backend together, and says what deleting them opens', () => {
    const two = webhooks(entry({ name: vendors }), entry({ name: 'b.example.com' }));
    const [one, ...more] = judgeHealth(seen({ webhooks: two, slices: [] }), now, 14);
    expect(more).toEqual([]);
    expect(one?.facts['webhook']).toBe(`${vendors} and 1 more`);
    expect(one && wordsOf(one).advice.join(' ')).toContain('nothing would check creating pods in all namespaces');
  });
});
