import { expectedWebhooks, type Kyverno } from '../src/kyverno/expected.ts';
import { defaultSettings } from '../src/kyverno/settings.ts';
import { parseVersion } from '../src/kyverno/version.ts';
import { configurationNames, shapePath, type Verb } from '../src/kyverno/webhooks.ts';
import { podRule, policyObject, policyOf, timeout } from '../test/fakes/policies.ts';

/** How large the saved observation is: all of a cluster that nobody has yet seen. */
export const size = { policies: 1000, entries: 10_000, probes: 500 } as const;

/** What a gate reads of a large cluster, as the API server writes it. */
export interface LargeObservation {
  readonly policies: readonly unknown[];
  readonly configurations: Readonly<Record<Verb, unknown>>;
}

export function kyverno(): Kyverno {
  const version = parseVersion('1.19.1');
  if (version === undefined) throw new Error('that is no version');
  return { version, settings: defaultSettings };
}

/** Every policy has a path of its own, and is for the Pods of one app: each probed Pod has one that sees it. */
function specOf(index: number): object {
  const selector = { matchLabels: { app: `app-${index}` } };
  return { ...timeout(30), matchConstraints: { resourceRules: [podRule], objectSelector: selector } };
}

/** A cluster in which all is right, so that nothing ends the judgement early. */
export function largeObservation(): LargeObservation {
  const numbers = [...new Array(size.policies).keys()];
  const policies = numbers.map((index) => policyObject(`p${index}`, specOf(index)));
  const parsed = numbers.map((index) => policyOf(`p${index}`, specOf(index)));
  const configuration = (verb: Verb): unknown => {
    const own = expectedWebhooks(verb, parsed, kyverno()).map(({ selectors: [selector], ...shape }) => ({
      ...shape,
      ...selector,
      clientConfig: { service: { namespace: 'kyverno', name: 'kyverno-svc', path: shapePath(shape) } },
    }));
    const metadata = { name: configurationNames[verb], resourceVersion: '1', generation: 1 };
    return { metadata, webhooks: [...own, ...entriesOfOthers(verb, size.entries / 2 - own.length)] };
  };
  return { policies, configurations: { mutate: configuration('mutate'), validate: configuration('validate') } };
}

/** Entries of Kyverno's other engines, which stand in the same two configurations. */
function entriesOfOthers(verb: Verb, count: number): readonly unknown[] {
  return Array.from({ length: count }, (_, index) => ({
    name: `vpol.${verb}.kyverno.svc-fail-finegrained-other-${index}`,
    failurePolicy: 'Fail',
    timeoutSeconds: 10,
    rules: [podRule],
    clientConfig: { service: { namespace: 'kyverno', name: 'kyverno-svc', path: `/vpol/${verb}/other-${index}` } },
  }));
}
