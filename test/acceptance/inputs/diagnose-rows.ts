import { X509Certificate } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { bundle, client, entry, pem, service, slice, unready } from '../../health/seen.ts';
import { probe, type Row } from './row.ts';

const day = 24 * 60 * 60 * 1000;
const list = (kind: string, item: object): object => ({ kind: 'List', items: [{ kind, ...item }] });
const guard = (change: object): object =>
  list('ValidatingWebhookConfiguration', { metadata: { name: 'guard' }, webhooks: [entry(change)] });

/** A folder of what `kubectl get` printed, below the checkout. */
const saved = (...objects: readonly object[]): Record<string, string> =>
  Object.fromEntries(objects.map((object, index) => [`seen/${index}.json`, JSON.stringify(object)]));
const isDown = saved(guard({}), list('Service', service()), list('EndpointSlice', slice(unready)));

/** Twenty days before the certificate of the caBundle ends, with nothing against it but that. */
const time = new Date(new X509Certificate(pem('ca')).validToDate.getTime() - 20 * day).toISOString();
const endsSoon = saved(
  { kind: 'AdmissionGateBundle', version: 1, time, in: {}, served: {} },
  guard(client('kyverno', 'kyverno-svc', 443, bundle('ca'))),
);

// No webhook here leaves kube-system out, so there is always that to say.
const diagnose = { outsideQueue: true, writes: [] } as const;
const from = { mode: 'diagnose', from: 'seen' };

/** Inputs of mode `diagnose`. */
export const diagnoseRows: Readonly<Record<string, readonly Row[]>> = {
  from: [
    {
      ...diagnose,
      says: 'judges what was saved, without a cluster',
      inputs: from,
      files: isDown,
      code: 'backend-no-endpoints',
      look: ({ requests }) => expect(requests).toEqual([]),
    },
  ],
  'fail-on': [
    {
      ...diagnose,
      says: 'never lets the step pass whatever is found',
      inputs: { ...from, 'fail-on': 'never' },
      files: isDown,
      code: 'backend-no-endpoints',
      verdict: 'proceed',
    },
  ],
  'warn-days': ['14', '30'].map((days) => ({
    ...diagnose,
    says: `of ${days} ${days === '30' ? 'tells' : 'does not tell'} of a certificate that ends in 20 days`,
    inputs: { ...from, 'warn-days': days, 'fail-on': 'never' },
    files: endsSoon,
    code: days === '30' ? 'ca-expires' : 'webhook-unbounded',
    verdict: 'proceed',
  })),
  'diagnose-kinds': [
    {
      ...diagnose,
      says: 'are the only objects that are sent',
      inputs: { mode: 'diagnose', 'diagnose-kinds': 'Pod', 'fail-on': 'never' },
      code: 'webhook-unbounded',
      verdict: 'proceed',
      writes: [probe(201)],
    },
  ],
  save: [
    {
      ...diagnose,
      says: 'names the folder in which everything that was read is kept',
      inputs: { mode: 'diagnose', 'diagnose-kinds': 'Pod', 'fail-on': 'never', save: 'kept' },
      code: 'webhook-unbounded',
      verdict: 'proceed',
      writes: [probe(201)],
      deploy: async (_, job) => expect(existsSync(join(job.facts.workspace, 'kept', 'bundle.json'))).toBe(true),
    },
  ],
};
