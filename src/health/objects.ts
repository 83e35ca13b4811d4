import * as v from 'valibot';

/** What was read of one kind, and where: in all namespaces, or in these only. */
export interface Seen<T> {
  readonly in: 'all' | readonly string[];
  readonly items: readonly T[];
}

const labels = v.optional(v.nullable(v.record(v.string(), v.string())), {});
const metadata = v.object({ name: v.string(), namespace: v.optional(v.string(), 'default'), labels });
// The API server writes a time that is not known as null.
const text = v.nullish(v.string(), '');
const count = v.nullish(v.number(), 0);

export const serviceSchema = v.object({
  metadata,
  spec: v.optional(
    v.object({
      type: v.optional(v.string(), 'ClusterIP'),
      externalName: text,
      selector: labels,
      ports: v.optional(v.nullable(v.array(v.object({ port: v.number() }))), []),
    }),
    {},
  ),
});
export type Service = v.InferOutput<typeof serviceSchema>;

/** A condition that is not set counts as the API says (`discovery/v1`, EndpointConditions): ready and serving. */
export const sliceSchema = v.object({
  metadata,
  endpoints: v.optional(
    v.nullable(
      v.array(
        v.object({
          conditions: v.optional(
            v.object({
              ready: v.optional(v.nullable(v.boolean())),
              serving: v.optional(v.nullable(v.boolean())),
              terminating: v.optional(v.nullable(v.boolean())),
            }),
            {},
          ),
          targetRef: v.optional(v.object({ name: text })),
        }),
      ),
    ),
    [],
  ),
});
export type Slice = v.InferOutput<typeof sliceSchema>;

const containerState = v.object({
  waiting: v.optional(v.object({ reason: text, message: text })),
  terminated: v.optional(v.object({ reason: text, exitCode: count, finishedAt: text, message: text })),
});

const containerStatus = v.object({
  name: text,
  ready: v.optional(v.boolean(), false),
  restartCount: count,
  state: v.optional(containerState, {}),
  lastState: v.optional(containerState, {}),
});

const condition = v.object({ type: text, status: text, reason: text, message: text });

export const podSchema = v.object({
  metadata: v.object({ ...metadata.entries, deletionTimestamp: text }),
  spec: v.optional(
    v.object({
      containers: v.optional(
        v.array(
          v.object({
            name: text,
            resources: v.optional(
              v.object({ limits: v.optional(v.object({ memory: v.optional(v.union([v.string(), v.number()])) }), {}) }),
              {},
            ),
          }),
        ),
        [],
      ),
    }),
    {},
  ),
  status: v.optional(
    v.object({
      phase: text,
      reason: text,
      message: text,
      conditions: v.optional(v.array(condition), []),
      initContainerStatuses: v.optional(v.array(containerStatus), []),
      containerStatuses: v.optional(v.array(containerStatus), []),
    }),
    {},
  ),
});
export type Pod = v.InferOutput<typeof podSchema>;
export type ContainerStatus = v.InferOutput<typeof containerStatus>;

const selector = v.optional(v.object({ matchLabels: labels }), {});

export const deploymentSchema = v.object({
  metadata: v.object({ ...metadata.entries, generation: count }),
  spec: v.object({ replicas: v.optional(v.number(), 1), selector }),
  status: v.optional(
    v.object({
      observedGeneration: count,
      replicas: count,
      updatedReplicas: count,
      availableReplicas: count,
      conditions: v.optional(v.array(condition), []),
    }),
    {},
  ),
});
export type Deployment = v.InferOutput<typeof deploymentSchema>;

export const budgetSchema = v.object({ metadata, spec: v.optional(v.object({ selector }), {}) });
export type Budget = v.InferOutput<typeof budgetSchema>;

export const namespaceSchema = v.object({ metadata: v.object({ name: v.string(), labels }) });
export type Namespace = v.InferOutput<typeof namespaceSchema>;

/** The objects that can be read; one in another form cannot be judged and is left out. */
export function parsed<S extends v.GenericSchema>(schema: S, items: readonly unknown[]): readonly v.InferOutput<S>[] {
  return items.flatMap((item) => {
    const result = v.safeParse(schema, item);
    return result.success ? [result.output] : [];
  });
}

/** What is in one namespace; `undefined` where it was not read. */
export function within<T extends { readonly metadata: { readonly namespace: string } }>(
  seen: Seen<T> | undefined,
  namespace: string,
): readonly T[] | undefined {
  if (seen === undefined || (seen.in !== 'all' && !seen.in.includes(namespace))) return undefined;
  return seen.items.filter((item) => item.metadata.namespace === namespace);
}

/** Does a plain selector select these labels? An empty one selects nothing here, as in a Service. */
export function picks(
  wanted: Readonly<Record<string, string>> | null,
  given: Readonly<Record<string, string>> | null,
): boolean {
  const pairs = Object.entries(wanted ?? {});
  return pairs.length > 0 && pairs.every(([key, value]) => given?.[key] === value);
}
