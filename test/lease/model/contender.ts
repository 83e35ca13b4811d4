import type { Answer } from '../../../src/cluster/port.ts';
import { parsePolicy } from '../../../src/kyverno/policy.ts';
import type { Contender } from '../../../src/lease/contend.ts';
import { type JournalEntry, type PolicySeen, readJournal, type Settled, settle } from '../../../src/lease/journal.ts';
import { type Claim, type LeaseRecord, readLease } from '../../../src/lease/record.ts';
import type { JournalChange, Tenure } from '../../../src/lease/writes.ts';
import { call, type Program } from './process.ts';

export const leaseName = { namespace: 'admission-gate', name: 'deploy' };
export const wantedSeconds = 30;

/** One machine's two clocks, as a program reads them. */
export interface Clocks {
  monotonicMs(): number;
  now(): Date;
}

/** One run: its main, keeper and post share what this machine knows. */
export interface Run extends Clocks {
  readonly holder: string;
  readonly contender: Contender;
  readonly claim: Claim;
  readonly policies: readonly string[];
  /** Is it our turn in the queue, at this look? */
  turn(): boolean;
  startKeeper(tenure: Tenure): void;
  stopKeeper(): void;
  /** How main ended; `undefined` as long as it runs, or when it was killed. */
  end: End | undefined;
}

/** Every end that main has a name for. */
export type End =
  | 'proceed'
  | 'lease-held'
  | 'lease-same-job'
  | 'lease-lost'
  | 'lease-stale'
  | 'patch-conflict'
  | 'no-answer';

/** Makes the parts of a run that follow from its number. */
export function identityOf(number: number, durationSeconds: number): Pick<Run, 'holder' | 'contender' | 'claim'> {
  const holder = `gh:${number}.1:deploy:${String(number).padStart(8, '0')}`;
  const [jobId, runnerName] = [String(4600 + number), `runner-${number}`];
  const notes = {
    repository: 'github.example/octo-org/shop',
    repositoryId: '1',
    jobId,
    runnerName,
    headSha: String(number).repeat(40),
    link: `https://github.example/octo-org/shop/actions/runs/${number}`,
  };
  return { holder, contender: { holder, jobId, runnerName }, claim: { holder, durationSeconds, notes } };
}

export function recordIn(answer: Answer): LeaseRecord | undefined {
  const reading = answer.kind === 'ok' ? readLease(answer.body) : undefined;
  return reading?.kind === 'record' ? reading.record : undefined;
}

export interface SeenPolicy {
  readonly resourceVersion: string;
  readonly generation: number;
  readonly uid: string;
  readonly timeoutSeconds: number | undefined;
}

export function policyIn(answer: Answer): SeenPolicy | undefined {
  if (answer.kind !== 'ok') return undefined;
  const policy = parsePolicy('ivpol', answer.body);
  return 'problem' in policy ? undefined : policy;
}

/** The entries that a change takes out on purpose. */
export function settlesOf(change: JournalChange | undefined): readonly string[] {
  if (change === undefined) return [];
  const [from, to] = [readJournal(change.from), readJournal(change.to)].map((journal) =>
    journal.kind === 'entries' ? journal.entries.map(({ id }) => id) : [],
  );
  return (from ?? []).filter((id) => !to?.includes(id));
}

/** Finds out by reading what became of each entry. */
export function* settleEach(entries: readonly JournalEntry[]): Program<readonly Settled[]> {
  const settled: Settled[] = [];
  for (const entry of entries) {
    const answer = yield* call({ verb: 'get-policy', name: entry.policy });
    const policy = policyIn(answer);
    const seen: PolicySeen =
      policy === undefined
        ? { kind: 'unreadable', problem: answer.kind }
        : { kind: 'policy', digest: '', isOff: false, ...policy };
    settled.push({ entry, settlement: settle(entry, seen) });
  }
  return settled;
}
