import type { JournalEntry } from '../../../src/lease/journal.ts';
import type { ApiRequest, LeaseState, Witness } from './server.ts';

/** What the world knows about a run, beyond what the run itself knows. */
export interface Truth {
  timeMs(): number;
  /** Does GitHub say that this holder's job is completed? */
  isCompleted(holder: string): boolean;
  /** Has this run ever known that it holds the Lease? Before that it may claim again what a person released. */
  hasHeld(holder: string): boolean;
}

/**
 * The promises about the Lease, checked at every write that the server makes. Senders are holders; a person who
 * releases has no holder.
 */
export class Properties implements Witness {
  readonly #truth: Truth;
  readonly #fence: boolean;
  readonly #ended = new Set<string>();
  #lastSignMs = 0;
  /** Policy writes that came when their author no longer held the Lease: the hole that the fence closes. */
  lateWrites = 0;
  takeovers = 0;

  constructor(truth: Truth, fence: boolean) {
    this.#truth = truth;
    this.#fence = fence;
  }

  lease(before: LeaseState | undefined, after: LeaseState, request: ApiRequest, sender: string): void {
    this.#holder(before, after, request, sender);
    this.#journal(before, after, request, sender);
    this.#lastSignMs = this.#truth.timeMs();
  }

  policy(entry: JournalEntry, lease: LeaseState | undefined, sender: string): void {
    expectThat(entry.id.startsWith(`${sender}/`), `${sender} writes by the entry ${entry.id}`);
    if (lease?.holder === sender) {
      const written = lease.entries.some(({ id }) => id === entry.id);
      expectThat(written, `${sender} holds the Lease and writes a policy that is not in the journal`);
    } else {
      this.lateWrites += 1;
      expectThat(!this.#fence, `${sender} writes a policy while ${lease?.holder || 'nobody'} holds the Lease`);
    }
  }

  /** Who holds it changes only by a claim of the new holder or by giving up; whoever held and ended never holds again. */
  #holder(before: LeaseState | undefined, after: LeaseState, request: ApiRequest, sender: string): void {
    const held = before?.holder ?? '';
    if (held !== after.holder && held !== '') this.#ended.add(held);
    if (held === after.holder) {
      expectThat(sender === held, `${sender} writes the Lease of ${held || 'nobody'}`);
    } else if (after.holder === '') {
      this.#freed(held, before, sender);
    } else {
      const ended = this.#ended.has(after.holder) && this.#truth.hasHeld(after.holder);
      expectThat(!ended, `${after.holder} is holder again after it had ended`);
      expectThat(request.verb !== 'patch-lease', `${after.holder} became holder by a patch`);
      expectThat(after.holder === sender, `${sender} made ${after.holder} the holder`);
      if (held !== '') this.#takenOver(held, before);
    }
  }

  #freed(held: string, before: LeaseState | undefined, sender: string): void {
    expectThat(sender === held || sender === '', `${sender} freed the Lease of ${held}`);
    if (sender === '') expectThat(this.#silentFor(2, before), `${held} was released within two of its durations`);
  }

  #takenOver(held: string, before: LeaseState | undefined): void {
    this.takeovers += 1;
    expectThat(this.#truth.isCompleted(held), `the Lease of ${held}, whose job runs, was taken over`);
    expectThat(this.#silentFor(1, before), `the Lease of ${held} was taken over within its duration`);
  }

  #silentFor(durations: number, before: LeaseState | undefined): boolean {
    return this.#truth.timeMs() - this.#lastSignMs >= durations * (before?.durationSeconds ?? 0) * 1000;
  }

  /** An entry leaves the journal only by a write whose sender had settled it, and comes in only from its own run. */
  #journal(before: LeaseState | undefined, after: LeaseState, request: ApiRequest, sender: string): void {
    const settles = 'settles' in request ? request.settles : [];
    for (const { id } of before?.entries ?? []) {
      const kept = after.entries.some((entry) => entry.id === id);
      expectThat(kept || settles.includes(id), `${sender || 'a person'} lost the journal entry ${id}`);
    }
    for (const { id } of after.entries) {
      const known = before?.entries.some((entry) => entry.id === id) === true;
      expectThat(known || id.startsWith(`${sender}/`), `${sender || 'a person'} brought the journal entry ${id}`);
    }
  }
}

export function expectThat(holds: boolean, otherwise: string): void {
  if (!holds) throw new Error(otherwise);
}
