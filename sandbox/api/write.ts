import { randomBytes, randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { isObject, type JsonObject, objectAt, textAt, without } from '../json.ts';
import { unreadable, validate } from './check.ts';
import { decoded, isDryRun, patchBody } from './decode.ts';
import { withDefaults } from './defaults.ts';
import { withManagers } from './fields.ts';
import { jsonPatch, mergePatch } from './patch.ts';
import type { ApiRequest } from './request.ts';
import { apiVersionOf, type Resource, resources } from './resource.ts';
import {
  alreadyExists,
  badRequest,
  conflict,
  invalid,
  modified,
  notFound,
  patchUnreadable,
  type Reply,
  unsupportedMediaType,
} from './status.ts';
import type { Store } from './store.ts';
import { secondTime } from './time.ts';

/** What a write needs besides the request. `admit` throws the refusal of an admission webhook. */
export interface Writing {
  readonly store: Store;
  readonly now: () => Date;
  readonly admit: (object: JsonObject) => Promise<void>;
}

function managerOf({ query, userAgent }: ApiRequest): string {
  return query.get('fieldManager') ?? userAgent.split('/')[0] ?? '';
}

export async function create(writing: Writing, resource: Resource, request: ApiRequest): Promise<Reply> {
  const dryRun = isDryRun(request);
  return created(writing, resource, request, decoded(resource, request.text), dryRun);
}

async function created(
  { store, now, admit }: Writing,
  resource: Resource,
  request: ApiRequest,
  given: JsonObject,
  dryRun: boolean,
): Promise<Reply> {
  const namespace = resource.namespaced ? request.namespace : '';
  if (namespace !== '' && store.get(resources.namespaces, '', namespace) === undefined) {
    throw notFound(resources.namespaces, namespace);
  }
  const time = secondTime(now());
  const own = without(objectAt(given, 'metadata'), 'managedFields', 'resourceVersion');
  const prefix = textAt(own, 'generateName');
  const name = textAt(own, 'name') || (prefix === '' ? '' : `${prefix}${randomName()}`);
  const metadata = {
    ...own,
    ...(name === '' ? {} : { name }),
    ...(namespace === '' ? {} : { namespace }),
    uid: randomUUID(),
    ...(resource.hasGeneration ? { generation: 1 } : {}),
    creationTimestamp: time,
  };
  const kinded = { kind: resource.kind, apiVersion: apiVersionOf(resource), ...given, metadata };
  const object = withDefaults(resource, kinded);
  await admit(object);
  validate(resource, object);
  if (store.get(resource, namespace, name) !== undefined) throw alreadyExists(resource, name);
  const managed = withManagers(resource, undefined, object, { manager: managerOf(request), time });
  return { status: 201, body: dryRun ? managed : store.put(resource, managed) };
}

/** Five characters as apimachinery `util/rand` makes them, which spell no word. */
function randomName(): string {
  const alphabet = 'bcdfghjklmnpqrstvwxz2456789';
  return [...randomBytes(5)].map((byte) => alphabet[byte % alphabet.length]).join('');
}

export async function update(writing: Writing, resource: Resource, request: ApiRequest): Promise<Reply> {
  const dryRun = isDryRun(request);
  const given = decoded(resource, request.text);
  const { name } = request;
  checkName(given, name);
  const namespace = resource.namespaced ? request.namespace : '';
  const before = writing.store.get(resource, namespace, name);
  if (before === undefined && !resource.createOnUpdate) throw notFound(resource, name);
  checkUid(writing.store, resource, request, given, before);
  if (before === undefined) return created(writing, resource, request, given, dryRun);
  if (textAt(given, 'metadata', 'resourceVersion') === '' && !resource.unconditionalUpdate) {
    const message = 'Invalid value: 0: must be specified for an update';
    const cause = { reason: 'FieldValueInvalid', message, field: 'metadata.resourceVersion' };
    throw invalid({ group: resource.group, kind: resource.plural }, name, [cause]);
  }
  return replaced(writing, resource, request, before, given, dryRun);
}

function checkName(given: JsonObject, name: string): void {
  const own = textAt(given, 'metadata', 'name');
  if (own === name) return;
  throw badRequest(`the name of the object (${own}) does not match the name on the URL (${name})`);
}

/** A uid in a PUT is a precondition of the storage (apiserver `pkg/storage/errors.go`). */
function checkUid(
  { revision }: Store,
  resource: Resource,
  { namespace, name }: ApiRequest,
  given: JsonObject,
  before: JsonObject | undefined,
): void {
  const [wanted, found] = [textAt(given, 'metadata', 'uid'), textAt(before, 'metadata', 'uid')];
  if (wanted === '' || wanted === found) return;
  const group = resource.custom ? `${resource.group}/` : '';
  const key = `/registry/${group}${resource.plural}/${resource.namespaced ? `${namespace}/` : ''}${name}`;
  const why = `Precondition failed: UID in precondition: ${wanted}, UID in object meta: ${found}`;
  const text = `StorageError: invalid object, Code: 4, Key: ${key}, ResourceVersion: ${before === undefined ? 0 : revision}, AdditionalErrorMsg: ${why}`;
  throw conflict(resource, name, text);
}

/** Stores `given` in the place of `before`: nothing is written when nothing changes. */
async function replaced(
  { store, now, admit }: Writing,
  resource: Resource,
  request: ApiRequest,
  before: JsonObject,
  given: JsonObject,
  dryRun: boolean,
): Promise<Reply> {
  const { name } = request;
  const [old, own] = [objectAt(before, 'metadata'), objectAt(given, 'metadata')];
  const version = textAt(own, 'resourceVersion');
  if (version !== '' && version !== old['resourceVersion']) throw modified(resource, name);
  if (textAt(own, 'uid') !== '' && own['uid'] !== old['uid']) throw immutableUid(resource, name, textAt(own, 'uid'));
  const kept = ['uid', 'creationTimestamp', 'namespace', 'resourceVersion', 'generation', 'managedFields'];
  const fixed = Object.fromEntries(Object.entries(old).filter(([key]) => kept.includes(key)));
  const kinded = { kind: resource.kind, apiVersion: apiVersionOf(resource), ...given, metadata: { ...own, ...fixed } };
  const draft = withDefaults(resource, resource.custom ? withStatusOf(before, kinded) : kinded);
  await admit(draft);
  validate(resource, draft);
  const generation = Number(old['generation'] ?? 0) + (isDeepStrictEqual(content(before), content(draft)) ? 0 : 1);
  const metadata = { ...objectAt(draft, 'metadata'), ...(resource.hasGeneration ? { generation } : {}) };
  const writer = { manager: managerOf(request), time: secondTime(now()) };
  const after = withManagers(resource, before, { ...draft, metadata }, writer);
  if (isDeepStrictEqual(after, before)) return { status: 200, body: before };
  if (store.get(resource, textAt(old, 'namespace'), name) !== before) throw modified(resource, name);
  return { status: 200, body: dryRun ? after : store.put(resource, after) };
}

/** What a generation counts: all but metadata and status. */
function content(object: JsonObject): JsonObject {
  return without(object, 'metadata', 'status', 'kind', 'apiVersion');
}

/** Status is a subresource: writes of the object leave it as it is. */
function withStatusOf(before: JsonObject, object: JsonObject): JsonObject {
  const { status } = before;
  return status === undefined ? without(object, 'status') : { ...object, status };
}

/** The server finds it twice, in two validations. */
function immutableUid(resource: Resource, name: string, uid: string): Error {
  const message = `Invalid value: ${JSON.stringify(uid)}: field is immutable`;
  const cause = { reason: 'FieldValueInvalid', message, field: 'metadata.uid' };
  return invalid(resource, name, [cause, cause]);
}

/** How often the server itself applies a patch anew when the object changed under it (apiserver `handlers/patch.go`). */
const patchAttempts = 5;

export async function patch(writing: Writing, resource: Resource, request: ApiRequest): Promise<Reply> {
  const dryRun = isDryRun(request);
  const { name, contentType } = request;
  const apply = { 'application/merge-patch+json': mergePatch, 'application/json-patch+json': jsonPatch }[contentType];
  if (apply === undefined) throw unsupportedMediaType();
  const body = patchBody(request.text);
  for (let attempt = 1; ; attempt++) {
    const before = writing.store.get(resource, resource.namespaced ? request.namespace : '', name);
    if (before === undefined) throw notFound(resource, name);
    const given = apply(before, body);
    if (!isObject(given)) throw badRequest('the patched object is no object');
    const problem = unreadable(resource, given);
    if (problem !== undefined) throw patchUnreadable(given, problem);
    checkName(given, name);
    const isOwnVersion = textAt(given, 'metadata', 'resourceVersion') === textAt(before, 'metadata', 'resourceVersion');
    try {
      return await replaced(writing, resource, request, before, given, dryRun);
    } catch (error) {
      const now = writing.store.get(resource, resource.namespaced ? request.namespace : '', name);
      if (now === before || !isOwnVersion || attempt === patchAttempts) throw error;
    }
  }
}
