import { nextMove } from '../../../src/lease/contend.ts';
import { leaseTimes } from '../../../src/lease/durations.ts';
import { journalAnnotation, readJournal, unsettledOf } from '../../../src/lease/journal.ts';
import { livenessQuestion, type Proof, proofOf } from '../../../src/lease/proof.ts';
import { claimBody, type LeaseRecord } from '../../../src/lease/record.ts';
import { type Seen, sawAgain } from '../../../src/lease/silence.ts';
import { renewal, standing, type Tenure } from '../../../src/lease/writes.ts';
import { LeaseJournal } from '../../../src/steps/journal.ts';
import {
  type End,
  leaseName,
  policyIn,
  type Run,
  recordIn,
  type SeenPolicy,
  settleEach,
  settlesOf,
  wantedSeconds,
} from './contender.ts';
import { freeUp } from './post.ts';
import { ask, call, type Program, sleep } from './process.ts';

const WAIT_MS = 600_000;
const RETRY_MS = 500;
/** As the lookout looks: what is further apart is no watching. */
const LOOK_MS = 10_000;
const ATTEMPTS = 4;

/** The Lease while main holds it. */
interface Hold {
  readonly run: Run;
  readonly tenure: Tenure;
  readonly journal: LeaseJournal;
  renewedMs: number;
}

/** `main`: the way of a gate as far as it concerns the Lease, with the real decisions. */
export function* main(run: Run): Program {
  const sentMs = run.monotonicMs();
  const taken = yield* acquire(run);
  if (typeof taken === 'string') {
    run.end = taken;
    return;
  }
  const tenure = { uid: taken.uid, holder: run.holder };
  const hold: Hold = { run, tenure, journal: new LeaseJournal(run.holder), renewedMs: sentMs };
  run.startKeeper(tenure);
  const end = yield* gate(hold, taken.annotations[journalAnnotation] ?? '');
  if (end !== 'proceed' && end !== 'lease-lost') {
    run.stopKeeper();
    yield* freeUp(run, tenure, hold.journal.stored, (id) => hold.journal.isSettled(id));
  }
  run.end = end;
}

function* acquire(run: Run): Program<LeaseRecord | End> {
  const endMs = run.monotonicMs() + WAIT_MS;
  let seen: Seen | undefined;
  let proof: Proof | undefined;
  for (;;) {
    const sentMs = run.monotonicMs();
    const answer = yield* call({ verb: 'get-lease' });
    const absent = answer.kind === 'status' && answer.status === 404;
    const record = recordIn(answer);
    if (record === undefined && !absent) {
      if (run.monotonicMs() > endMs) return 'no-answer';
      yield* sleep(RETRY_MS);
      continue;
    }
    const before = seen;
    seen = record === undefined ? undefined : sawAgain(before, { sentMs, arrivedMs: run.monotonicMs(), record });
    if (seen === undefined || seen.first !== before?.first) proof = undefined;
    const leftMs = endMs - run.monotonicMs();
    const move = nextMove({ me: run.contender, seen, proof, turn: run.turn(), leftMs });
    proof = undefined;
    switch (move.kind) {
      case 'have':
        return move.record;
      case 'create':
      case 'swap':
      case 'take-over': {
        const claimed = yield* claim(run, move.kind === 'create' ? undefined : move.record);
        if (claimed !== undefined) return claimed;
        break;
      }
      case 'prove': {
        const question = livenessQuestion(move.record, run.claim.notes.repository);
        proof = proofOf(question, yield* ask(question));
        break;
      }
      case 'wait':
        yield* sleep(Math.min(move.ms, LOOK_MS));
        break;
      case 'ask-turn':
        break;
      case 'same-job':
        return 'lease-same-job';
      case 'give-up':
        return 'lease-held';
    }
  }
}

function* claim(run: Run, record: LeaseRecord | undefined): Program<LeaseRecord | undefined> {
  const body = claimBody(leaseName, run.claim, run.now(), record);
  const answer = yield* call(
    record === undefined ? { verb: 'create-lease', body } : { verb: 'replace-lease', body, settles: [] },
  );
  return recordIn(answer);
}

function* gate(hold: Hold, found: string): Program<End> {
  const reading = readJournal(found);
  if (reading.kind === 'malformed') throw new Error(`a run left a malformed journal: ${reading.problem}`);
  hold.journal.takeUp(found, reading.entries, unsettledOf(yield* settleEach(reading.entries)));
  for (const name of hold.run.policies) {
    const refused = yield* raise(hold, name);
    if (refused !== undefined) return refused;
  }
  return (yield* assert(hold)) ?? 'proceed';
}

function* read(name: string): Program<SeenPolicy | undefined> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const policy = policyIn(yield* call({ verb: 'get-policy', name }));
    if (policy !== undefined) return policy;
    yield* sleep(RETRY_MS);
  }
  return undefined;
}

function* raise(hold: Hold, name: string): Program<End | undefined> {
  const observed = yield* read(name);
  if (observed === undefined) return 'no-answer';
  if (observed.timeoutSeconds === wantedSeconds) return undefined;
  const { resourceVersion, generation, uid, timeoutSeconds: from = null } = observed;
  const planned = { policy: name, uid, resourceVersion, generation, from, to: wantedSeconds };
  const id = hold.journal.plan({ operation: 'raise-timeout', ...planned });
  if (id === undefined) throw new Error('the journal is full');
  const entry = { id, operation: 'raise-timeout', phase: 'planned', ...planned } as const;
  let policy: SeenPolicy | undefined = observed;
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const lost = yield* assert(hold);
    if (lost !== undefined) return lost;
    if (policy.timeoutSeconds === wantedSeconds) break;
    const { resourceVersion: current } = policy;
    const answer = yield* call({ verb: 'patch-policy', name, resourceVersion: current, entry });
    if (answer.kind === 'ok') break;
    if (attempt === ATTEMPTS) return 'patch-conflict';
    yield* sleep(RETRY_MS);
    policy = yield* read(name);
    if (policy === undefined) return 'no-answer';
  }
  hold.journal.settled(id);
  return undefined;
}

/** The journal and the renewal in one patch, until the answer is certain or the Lease has gone stale. */
function* assert(hold: Hold): Program<End | undefined> {
  const { run, tenure, journal } = hold;
  const { renewDeadlineMs } = leaseTimes(run.claim.durationSeconds);
  for (;;) {
    const sentMs = run.monotonicMs();
    const change = journal.pending();
    const operations = renewal(tenure, run.now(), change);
    const answer = yield* call({ verb: 'patch-lease', operations, settles: settlesOf(change) });
    if (answer.kind === 'ok') {
      if (change !== undefined) journal.written(change);
      hold.renewedMs = Math.max(hold.renewedMs, sentMs);
      return undefined;
    }
    if (answer.kind === 'status') {
      const found = yield* call({ verb: 'get-lease' });
      const record = recordIn(found);
      if (found.kind === 'status' && found.status === 404) return 'lease-lost';
      if (record !== undefined && standing(tenure, record) !== 'ours') return 'lease-lost';
      const text = record?.annotations[journalAnnotation];
      if (change !== undefined && text !== undefined && !journal.saw(text, change))
        throw new Error('a foreign journal');
    }
    if (run.monotonicMs() - hold.renewedMs >= renewDeadlineMs) return 'lease-stale';
    yield* sleep(RETRY_MS);
  }
}
