import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';
import type { ActionRun } from '../../acceptance/action.ts';
import type { ProxiedRequest } from '../api-proxy.ts';
import type { Cluster } from '../cluster.ts';
import { namesIn } from '../ground/readers.ts';
import type { readPolicy } from './expectations.ts';
import { holderNow } from './lease.ts';
import { hasPrecondition, writeOf } from './writes.ts';

type Policy = Awaited<ReturnType<typeof readPolicy>>;

/** The rules that never bend, as far as what was sent and what p1 became shows whether a job broke them. */
export function brokenRules(requests: readonly ProxiedRequest[], before: Policy, after: Policy): readonly string[] {
  const writes = requests.filter((request) => writeOf(request) !== undefined);
  return writes
    .flatMap((request, index) => {
      const name = writeOf(request) ?? '';
      const last = writes.slice(0, index).findLast((one) => writeOf(one)?.includes(' Lease'));
      return [
        ...(/^\w+ (?:Lease|policy)\b/.test(name) ? [] : [`${name} is not named in the inputs`]),
        ...(hasPrecondition(request) ? [] : [`${name} has no precondition`]),
        ...(name.includes(' policy') && !(last && writeOf(last)?.includes('journal of 1'))
          ? [`${name} did not follow its journal entry and the proof that the Lease is ours`]
          : []),
      ];
    })
    .concat(weakened(before, after));
}

function weakened({ spec: before }: Policy, { spec: after }: Policy): readonly string[] {
  const seconds = (spec: Policy['spec']): number => spec.webhookConfiguration.timeoutSeconds ?? 10;
  const rest = ({ webhookConfiguration: _, ...others }: Policy['spec']): object => others;
  return seconds(after) >= seconds(before) && isDeepStrictEqual(rest(after), rest(before)) ? [] : ['p1 became weaker'];
}

/** Proceed on evidence, or a refusal with a name: never anything else, and never a fault of ours. */
export function expectVerdict({ main, report }: ActionRun): void {
  if (main.signal === 'SIGKILL') return;
  const { verdict, code, probes } = report;
  expect(['proceed', 'refuse']).toContain(verdict);
  expect(['', 'internal-error']).not.toContain(code);
  if (verdict === 'refuse') return;
  expect(probes.map(({ kind, passed }) => [kind, passed])).toEqual([
    ['probe', true],
    ['control', true],
  ]);
}

/** Nothing is left of these jobs: no process, no credentials, no holder, no object besides the Lease. */
export async function expectNothingLeft(cluster: Cluster, ...runs: readonly ActionRun[]): Promise<void> {
  for (const { job, left } of runs) expect([job.orphans, left]).toEqual([[], []]);
  expect(await holderNow(cluster)).toBe('');
  const configMaps = namesIn(await cluster.admin.expect('GET', '/api/v1/namespaces/admission-gate/configmaps'));
  expect(configMaps).toEqual([]);
}
