import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { parse, stringify } from 'yaml';

const configSchema = v.looseObject({
  users: v.tuple([v.looseObject({ user: v.looseObject({ token: v.string() }) })]),
});

interface Plugin {
  /** Path of the kubeconfig that names it. */
  readonly kubeconfig: string;
  /** How often it was run. */
  readonly runs: () => Promise<number>;
}

/** The same kubeconfig, but that an exec plugin makes its token, which has expired by the next request. */
export async function withPlugin(folder: string, kubeconfig: string): Promise<Plugin> {
  const config = v.parse(configSchema, parse(await readFile(kubeconfig, 'utf8')));
  const [{ user, ...named }] = config.users;
  const command = join(folder, 'plugin');
  const credential = `{"apiVersion":"%s","kind":"ExecCredential","status":{"token":"%s","expirationTimestamp":"%s"}}`;
  const apiVersion = 'client.authentication.k8s.io/v1';
  const script = `#!/bin/sh
echo run >> ${command}.log
printf '${credential}' ${apiVersion} ${user.token} "$(date -u +%Y-%m-%dT%H:%M:%SZ)"
`;
  await writeFile(command, script, { mode: 0o700 });
  const exec = { apiVersion, command, interactiveMode: 'Never' };
  const path = join(folder, 'plugin.kubeconfig');
  await writeFile(path, stringify({ ...config, users: [{ ...named, user: { exec } }] }));
  const runs = async (): Promise<number> => (await readFile(`${command}.log`, 'utf8')).split('\n').length - 1;
  return { kubeconfig: path, runs };
}
