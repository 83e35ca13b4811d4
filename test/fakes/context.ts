import type { Cluster } from '../../src/cluster/port.ts';
import { finding } from '../../src/findings/finding.ts';
import type { Randomness } from '../../src/process/random.ts';
import { type Context, RunHistory, type Step } from '../../src/steps/context.ts';
import { Scope } from '../../src/steps/scope.ts';
import { FakeClock } from './clock.ts';
import { leaseName, ourHolder } from './leases.ts';

/** Chance that can be told: counting hexadecimal digits, and always the same fraction. */
export function fakeRandom(fraction = 0.5): Randomness {
  let count = 0;
  return {
    hex: (bytes) => {
      count += 1;
      return count.toString(16).padStart(bytes * 2, '0');
    },
    fraction: () => fraction,
  };
}

export interface TestContext<C extends Cluster> extends Context {
  readonly cluster: C;
  readonly clock: FakeClock;
  /** What was logged, groups as `# title`. */
  readonly lines: readonly string[];
}

/** What every step works with, on virtual time. */
export function contextOn<C extends Cluster>(cluster: C, clock = new FakeClock()): TestContext<C> {
  const lines: string[] = [];
  return {
    cluster,
    clock,
    lines,
    random: fakeRandom(),
    log: { group: (title) => lines.push(`# ${title}`), endGroup: () => {}, info: (line) => lines.push(line) },
    scope: new Scope(),
    lease: leaseName,
    holder: ourHolder,
    kyvernoNamespace: 'kyverno',
    history: new RunHistory(clock),
  };
}

/** The codes of a refusal, the deciding one first; `go` where there was none. */
export function codesOf(step: Step<unknown>): readonly string[] {
  return step.kind === 'go' ? ['go'] : step.findings.map(({ code }) => code);
}

/** The facts of the deciding finding. */
export function factsOf(step: Step<unknown>): Readonly<Record<string, string>> {
  return step.kind === 'go' ? {} : step.findings[0].facts;
}

/** Ends a scope as SIGINT does. */
export function cancel({ scope }: Pick<Context, 'scope'>): void {
  scope.end(finding('cancelled', 'run', { step: scope.step }));
}
