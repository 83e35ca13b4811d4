import { describe, expect, it } from 'vitest';
import { parseConfiguration, shapePath } from '../../src/kyverno/webhooks.ts';

function entry(path: string, more: object = {}): object {
  return { name: 'w', clientConfig: { service: { name: 's', namespace: 'n', path } }, ...more };
}

function entries(webhooks: unknown) {
  const parsed = parseConfiguration('validate', { metadata: { name: 'c', resourceVersion: '7' }, webhooks });
  if (typeof parsed === 'string') throw new Error(parsed);
  return parsed.entries;
}

describe('a webhook configuration', () => {
  it('is read with the defaults of the API server', () => {
    expect(entries([entry('/ivpol/validate/p1')])).toEqual([
      {
        verb: 'validate',
        family: 'ivpol',
        policies: ['p1'],
        name: 'w',
        failurePolicy: 'Fail',
        timeoutSeconds: 10,
        rules: [],
        namespaceSelector: undefined,
        objectSelector: undefined,
        matchConditions: [],
        matchPolicy: 'Equivalent',
      },
    ]);
  });

  it.each([
    [{ service: { path: '/ivpol/mutate/p1/p2' } }, '/ivpol/mutate/p1/p2'],
    [{ url: 'https://127.0.0.1:9443/ivpol/validate/app-2' }, '/ivpol/validate/app-2'],
    [{ url: 'https://127.0.0.1:9443/nivpol/validate/n1?timeout=5s' }, '/nivpol/validate/n1'],
    [{ service: { path: '/ivpol/validate/p1/' } }, '/ivpol/validate/p1'],
    [{ service: { path: '/ivpol/validate' } }, '/ivpol/validate'],
  ])('names in %j the path %s', (clientConfig, path) => {
    expect(entries([{ name: 'w', clientConfig }]).map(shapePath)).toEqual([path]);
  });

  it.each([
    { service: { path: '/vpol/validate/p1' } },
    { service: { path: '/validate/fail' } },
    { service: { path: '/ivpol/audit/p1' } },
    { service: { path: 'ivpol/validate/p1' } },
    { service: {} },
    { url: 'not an address' },
    {},
  ])('leaves out an entry of another engine or of nobody: %j', (clientConfig) => {
    expect(entries([{ name: 'w', clientConfig }])).toEqual([]);
  });

  it.each([undefined, null, []])('is without entries where webhooks is %j', (webhooks) => {
    expect(entries(webhooks)).toEqual([]);
  });

  it.each([
    ['an unknown failurePolicy', [entry('/ivpol/validate/p', { failurePolicy: 'Maybe' })], 'webhooks.0.failurePolicy'],
    ['a timeout in words', [entry('/vpol/validate/p', { timeoutSeconds: '10' })], 'webhooks.0.timeoutSeconds'],
    ['an entry without a client', [{ name: 'w' }], 'webhooks.0.clientConfig'],
    ['webhooks that are no list', {}, 'webhooks'],
  ])('cannot be read with %s, and the field is named', (_, webhooks, path) => {
    const parsed = parseConfiguration('mutate', { metadata: { name: 'c', resourceVersion: '7' }, webhooks });
    expect(typeof parsed === 'string' ? parsed.split(': ')[0] : parsed).toBe(path);
  });

  it.each([undefined, null, 'text', {}, { metadata: { name: 'c' } }])('cannot be read from %j', (object) => {
    expect(parseConfiguration('mutate', object)).toEqual(expect.any(String));
  });
});
