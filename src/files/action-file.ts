import * as v from 'valibot';
import { parse } from 'yaml';

const described = v.pipe(v.string(), v.nonEmpty());
const inputSchema = v.strictObject({ description: described, default: v.string() });
const outputSchema = v.strictObject({ description: described });

const actionSchema = v.object({
  runs: v.object({ using: v.string(), main: v.string(), post: v.string() }),
  inputs: v.record(v.string(), inputSchema),
  outputs: v.record(v.string(), outputSchema),
});

/** What action.yml says of runs, inputs and outputs. */
export type ActionFile = v.InferOutput<typeof actionSchema>;

/** Reads action.yml. Throws where an input has no default, or either has no description. */
export function readActionFile(text: string): ActionFile {
  return v.parse(actionSchema, parse(text));
}
