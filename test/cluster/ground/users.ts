import { randomUUID } from 'node:crypto';
import { stringify } from 'yaml';

/** `admin` and `kyverno` may do all; `deployer` may do nothing until a test binds a role to it. */
const groundUsers = ['admin', 'kyverno', 'deployer'] as const;
export type GroundUser = (typeof groundUsers)[number];

export type Tokens = Readonly<Record<GroundUser, string>>;

const groups: Readonly<Record<GroundUser, string>> = {
  admin: 'system:masters',
  kyverno: 'system:masters',
  deployer: 'deployers',
};

export function makeTokens(): Tokens {
  return { admin: randomUUID(), kyverno: randomUUID(), deployer: randomUUID() };
}

/** The form of `--token-auth-file`: token, user name, uid, groups. */
export function tokenFile(tokens: Tokens): string {
  return groundUsers.map((user) => `${tokens[user]},${user},${user}-uid,"${groups[user]}"\n`).join('');
}

export function kubeconfig(server: string, ca: string, user: GroundUser, token: string): string {
  return stringify({
    apiVersion: 'v1',
    kind: 'Config',
    clusters: [
      { name: 'ground', cluster: { server, 'certificate-authority-data': Buffer.from(ca).toString('base64') } },
    ],
    users: [{ name: user, user: { token } }],
    contexts: [{ name: 'ground', context: { cluster: 'ground', user } }],
    'current-context': 'ground',
  });
}
