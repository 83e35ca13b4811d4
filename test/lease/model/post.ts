import { leaseTimes } from '../../../src/lease/durations.ts';
import { journalAnnotation, journalText, readJournal, type Settled, unsettledOf } from '../../../src/lease/journal.ts';
import { type LeaseRecord, releaseBody } from '../../../src/lease/record.ts';
import { isUnchanged, releaseAfterMs, type Sighting, silentMs } from '../../../src/lease/silence.ts';
import { giveUp, renewal, standing, type Tenure } from '../../../src/lease/writes.ts';
import { type Clocks, leaseName, type Run, recordIn, settleEach, settlesOf } from './contender.ts';
import { call, type Program, sleep } from './process.ts';

const FREE_MS = 5000;
const RETRY_MS = 500;
const LOOK_MS = 5000;

/** Gives the Lease up within 5 s, its journal settled by reading first. */
export function* freeUp(
  run: Run,
  tenure: Tenure,
  text: string | undefined,
  isSettled: (id: string) => boolean,
): Program {
  const endMs = run.monotonicMs() + FREE_MS;
  const known = new Map<string, Settled>();
  let journal = text;
  while (run.monotonicMs() <= endMs) {
    const change = yield* closing(journal, isSettled, known);
    const operations = giveUp(tenure, run.now(), change);
    const answer = yield* call({ verb: 'patch-lease', operations, settles: settlesOf(change) });
    if (answer.kind === 'ok') return;
    const record = recordIn(yield* call({ verb: 'get-lease' }));
    if (record !== undefined && standing(tenure, record) !== 'ours') return;
    if (record !== undefined && text !== undefined) journal = record.annotations[journalAnnotation];
    yield* sleep(RETRY_MS);
  }
}

function* closing(text: string | undefined, isSettled: (id: string) => boolean, known: Map<string, Settled>) {
  const reading = text === undefined ? undefined : readJournal(text);
  if (text === undefined || reading?.kind !== 'entries') return undefined;
  const open = reading.entries.filter(({ id }) => !isSettled(id));
  for (const settled of yield* settleEach(open.filter(({ id }) => !known.has(id)))) {
    known.set(settled.entry.id, settled);
  }
  const to = journalText(unsettledOf(open.flatMap(({ id }) => known.get(id) ?? [])));
  return to === text ? undefined : { from: text, to };
}

/** `post`: stops the keeper, then frees what is still ours. It knows nothing of what main knew. */
export function* post(run: Run): Program {
  run.stopKeeper();
  const record = recordIn(yield* call({ verb: 'get-lease' }));
  if (record === undefined || record.holder !== run.holder) return;
  yield* freeUp(run, { uid: record.uid, holder: run.holder }, record.annotations[journalAnnotation], () => false);
}

/** The keeper: renews until it sees that the Lease is not ours, or until it is stopped. */
export function* keeper(run: Run, tenure: Tenure): Program {
  const { renewEveryMs } = leaseTimes(run.claim.durationSeconds);
  for (;;) {
    yield* sleep(renewEveryMs);
    const answer = yield* call({ verb: 'patch-lease', operations: renewal(tenure, run.now()), settles: [] });
    if (answer.kind !== 'status') continue;
    const record = recordIn(yield* call({ verb: 'get-lease' }));
    if (record !== undefined && standing(tenure, record) !== 'ours') return;
  }
}

/** A person's `release` of whoever holds the Lease at the first look. */
export function* release(clocks: Clocks): Program {
  const first = yield* sighting(clocks);
  if (first === undefined || first.record.holder === '') return;
  let last = first;
  while (silentMs(first, last) < releaseAfterMs(first.record)) {
    yield* sleep(Math.min(LOOK_MS, releaseAfterMs(first.record) - silentMs(first, last)));
    const seen = yield* sighting(clocks);
    if (seen === undefined || !isUnchanged(first.record, seen.record)) return;
    last = seen;
  }
  yield* releaseDead(clocks, last.record);
}

function* releaseDead(clocks: Clocks, record: LeaseRecord): Program {
  const from = record.annotations[journalAnnotation] ?? '';
  const reading = readJournal(from);
  if (reading.kind === 'malformed') throw new Error(`a run left a malformed journal: ${reading.problem}`);
  const to = journalText(unsettledOf(yield* settleEach(reading.entries)));
  const body = releaseBody(leaseName, record, clocks.now(), to);
  yield* call({ verb: 'replace-lease', body, settles: settlesOf({ from, to }) });
}

function* sighting(clocks: Clocks): Program<Sighting | undefined> {
  const sentMs = clocks.monotonicMs();
  const record = recordIn(yield* call({ verb: 'get-lease' }));
  return record === undefined ? undefined : { sentMs, arrivedMs: clocks.monotonicMs(), record };
}
