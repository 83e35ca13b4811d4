import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { parseAllDocuments } from 'yaml';
import type { Cluster } from '../cluster.ts';

const registration = '/apis/admissionregistration.k8s.io/v1';
const rbac = '/apis/rbac.authorization.k8s.io/v1';
const documentSchema = v.looseObject({ kind: v.string(), metadata: v.looseObject({ name: v.string() }) });
type Document = v.InferOutput<typeof documentSchema>;

const collections: Readonly<Record<string, string>> = {
  ValidatingAdmissionPolicy: 'validatingadmissionpolicies',
  ValidatingAdmissionPolicyBinding: 'validatingadmissionpolicybindings',
};

/** What the user who sends the gate's requests is called in `deploy/guard.yaml`. */
const serviceAccount = 'system:serviceaccount:admission-gate:admission-gate';

/** Installs a file of `deploy/` as it is, but for the gate's user, who is this one. Disposing it takes it away again. */
export async function deployed(cluster: Cluster, file: string, user: string): Promise<AsyncDisposable> {
  const text = await readFile(join(import.meta.dirname, '../../../deploy', file), 'utf8');
  const documents = parseAllDocuments(text.replaceAll(serviceAccount, user));
  const objects = documents.map((document) => v.parse(documentSchema, document.toJS()));
  for (const object of objects) await cluster.admin.expect('POST', pathOf(object), object);
  return {
    [Symbol.asyncDispose]: async () => {
      for (const object of objects.toReversed()) {
        await cluster.admin.expect('DELETE', `${pathOf(object)}/${object.metadata.name}`);
      }
    },
  };
}

function pathOf({ kind }: Document): string {
  const collection = collections[kind];
  if (collection === undefined) throw new Error(`no path for kind ${kind}`);
  return `${registration}/${collection}`;
}

/** Everything that the gate needs, and on policies more than that: what is refused then is refused by the guard. */
const rules = [
  { apiGroups: ['coordination.k8s.io'], resources: ['leases'], verbs: ['get', 'create', 'update', 'patch'] },
  { apiGroups: ['policies.kyverno.io'], resources: ['*'], verbs: ['*'] },
  {
    apiGroups: ['admissionregistration.k8s.io'],
    resources: ['mutatingwebhookconfigurations', 'validatingwebhookconfigurations'],
    verbs: ['get', 'list', 'watch'],
  },
  { apiGroups: ['apps'], resources: ['deployments'], verbs: ['list'] },
  { apiGroups: [''], resources: ['namespaces'], verbs: ['get'] },
  { apiGroups: [''], resources: ['pods'], verbs: ['create'] },
];

/** Gives a user the rights of a gate. */
export async function letBeAGate(cluster: Cluster, user: string): Promise<void> {
  const metadata = { name: 'gate' };
  const apiGroup = 'rbac.authorization.k8s.io';
  await cluster.admin.expect('POST', `${rbac}/clusterroles`, { metadata, rules });
  await cluster.admin.expect('POST', `${rbac}/clusterrolebindings`, {
    metadata,
    roleRef: { apiGroup, kind: 'ClusterRole', name: 'gate' },
    subjects: [{ apiGroup, kind: 'User', name: user }],
  });
}
