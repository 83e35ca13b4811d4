import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { install } from './install.ts';
import { type KyvernoVersion, kyvernoVariable, leftOut, requestedVersions } from './versions.ts';

// `npm run test:cluster -- <arguments of vitest>`: every Kyverno version, or the one that ADMISSION_GATE_KYVERNO names.

const stopSignals = ['SIGINT', 'SIGTERM'] as const;
let stopRequested = false;

interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

const reportSchema = v.looseObject({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  numPendingTests: v.number(),
  numTodoTests: v.number(),
});

async function main(args: readonly string[]): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'admission-gate-run-'));
  try {
    const counts: Counts[] = [];
    const versions = requestedVersions();
    for (const version of versions) {
      const excluded = leftOut(version, versions).flatMap((file) => ['--exclude', file]);
      // Whoever asks for one of these files alone gets nothing on the older versions.
      const more = excluded.length === 0 ? [] : ['--passWithNoTests', ...excluded];
      counts.push(await testVersion(version, folder, [...args, ...more]));
      if (stopRequested) break;
    }
    const { passed, failed, skipped } = counts.reduce(add);
    console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`);
    process.exitCode = failed === 0 ? 0 : 1;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function testVersion(version: KyvernoVersion, folder: string, args: readonly string[]): Promise<Counts> {
  await install(version);
  console.log(`Kyverno ${version}`);
  const report = join(folder, `${version}.json`);
  const code = await vitest(['--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...args], {
    [kyvernoVariable]: version,
    // What a killed worker leaves in its temporary folder goes with ours.
    TMPDIR: folder,
  });
  return countsIn(await readFile(report, 'utf8').catch(() => undefined), code);
}

async function vitest(args: readonly string[], variables: Readonly<Record<string, string>>): Promise<number | null> {
  const script = fileURLToPath(new URL('./vitest.mjs', import.meta.resolve('vitest/package.json')));
  const command = [process.execPath, script, 'run', '--project', 'cluster', ...args];
  // The tests end with us, however we end.
  const child = spawn('setpriv', ['--pdeathsig', 'TERM', '--', ...command], {
    stdio: 'inherit',
    env: { ...process.env, ...variables },
  });
  const passOn = (signal: NodeJS.Signals) => {
    stopRequested = true;
    child.kill(signal);
  };
  for (const signal of stopSignals) process.on(signal, passOn);
  await once(child, 'exit');
  for (const signal of stopSignals) process.off(signal, passOn);
  return child.exitCode;
}

/** A run that failed without a failed test (a hook, a file that does not load, a signal) counts as one failure. */
function countsIn(report: string | undefined, exitCode: number | null): Counts {
  const leastFailed = exitCode === 0 ? 0 : 1;
  if (report === undefined) return { passed: 0, failed: 1, skipped: 0 };
  const tests = v.parse(reportSchema, JSON.parse(report));
  return {
    passed: tests.numPassedTests,
    failed: Math.max(tests.numFailedTests, leastFailed),
    skipped: tests.numPendingTests + tests.numTodoTests,
  };
}

function add(left: Counts, right: Counts): Counts {
  return {
    passed: left.passed + right.passed,
    failed: left.failed + right.failed,
    skipped: left.skipped + right.skipped,
  };
}

await main(process.argv.slice(2));
