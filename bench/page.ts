import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, totalmem } from 'node:os';
import { join } from 'node:path';
import { table, withTables } from '../scripts/tables.ts';
import { kubernetesVersion } from '../test/cluster/versions.ts';
import { size } from './large.ts';
import { type Compared, PAIRS } from './pairs.ts';
import type { Results } from './results.ts';

const page = join(import.meta.dirname, '../docs/performance.md');

/** Puts the numbers of a run, and where they come from, into docs/performance.md; those of the other lines stay. */
export function writePage(results: Results): void {
  const line = results.kyverno.split('.').slice(0, 2).join('.');
  const tables = new Map([
    [`times-${line}`, `${machineOf(results)}\n\n${timesOf(results)}`],
    ['scale', scaleOf(results)],
  ]);
  writeFileSync(page, withTables(readFileSync(page, 'utf8'), tables));
}

function timesOf({ first, fresh, stale, knownMs }: Results): string {
  const row = (what: string, { oursMs, otherMs, quotient }: Compared): readonly string[] => [
    what,
    `${Math.round(oursMs)} ms`,
    `${Math.round(otherMs)} ms`,
    quotient.toFixed(2),
  ];
  return table(
    ['What', 'the gate', 'the other', 'quotient'],
    [
      row('start to first request ÷ `kubectl get lease`', first),
      row('nothing stale, 10 probes ÷ the script', fresh),
      row('a stale timeout, 10 probes ÷ the script', stale),
      ['last webhook write → known', `${Math.round(knownMs)} ms`, '', ''],
    ],
  );
}

function scaleOf({ scale: { ms, baseMib, mib } }: Results): string {
  const { policies, entries, probes } = size;
  const what = `${policies} policies, ${entries} webhook entries, ${probes} probed Pods`;
  return table(
    ['What is judged', 'time', 'memory at most', 'of that before'],
    [[what, `${Math.round(ms)} ms`, `${Math.round(mib)} MiB`, `${Math.round(baseMib)} MiB`]],
  );
}

function machineOf({ kyverno }: Results): string {
  const memory = `${Math.round(totalmem() / 2 ** 30)} GiB of memory`;
  const software = `Node ${process.versions.node}, Kubernetes ${kubernetesVersion}, Kyverno ${kyverno}`;
  return `Medians of ${PAIRS} pairs of one run; ${availableParallelism()} virtual cores, ${memory}; ${software}.`;
}
