import type { RequestOptions } from 'node:https';
import { homedir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { KubeConfig } from '@kubernetes/client-node/dist/config.js';

/** Where a kubeconfig was looked for and what it says, or why it cannot be used. */
export type Kubeconfig =
  | { readonly kind: 'usable'; readonly config: KubeConfig; readonly server: string }
  | {
      readonly kind: 'unusable';
      readonly input: 'kubeconfig' | 'context';
      readonly problem: string;
      readonly given: string;
    };

/**
 * The files that name the cluster: input `kubeconfig`, else `KUBECONFIG` (a list), else the default file,
 * in kubectl's order (client-go `tools/clientcmd/loader.go`).
 */
export function kubeconfigPaths(
  input: string,
  env: Readonly<Record<string, string | undefined>>,
): readonly [string, ...string[]] {
  if (input !== '') return [resolve(input)];
  const [first, ...rest] = (env['KUBECONFIG'] ?? '').split(delimiter).filter((path) => path !== '');
  if (first !== undefined) return [resolve(first), ...rest.map((path) => resolve(path))];
  return [join(env['HOME'] ?? homedir(), '.kube', 'config')];
}

/**
 * Why the files could not be read, in words that quote nothing of them: they hold credentials, and a YAML parser's
 * message may be made of them.
 */
function whyUnreadable(error: unknown): string {
  if (!(error instanceof Error)) return 'it is not in the form of a kubeconfig';
  if ('code' in error && typeof error.code === 'string') return error.message;
  if (/^(?:clusters|users|contexts)\[\d+\]\.\w+ is missing$/.test(error.message)) return error.message;
  return error.name === 'YAMLException' ? 'it is not valid YAML' : 'it is not in the form of a kubeconfig';
}

/** One file; a list of files may lack some (client-go `tools/clientcmd/loader.go`). */
function loadOne(path: string, mayLack: boolean): KubeConfig | undefined {
  const config = new KubeConfig();
  try {
    config.loadFromFile(path);
    return config;
  } catch (error) {
    if (mayLack && error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Adds what is not there yet: of two entries of one name, and of two current contexts, the first counts. */
function merge(config: KubeConfig, more: KubeConfig): void {
  for (const one of more.getClusters()) if (config.getCluster(one.name) === null) config.addCluster(one);
  for (const one of more.getUsers()) if (config.getUser(one.name) === null) config.addUser(one);
  for (const one of more.getContexts()) if (config.getContextObject(one.name) === null) config.addContext(one);
  if (!config.getCurrentContext()) config.setCurrentContext(more.getCurrentContext());
}

function load(paths: readonly [string, ...string[]]): KubeConfig {
  const found = paths.map((path) => loadOne(path, paths.length > 1)).filter((one) => one !== undefined);
  const [config = loadOne(paths[0], false) ?? new KubeConfig(), ...rest] = found;
  for (const more of rest) merge(config, more);
  return config;
}

/** Why a config that was read cannot be used, if so. A token must not travel in the clear, hence https only. */
function problemOf(config: KubeConfig): string | undefined {
  const server = config.getCurrentCluster()?.server ?? '';
  if (config.getCurrentUser() === null || server === '') return 'its current context must name a cluster and a user';
  if (!server.startsWith('https://') || !URL.canParse(server)) return 'its server must be an https address';
  return undefined;
}

/** Reads the kubeconfig; never dials. */
export function readKubeconfig(paths: readonly [string, ...string[]], context: string): Kubeconfig {
  const given = paths.join(delimiter);
  try {
    const config = load(paths);
    if (context !== '' && config.getContextObject(context) === null) {
      const names = config.getContexts().map((known) => known.name);
      const problem = `must be one of ${names.length > 0 ? names.join(', ') : '(the kubeconfig has none)'}`;
      return { kind: 'unusable', input: 'context', problem, given: context };
    }
    if (context !== '') config.setCurrentContext(context);
    const problem = problemOf(config);
    if (problem !== undefined) return { kind: 'unusable', input: 'kubeconfig', problem, given };
    return { kind: 'usable', config, server: config.getCurrentCluster()?.server ?? '' };
  } catch (error) {
    return {
      kind: 'unusable',
      input: 'kubeconfig',
      problem: `must be a readable kubeconfig (${whyUnreadable(error)})`,
      given,
    };
  }
}

/**
 * Trust, client certificate and fresh authorization for one request. Exec plugins and token files are asked
 * each time and cache by their own rules (client-node `config.ts`, `exec_auth.ts`).
 */
export async function credentialsOf(config: KubeConfig): Promise<RequestOptions & { readonly proxied: boolean }> {
  const options: RequestOptions = { headers: {} };
  await config.applyToHTTPSOptions(options);
  return { ...options, proxied: (config.getCurrentCluster()?.proxyUrl ?? '') !== '' };
}

/** What must never be printed: the texts by which the kubeconfig's user proves who it is. */
export function secretsOf(config: KubeConfig): readonly string[] {
  const user = config.getCurrentUser();
  const values: readonly unknown[] = [user?.token, user?.password, user?.keyData];
  return values.filter((value): value is string => typeof value === 'string' && value !== '');
}
