import type { MalformedPolicy, Policy } from '../kyverno/policy.ts';
import {
  hasRoom,
  type JournalEntry,
  journalText,
  type PlannedChange,
  readJournal,
  unsettledOf,
} from '../lease/journal.ts';
import type { JournalChange } from '../lease/writes.ts';
import { type Context, go, refuse, type Step } from './context.ts';
import { malformedJournal, settleIn, tell } from './settle.ts';

/**
 * The journal of the Lease while it is ours. It only keeps what should be in the Lease and what is there; the next
 * assertion of the Lease carries the difference, so no request is made for the journal alone.
 */
export class LeaseJournal {
  readonly #holder: string;
  readonly #settled = new Set<string>();
  #stored: string | undefined;
  #entries: readonly JournalEntry[] = [];
  #count = 0;

  constructor(holder: string) {
    this.#holder = holder;
  }

  /** The text that is in the Lease, as far as we know; `undefined`: it was not taken up, and stays as it is. */
  get stored(): string | undefined {
    return this.#stored;
  }

  /** Takes up the journal as it was found in the Lease; of its entries only those that are open have to stay. */
  takeUp(stored: string, entries: readonly JournalEntry[], open: readonly JournalEntry[]): void {
    this.#stored = stored;
    this.#entries = entries;
    for (const entry of entries) if (!open.includes(entry)) this.settled(entry.id);
  }

  /** Plans one change; `undefined` when the journal is full or was never taken up. The id settles it later. */
  plan(change: PlannedChange): string | undefined {
    if (this.#stored === undefined || !hasRoom(this.#entries)) return undefined;
    this.#count += 1;
    const id = `${this.#holder}/${this.#count}`;
    this.#entries = [...this.#entries, { id, phase: 'planned', ...change }];
    return id;
  }

  /** We know ourselves what became of it; it leaves the Lease with the next write that is made anyway. */
  settled(id: string): void {
    this.#settled.add(id);
    this.#entries = this.#entries.filter((entry) => entry.id !== id);
  }

  isSettled(id: string): boolean {
    return this.#settled.has(id);
  }

  /** What the next assertion has to write, if anything. */
  pending(): JournalChange | undefined {
    const to = journalText(this.#entries);
    return this.#stored === undefined || this.#stored === to ? undefined : { from: this.#stored, to };
  }

  written(change: JournalChange): void {
    this.#stored = change.to;
  }

  /**
   * The Lease was read while it was ours, after a change had failed: its answer was lost and it is there, or it is
   * still to be made. `false`: there is a text that is neither, so somebody else writes our journal.
   */
  saw(text: string, change: JournalChange): boolean {
    if (text === change.to) this.#stored = text;
    return text === change.to || text === change.from;
  }
}

/**
 * Settles what the holder before left, before any write of our own. A journal that cannot be read refuses: it may
 * name a change that is half done, and nobody knows which. The value is what still has to be undone.
 */
export function settleInherited(
  context: Context,
  journal: LeaseJournal,
  found: string,
  policies: readonly (Policy | MalformedPolicy)[],
): Step<readonly JournalEntry[]> {
  const read = readJournal(found);
  if (read.kind === 'malformed') return refuse(malformedJournal(context, read.problem));
  const settled = settleIn(policies, read.entries);
  journal.takeUp(found, read.entries, unsettledOf(settled));
  for (const one of settled) tell(context, one);
  return go(settled.flatMap(({ entry, settlement }) => (settlement.kind === 'to-undo' ? [entry] : [])));
}
