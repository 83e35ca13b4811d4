import { type Finding, finding } from '../findings/finding.ts';
import { leaseTimes } from '../lease/durations.ts';
import { standingOf } from '../lease/keeper.ts';
import { type KeeperSettings, type KeeperStatus, keeperFiles, readProcess, readStatus } from '../lease/keeper-files.ts';
import type { Clock } from '../process/clock.ts';
import type { Folder } from '../process/folder.ts';
import type { ProcessId } from '../process/identity.ts';
import type { KeeperProcess, Processes } from '../process/keeper.ts';
import { type Context, go, refuse, type Step, say } from './context.ts';

/** What main hears of the Lease from its keeper. */
export type Heard =
  | { readonly kind: 'nothing' }
  /** When the newest renewal was sent, on the monotonic clock. */
  | { readonly kind: 'renewed'; readonly atMs: number }
  | { readonly kind: 'lost'; readonly seen: string };

/** The keeper as a gate sees it. */
export interface Keeper {
  /** Starts it, once the Lease is ours. A finding when that failed. */
  start(lease: { readonly uid: string; readonly renewedMs: number }): Finding | undefined;
  heard(): Heard;
  /** Waits until it runs and holds the Lease: before that nobody may rely on it. */
  confirmed(): Promise<Step<void>>;
  /** Starts it again where it died: then nobody renews. At most once in the time between two renewals. */
  revive(): void;
  /** Ends it, and removes its folder. */
  stop(): Promise<void>;
}

/** All that the keeper is told, but for what is known only when the Lease is ours. */
type KeeperOrders = Pick<KeeperSettings, 'server' | 'lease' | 'holder' | 'durationSeconds' | 'worker' | 'cancel'> & {
  readonly maxHoldSeconds: number;
};

export interface KeeperParts {
  readonly processes: Processes;
  readonly folder: Folder;
  readonly orders: KeeperOrders;
  /** The kubeconfig as text that stands alone; throws where a file that belongs to it cannot be read. */
  readonly credentials: () => string;
  /** For cancelling the run; goes to the keeper in its environment, never into a file. */
  readonly token: string;
}

/** Node is up in a tenth of a second; a machine that needs longer than this is not fit to hold a Lease. */
const START_MS = 15_000;
const GLANCE_MS = 25;
/** From the request to end to the kill: a request under way is cut off at once. */
const STOP_MS = 3000;
const KILL_MS = 1000;

/** Starts, hears and stops the keeper of one gate. */
export class LeaseKeeper implements Keeper {
  readonly #context: Context;
  readonly #parts: KeeperParts;
  #process: KeeperProcess | undefined;
  #startedMs = 0;
  #untilMs = 0;

  constructor(context: Context, parts: KeeperParts) {
    this.#context = context;
    this.#parts = parts;
  }

  start({ uid, renewedMs }: { readonly uid: string; readonly renewedMs: number }): Finding | undefined {
    const { folder, orders, credentials } = this.#parts;
    const { maxHoldSeconds, ...told } = orders;
    try {
      this.#untilMs = renewedMs + maxHoldSeconds * 1000;
      const settings: KeeperSettings = { version: 1, uid, claimedAtMs: renewedMs, untilMs: this.#untilMs, ...told };
      folder.create();
      folder.write(keeperFiles.settings, JSON.stringify(settings));
      folder.write(keeperFiles.kubeconfig, credentials());
      this.#begin();
      return undefined;
    } catch (error) {
      return failed(error instanceof Error ? error.message : String(error));
    }
  }

  #begin(): void {
    const { processes, folder, token } = this.#parts;
    this.#startedMs = this.#context.clock.monotonicMs();
    this.#process = processes.startKeeper(folder.path, token);
    folder.note(keeperFiles.process, JSON.stringify(this.#process.id));
  }

  revive(): void {
    const problem = this.#process?.failed();
    if (problem === undefined || this.heard().kind === 'lost') return;
    const nowMs = this.#context.clock.monotonicMs();
    const { renewEveryMs } = leaseTimes(this.#parts.orders.durationSeconds);
    if (nowMs >= this.#untilMs || nowMs - this.#startedMs < renewEveryMs) return;
    say(this.#context, `Keeper gone before its time (${problem}): it is started again`);
    this.#begin();
  }

  heard(): Heard {
    const status = readStatus(this.#parts.folder.read(keeperFiles.status));
    if (status === undefined) return { kind: 'nothing' };
    return status.state === 'lost'
      ? { kind: 'lost', seen: status.reason }
      : { kind: 'renewed', atMs: status.renewedAtMs };
  }

  async confirmed(): Promise<Step<void>> {
    const { clock, scope } = this.#context;
    const untilMs = clock.monotonicMs() + START_MS;
    for (;;) {
      if (scope.ended !== undefined) return refuse(scope.ended);
      const problem = this.#problem();
      if (problem === '') return go(undefined);
      if (problem !== undefined) return refuse(failed(problem));
      if (clock.monotonicMs() >= untilMs) return refuse(failed(`it was not up within ${START_MS / 1000} s`));
      await clock.sleep(GLANCE_MS, scope.signal);
    }
  }

  /** Empty: it runs and holds the Lease; `undefined`: nobody can tell yet. */
  #problem(): string | undefined {
    const dead = this.#process?.failed();
    const status = readStatus(this.#parts.folder.read(keeperFiles.status));
    if (status === undefined) return dead;
    const { orders } = this.#parts;
    const standing = standingOf(status, this.#context.clock.monotonicMs(), orders.durationSeconds);
    if (standing.kind === 'lost') return `it lost the Lease: ${standing.seen}`;
    if (dead !== undefined) return status.state === 'ended' ? status.reason : dead;
    return standing.kind === 'holding' ? '' : undefined;
  }

  async stop(): Promise<void> {
    const { processes, folder } = this.#parts;
    if (this.#process === undefined && !folder.exists()) return;
    await stopKeeper({ processes, folder, clock: this.#context.clock }, this.#process?.id);
    this.#process = undefined;
    folder.remove();
    say(this.#context, 'Keeper stopped');
  }
}

function failed(problem: string): Finding {
  return finding('keeper-failed', 'keeper', { problem });
}

export interface StopParts {
  readonly processes: Pick<Processes, 'isRunning' | 'sendSignal'>;
  readonly folder: Folder;
  readonly clock: Clock;
}

/**
 * Tells the keeper to end, by a file and by SIGTERM, waits for it, and kills it where it does not end within 3 s. Only a
 * process that is surely the keeper gets a signal: where main was killed before it could say which one it is, the keeper
 * finds that file, or its folder gone, as soon as it is up. Returns its last status.
 */
export async function stopKeeper(parts: StopParts, known?: ProcessId): Promise<KeeperStatus | undefined> {
  const { processes, folder } = parts;
  const status = (): KeeperStatus | undefined => readStatus(folder.read(keeperFiles.status));
  folder.note(keeperFiles.stop, '');
  const id = known ?? readProcess(folder.read(keeperFiles.process)) ?? status()?.process;
  if (id === undefined) return undefined;
  processes.sendSignal(id, 'SIGTERM');
  if (!(await isGoneWithin(parts, id, STOP_MS))) {
    processes.sendSignal(id, 'SIGKILL');
    await isGoneWithin(parts, id, KILL_MS);
  }
  return status();
}

async function isGoneWithin({ processes, clock }: StopParts, id: ProcessId, ms: number): Promise<boolean> {
  const untilMs = clock.monotonicMs() + ms;
  while (processes.isRunning(id)) {
    if (clock.monotonicMs() >= untilMs) return false;
    await clock.sleep(GLANCE_MS, new AbortController().signal);
  }
  return true;
}
