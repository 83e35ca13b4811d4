import { type Fault, faultStatuses } from '../../sandbox/faults.ts';
import { lineOf } from '../../sandbox/log.ts';
import { type Scenario, type Stage, stage } from '../../sandbox/scenario.ts';
import { staleTimeout } from '../../sandbox/scenarios/timeouts.ts';
import { type ActionRun, runAction } from './action.ts';
import { brokenRules } from './rules.ts';

/** One cell of the matrix: the nth request of a plain gate and its post, and what goes wrong with it. */
export interface Cell {
  readonly nth: number;
  readonly fault: Fault;
}

/** What one cell came to; a test asserts that nothing is broken. */
export interface CellResult {
  readonly code: string;
  readonly next: string;
  readonly broken: readonly string[];
}

/** Every kind of fault; those that only a time limit of the action ends are `slow`. */
export const faults: readonly { readonly fault: Fault; readonly slow: boolean }[] = [
  ...faultStatuses.map((status) => ({ fault: { kind: 'status', status } as const, slow: false })),
  { fault: { kind: 'latency', ms: 200 }, slow: false },
  { fault: { kind: 'reset' }, slow: false },
  { fault: { kind: 'lost' }, slow: false },
  { fault: { kind: 'truncated' }, slow: false },
  { fault: { kind: 'stale' }, slow: false },
  { fault: { kind: 'hang' }, slow: true },
];

/** The main job at its shortest: one stale timeout, one image, both answers at once. */
const plain: Scenario = {
  ...staleTimeout,
  kyverno: {
    ...staleTimeout.kyverno,
    publications: [
      {
        after: { policy: 'verify-app-images', timeoutSeconds: 30 },
        steps: [{ set: 'b-one-fail-30', afterMs: 0 }],
      },
    ],
    pods: { 'registry.example/app:1.4.2': [{ recorded: 'allowed-signed-by-tag' }] },
  },
};

function gate({ kubeconfig }: Stage, runId: string): Promise<ActionRun> {
  const [{ inputs }] = plain.acts;
  // No renewal by time, and time enough to look again after a watch that broke.
  const patient = { 'lease-duration-seconds': '3600', 'convergence-timeout-seconds': '60' };
  return runAction({ runId, inputs: { kubeconfig, ...inputs, ...patient } });
}

/** How many requests the plain gate and its post send: taken from a run, so that a new request gets its faults too. */
export async function requestsOfPlainGate(): Promise<readonly string[]> {
  await using place = await stage(plain);
  await gate(place, '1001');
  return place.sandbox.log.map(lineOf);
}

export function nameOf({ nth, fault }: Cell, requests: readonly string[]): string {
  const what = fault.kind === 'status' ? String(fault.status) : fault.kind;
  return `${what} at request ${nth}, in a plain run ${requests[nth - 1] ?? 'unknown'}`;
}

/** Runs a gate with the fault, then one without, on the same cluster. */
export async function playCell({ nth, fault }: Cell): Promise<CellResult> {
  await using place = await stage(plain);
  const { sandbox } = place;
  sandbox.fault({ at: { nth }, fault });
  const first = await gate(place, '1001');
  const broken = brokenRules(sandbox, first, '1001');
  const second = await gate(place, '1002');
  const left = sandbox.failures.map((failure) => `the sandbox failed: ${String(failure)}`);
  return {
    code: first.report.code,
    next: second.report.code,
    broken: [...broken, ...brokenRules(sandbox, second, '1002'), ...left],
  };
}
