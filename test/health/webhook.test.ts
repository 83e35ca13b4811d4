import { describe, expect, it } from 'vitest';
import { readWebhooks } from '../../src/health/webhook.ts';
import { findingsOf } from '../../src/steps/diagnose.ts';
import { entry, now } from './seen.ts';

const configuration = (...webhooks: readonly unknown[]) => ({ metadata: { name: 'guard' }, webhooks });
const good = entry({ name: 'good.example.com' });

describe('a webhook configuration with an entry that cannot be read', () => {
  it.each<[string, unknown, string, string]>([
    ['has rules that are none', { ...good, name: 'bad.example.com', rules: 7 }, 'bad.example.com', 'rules'],
    ['has another failurePolicy', { ...good, failurePolicy: 'Later' }, 'good.example.com', 'failurePolicy'],
    ['has no name', { ...good, name: undefined }, 'number 2', 'name'],
    ['is none', 'oops', 'number 2', 'Object'],
  ])('that %s still shows all others, and says which entry and field', (_, bad, name, problem) => {
    const read = readWebhooks('validate', configuration(good, bad, good));
    expect(read.webhooks.map((one) => one.name)).toEqual(['good.example.com', 'good.example.com']);
    expect(read.unread).toEqual([
      { verb: 'validate', configuration: 'guard', entry: name, problem: expect.stringContaining(problem) },
    ]);
  });

  it.each<[string, unknown, string]>([
    ['has a list that is none', { metadata: { name: 'guard' }, webhooks: {} }, 'guard'],
    ['is none', 3, ''],
  ])('or that %s as a whole says so', (_, object, name) => {
    const { webhooks, unread } = readWebhooks('mutate', object);
    expect([webhooks, unread.map(({ configuration: one, entry: part }) => [one, part])]).toEqual([[], [[name, '']]]);
  });

  it('is an error of a diagnosis, since nobody knows what it blocks', () => {
    const objects = {
      validatingwebhookconfigurations: { in: 'all', items: [configuration({ ...good, rules: 7 })] },
    } as const;
    const survey = { objects, asked: 0, unread: [], served: new Map() };
    const sight = { survey, kinds: [], now, warnDays: 14, kyvernoVersion: '', kyvernoNamespace: 'kyverno' };
    expect(findingsOf(sight).map(({ severity, code, subject }) => `${severity} ${code} ${subject}`)).toEqual([
      'error webhook-unreadable validatingwebhookconfigurations/guard',
    ]);
  });
});
