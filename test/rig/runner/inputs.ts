import type { ActionManifest } from './action.ts';
import { evaluate, type JobStatus } from './expressions.ts';
import type { JobFacts } from './facts.ts';

/** The inputs of one stage, by the name under which they are given, and the warnings about them. */
export interface ResolvedInputs {
  readonly values: ReadonlyMap<string, string>;
  readonly warnings: readonly string[];
}

interface Given {
  readonly manifest: ActionManifest;
  readonly inputs: Readonly<Record<string, string>>;
  readonly facts: JobFacts;
  readonly status: JobStatus;
}

/**
 * Joins what the workflow gives with the defaults of `action.yml`. A given empty string stays empty, names are
 * compared without case, `required` is not enforced, an unknown name only warns, and all is evaluated anew per stage.
 * Source: actions/runner `src/Runner.Worker/ActionRunner.cs`.
 */
export function resolveInputs({ manifest, inputs, facts, status }: Given): ResolvedInputs {
  const values = new Map<string, string>();
  for (const [name, value] of Object.entries(inputs)) values.set(name, evaluate(value, facts, status));
  const given = new Set([...values.keys()].map((name) => name.toLowerCase()));
  for (const [name, { default: value }] of Object.entries(manifest.inputs)) {
    if (!given.has(name.toLowerCase())) values.set(name, evaluate(value, facts, status));
  }
  return { values, warnings: [...deprecations(manifest, given), ...unexpected(manifest, inputs)] };
}

/**
 * The `INPUT_*` variables: upper case, spaces become underscores, hyphens stay.
 * Source: actions/runner `src/Runner.Worker/Handlers/Handler.cs`, `AddInputsToEnvironment`.
 */
export function inputVariables(values: ReadonlyMap<string, string>): Record<string, string> {
  return Object.fromEntries(
    [...values].map(([name, value]) => [`INPUT_${name.replaceAll(' ', '_').toUpperCase()}`, value]),
  );
}

function deprecations(manifest: ActionManifest, given: ReadonlySet<string>): string[] {
  return Object.entries(manifest.inputs).flatMap(([name, { deprecation }]) =>
    deprecation !== undefined && given.has(name.toLowerCase())
      ? [`Input '${name}' has been deprecated with message: ${deprecation}`]
      : [],
  );
}

function unexpected(manifest: ActionManifest, inputs: Readonly<Record<string, string>>): string[] {
  const valid = Object.keys(manifest.inputs);
  const known = new Set(valid.map((name) => name.toLowerCase()));
  const unknown = Object.keys(inputs).filter((name) => !known.has(name.toLowerCase()));
  if (unknown.length === 0) return [];
  return [`Unexpected input(s) '${unknown.join("', '")}', valid inputs are ['${valid.join("', '")}']`];
}
