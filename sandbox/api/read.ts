import type { Json, JsonObject } from '../json.ts';
import { textAt, without } from '../json.ts';
import type { ApiRequest } from './request.ts';
import { apiVersionOf, type Resource } from './resource.ts';
import { badRequest, notFound, type Reply } from './status.ts';
import type { Store } from './store.ts';

/** `asOf`: the revision that is shown, the newest unless a stale read is wanted. */
export function get(store: Store, resource: Resource, { namespace, name }: ApiRequest, asOf: number): Reply {
  const object = store.get(resource, resource.namespaced ? namespace : '', name, asOf);
  if (object === undefined) throw notFound(resource, name);
  return { status: 200, body: object };
}

export function list(store: Store, resource: Resource, request: ApiRequest, asOf: number): Reply {
  const selects = selectorOf(request.query);
  const items = store.list(resource, resource.namespaced ? request.namespace : '', asOf).filter(selects);
  return {
    status: 200,
    body: {
      kind: `${resource.kind}List`,
      apiVersion: apiVersionOf(resource),
      metadata: { ...(resource.custom ? { continue: '' } : {}), resourceVersion: String(asOf) },
      items: items.map((item) => shownInList(resource, item)),
    },
  };
}

/** Items of built-in kinds do not name their kind. */
function shownInList({ custom }: Resource, item: JsonObject): Json {
  return custom ? item : without(item, 'kind', 'apiVersion');
}

/**
 * What `fieldSelector` lets through; throws the refusal of any field but name and namespace. The action selects by nothing
 * else, so a `labelSelector` is a fault of the sandbox, which would answer it wrongly.
 */
export function selectorOf(query: URLSearchParams): (object: JsonObject) => boolean {
  if (query.has('labelSelector')) throw new Error('the sandbox knows no labelSelector');
  const terms = (query.get('fieldSelector') ?? '').split(',').filter((term) => term !== '');
  const wanted = terms.map((term) => {
    const [field = '', value = ''] = term.split(/==?/);
    const key = /^metadata\.(name|namespace)$/.exec(field)?.[1];
    if (key === undefined) {
      throw badRequest(`"${field}" is not a known field selector: only "metadata.name", "metadata.namespace"`);
    }
    return { key, value };
  });
  return (object) => wanted.every(({ key, value }) => textAt(object, 'metadata', key) === value);
}
