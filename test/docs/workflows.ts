import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { parse, stringify } from 'yaml';
import { root } from '../house/sources.ts';
import { fences } from './markdown.ts';

export interface Workflow {
  readonly name: string;
  readonly text: string;
}

/** One use of this action, wherever it stands. */
export interface Use {
  readonly at: string;
  readonly inputs: Readonly<Record<string, unknown>>;
}

const stepSchema = v.looseObject({
  uses: v.optional(v.string(), ''),
  with: v.optional(v.record(v.string(), v.unknown()), {}),
});
const workflowSchema = v.looseObject({
  jobs: v.record(v.string(), v.looseObject({ steps: v.optional(v.array(stepSchema), []) })),
});

function filesIn(folder: string): readonly Workflow[] {
  return readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.yml'))
    .map((name) => ({ name: `${folder}/${name}`, text: readFileSync(join(root, folder, name), 'utf8') }));
}

/** A few steps alone, as pages show them, become the job of a workflow. */
function whole(text: string): string {
  if (!text.startsWith('- ')) return text;
  const permissions = { contents: 'read', 'id-token': 'write' };
  const deploy = { 'runs-on': 'ubuntu-latest', permissions, steps: parse(text) };
  return stringify({ on: 'merge_group', permissions: {}, jobs: { deploy } });
}

/** Every workflow of the repository: its own, the examples, and those in fences of its pages. */
export const workflows: readonly Workflow[] = [
  ...filesIn('.github/workflows'),
  ...filesIn('examples'),
  ...fences
    .filter(({ language, text }) => language === 'yaml' && /^(?:on|name):|^- (?:uses|run|name|id):/m.test(text))
    .map(({ at, text }) => ({ name: at, text: whole(text) })),
];

/** Every use of this action in them. */
export const uses: readonly Use[] = workflows.flatMap(({ name, text }) =>
  Object.values(v.parse(workflowSchema, parse(text)).jobs).flatMap(({ steps }) =>
    steps
      .filter(({ uses: action }) => action === './' || action.startsWith('OWNER/admission-gate@'))
      .map(({ with: inputs }) => ({ at: name, inputs })),
  ),
);
