import { isMalformed, type MalformedPolicy, type Policy, parsePolicy } from '../../src/kyverno/policy.ts';

export const podRule = {
  apiGroups: [''],
  apiVersions: ['v1'],
  operations: ['CREATE', 'UPDATE'],
  resources: ['pods'],
  scope: '*',
};

interface Metadata {
  readonly namespace?: string;
  readonly uid?: string;
  readonly resourceVersion?: string;
  readonly generation?: number;
  readonly managedFields?: readonly object[];
  readonly labels?: Readonly<Record<string, string>>;
}

/** A policy as the API server serves it; every Pod's creation matches unless the spec says otherwise. */
export function policyObject(name: string, spec: object = {}, metadata: Metadata = {}): object {
  return {
    apiVersion: 'policies.kyverno.io/v1beta1',
    kind: metadata.namespace === undefined ? 'ImageValidatingPolicy' : 'NamespacedImageValidatingPolicy',
    metadata: { name, uid: `uid-${name}`, resourceVersion: '10', generation: 1, ...metadata },
    spec: { matchConstraints: { resourceRules: [podRule] }, ...spec },
  };
}

/** The policy, or an error where it is malformed. */
export function readable(policy: Policy | MalformedPolicy): Policy {
  if (isMalformed(policy)) throw new Error(policy.problem);
  return policy;
}

export function policyOf(name: string, spec: object = {}, metadata: Metadata = {}): Policy {
  return readable(
    parsePolicy(metadata.namespace === undefined ? 'ivpol' : 'nivpol', policyObject(name, spec, metadata)),
  );
}

/** `spec` with that webhook timeout. */
export function timeout(timeoutSeconds: number): { readonly webhookConfiguration: object } {
  return { webhookConfiguration: { timeoutSeconds } };
}
