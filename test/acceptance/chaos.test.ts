import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { cellsOf, nameOf, playCell } from './chaos/cells.ts';
import { kindOf, requestsOfPlays } from './chaos/requests.ts';
import { rows } from './chaos/rows.ts';

// `npm run test:chaos` plays every request with every fault; `npm test` a sample that its seed decides, of those that do
// not last as long as the action's own time limits.

const isWhole = process.env['ADMISSION_GATE_CHAOS'] === 'all';
const seed = Number(process.env['ADMISSION_GATE_CHAOS_SEED'] ?? 1);
const sampleSize = 6;

const requests = await requestsOfPlays();
const cells = cellsOf(requests);
const quick = fc.constantFrom(...cells.filter(({ trouble }) => trouble.fault !== 'hang'));
const chosen = isWhole ? cells : [...new Set(fc.sample(quick, { seed, numRuns: sampleSize }))];

test('each kind of request that the action sends has its row, and no other', () => {
  expect([...new Set(requests.map(kindOf))].toSorted()).toEqual(Object.keys(rows).toSorted());
});

// Most of a cell is waiting for processes to start; much more at once would only make them wait for each other.
vi.setConfig({ maxConcurrency: isWhole ? 8 : 3 });

describe.concurrent('the rules hold, and the next run ends in proceed or a named refusal with nothing left over', () => {
  test.each(chosen.map((cell) => [nameOf(cell), cell] as const))('%s', { timeout: 240_000 }, async (_, cell) => {
    const { code, broken, lines } = await playCell(cell);
    expect(broken, lines.join('\n')).toEqual([]);
    expect(rows[kindOf(cell.asked)]).toContain(code);
  });
});
