import { execFile } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import { type MinifyOptions, type Plugin, rolldown } from 'rolldown';
import { licensesOf } from './licenses.ts';

const root = dirname(import.meta.dirname);
const entries = ['main', 'post', 'keeper', 'cli'] as const;

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

/** Parts of the Kubernetes client that few kubeconfigs need: loaded when the code comes to them, they cost no memory before. */
const lazily: Readonly<Record<string, string>> = {
  socks: `export const SocksClient = { createConnection: (...given) => require('socks').SocksClient.createConnection(...given) };`,
  'socks-proxy-agent': `export function SocksProxyAgent(...given) { return new (require('socks-proxy-agent').SocksProxyAgent)(...given); }`,
  hpagent: `export function HttpProxyAgent(...given) { return new (require('hpagent').HttpProxyAgent)(...given); }
export function HttpsProxyAgent(...given) { return new (require('hpagent').HttpsProxyAgent)(...given); }`,
  'jsonpath-plus': `export const JSONPath = (...given) => require('jsonpath-plus').JSONPath(...given);`,
  'js-yaml': `export const load = (...given) => require('js-yaml').load(...given);`,
};

const lazyParts: Plugin = {
  name: 'lazy-parts',
  resolveId: (source, importer) =>
    Object.hasOwn(lazily, source) && importer?.includes('/@kubernetes/client-node/dist/')
      ? `\0lazy-${source}`
      : undefined,
  load: (id) => (id.startsWith('\0lazy-') ? lazily[id.slice('\0lazy-'.length)] : undefined),
};

/** Importing these does nothing; said here, their unused parts go, above all the HTTP client of `@actions/core`'s OIDC. */
const withoutSideEffects = /\/node_modules\/(?:@actions\/|undici\/|tunnel\/)/;

/**
 * CommonJS, as an `import` of Node's http would load Node's own undici with it and a `require` does not. What only an
 * `import()` of the source names is in files of its own.
 */
async function bundle(input: string) {
  const build = await rolldown({
    input,
    cwd: root,
    platform: 'node',
    plugins: [withoutUndici, lazyParts],
    treeshake: { moduleSideEffects: (id) => !withoutSideEffects.test(id) },
    onLog: (level, log) => {
      if (level === 'warn') throw new Error(log.message);
    },
  });
  const names = { entryFileNames: 'index.js', chunkFileNames: '[name].js', minifyInternalExports: false };
  const { output } = await build.generate({ format: 'cjs', ...names, comments: false, minify });
  await build.close();
  const [entry, ...others] = output;
  return { entry, later: others.filter((file) => file.type === 'chunk') };
}

/** One character beyond Latin-1 makes V8 keep the whole text at two bytes a character; escaped, they mean the same. */
function ascii(code: string): string {
  const escaped = (unit: string): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return code.replaceAll(/[^\0-\x7f]/g, escaped);
}

const commonJs = '{ "type": "commonjs" }\n';

async function writePackage(folder: string, code?: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'package.json'), commonJs);
  if (code !== undefined) await writeFile(join(folder, 'index.js'), code);
}

/** Packs the entry alone: the files that it loads later stay beside it. */
async function packWithNcc(from: string, to: string, later: readonly string[]): Promise<void> {
  const ncc = fileURLToPath(import.meta.resolve('@vercel/ncc/dist/ncc/cli.js'));
  await promisify(execFile)(process.execPath, [
    '--no-deprecation',
    ncc,
    ...['build', join(from, 'index.js'), '--out', to, '--no-cache', '--quiet'],
    ...later.flatMap((name) => ['--external', `./${name}`]),
  ]);
}

async function buildEntry(source: string, out: string, name: string): Promise<readonly string[]> {
  const { entry, later } = await bundle(join(source, `${name}.ts`));
  const scratch = join(root, '.cache/build', name);
  const packed = join(out, name);
  const files = later.map(({ fileName }) => fileName);
  await writePackage(scratch, ascii(entry.code));
  await packWithNcc(scratch, packed, files);
  await writePackage(packed);
  for (const { fileName, code } of later) await writeFile(join(packed, fileName), ascii(code));
  return [entry, ...later].flatMap(({ moduleIds }) => moduleIds);
}

/** Builds each entry `name.ts` of the source folder into `name/index.js` of the output folder. */
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
