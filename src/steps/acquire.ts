import { type Finding, finding } from '../findings/finding.ts';
import { ASK_AGAIN_MS, type Contender, type Move, nextMove, type Obstacle } from '../lease/contend.ts';
import { journalAnnotation } from '../lease/journal.ts';
import { lastDeployedIn } from '../lease/order.ts';
import type { Proof } from '../lease/proof.ts';
import type { Claim, LeaseRecord } from '../lease/record.ts';
import { isUnchanged, silentMs } from '../lease/silence.ts';
import { Claims } from './claim.ts';
import type { Clearance } from './clearance.ts';
import { type Context, go, type Refusal, refuse, type Step, say } from './context.ts';
import { HeldLease } from './hold.ts';
import { leaseFacts, leaseSubject } from './lease-findings.ts';
import { Lookout } from './lookout.ts';
import { obstacleFinding, obstacleText } from './obstacle.ts';
import type { Order } from './turn.ts';

/** Everything that a run needs to contend for the Lease. */
export interface Wish {
  readonly claim: Claim;
  /** Seconds; 0 refuses at once where the Lease is not to be had. */
  readonly waitSeconds: number;
  readonly order: Order;
}

/** What GitHub said is used for this long, and asked again this often while we wait (it gives 1,000 calls an hour). */
const ORDER_MS = 30_000;
/** A waiting run says this often that it waits. */
const TELL_MS = 30_000;

type Took = Extract<Move, { kind: 'create' | 'swap' | 'take-over' }>;
type End = Step<HeldLease> | undefined;

/**
 * Takes the Lease: creates it, replaces a free one or takes over that of a holder proved dead, always by
 * compare-and-swap, and waits for it as long as allowed. Refuses with `lease-held`, `not-our-turn`, `lease-same-job`,
 * `group-superseded`, `older-than-deployed`, what kept GitHub or the API server from answering, or the reason why the
 * scope ended. On a refusal nothing of ours is left behind, or `lease-not-freed` says so.
 */
export async function acquire(context: Context, wish: Wish): Promise<Step<HeldLease>> {
  const contest = new Contest(context, wish);
  const step = await contest.run();
  return step.kind === 'refuse' ? contest.giveBack(step) : step;
}

/** One run's contest for the Lease: makes the moves that `nextMove` decides, and keeps what it decides by. */
class Contest {
  readonly #context: Context;
  readonly #wish: Wish;
  readonly #me: Contender;
  readonly #startMs: number;
  readonly #lookout: Lookout;
  readonly #claims: Claims;
  #took: { readonly move: Took; readonly silentMs: number } | undefined;
  #proof: { readonly record: LeaseRecord; readonly proof: Proof; readonly untilMs: number } | undefined;
  #turn: { readonly lastDeployed: string; readonly clearance: Clearance; readonly untilMs: number } | undefined;
  #askCurrentAtMs = 0;
  readonly #told = new Map<'wait' | 'proof', { readonly what: string; readonly untilMs: number }>();

  constructor(context: Context, wish: Wish) {
    const { holder, notes } = wish.claim;
    this.#context = context;
    this.#wish = wish;
    this.#me = { holder, jobId: notes.jobId, runnerName: notes.runnerName };
    this.#startMs = context.clock.monotonicMs();
    this.#lookout = new Lookout(context);
    this.#claims = new Claims(context, wish.claim);
  }

  async run(): Promise<Step<HeldLease>> {
    try {
      const failed = await this.#lookout.look();
      if (failed !== undefined) return refuse(failed);
      for (;;) {
        const end = await this.#step();
        if (end !== undefined) return end;
      }
    } finally {
      this.#lookout.close();
    }
  }

  giveBack(step: Refusal): Promise<Refusal> {
    return this.#claims.giveBack(step);
  }

  /** Nothing is decided by what was seen before the API server stopped to answer. */
  async #step(): Promise<End> {
    const { scope } = this.#context;
    const { trouble } = this.#lookout;
    if (scope.ended !== undefined) return refuse(scope.ended);
    if (trouble === undefined) return this.#make(this.#next());
    if (this.#leftMs() <= 0) return refuse(trouble);
    this.#tell('wait', `The Lease cannot be read (${trouble.code})`);
    return this.#look(() => this.#lookout.wait(this.#leftMs()));
  }

  async #look(look: () => Promise<Finding | undefined>): Promise<End> {
    const failed = await look();
    return failed === undefined ? undefined : refuse(failed);
  }

  #next(): Move {
    const { seen } = this.#lookout;
    const nowMs = this.#context.clock.monotonicMs();
    const [proof, turn] = [this.#proof, this.#turn];
    const isProofOfThis = proof !== undefined && seen !== undefined && isUnchanged(proof.record, seen.last.record);
    const isTurnOfThis = turn !== undefined && turn.lastDeployed === this.#lastDeployed() && nowMs < turn.untilMs;
    return nextMove({
      me: this.#me,
      seen,
      proof: isProofOfThis && nowMs < proof.untilMs ? proof.proof : undefined,
      turn: isTurnOfThis ? turn.clearance.kind === 'clear' : undefined,
      leftMs: this.#leftMs(),
    });
  }

  async #make(move: Move): Promise<End> {
    switch (move.kind) {
      case 'have':
        return this.#held(move.record);
      case 'same-job':
        return refuse(
          finding('lease-same-job', leaseSubject(this.#context.lease), {
            ...leaseFacts(this.#context.lease),
            holder: move.record.holder,
          }),
        );
      case 'prove':
        return this.#prove(move.record);
      case 'ask-turn':
        return this.#askTurn();
      case 'wait':
        return this.#wait(move.ms, move.for);
      case 'give-up':
        return refuse(await this.#whyNot(move.for));
      default:
        return this.#take(move);
    }
  }

  async #take(move: Took): Promise<End> {
    const { seen } = this.#lookout;
    this.#took = { move, silentMs: seen === undefined ? 0 : silentMs(seen.first, seen.last) };
    const claimed = await this.#claims.send(move.kind === 'create' ? undefined : move.record);
    if (claimed.kind === 'ours') return this.#held(claimed.record);
    if (claimed.kind === 'failed') return refuse(claimed.finding);
    return this.#look(() => this.#lookout.look());
  }

  async #prove(record: LeaseRecord): Promise<End> {
    const proof = await this.#wish.order.proof(record);
    // The dead stay dead.
    const forMs = proof.kind === 'dead' ? Number.POSITIVE_INFINITY : ASK_AGAIN_MS;
    this.#proof = { record, proof, untilMs: this.#context.clock.monotonicMs() + forMs };
    const known = proof.kind === 'dead' ? `is dead: ${proof.evidence}` : `is silent, but not proved dead: ${proof.why}`;
    this.#tell('proof', `${record.holder} ${known}`);
    return undefined;
  }

  async #askTurn(): Promise<End> {
    const { order } = this.#wish;
    const lastDeployed = this.#lastDeployed();
    const clearance = await order.turn(lastDeployed);
    if (clearance.kind === 'refused') return refuse(clearance.finding);
    const nowMs = this.#context.clock.monotonicMs();
    this.#turn = { lastDeployed, clearance, untilMs: nowMs + (clearance.kind === 'clear' ? ORDER_MS : ASK_AGAIN_MS) };
    this.#askCurrentAtMs = nowMs + ORDER_MS;
    return undefined;
  }

  /** A group that the queue has dissolved waits for nothing; whether it has is asked at its pace. */
  async #wait(ms: number, obstacle: Obstacle): Promise<End> {
    const { clock } = this.#context;
    this.#claims.rest();
    if (clock.monotonicMs() >= this.#askCurrentAtMs) {
      const current = await this.#wish.order.current();
      if (current.kind === 'refused') return refuse(current.finding);
      this.#askCurrentAtMs = clock.monotonicMs() + ORDER_MS;
    }
    this.#tell('wait', obstacleText(this.#context, obstacle, this.#turn?.clearance));
    return this.#look(() => this.#lookout.wait(Math.min(ms, this.#dueMs() - clock.monotonicMs())));
  }

  /** When GitHub is to be asked next, about our group or about what it did not confirm before. */
  #dueMs(): number {
    const nowMs = this.#context.clock.monotonicMs();
    const times = [this.#askCurrentAtMs, this.#proof?.untilMs ?? 0, this.#turn?.untilMs ?? 0];
    return Math.min(...times.filter((time) => time > nowMs));
  }

  #held(record: LeaseRecord): Step<HeldLease> {
    const { claim } = this.#wish;
    const took = this.#took;
    if (took?.move.kind === 'take-over') {
      const { holder, renewTime } = took.move.record;
      const seconds = String(Math.floor(took.silentMs / 1000));
      const facts = {
        lease: leaseFacts(this.#context.lease).lease,
        holder,
        renewed: renewTime,
        evidence: took.move.evidence,
        seconds,
      };
      this.#context.history.warnings.push(
        finding('lease-taken-over', leaseSubject(this.#context.lease), facts, [], 'warning'),
      );
      say(this.#context, `Lease ${facts.lease} taken over from ${holder}: ${took.move.evidence}`);
    }
    say(this.#context, `Lease ${leaseFacts(this.#context.lease).lease} taken as ${claim.holder}`);
    const tenure = { uid: record.uid, holder: claim.holder };
    const inherited = record.annotations[journalAnnotation] ?? '';
    return go(new HeldLease(this.#context, tenure, claim.durationSeconds, this.#claims.sentMs, inherited));
  }

  async #whyNot(obstacle: Obstacle): Promise<Finding> {
    const { order } = this.#wish;
    const waitedMs = this.#context.clock.monotonicMs() - this.#startMs;
    const proof = obstacle.kind === 'holder' ? await this.#knownOf(obstacle.record) : undefined;
    return obstacleFinding(this.#context, order, obstacle, this.#turn?.clearance, waitedMs, proof);
  }

  /**
   * What GitHub says about the holder. A wait that was too short to see silence asks now, if the holder seems silent by
   * its own clock: that decides nothing, but the refusal can say why nobody takes over.
   */
  async #knownOf(record: LeaseRecord): Promise<Proof | undefined> {
    const known = this.#proof;
    if (known !== undefined && isUnchanged(known.record, record)) return known.proof;
    const seemsSilent =
      this.#context.clock.now().getTime() - Date.parse(record.renewTime) > record.durationSeconds * 1000;
    return seemsSilent ? this.#wish.order.proof(record) : undefined;
  }

  /** Says what is new at once, and what is known already now and then. */
  #tell(about: 'wait' | 'proof', what: string): void {
    const nowMs = this.#context.clock.monotonicMs();
    const told = this.#told.get(about);
    if (told?.what === what && nowMs < told.untilMs) return;
    this.#told.set(about, { what, untilMs: nowMs + TELL_MS });
    say(this.#context, `${what}; ${Math.round(this.#leftMs() / 1000)} s left to wait`);
  }

  #lastDeployed(): string {
    return lastDeployedIn(this.#lookout.seen?.last.record, this.#wish.claim.notes.repositoryId);
  }

  #leftMs(): number {
    return this.#wish.waitSeconds * 1000 - (this.#context.clock.monotonicMs() - this.#startMs);
  }
}
