import type { Answer } from '../cluster/port.ts';
import { type Finding, finding } from '../findings/finding.ts';
import { type Claim, claimBody, type LeaseRecord, readLease } from '../lease/record.ts';
import { failure, leaseCall, leavesOpen, unreadable } from './calls.ts';
import type { Context, Refusal } from './context.ts';
import { leaseFacts, leaseSubject, notFreedLease } from './lease-findings.ts';
import { freeByHolder } from './lease-writes.ts';

/** A claim that meets another writer looks again; more than a few times in a row is no accident. */
const CLAIM_ATTEMPTS = 5;
const CLAIM_BASE_MS = 250;

/** The end of one claim: the Lease as it is ours now, a reason to look again, or one to give up. */
export type Claimed =
  | { readonly kind: 'ours'; readonly record: LeaseRecord }
  | { readonly kind: 'look-again' }
  | { readonly kind: 'failed'; readonly finding: Finding };

/** The claims of one run: each a compare-and-swap, a few in a row, and what became of those without an answer. */
export class Claims {
  readonly #context: Context;
  readonly #claim: Claim;
  #attempts = 0;
  #openSinceMs: number | undefined;

  constructor(context: Context, claim: Claim) {
    this.#context = context;
    this.#claim = claim;
  }

  /** When the oldest claim was sent that may have gone through: from then on the Lease may be ours. */
  get sentMs(): number {
    return this.#openSinceMs ?? this.#context.clock.monotonicMs();
  }

  /** The Lease was seen to be somebody else's, so what comes next is another contest. */
  rest(): void {
    this.#attempts = 0;
  }

  /** Claims the Lease as it was seen: `undefined` creates it. An answer that is lost is resolved by looking again. */
  async send(seen: LeaseRecord | undefined): Promise<Claimed> {
    const { clock, random, scope, lease } = this.#context;
    const sentMs = clock.monotonicMs();
    const answer = await this.#write(seen);
    this.#attempts += 1;
    if (answer.kind === 'ok') {
      const reading = readLease(answer.body);
      if (reading.kind === 'record' && reading.record.holder === this.#claim.holder) {
        this.#openSinceMs ??= sentMs;
        return { kind: 'ours', record: reading.record };
      }
      return this.#again(
        unreadable(leaseCall('update', lease), 'it shows another Lease than the one that was claimed'),
      );
    }
    if (leavesOpen(answer)) this.#openSinceMs ??= sentMs;
    const verb = seen === undefined ? 'create' : 'update';
    const final = whyNot(this.#context, answer, verb);
    if (final !== undefined) return { kind: 'failed', finding: final };
    const again = this.#again(failure(leaseCall(verb, lease), answer));
    if (again.kind === 'look-again' && this.#openSinceMs !== undefined)
      await clock.sleep(random.fraction() * CLAIM_BASE_MS * 2 ** this.#attempts, scope.signal);
    return again;
  }

  /** Ends the contest without the Lease: what may have been taken is given up again. */
  async giveBack(step: Refusal): Promise<Refusal> {
    if (this.#openSinceMs === undefined) return step;
    const { holder } = this.#claim;
    const freed = await freeByHolder(this.#context, holder);
    if (freed.kind !== 'not-freed') return step;
    return { ...step, findings: [...step.findings, notFreedLease(this.#context.lease, holder, freed.problem)] };
  }

  #again(why: Finding): Claimed {
    return this.#attempts < CLAIM_ATTEMPTS ? { kind: 'look-again' } : { kind: 'failed', finding: why };
  }

  #write(seen: LeaseRecord | undefined): Promise<Answer> {
    const { cluster, clock, lease, scope } = this.#context;
    const body = claimBody(lease, this.#claim, clock.now(), seen);
    return seen === undefined
      ? cluster.createLease(lease, body, scope.signal)
      : cluster.replaceLease(lease, body, scope.signal);
  }
}

/** The object itself is at fault (apiserver `pkg/endpoints/handlers/rest.go`, apimachinery `api/errors` NewInvalid). */
const rejectedForm = / in version "[^"]*" cannot be handled as a |^Lease\.coordination\.k8s\.io "[^"]*" is invalid: /;

/** A conflict, or an answer that never came, is resolved by looking again; everything else ends the claim. */
function whyNot(context: Context, answer: Exclude<Answer, { kind: 'ok' }>, verb: string): Finding | undefined {
  const { lease, scope } = context;
  if (answer.kind === 'no-answer') {
    if (answer.cause === 'aborted') return scope.ended;
    return answer.cause === 'tls' || answer.cause === 'credentials'
      ? failure(leaseCall(verb, lease), answer)
      : undefined;
  }
  if (answer.status === 409 || answer.status === 429 || answer.status >= 500) return undefined;
  if (answer.status === 404 && verb === 'update') return undefined;
  if (rejectedForm.test(answer.message)) {
    return finding('lease-write-rejected', leaseSubject(lease), { ...leaseFacts(lease), text: answer.message });
  }
  if (answer.status === 404) {
    return finding('lease-namespace-missing', leaseSubject(lease), leaseFacts(lease));
  }
  return failure(leaseCall(verb, lease), answer);
}
