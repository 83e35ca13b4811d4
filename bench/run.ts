import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { Cluster } from '../test/cluster/cluster.ts';
import { testedVersion } from '../test/cluster/versions.ts';
import { firstRequestMs, gateMs, kubectlMs, repairMs, scriptMs } from './gate.ts';
import { type Ground, prepare, setTimeoutSeconds } from './ground.ts';
import { largeObservation } from './large.ts';
import { writePage } from './page.ts';
import { compare, median, PAIRS } from './pairs.ts';
import type { Scale } from './results.ts';

// `npm run bench`: measures on the real cluster and writes the table of docs/performance.md.

const run = promisify(execFile);
const scaleSchema = v.object({ found: v.literal(0), ms: v.number(), baseMib: v.number(), mib: v.number() });

async function main(): Promise<void> {
  const cluster = await Cluster.start(testedVersion());
  try {
    const ground = await prepare(cluster);
    const { fresh, first } = await unchanged(ground);
    const { stale, knownMs } = await repaired(ground);
    const scale = await judged(cluster.folder);
    writePage({ kyverno: cluster.version, fresh, first, stale, knownMs, scale });
  } finally {
    await cluster.close();
  }
}

/** With nothing to repair. */
async function unchanged(ground: Ground) {
  const fresh = await compare(
    () => gateMs(ground),
    () => scriptMs(ground),
  );
  say(`nothing stale: ${fresh.quotient}`);
  const first = await compare(
    () => firstRequestMs(ground),
    () => kubectlMs(ground),
  );
  say(`first request: ${first.quotient}`);
  return { fresh, first };
}

/** Each run finds a timeout of 10 s. */
async function repaired(ground: Ground) {
  const known: number[] = [];
  const ours = async (): Promise<number> => {
    await setTimeoutSeconds(ground, 10);
    const { wholeMs, knownMs } = await repairMs(ground);
    known.push(knownMs);
    return wholeMs;
  };
  const other = async (): Promise<number> => {
    await setTimeoutSeconds(ground, 10);
    return scriptMs(ground);
  };
  const stale = await compare(ours, other);
  say(`stale: ${stale.quotient}`);
  return { stale, knownMs: median(known.slice(-PAIRS)) };
}

/** The large observation, each time in a process of its own. */
async function judged(folder: string): Promise<Scale> {
  const file = join(folder, 'large.json');
  await writeFile(file, JSON.stringify(largeObservation()));
  const runs: Scale[] = [];
  for (let round = 0; round < PAIRS; round++) {
    const { stdout } = await run(process.execPath, [join(import.meta.dirname, 'scale.ts'), file]);
    runs.push(v.parse(scaleSchema, JSON.parse(stdout)));
  }
  const of = (field: keyof Scale): number => median(runs.map((one) => one[field]));
  return { ms: of('ms'), baseMib: of('baseMib'), mib: of('mib') };
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

await main();
