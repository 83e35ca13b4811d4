import { type Resource, resourceList } from './resource.ts';

export type Verb = 'get' | 'list' | 'watch' | 'create' | 'update' | 'patch' | 'delete';

/** What one HTTP request asks for, before it is known whether there is such a thing. */
export interface ApiRequest {
  readonly verb: Verb;
  readonly group: string;
  readonly version: string;
  readonly plural: string;
  readonly namespace: string;
  readonly name: string;
  readonly query: URLSearchParams;
  readonly contentType: string;
  readonly userAgent: string;
  readonly text: string;
  readonly resource: Resource | undefined;
}

interface Incoming {
  readonly method: string;
  readonly url: URL;
  readonly contentType: string;
  readonly userAgent: string;
  readonly text: string;
}

const path =
  /^\/(?:api\/(?<core>v1)|apis\/(?<group>[^/]+)\/(?<version>[^/]+))(?:\/namespaces\/(?<namespace>[^/]+)(?=\/))?\/(?<plural>[^/]+)(?:\/(?<name>[^/]+))?$/;

/** Reads path and method as the server does (apiserver `pkg/endpoints/request/requestinfo.go`); undefined: no resource at all. */
export function readRequest({ method, url, ...rest }: Incoming): ApiRequest | undefined {
  const groups = path.exec(url.pathname)?.groups;
  if (groups === undefined) return undefined;
  const { group = '', version = groups['core'] ?? '', namespace = '', plural = '', name = '' } = groups;
  const verb = verbOf(method, name, url.searchParams);
  if (verb === undefined) return undefined;
  const resource = resourceList.find(
    (one) =>
      one.group === group && one.version === version && one.plural === plural && fits(one, verb, namespace, name),
  );
  const own = plural === 'namespaces' && group === '' ? decodeURIComponent(name) : decodeURIComponent(namespace);
  return {
    verb,
    group,
    version,
    plural,
    namespace: own,
    name: decodeURIComponent(name),
    query: url.searchParams,
    resource,
    ...rest,
  };
}

/** A namespaced resource is reached without its namespace only as a list over all. */
function fits({ namespaced }: Resource, verb: Verb, namespace: string, name: string): boolean {
  if (!namespaced) return namespace === '';
  return namespace !== '' || (name === '' && (verb === 'list' || verb === 'watch'));
}

function verbOf(method: string, name: string, query: URLSearchParams): Verb | undefined {
  const isOne = name !== '';
  switch (method) {
    case 'GET':
      if (isOne) return 'get';
      return query.get('watch') === 'true' || query.get('watch') === '1' ? 'watch' : 'list';
    case 'POST':
      return isOne ? undefined : 'create';
    case 'PUT':
      return isOne ? 'update' : undefined;
    case 'PATCH':
      return isOne ? 'patch' : undefined;
    case 'DELETE':
      return isOne ? 'delete' : undefined;
    default:
      return undefined;
  }
}
