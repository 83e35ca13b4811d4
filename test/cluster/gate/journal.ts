import * as v from 'valibot';
import { type JournalEntry, journalAnnotation, journalText, readJournal } from '../../../src/lease/journal.ts';
import type { ProxiedRequest } from '../api-proxy.ts';
import type { Cluster } from '../cluster.ts';
import { mergePatch } from '../ground/client.ts';
import { policiesPath } from '../policies.ts';
import { heldBy, leasePath, leasesPath, readLease } from './lease.ts';

const journalPath = '/metadata/annotations/admission-gate~1journal';
const operations = v.array(v.looseObject({ op: v.string(), path: v.string(), value: v.optional(v.string()) }));

/** The journal that a write of the Lease brings, if it brings one. */
function journalIn({ method, path, body }: ProxiedRequest): readonly JournalEntry[] | undefined {
  if (method !== 'PATCH' || !path.startsWith(leasePath)) return undefined;
  const found = v.parse(operations, JSON.parse(body)).find((one) => one.op === 'replace' && one.path === journalPath);
  const journal = found === undefined ? undefined : readJournal(found.value);
  return journal?.kind === 'entries' ? journal.entries : undefined;
}

/** Every write of main, in its order, and how it is told from others. */
export const writesOfMain = {
  claim: ({ method, path }: ProxiedRequest) => method === 'POST' && path.startsWith(leasesPath),
  plan: (request: ProxiedRequest) => journalIn(request)?.length === 1,
  policy: ({ method, path }: ProxiedRequest) => method === 'PATCH' && path.startsWith(policiesPath),
  settle: (request: ProxiedRequest) => journalIn(request)?.length === 0,
} as const;

const policySchema = v.looseObject({
  metadata: v.looseObject({ uid: v.string(), resourceVersion: v.string(), generation: v.number() }),
});

/** An entry as the dead holder would have left it for this policy. */
export async function entryFor(
  cluster: Cluster,
  policy: string,
  holder: string,
  change: Pick<JournalEntry, 'from' | 'to'>,
): Promise<JournalEntry> {
  const found = v.parse(policySchema, await cluster.admin.expect('GET', `${policiesPath}/${policy}`));
  const { uid, resourceVersion, generation } = found.metadata;
  return {
    id: `${holder}/1`,
    operation: 'raise-timeout',
    phase: 'planned',
    policy,
    uid,
    resourceVersion,
    generation,
    ...change,
  };
}

/** A Lease of that holder, free when it is empty, with this text as journal. */
export async function leaseWithJournal(cluster: Cluster, holder: string, journal: string): Promise<void> {
  await heldBy(cluster, holder, 2);
  const annotations = { [journalAnnotation]: journal };
  await cluster.admin.expect('PATCH', leasePath, { metadata: { annotations } }, mergePatch);
}

export async function journalNow(cluster: Cluster): Promise<string | undefined> {
  return (await readLease(cluster)).metadata.annotations[journalAnnotation];
}

export { journalText };
