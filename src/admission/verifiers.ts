import * as v from 'valibot';

/** A Pod of the admission controller. */
export interface Verifier {
  readonly name: string;
  readonly restarts: number;
  /** A container of it has ended and not started again. */
  readonly isDown: boolean;
}

const statusSchema = v.object({
  restartCount: v.optional(v.number(), 0),
  state: v.optional(v.object({ running: v.optional(v.unknown()) }), {}),
});
const listSchema = v.object({
  items: v.array(
    v.object({
      metadata: v.object({ name: v.string(), labels: v.optional(v.record(v.string(), v.string()), {}) }),
      status: v.optional(v.object({ containerStatuses: v.optional(v.array(statusSchema), []) }), {}),
    }),
  ),
});

/** Kyverno's own label of its components (chart 3.x, `templates/_helpers/_labels.tpl`). */
function isVerifier(labels: Readonly<Record<string, string>>): boolean {
  return labels['app.kubernetes.io/component'] === 'admission-controller';
}

/** The admission controllers in a list of Pods (core/v1); `undefined` for what is none. */
export function verifiersIn(body: unknown): readonly Verifier[] | undefined {
  const list = v.safeParse(listSchema, body);
  if (!list.success) return undefined;
  const verifiers = list.output.items.filter(({ metadata }) => isVerifier(metadata.labels));
  return verifiers.map(({ metadata, status }) => ({
    name: metadata.name,
    restarts: (status.containerStatuses ?? []).reduce((sum, { restartCount }) => sum + restartCount, 0),
    isDown: (status.containerStatuses ?? []).some(({ state }) => state.running === undefined),
  }));
}

/** Is a Pod that was there before down now, or has it restarted since? New Pods are a rollout, not a restart. */
export function hasEnded(before: readonly Verifier[], now: readonly Verifier[]): boolean {
  return before.some(({ name, restarts }) =>
    now.some((one) => one.name === name && (one.isDown || one.restarts > restarts)),
  );
}
