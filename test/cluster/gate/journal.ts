import * as v from 'valibot';
import { type JournalEntry, journalAnnotation, journalText } from '../../../src/lease/journal.ts';
import type { Cluster } from '../cluster.ts';
import { mergePatch } from '../ground/client.ts';
import { policiesPath } from '../policies.ts';
import { heldBy, leasePath, readLease } from './lease.ts';
import { isWrite } from './writes.ts';

/** Every write of main in a repair, in its order, as `writeOf` names it. */
export const repairWrites = {
  claim: 'POST Lease',
  plan: 'PATCH Lease: journal of 1, renewTime',
  policy: 'PATCH policy',
  settle: 'PATCH Lease: journal of 0, renewTime',
} as const;

/** How each is told from others. */
export const writesOfMain = {
  claim: isWrite(repairWrites.claim),
  plan: isWrite(repairWrites.plan),
  policy: isWrite(repairWrites.policy),
  settle: isWrite(repairWrites.settle),
} as const;

type RaiseEntry = Extract<JournalEntry, { operation: 'raise-timeout' }>;

const policySchema = v.looseObject({
  metadata: v.looseObject({ uid: v.string(), resourceVersion: v.string(), generation: v.number() }),
});

/** An entry as the dead holder would have left it for this policy. */
export async function entryFor(
  cluster: Cluster,
  policy: string,
  holder: string,
  change: Pick<RaiseEntry, 'from' | 'to'>,
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
