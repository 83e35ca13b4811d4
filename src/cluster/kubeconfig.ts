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

/** Only the first line: a YAML parser quotes the file below it, and the file holds credentials. */
function firstLine(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';
}

function load([first, ...rest]: readonly [string, ...string[]]): KubeConfig {
  const config = new KubeConfig();
  config.loadFromFile(first);
  for (const path of rest) {
    const more = new KubeConfig();
    more.loadFromFile(path);
    config.mergeConfig(more, true);
  }
  return config;
}

/** Why a config that was read cannot be used, if so. A token must not travel in the clear, hence https only. */
function problemOf(config: KubeConfig): string | undefined {
  const server = config.getCurrentCluster()?.server ?? '';
  if (config.getCurrentUser() === null || server === '') return 'its current context must name a cluster and a user';
  if (!server.startsWith('https://')) return 'its server must be an https address';
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
      problem: `must be a readable kubeconfig (${firstLine(error)})`,
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
