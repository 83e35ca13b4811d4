import type { KyvernoBehaviour } from '../kyverno/behaviour.ts';

export const policy = 'verify-app-images';
export const otherPolicy = 'verify-tool-images';
export const registry = 'registry.example';
export const image = `${registry}/app:1.4.2`;

/** Instead of the names in the record. */
export const names: KyvernoBehaviour['names'] = {
  p1: policy,
  p2: otherPolicy,
  '127.0.0.1:15000': registry,
};

export const inputs = { policies: policy, 'probe-images': image, 'probe-namespace': 'apps' } as const;

/** One policy with a fine-grained path of 30 s, as it should be. */
export const healthy = {
  version: '1.19.1',
  set: 'b-one-fail-30',
  names,
  publications: [],
  pods: { [image]: [{ recorded: 'allowed-signed-by-tag' }] },
  control: 'denied',
} as const satisfies KyvernoBehaviour;
