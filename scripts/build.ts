import { execFile } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import { type MinifyOptions, type Plugin, rolldown } from 'rolldown';
import { licensesOf } from './licenses.ts';

const root = dirname(import.meta.dirname);
const entries = ['main', 'post'] as const;

/** Dead code and comments go; names and one statement a line stay, so that an error's stack can be read. */
const minify: MinifyOptions = {
  compress: { keepNames: { function: true, class: true }, joinVars: false, sequences: false },
  mangle: false,
  codegen: { removeWhitespace: false },
};

const stubName = '\0undici-stub';
const stub = `
function refuse() { throw new Error('undici is not part of this build: requests to the cluster go through node:https'); }
export class Agent { constructor() { refuse(); } }
export class ProxyAgent { constructor() { refuse(); } }
export const fetch = refuse;
`;

/** The Kubernetes client's own HTTP client is never used: only its kubeconfig and credentials are. */
const withoutUndici: Plugin = {
  name: 'without-undici',
  resolveId: (source, importer) =>
    source === 'undici' && importer?.includes('/@kubernetes/client-node/') ? stubName : undefined,
  load: (id) => (id === stubName ? stub : undefined),
};

/** Importing these does nothing; said here, their unused parts go, above all the HTTP client of `@actions/core`'s OIDC. */
const withoutSideEffects = /\/node_modules\/(?:@actions\/|undici\/|tunnel\/)/;

/** One file of CommonJS: an `import` of Node's http would load Node's own undici with it, a `require` does not. */
async function bundle(input: string) {
  const build = await rolldown({
    input,
    cwd: root,
    platform: 'node',
    plugins: [withoutUndici],
    treeshake: { moduleSideEffects: (id) => !withoutSideEffects.test(id) },
    onLog: (level, log) => {
      if (level === 'warn') throw new Error(log.message);
    },
  });
  const { output } = await build.generate({ format: 'cjs', codeSplitting: false, comments: false, minify });
  await build.close();
  return output[0];
}

const commonJs = '{ "type": "commonjs" }\n';

async function writePackage(folder: string, code?: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'package.json'), commonJs);
  if (code !== undefined) await writeFile(join(folder, 'index.js'), code);
}

async function packWithNcc(from: string, to: string): Promise<void> {
  const ncc = fileURLToPath(import.meta.resolve('@vercel/ncc/dist/ncc/cli.js'));
  await promisify(execFile)(process.execPath, [
    '--no-deprecation',
    ncc,
    ...['build', join(from, 'index.js'), '--out', to, '--no-cache', '--quiet'],
  ]);
}

async function buildEntry(source: string, out: string, name: string): Promise<readonly string[]> {
  const chunk = await bundle(join(source, `${name}.ts`));
  const scratch = join(root, '.cache/build', name);
  await writePackage(scratch, chunk.code);
  await packWithNcc(scratch, join(out, name));
  await writePackage(join(out, name));
  return chunk.moduleIds;
}

/** Builds `main.ts` and `post.ts` of the source folder into `main/index.js` and `post/index.js` of the output folder. */
async function build(source: string, out: string): Promise<void> {
  await rm(out, { recursive: true, force: true });
  const modules: string[] = [];
  for (const name of entries) modules.push(...(await buildEntry(source, out, name)));
  await writeFile(join(out, 'licenses.txt'), await licensesOf(modules));
}

const { values } = parseArgs({
  options: { source: { type: 'string', default: 'src' }, out: { type: 'string', default: 'dist' } },
});
await build(resolve(root, values.source), resolve(root, values.out));
