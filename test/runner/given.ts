import { type InputsRead, readInputs } from '../../src/runner/inputs.ts';
import type { InputName } from '../../src/runner/registry.ts';

/** Inputs as a workflow gives them. */
export type Given = Partial<Record<InputName, string>>;

/** The least that mode gate needs. */
export const gate: Given = { 'probe-images': 'example.test/app:1\n' };
/** The least that mode release needs. */
export const release: Given = { mode: 'release', 'confirm-holder': 'gh:1.1:deploy:abc' };

/** Reads the inputs where all others were not given. */
export function readGiven(given: Given): InputsRead {
  return readInputs((name) => given[name] ?? '');
}

/** The facts of each finding as `input: allowed; given`. */
export function problems(given: Given): readonly string[] {
  const read = readGiven(given);
  return read.ok ? [] : read.findings.map(({ facts }) => `${facts['input']}: ${facts['allowed']}; ${facts['given']}`);
}
