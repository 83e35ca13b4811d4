import * as v from 'valibot';
import { type LabelSelector, labelSelectorSchema } from './labels.ts';
import { type MatchCondition, type PolicyFamily, problemIn, type ResourceRule } from './policy.ts';

export type Verb = 'mutate' | 'validate';

/** The part of a webhook entry that has to be right: which policies, how it fails, how long it may take. */
export interface WebhookShape {
  readonly verb: Verb;
  readonly family: PolicyFamily;
  /** The policies in the path, in its order. */
  readonly policies: readonly string[];
  readonly failurePolicy: 'Fail' | 'Ignore';
  readonly timeoutSeconds: number;
}

/** An entry that the API server has, with what decides which Pods it sees. */
export interface EffectiveWebhook extends WebhookShape {
  readonly name: string;
  readonly rules: readonly ResourceRule[];
  readonly namespaceSelector: LabelSelector | undefined;
  readonly objectSelector: LabelSelector | undefined;
  readonly matchConditions: readonly MatchCondition[];
  readonly matchPolicy: string;
}

/** One configuration as read; `undefined` entries: the object does not exist. */
export interface WebhookConfiguration {
  readonly verb: Verb;
  readonly resourceVersion: string;
  /** Grows with every write that changes the configuration; 0 where it does not exist. */
  readonly generation: number;
  readonly entries: readonly EffectiveWebhook[];
}

/** Kyverno keeps all resource policies of all engines in these two objects (kyverno `pkg/config/config.go`). */
export const configurationNames: Readonly<Record<Verb, string>> = {
  mutate: 'kyverno-resource-mutating-webhook-cfg',
  validate: 'kyverno-resource-validating-webhook-cfg',
};

const entrySchema = v.object({
  name: v.string(),
  clientConfig: v.object({
    url: v.optional(v.string()),
    service: v.optional(v.object({ path: v.optional(v.string(), '/') })),
  }),
  failurePolicy: v.optional(v.picklist(['Fail', 'Ignore']), 'Fail'),
  timeoutSeconds: v.optional(v.number(), 10),
  rules: v.optional(
    v.array(
      v.object({
        apiGroups: v.optional(v.array(v.string()), []),
        apiVersions: v.optional(v.array(v.string()), []),
        operations: v.optional(v.array(v.string()), []),
        resources: v.optional(v.array(v.string()), []),
        scope: v.optional(v.string(), '*'),
      }),
    ),
    [],
  ),
  namespaceSelector: v.optional(labelSelectorSchema),
  objectSelector: v.optional(labelSelectorSchema),
  matchConditions: v.optional(v.array(v.object({ name: v.string(), expression: v.string() })), []),
  matchPolicy: v.optional(v.string(), 'Equivalent'),
});

const configurationSchema = v.object({
  metadata: v.object({ name: v.string(), resourceVersion: v.string(), generation: v.optional(v.number(), 0) }),
  webhooks: v.optional(v.nullable(v.array(entrySchema)), []),
});

function pathOf(clientConfig: v.InferOutput<typeof entrySchema>['clientConfig']): string {
  if (clientConfig.service !== undefined) return clientConfig.service.path;
  return URL.parse(clientConfig.url ?? '')?.pathname ?? '';
}

/** `/ivpol/mutate/p1/p2` by whole segments: policy `app` is not in the path of `app-2`. */
function readPath(path: string): Pick<WebhookShape, 'verb' | 'family' | 'policies'> | undefined {
  const [, family, verb, ...policies] = path.split('/');
  if (family !== 'ivpol' && family !== 'nivpol') return undefined;
  if (verb !== 'mutate' && verb !== 'validate') return undefined;
  return { family, verb, policies: policies.filter((name) => name !== '') };
}

function toEntry(entry: v.InferOutput<typeof entrySchema>): EffectiveWebhook | undefined {
  const path = readPath(pathOf(entry.clientConfig));
  if (path === undefined) return undefined;
  const { clientConfig: _, namespaceSelector, objectSelector, ...rest } = entry;
  return { ...path, ...rest, namespaceSelector, objectSelector };
}

/** Reads one webhook configuration; entries of other engines are left out. A string says why it cannot be read. */
export function parseConfiguration(verb: Verb, object: unknown): WebhookConfiguration | string {
  const parsed = v.safeParse(configurationSchema, object);
  if (!parsed.success) return problemIn(parsed.issues);
  const entries = (parsed.output.webhooks ?? []).map(toEntry).filter((entry) => entry !== undefined);
  const { resourceVersion, generation } = parsed.output.metadata;
  return { verb, resourceVersion, generation, entries };
}

/** `/ivpol/mutate/p1`. */
export function shapePath(shape: WebhookShape): string {
  return ['', shape.family, shape.verb, ...shape.policies].join('/');
}
