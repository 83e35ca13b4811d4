import * as v from 'valibot';
import { expect } from 'vitest';
import type { ActionRun } from '../../acceptance/action.ts';
import type { Cluster } from '../cluster.ts';
import { policiesPath } from '../policies.ts';
import { holderNow } from './lease.ts';

const policySchema = v.looseObject({
  metadata: v.looseObject({
    generation: v.number(),
    managedFields: v.array(v.looseObject({ manager: v.string(), operation: v.string(), fieldsV1: v.unknown() })),
  }),
  spec: v.looseObject({
    webhookConfiguration: v.optional(v.looseObject({ timeoutSeconds: v.optional(v.number()) }), {}),
  }),
});

export async function readPolicy(cluster: Cluster, name: string): Promise<v.InferOutput<typeof policySchema>> {
  return v.parse(policySchema, await cluster.admin.expect('GET', `${policiesPath}/${name}`));
}

/** What the field manager of this gate owns in a policy, or nothing. */
export async function ownedByGate(cluster: Cluster, name: string): Promise<unknown> {
  const { metadata } = await readPolicy(cluster, name);
  return metadata.managedFields.find(({ manager }) => manager.startsWith('admission-gate/'))?.fieldsV1;
}

/** That one field; with its parent (`.`) where this write made the parent. */
export function onlyTheTimeout(withParent: boolean): unknown {
  const fields = { 'f:timeoutSeconds': {}, ...(withParent ? { '.': {} } : {}) };
  return { 'f:spec': { 'f:webhookConfiguration': fields } };
}

/** A refusal as every refusal has to be: told in full, and the Lease free. */
export async function expectRefused(cluster: Cluster, run: ActionRun, code: string): Promise<void> {
  expect(run.report.code, run.main.log).toBe(code);
  expect(run.main).toMatchObject({ conclusion: 'failure', exitCode: 1 });
  expect(run.main.outputs).toMatchObject({ verdict: 'refuse', 'reason-code': code });
  expect(run.main.annotations.filter(({ type }) => type === 'error')).toHaveLength(1);
  expect(run.main.summary).toContain(code);
  expect(await holderNow(cluster)).toBe('');
}

/** No write but the Lease's. */
export async function expectNothingWritten(
  cluster: Cluster,
  run: ActionRun,
  ...policies: readonly string[]
): Promise<void> {
  expect(run.report.patches).toEqual([]);
  for (const name of policies) {
    expect(await ownedByGate(cluster, name)).toBeUndefined();
    expect((await readPolicy(cluster, name)).metadata.generation).toBe(1);
  }
}

export function expectProceed(run: ActionRun): void {
  expect(run.report.code, run.main.log).toBe('proved');
  expect(run.main).toMatchObject({ conclusion: 'success', exitCode: 0 });
  expect(run.main.outputs).toMatchObject({ verdict: 'proceed', 'cause-class': 'none' });
  expect(run.main.annotations).toEqual([]);
}
