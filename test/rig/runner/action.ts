import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { parse } from 'yaml';

const scalar = v.pipe(v.nullish(v.union([v.string(), v.number(), v.boolean()]), ''), v.transform(String));

const input = v.pipe(
  v.nullish(v.object({ default: v.optional(scalar, ''), deprecationMessage: v.optional(v.string()) }), {}),
  v.transform((value) => ({ default: value.default ?? '', deprecation: value.deprecationMessage })),
);

const manifest = v.object({
  name: v.string(),
  inputs: v.optional(v.record(v.string(), input), {}),
  runs: v.object({
    using: v.literal('node24'),
    main: v.string(),
    post: v.optional(v.string()),
    'post-if': v.optional(v.string(), 'always()'),
  }),
});

/** What the runner takes from an action's `action.yml`. */
export type ActionManifest = v.InferOutput<typeof manifest>;

/**
 * Reads `action.yml` as the runner does: an input without a default is the empty string, `post-if` is `always()`.
 * Anything but `using: node24` is an error here, because the rig knows how to start nothing else.
 * Source: actions/runner `src/Runner.Worker/ActionManifestManager.cs`.
 */
export async function readAction(actionDir: string): Promise<ActionManifest> {
  const document: unknown = parse(await readFile(join(actionDir, 'action.yml'), 'utf8'));
  return v.parse(manifest, document);
}
