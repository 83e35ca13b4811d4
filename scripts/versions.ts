import { isProved, parseVersion, rulesOf } from '../src/kyverno/version.ts';
import { kubernetesVersion, requestedVersions } from '../test/cluster/versions.ts';
import { table } from './tables.ts';

const lines = ['1.17', '1.18', '1.19', '1.20'] as const;

function row(line: string): readonly string[] {
  const version = parseVersion(`${line}.0`);
  if (version === undefined) throw new Error(`${line} is no line of Kyverno`);
  const tested = requestedVersions('').filter((one) => one.startsWith(`${line}.`));
  const proved = isProved(version) ? 'yes' : 'no: a warning (`kyverno-line-unproved`)';
  return [`${line}.x`, `those of ${rulesOf(version)}`, proved, tested.join(', ') || '–'];
}

/** The lines of Kyverno and how the code takes them. */
export function versionTables(): ReadonlyMap<string, string> {
  const heads = ['Kyverno', 'judged by the rules', 'proved', `tested for real, on Kubernetes ${kubernetesVersion}`];
  return new Map([['versions', table(heads, lines.map(row))]]);
}
