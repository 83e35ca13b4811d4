import * as v from 'valibot';
import { finding } from '../../src/findings/finding.ts';
import { imageProbes } from '../../src/modes/probes.ts';
import { readInputs } from '../../src/runner/inputs.ts';
import { type InputName, inputDefaults } from '../../src/runner/registry.ts';
import { type Folder, FolderProblem } from './folder.ts';
import { type Outcome, proceeded, refused } from './outcome.ts';

const given = v.record(v.string(), v.union([v.string(), v.number(), v.boolean()]));

function inputsIn(folder: Folder): Readonly<Record<string, string>> {
  const found = v.safeParse(given, folder.json('inputs.json') ?? {});
  if (!found.success) throw new FolderProblem('inputs.json', 'not inputs by their names');
  return Object.fromEntries(Object.entries(found.output).map(([name, value]) => [name, String(value)]));
}

/** Images are needed in every gate; which ones is not in question where the folder names none. */
const assumed: Readonly<Record<string, string>> = { 'probe-images': 'registry.example/app:v1' };

/** The text of one input, as the runner gives it; empty where the folder does not say. */
export function inputIn(folder: Folder, name: InputName): string {
  return inputsIn(folder)[name] ?? assumed[name] ?? '';
}

/** Reads the inputs as the step does before its first call. */
export function judgeInputs(folder: Folder): Outcome {
  const names = Object.keys(inputsIn(folder));
  const unknown = names.filter((name) => !Object.hasOwn(inputDefaults, name));
  const strangers = unknown.map((name) => {
    const facts = {
      input: name,
      allowed: 'not an input of this action',
      given: JSON.stringify(inputsIn(folder)[name]),
    };
    return finding('bad-input', `input ${name}`, facts);
  });
  const read = readInputs((name) => inputIn(folder, name));
  const probes = read.ok && read.inputs.mode === 'gate' ? imageProbes(read.inputs) : undefined;
  const bad = [
    ...(read.ok ? [] : read.findings),
    ...(probes !== undefined && 'code' in probes ? [probes] : []),
    ...strangers,
  ];
  const [first, ...more] = bad;
  return first === undefined
    ? proceeded(`The inputs can be used: ${names.join(', ') || 'all have their defaults'}.`)
    : refused(first, ...more);
}
