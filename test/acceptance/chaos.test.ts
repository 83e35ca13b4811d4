import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Cell, faults, nameOf, playCell, requestsOfPlainGate } from './chaos.ts';

// `npm test` plays a sample that its seed decides; `npm run test:chaos` plays every request with every fault.

const isWhole = process.env['ADMISSION_GATE_CHAOS'] === 'all';
const seed = Number(process.env['ADMISSION_GATE_CHAOS_SEED'] ?? 1);
const sampleSize = 6;
const atOnce = 3;

let requests: readonly string[] = [];
beforeAll(async () => {
  requests = await requestsOfPlainGate();
});

function cells(): readonly Cell[] {
  const kinds = isWhole ? faults : faults.filter(({ slow }) => !slow);
  const all = requests.flatMap((_, index) => kinds.map(({ fault }) => ({ nth: index + 1, fault })));
  return isWhole ? all : fc.sample(fc.constantFrom(...all), { seed, numRuns: sampleSize });
}

async function playAll(wanted: readonly Cell[]): Promise<readonly string[]> {
  const broken: string[] = [];
  const left = [...wanted];
  const worker = async (): Promise<void> => {
    for (let cell = left.shift(); cell !== undefined; cell = left.shift()) {
      const result = await playCell(cell);
      for (const rule of result.broken)
        broken.push(`${nameOf(cell, requests)} → ${result.code}, then ${result.next}: ${rule}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return broken;
}

describe('whatever goes wrong with one request of a gate', () => {
  test('no rule is broken, and the next run ends in proceed or in a refusal with a name', {
    timeout: 900_000,
  }, async () => {
    expect(requests.length).toBeGreaterThan(15);
    expect(await playAll(cells())).toEqual([]);
  });
});
