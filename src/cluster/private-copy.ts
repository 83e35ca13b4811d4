import { readFileSync } from 'node:fs';
import { isAbsolute, resolve } from 'node:path';
import { KubeConfig } from '@kubernetes/client-node/dist/config.js';
import * as v from 'valibot';
import type { Kubeconfig } from './kubeconfig.ts';

type Cluster = NonNullable<ReturnType<KubeConfig['getCurrentCluster']>>;
type User = NonNullable<ReturnType<KubeConfig['getCurrentUser']>>;

function base64Of(path: string): string {
  return readFileSync(path).toString('base64');
}

/** The CA is copied: what this run trusts is what it trusted at the start. */
function pinnedCluster({ caFile, ...cluster }: Cluster): Cluster {
  return caFile ? { ...cluster, caData: base64Of(caFile) } : cluster;
}

const execSchema = v.looseObject({ command: v.string() });
const tokenFileSchema = v.looseObject({ config: v.looseObject({ tokenFile: v.string() }) });

/** A command without a slash is looked for in `PATH`; one with a slash is looked for from the working directory. */
function absoluteExec(exec: unknown): unknown {
  const parsed = v.safeParse(execSchema, exec);
  if (!parsed.success) return exec;
  const { command } = parsed.output;
  return /[/\\]/.test(command) && !isAbsolute(command) ? { ...parsed.output, command: resolve(command) } : exec;
}

/** A token file is read again and again, as somebody renews it. */
function absoluteTokenFile(authProvider: unknown): unknown {
  const parsed = v.safeParse(tokenFileSchema, authProvider);
  if (!parsed.success) return authProvider;
  const { config, ...provider } = parsed.output;
  return { ...provider, config: { ...config, tokenFile: resolve(config.tokenFile) } };
}

function pinnedUser({ certFile, keyFile, ...user }: User): User {
  return {
    ...user,
    ...(certFile ? { certData: base64Of(certFile) } : {}),
    ...(keyFile ? { keyData: base64Of(keyFile) } : {}),
    exec: absoluteExec(user.exec),
    authProvider: absoluteTokenFile(user.authProvider),
  };
}

/**
 * A kubeconfig's current context as text that stands alone, whatever later steps do to the files that it came from:
 * certificates and keys are in it, and the paths of token files and exec plugins are absolute. It holds credentials.
 * Throws where a file that it refers to cannot be read.
 */
export function privateCopy(config: KubeConfig): string {
  const [cluster, user] = [config.getCurrentCluster(), config.getCurrentUser()];
  if (cluster === null || user === null) throw new Error('the kubeconfig has no current cluster and user');
  const context = { name: 'gate', cluster: cluster.name, user: user.name };
  return JSON.stringify({
    clusters: [pinnedCluster(cluster)],
    users: [pinnedUser(user)],
    contexts: [context],
    currentContext: context.name,
  });
}

const copySchema = v.looseObject({
  clusters: v.tuple([v.looseObject({ name: v.string(), server: v.string() })]),
  users: v.tuple([v.looseObject({ name: v.string() })]),
  contexts: v.tuple([v.looseObject({ cluster: v.string(), user: v.string() })]),
  currentContext: v.string(),
});

function parsedCopy(text: string | undefined): v.InferOutput<typeof copySchema> | undefined {
  try {
    const parsed = v.safeParse(copySchema, JSON.parse(text ?? ''));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}

/** Reads a private copy. It is refused when its credentials would go to another server than `server`. */
export function readPrivateCopy(text: string | undefined, server: string): Kubeconfig {
  const unusable = (problem: string): Kubeconfig => ({
    kind: 'unusable',
    input: 'kubeconfig',
    problem,
    given: 'the private copy of the gate',
  });
  const copy = parsedCopy(text);
  if (copy === undefined) return unusable('cannot be read');
  if (copy.clusters[0].server !== server) return unusable('names another server than the gate used');
  const config = new KubeConfig();
  config.loadFromOptions(copy);
  return { kind: 'usable', config, server };
}
