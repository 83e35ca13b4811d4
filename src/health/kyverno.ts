import * as v from 'valibot';
import { type Finding, finding } from '../findings/finding.ts';
import { type Deployment, type Pod, parsed } from './objects.ts';

/** The leader renews its Lease every 2 s, and another takes over after 12 s (kyverno `pkg/leaderelection`). */
const LEADERLESS_SECONDS = 60;
const DAY_MS = 24 * 3600 * 1000;

const time = v.pipe(
  v.string(),
  v.transform((text) => new Date(text)),
);

const leaseSchema = v.object({
  metadata: v.object({ name: v.string(), namespace: v.string() }),
  spec: v.object({ renewTime: time, holderIdentity: v.nullish(v.string(), '') }),
});

/** The leader writes into it when the API server called Kyverno last (kyverno `pkg/controllers/webhook`, watchdog). */
const heardSchema = v.object({
  metadata: v.object({
    name: v.literal('kyverno-health'),
    namespace: v.string(),
    annotations: v.object({ 'kyverno.io/last-request-time': time }),
  }),
});
/** The watchdog calls every 10 s; after this long Kyverno takes itself for unhealthy (`IdleDeadline`). */
const IDLE_SECONDS = 100;

/** The Lease of the admission controller's leader. */
const leaderLease = 'kyverno';

/** Is it the admission controller? By label, since the chart's name changes with its values. */
function isController({ metadata }: Deployment): boolean {
  return metadata.labels?.['app.kubernetes.io/component'] === 'admission-controller';
}

function rollout({ metadata, spec, status }: Deployment): readonly Finding[] {
  const { name, namespace } = metadata;
  const subject = `Deployment ${namespace}/${name}`;
  const facts = { deployment: name, namespace };
  if (spec.replicas === 0) return [finding('kyverno-scaled-to-zero', subject, facts, [], 'warning')];
  if (status.replicas <= spec.replicas) return [];
  const stuck = status.conditions.find(({ type, status: is }) => type === 'Progressing' && is === 'False');
  const problem = [stuck?.reason, stuck?.message].filter(Boolean).join(': ') || 'its conditions do not tell';
  const counts = { replicas: String(status.replicas), wanted: String(spec.replicas), problem };
  const evidence = status.conditions.map(({ type, status: is, reason, message }) =>
    [`${type} ${is}`, reason, message].filter(Boolean).join(': '),
  );
  return [finding('kyverno-rollout-stuck', subject, { ...facts, ...counts }, evidence, 'warning')];
}

/** How long ago, in seconds, where that is more than `most`; clocks that are years apart tell nothing. */
function overdue(since: Date, now: Date, most: number): string | undefined {
  const seconds = Math.round((now.getTime() - since.getTime()) / 1000);
  return seconds > most && seconds * 1000 < 3650 * DAY_MS ? String(seconds) : undefined;
}

function leaderless(leases: readonly unknown[], pods: readonly Pod[] | undefined, now: Date): readonly Finding[] {
  return parsed(leaseSchema, leases)
    .filter(({ metadata }) => metadata.name === leaderLease)
    .flatMap(({ metadata: { name, namespace }, spec: { renewTime, holderIdentity } }) => {
      const seconds = overdue(renewTime, now, LEADERLESS_SECONDS);
      if (seconds === undefined) return [];
      const facts = { lease: name, namespace, renewed: renewTime.toISOString(), seconds };
      const holder = holderIdentity || 'nobody';
      const isGone = pods !== undefined && !pods.some((pod) => pod.metadata.name === holder);
      const evidence = [`held by ${holder}${isGone ? ', and there is no Pod of that name' : ''}`];
      return [finding('kyverno-without-leader', `Lease ${namespace}/${name}`, facts, evidence, 'warning')];
    });
}

/** Kyverno has a leader, but no call of the API server reached it: a renewed leader Lease alone does not show that. */
function unheard(leases: readonly unknown[], now: Date): readonly Finding[] {
  return parsed(heardSchema, leases).flatMap(({ metadata: { name, namespace, annotations } }) => {
    const heard = annotations['kyverno.io/last-request-time'];
    const seconds = overdue(heard, now, IDLE_SECONDS);
    if (seconds === undefined) return [];
    const facts = { lease: name, namespace, heard: heard.toISOString(), seconds };
    return [finding('kyverno-unheard', `Lease ${namespace}/${name}`, facts, [], 'warning')];
  });
}

/** What keeps Kyverno from writing its webhooks, by its Deployments, Leases and Pods; clocks may differ by a minute. */
export function judgeController(
  deployments: readonly Deployment[],
  leases: readonly unknown[],
  now: Date,
  pods?: readonly Pod[],
): readonly Finding[] {
  return [
    ...deployments.filter(isController).flatMap(rollout),
    ...leaderless(leases, pods, now),
    ...unheard(leases, now),
  ];
}
