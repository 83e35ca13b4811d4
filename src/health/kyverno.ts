import * as v from 'valibot';
import { type Finding, finding } from '../findings/finding.ts';
import { type Deployment, parsed } from './objects.ts';

/** The leader renews its Lease every 2 s, and another takes over after 12 s (kyverno `pkg/leaderelection`). */
const LEADERLESS_SECONDS = 60;
const DAY_MS = 24 * 3600 * 1000;

const leaseSchema = v.object({
  metadata: v.object({ name: v.string(), namespace: v.string() }),
  spec: v.object({
    renewTime: v.pipe(
      v.string(),
      v.transform((text) => new Date(text)),
    ),
  }),
});

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
  return [finding('kyverno-rollout-stuck', subject, { ...facts, ...counts }, [], 'warning')];
}

function leaderless(leases: readonly unknown[], now: Date): readonly Finding[] {
  return parsed(leaseSchema, leases)
    .filter(({ metadata }) => metadata.name === leaderLease)
    .flatMap(({ metadata: { name, namespace }, spec: { renewTime } }) => {
      const seconds = Math.round((now.getTime() - renewTime.getTime()) / 1000);
      if (!(seconds > LEADERLESS_SECONDS && seconds * 1000 < 3650 * DAY_MS)) return [];
      const facts = { lease: name, namespace, renewed: renewTime.toISOString(), seconds: String(seconds) };
      return [finding('kyverno-without-leader', `Lease ${namespace}/${name}`, facts, [], 'warning')];
    });
}

/** What keeps Kyverno from writing its webhooks, by its Deployments and Leases; clocks may differ by a minute. */
export function judgeController(
  deployments: readonly Deployment[],
  leases: readonly unknown[],
  now: Date,
): readonly Finding[] {
  return [...deployments.filter(isController).flatMap(rollout), ...leaderless(leases, now)];
}
