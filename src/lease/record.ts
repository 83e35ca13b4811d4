import * as v from 'valibot';
import { emptyJournal, journalAnnotation } from './journal.ts';

/** What the annotations of the Lease say about the run that holds or last held it. */
interface HolderNotes {
  /** `<host>/<owner>/<name>`: which GitHub, and which repository there. */
  readonly repository: string;
  readonly repositoryId: string;
  readonly jobId: string;
  readonly runnerName: string;
  readonly headSha: string;
  readonly link: string;
  /** Why its refusal must not stop it, where a person said so. */
  readonly breakGlass?: string;
}

/** A Lease as read. `holder` is empty when it is free. Times are the writer's wall clock: shown, never trusted. */
export interface LeaseRecord {
  readonly uid: string;
  readonly resourceVersion: string;
  readonly holder: string;
  readonly durationSeconds: number;
  readonly acquireTime: string;
  readonly renewTime: string;
  readonly transitions: number;
  readonly link: string;
  readonly repository: string;
  readonly jobId: string;
  readonly runnerName: string;
  /** The object as it came, so that a replacement keeps what is not ours. */
  readonly labels: Readonly<Record<string, string>>;
  readonly annotations: Readonly<Record<string, string>>;
}

export type LeaseReading =
  | { readonly kind: 'record'; readonly record: LeaseRecord }
  | { readonly kind: 'malformed'; readonly problem: string };

const prefix = 'admission-gate/';
const breakGlassAnnotation = `${prefix}break-glass`;

const schema = v.object({
  metadata: v.object({
    uid: v.string(),
    resourceVersion: v.string(),
    labels: v.optional(v.record(v.string(), v.string()), {}),
    annotations: v.optional(v.record(v.string(), v.string()), {}),
  }),
  spec: v.optional(
    v.object({
      holderIdentity: v.optional(v.string(), ''),
      leaseDurationSeconds: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
      acquireTime: v.optional(v.string(), ''),
      renewTime: v.optional(v.string(), ''),
      leaseTransitions: v.optional(v.number(), 0),
    }),
    {},
  ),
});

/**
 * Reads a `coordination.k8s.io/v1` Lease. A record that names a holder but lacks its duration or its renewTime
 * is malformed: nobody can tell how long it is valid.
 */
export function readLease(object: unknown): LeaseReading {
  const parsed = v.safeParse(schema, object);
  if (!parsed.success) {
    const [issue] = parsed.issues;
    return { kind: 'malformed', problem: `${v.getDotPath(issue) ?? 'object'}: ${issue.message}` };
  }
  const { metadata, spec } = parsed.output;
  const note = (name: string): string => metadata.annotations[`${prefix}${name}`] ?? '';
  const holder = spec.holderIdentity ?? '';
  const lacking = [
    ...(spec.leaseDurationSeconds === undefined ? ['no leaseDurationSeconds'] : []),
    ...((spec.renewTime ?? '') === '' ? ['no renewTime'] : []),
  ];
  if (holder !== '' && lacking.length > 0)
    return { kind: 'malformed', problem: `it names holder ${holder}, but ${lacking.join(' and ')}` };
  return {
    kind: 'record',
    record: {
      uid: metadata.uid,
      resourceVersion: metadata.resourceVersion,
      holder,
      durationSeconds: spec.leaseDurationSeconds ?? 0,
      acquireTime: spec.acquireTime ?? '',
      renewTime: spec.renewTime ?? '',
      transitions: spec.leaseTransitions ?? 0,
      link: note('link'),
      repository: note('repository'),
      jobId: note('job-id'),
      runnerName: note('runner-name'),
      labels: metadata.labels,
      annotations: metadata.annotations,
    },
  };
}

/** A time as Kubernetes' MicroTime demands it: exactly six fractional digits (apimachinery `micro_time.go`). */
export function microTime(time: Date): string {
  return `${time.toISOString().slice(0, -1)}000Z`;
}

function annotationsOf(notes: HolderNotes): Record<string, string> {
  return {
    [`${prefix}repository`]: notes.repository,
    [`${prefix}repository-id`]: notes.repositoryId,
    [`${prefix}job-id`]: notes.jobId,
    [`${prefix}runner-name`]: notes.runnerName,
    [`${prefix}head-sha`]: notes.headSha,
    [`${prefix}link`]: notes.link,
    ...(notes.breakGlass === undefined ? {} : { [breakGlassAnnotation]: notes.breakGlass }),
  };
}

/** The reason of one run is not that of the next. */
function withoutBreakGlass(free: LeaseRecord | undefined): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(free?.annotations ?? {}).filter(([key]) => key !== breakGlassAnnotation));
}

export interface Claim {
  readonly holder: string;
  readonly durationSeconds: number;
  readonly notes: HolderNotes;
}

/**
 * The body that takes a Lease: a new object, or the replacement of a free one under its resourceVersion, so
 * that of two claims only one can win (compare-and-swap). The journal of the holder before is kept, since it may hold
 * what is not settled yet; from here on there always is one, as every later write tests its text.
 */
export function claimBody(
  lease: { name: string; namespace: string },
  claim: Claim,
  now: Date,
  free?: LeaseRecord,
): object {
  const time = microTime(now);
  return {
    apiVersion: 'coordination.k8s.io/v1',
    kind: 'Lease',
    metadata: {
      name: lease.name,
      namespace: lease.namespace,
      ...(free === undefined ? {} : { resourceVersion: free.resourceVersion, uid: free.uid, labels: free.labels }),
      annotations: {
        ...withoutBreakGlass(free),
        ...annotationsOf(claim.notes),
        [journalAnnotation]: free?.annotations[journalAnnotation] ?? emptyJournal,
      },
    },
    spec: {
      holderIdentity: claim.holder,
      leaseDurationSeconds: claim.durationSeconds,
      acquireTime: time,
      renewTime: time,
      leaseTransitions: free === undefined ? 0 : free.transitions + 1,
    },
  };
}

/**
 * The body that frees a Lease under the resourceVersion that was seen: any write in between makes it fail.
 * `journal`: the text that the journal has from now on; it stays as it is when absent.
 */
export function releaseBody(
  lease: { name: string; namespace: string },
  record: LeaseRecord,
  now: Date,
  journal?: string,
): object {
  const { uid, resourceVersion, labels } = record;
  const annotations = { ...record.annotations, ...(journal === undefined ? {} : { [journalAnnotation]: journal }) };
  return {
    apiVersion: 'coordination.k8s.io/v1',
    kind: 'Lease',
    metadata: { name: lease.name, namespace: lease.namespace, uid, resourceVersion, labels, annotations },
    spec: {
      holderIdentity: '',
      leaseDurationSeconds: record.durationSeconds,
      renewTime: microTime(now),
      leaseTransitions: record.transitions,
    },
  };
}
