import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stringify } from 'yaml';

/** A throw-away action. Disposing it removes its directory. */
export interface ActionFixture extends AsyncDisposable {
  readonly actionDir: string;
}

interface Parts {
  /** The script's text, an ES module. */
  readonly main: string;
  readonly post?: string;
  readonly postIf?: string;
  readonly inputs?: Readonly<Record<string, { readonly default?: string; readonly deprecationMessage?: string }>>;
}

/** Helpers that every script of a fixture may use. */
const prelude = `
import { appendFileSync } from 'node:fs';
import { spawn } from 'node:child_process';
const put = (name, text) => appendFileSync(process.env['GITHUB_' + name], text);
const forever = () => setInterval(() => {}, 1000);
`;

/** Writes an action of these parts to a directory of its own. */
export async function createAction({ main, post, postIf, inputs = {} }: Parts): Promise<ActionFixture> {
  const actionDir = await mkdtemp(join(tmpdir(), 'rig-action-'));
  const runs = {
    using: 'node24',
    main: 'dist/main.mjs',
    ...(post === undefined ? {} : { post: 'dist/post.mjs' }),
    ...(postIf === undefined ? {} : { 'post-if': postIf }),
  };
  await mkdir(join(actionDir, 'dist'));
  await writeFile(
    join(actionDir, 'action.yml'),
    stringify({ name: 'fixture', description: 'A fixture', inputs, runs }),
  );
  await writeFile(join(actionDir, 'dist', 'main.mjs'), prelude + main);
  if (post !== undefined) await writeFile(join(actionDir, 'dist', 'post.mjs'), prelude + post);
  return { actionDir, [Symbol.asyncDispose]: () => rm(actionDir, { recursive: true, force: true }) };
}

/** The text of an Actions expression. */
export function expression(name: string): string {
  return `\${{ ${name} }}`;
}
