import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { parseAllDocuments } from 'yaml';
import type { Cluster } from '../cluster.ts';
import { until } from '../ground/until.ts';

const strings = v.array(v.string());
const ruleSchema = v.strictObject({
  apiGroups: strings,
  resources: strings,
  resourceNames: v.optional(strings),
  verbs: strings,
});
const objectSchema = v.looseObject({
  kind: v.picklist(['Namespace', 'Role', 'ClusterRole', 'RoleBinding', 'ClusterRoleBinding']),
  metadata: v.strictObject({ name: v.string(), namespace: v.optional(v.string()) }),
  rules: v.optional(v.array(ruleSchema), []),
});
type RbacObject = v.InferOutput<typeof objectSchema>;
type Rule = v.InferOutput<typeof ruleSchema>;

/** One verb on one resource by one rule of `deploy/rbac.yaml`. */
export interface Permission {
  readonly verb: string;
  readonly group: string;
  readonly resource: string;
  /** Absent for a cluster role. */
  readonly namespace?: string;
  readonly names: readonly string[];
  readonly role: RbacObject;
  readonly rule: Rule;
}

const user = 'deployer';
const collections = {
  Role: 'roles',
  ClusterRole: 'clusterroles',
  RoleBinding: 'rolebindings',
  ClusterRoleBinding: 'clusterrolebindings',
} as const;

const file = join(import.meta.dirname, '../../../deploy/rbac.yaml');

/** `deploy/rbac.yaml`, edited as its comments ask, for the tests' user, policy and namespaces. */
const objects: readonly RbacObject[] = parseAllDocuments(
  readFileSync(file, 'utf8')
    .replaceAll(/"system:serviceaccount:[^"]+"/g, user)
    .replaceAll('verify-app-images', 'p1')
    .replaceAll('verify-tool-images', 'p2'),
).map((document) => v.parse(objectSchema, document.toJS()));

function objectsOf(part: string): readonly RbacObject[] {
  return objects.filter(({ metadata, kind }) => metadata.name === `admission-gate-${part}` && kind !== 'Namespace');
}

/** Every verb of every rule of a part, so that a new rule has its row. */
export function permissionsOf(part: string): readonly Permission[] {
  return objectsOf(part).flatMap((role) =>
    role.rules.flatMap((rule) =>
      rule.resources.flatMap((resource) =>
        rule.verbs.map((verb) => {
          const { apiGroups, resourceNames = [] } = rule;
          const { namespace } = role.metadata;
          const where = namespace === undefined ? {} : { namespace };
          return { verb, group: apiGroups.join(), resource, ...where, names: resourceNames, role, rule };
        }),
      ),
    ),
  );
}

function pathOf({ kind, metadata: { namespace } }: RbacObject): string {
  const base = '/apis/rbac.authorization.k8s.io/v1';
  if (kind === 'Namespace') throw new Error('a Namespace is no RBAC object');
  return `${base}/${namespace === undefined ? '' : `namespaces/${namespace}/`}${collections[kind]}`;
}

/** Gives the tests' user one part of the file. Disposing it takes it away again. */
export async function grant(cluster: Cluster, part: string): Promise<AsyncDisposable> {
  const granted = objectsOf(part);
  for (const object of granted) await cluster.admin.expect('POST', pathOf(object), object);
  for (const permission of permissionsOf(part)) await untilAllowed(cluster, permission, true);
  return {
    [Symbol.asyncDispose]: async () => {
      for (const object of granted) {
        await cluster.admin.expect('DELETE', `${pathOf(object)}/${object.metadata.name}`);
      }
      for (const permission of permissionsOf(part)) await untilAllowed(cluster, permission, false);
    },
  };
}

/** Takes one verb on one resource away from its rule. Disposing it gives it back. */
export async function without(cluster: Cluster, permission: Permission): Promise<AsyncDisposable> {
  const { role, rule, resource, verb } = permission;
  const path = `${pathOf(role)}/${role.metadata.name}`;
  const put = (rules: readonly Rule[]) => cluster.admin.expect('PUT', path, { ...role, rules });
  const others = rule.resources.filter((other) => other !== resource);
  const left = [
    { ...rule, resources: others },
    { ...rule, resources: [resource], verbs: rule.verbs.filter((other) => other !== verb) },
  ];
  const granting = left.filter(({ resources, verbs }) => resources.length > 0 && verbs.length > 0);
  await put(role.rules.flatMap((one) => (one === rule ? granting : [one])));
  await untilAllowed(cluster, permission, false);
  return {
    [Symbol.asyncDispose]: async () => {
      await put(role.rules);
      await untilAllowed(cluster, permission, true);
    },
  };
}

const reviewSchema = v.looseObject({ status: v.looseObject({ allowed: v.boolean() }) });

/** The API server learns of roles by a watch of its own. */
async function untilAllowed(cluster: Cluster, permission: Permission, wanted: boolean): Promise<void> {
  const { verb, group, resource, namespace = '', names } = permission;
  const [name = ''] = names;
  const [plural = '', subresource = ''] = resource.split('/');
  const spec = { resourceAttributes: { verb, group, resource: plural, subresource, namespace, name } };
  await until(`${verb} ${resource} is ${wanted ? 'allowed' : 'forbidden'}`, async () => {
    const answer = await cluster
      .clientFor(user)
      .expect('POST', '/apis/authorization.k8s.io/v1/selfsubjectaccessreviews', { spec });
    return v.parse(reviewSchema, answer).status.allowed === wanted;
  });
}

/** How the API server names the permission that a request lacks (apiserver `pkg/endpoints/handlers/responsewriters`). */
export function lackOf({ verb, group, resource, namespace }: Permission): string {
  const scope = namespace === undefined ? 'at the cluster scope' : `in the namespace "${namespace}"`;
  return `User "${user}" cannot ${verb} resource "${resource}" in API group "${group}" ${scope}`;
}
