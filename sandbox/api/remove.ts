import { objectAt, textAt } from '../json.ts';
import { isDryRun, patchBody } from './decode.ts';
import type { ApiRequest } from './request.ts';
import type { Resource } from './resource.ts';
import { conflict, notFound, type Reply } from './status.ts';
import type { Store } from './store.ts';

/** Preconditions as apimachinery and apiserver `pkg/storage/interfaces.go` word them, with the kind and not the resource. */
export function remove(store: Store, resource: Resource, request: ApiRequest): Reply {
  const dryRun = isDryRun(request);
  const { name } = request;
  const before = store.get(resource, resource.namespaced ? request.namespace : '', name);
  if (before === undefined) throw notFound(resource, name);
  const options = request.text === '' ? {} : patchBody(request.text);
  const metadata = objectAt(before, 'metadata');
  for (const [field, shown, what] of [
    ['uid', 'UID', 'deleted and then recreated'],
    ['resourceVersion', 'ResourceVersion', 'modified'],
  ] as const) {
    const [wanted, found] = [textAt(options, 'preconditions', field), textAt(metadata, field)];
    if (wanted === '' || wanted === found) continue;
    const text = `the ${shown} in the precondition (${wanted}) does not match the ${shown} in record (${found}). The object might have been ${what}`;
    throw conflict(resource, name, text, resource.kind);
  }
  if (!dryRun) store.remove(resource, before);
  const { group, plural } = resource;
  const details = { name, ...(group === '' ? {} : { group }), kind: plural, uid: textAt(metadata, 'uid') };
  return {
    status: 200,
    body: { kind: 'Status', apiVersion: 'v1', metadata: {}, status: 'Success', details },
  };
}
