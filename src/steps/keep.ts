import { leaseTimes } from '../lease/durations.ts';
import { dutyOf, isFresh, type Memory, type Surroundings } from '../lease/keeper.ts';
import type { KeeperSettings, KeeperStatus } from '../lease/keeper-files.ts';
import type { Tenure } from '../lease/writes.ts';
import { type LeaseParts, look, renewOnce } from './lease-writes.ts';

/** What the keeper works with besides the Lease. */
export interface KeepParts extends LeaseParts {
  readonly settings: KeeperSettings;
  /** Aborted when somebody tells the keeper to end. */
  readonly told: AbortSignal;
  readonly around: () => Surroundings;
  /** Writes the status down, for main, post and assert. */
  readonly report: (state: KeeperStatus['state'], memory: KeeperMemory) => void;
  /** One line for the log that post prints. */
  readonly say: (line: string) => void;
  /** Called now and then, when nothing is under way. */
  readonly tidy: () => void;
}

export interface KeeperMemory extends Memory {
  readonly renewals: number;
  readonly reason: string;
}

/** How the keeper's work ended. */
export type KeepEnd =
  | { readonly kind: 'ended'; readonly why: string }
  | { readonly kind: 'lost'; readonly seen: string };

type Tried = { readonly kind: 'lost'; readonly seen: string } | { readonly kind: 'on'; readonly memory: KeeperMemory };

/** Renewals between two tidyings up. */
const TIDY_EVERY = 10;
/** A try may take a sixth of the duration, but never less than this. */
const LEAST_TRY_MS = 1000;

/**
 * Renews the Lease until it is told to end, its job is over, its time has passed, or the Lease is seen to be another's.
 * Whatever else goes wrong is tried again; that it cannot renew is `stale`, and passes. It never gives the Lease up.
 */
export async function keepLease(parts: KeepParts): Promise<KeepEnd> {
  const { clock, settings, told, around, report, say } = parts;
  let memory = firstMemory(settings);
  let said: Said = { state: 'holding', renewals: -1, reason: '' };
  for (;;) {
    said = tell(parts, said, memory);
    const duty = dutyOf(settings, memory, around());
    if (duty.kind === 'end') {
      say(`Ended: ${duty.why}.`);
      report('ended', { ...memory, reason: duty.why });
      return { kind: 'ended', why: duty.why };
    }
    if (duty.kind === 'wait') {
      await clock.sleep(duty.ms, told);
      continue;
    }
    const act = duty.kind === 'look' ? see : renew;
    const tried = await within(parts, (signal) => act(parts, memory, signal));
    if (tried.kind === 'lost') {
      say(`Lost the Lease: ${tried.seen}.`);
      report('lost', { ...memory, reason: tried.seen });
      return tried;
    }
    if (tried.memory.renewals > memory.renewals && tried.memory.renewals % TIDY_EVERY === 1) parts.tidy();
    memory = tried.memory;
  }
}

/** What was written down last. */
interface Said {
  readonly state: 'holding' | 'stale';
  readonly renewals: number;
  readonly reason: string;
}

function firstMemory({ claimedAtMs }: KeeperSettings): KeeperMemory {
  return { renewedAtMs: claimedAtMs, seenAtMs: claimedAtMs, setback: undefined, renewals: 0, reason: '' };
}

/** Writes each renewal down, and says when the Lease turns stale or fresh. */
function tell(parts: KeepParts, said: Said, memory: KeeperMemory): Said {
  const { clock, settings, report, say } = parts;
  const silentMs = clock.monotonicMs() - memory.renewedAtMs;
  const state = isFresh(memory.renewedAtMs, clock.monotonicMs(), settings.durationSeconds) ? 'holding' : 'stale';
  if (state !== said.state) {
    const seconds = Math.round(silentMs / 1000);
    const why = memory.reason || 'no try came to an end';
    say(state === 'stale' ? `Stale: not renewed for ${seconds} s (${why}). Trying on.` : 'Renewed again.');
  }
  const { renewals, reason } = memory;
  if (reason !== '' && reason !== said.reason) say(`Could not renew: ${reason}`);
  if (state !== said.state || renewals !== said.renewals || reason !== said.reason) report(state, memory);
  return { state, renewals, reason };
}

/** Runs one try on its own time, so that a connection that hangs does not take the next try's. */
async function within(parts: KeepParts, run: (signal: AbortSignal) => Promise<Tried>): Promise<Tried> {
  const { clock, settings, told } = parts;
  const limit = new AbortController();
  const over = new AbortController();
  const ms = Math.max(leaseTimes(settings.durationSeconds).renewEveryMs, LEAST_TRY_MS);
  void clock.sleep(ms, over.signal).then(() => limit.abort());
  try {
    return await run(AbortSignal.any([limit.signal, told]));
  } finally {
    over.abort();
  }
}

function tenureOf({ uid, holder }: KeeperSettings): Tenure {
  return { uid, holder };
}

/** Reads the Lease before anything is written. */
async function see(parts: KeepParts, memory: KeeperMemory, signal: AbortSignal): Promise<Tried> {
  const sentMs = parts.clock.monotonicMs();
  const seen = await look(parts, tenureOf(parts.settings), signal);
  if (seen.kind === 'not-ours') return { kind: 'lost', seen: seen.seen };
  if (seen.kind === 'ours') return { kind: 'on', memory: { ...memory, seenAtMs: sentMs, setback: undefined } };
  return { kind: 'on', memory: { ...memory, reason: seen.problem, setback: { atMs: parts.clock.monotonicMs() } } };
}

async function renew(parts: KeepParts, memory: KeeperMemory, signal: AbortSignal): Promise<Tried> {
  const renewal = await renewOnce(parts, tenureOf(parts.settings), signal);
  if (renewal.kind === 'lost') return renewal;
  if (renewal.kind === 'renewed') {
    const renewals = memory.renewals + 1;
    const { sentMs } = renewal;
    return { kind: 'on', memory: { renewedAtMs: sentMs, seenAtMs: sentMs, setback: undefined, renewals, reason: '' } };
  }
  const { answer, problem } = renewal;
  const setback = {
    atMs: parts.clock.monotonicMs(),
    ...(answer.kind === 'status' ? { status: answer.status } : {}),
    ...(answer.kind === 'status' && answer.retryAfterSeconds !== undefined
      ? { retryAfterSeconds: answer.retryAfterSeconds }
      : {}),
  };
  return { kind: 'on', memory: { ...memory, reason: problem, setback } };
}
