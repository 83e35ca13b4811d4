import type { LabelSelector } from '../../src/kyverno/labels.ts';
import type { EffectiveWebhook, Verb } from '../../src/kyverno/webhooks.ts';
import { podRule } from './policies.ts';

interface Change {
  readonly failurePolicy?: 'Fail' | 'Ignore';
  readonly timeoutSeconds?: number;
  readonly name?: string;
  readonly rules?: EffectiveWebhook['rules'];
  readonly namespaceSelector?: Partial<LabelSelector>;
  readonly objectSelector?: Partial<LabelSelector>;
}

function selector(given: Partial<LabelSelector> | undefined): LabelSelector | undefined {
  return given === undefined ? undefined : { matchLabels: {}, matchExpressions: [], ...given };
}

/** An entry for `ivpol/p1` or `nivpol/n1/n2` that sees every Pod, fails closed and may take 30 s. */
export function entryFor(verb: Verb, familyAndNames: string, change: Change = {}): EffectiveWebhook {
  const [family, ...policies] = familyAndNames.split('/');
  const { namespaceSelector, objectSelector, ...rest } = change;
  return {
    verb,
    family: family === 'nivpol' ? 'nivpol' : 'ivpol',
    policies,
    name:
      policies.length === 1
        ? `ivpol.${verb}.kyverno.svc-fail-finegrained-${policies[0]}`
        : `ivpol.${verb}.kyverno.svc-fail`,
    failurePolicy: 'Fail',
    timeoutSeconds: 30,
    rules: [podRule],
    matchConditions: [],
    matchPolicy: 'Equivalent',
    ...rest,
    namespaceSelector: selector(namespaceSelector),
    objectSelector: selector(objectSelector),
  };
}
