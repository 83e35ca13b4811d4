import type { Json, JsonObject } from '../json.ts';
import { qualified, type Resource } from './resource.ts';

/** What goes out: a JSON body, or text where the server answers with text. */
export interface Reply {
  readonly status: number;
  readonly body: Json;
  readonly text?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A refusal, thrown by whatever finds the reason and sent as it is. */
export class Refusal extends Error {
  readonly reply: Reply;

  constructor(reply: Reply) {
    super(JSON.stringify(reply.body));
    this.reply = reply;
  }
}

/** Thrown where a request ends without an answer: its connection breaks. */
export class Break extends Error {}

export interface Cause {
  readonly reason: string;
  readonly message: string;
  readonly field: string;
}

type Details = Readonly<Record<string, Json>>;
type Subject = Pick<Resource, 'group' | 'kind' | 'plural'>;

/** A Status object in the server's order of fields (apimachinery `meta/v1` Status). */
export function statusBody(code: number, reason: string, message: string, details?: Details): JsonObject {
  return {
    kind: 'Status',
    apiVersion: 'v1',
    metadata: {},
    status: 'Failure',
    message,
    ...(reason === '' ? {} : { reason }),
    ...(details === undefined ? {} : { details }),
    code,
  };
}

function refusal(code: number, reason: string, message: string, details?: Details): Refusal {
  return new Refusal({ status: code, body: statusBody(code, reason, message, details) });
}

function details({ group }: Pick<Resource, 'group'>, kind: string, name: string): Details {
  return { ...(name === '' ? {} : { name }), ...(group === '' ? {} : { group }), kind };
}

// All texts: apimachinery `pkg/api/errors/errors.go` at Kubernetes 1.36, but where a comment names another file.

export function notFound(resource: Subject, name: string): Refusal {
  const message = `${qualified(resource, resource.plural)} "${name}" not found`;
  return refusal(404, 'NotFound', message, details(resource, resource.plural, name));
}

export function alreadyExists(resource: Subject, name: string): Refusal {
  const message = `${qualified(resource, resource.plural)} "${name}" already exists`;
  return refusal(409, 'AlreadyExists', message, details(resource, resource.plural, name));
}

/** @param shown the resource as most texts name it, or the kind, as a deletion's do */
export function conflict(resource: Subject, name: string, text: string, shown = resource.plural): Refusal {
  const message = `Operation cannot be fulfilled on ${qualified(resource, shown)} "${name}": ${text}`;
  return refusal(409, 'Conflict', message, details(resource, shown, name));
}

/** Source: apiserver `pkg/registry/generic/registry/store.go`, `OptimisticLockErrorMsg`. */
export function modified(resource: Subject, name: string): Refusal {
  const text = 'the object has been modified; please apply your changes to the latest version and try again';
  return conflict(resource, name, text);
}

export function invalid(
  resource: Pick<Resource, 'group' | 'kind'>,
  name: string,
  causes: readonly [Cause, ...Cause[]],
): Refusal {
  const { kind } = resource;
  const unique = [...new Set(causes.map(({ field, message }) => `${field}: ${message}`))];
  const text = unique.length === 1 ? unique.join('') : `[${unique.join(', ')}]`;
  const message = `${qualified(resource, kind)} "${name}" is invalid: ${text}`;
  const list = causes.map(({ reason, message: why, field }) => ({ reason, message: why, field }));
  return refusal(422, 'Invalid', message, { ...details(resource, kind, name), causes: list });
}

export function badRequest(message: string): Refusal {
  return refusal(400, 'BadRequest', message);
}

/** A patch that cannot be applied, without a word about why. Source: apiserver `handlers/patch.go`. */
export function patchRejected(): Refusal {
  return refusal(422, 'Invalid', 'the server rejected our request due to an error in our request', {});
}

/** A patched object that cannot be read. Source: apiserver `handlers/patch.go`, `applyJSPatch`. */
export function patchUnreadable(document: Json, problem: string): Refusal {
  const why = `Invalid value: ${JSON.stringify(JSON.stringify(document))}: ${problem}`;
  const causes = [{ reason: 'FieldValueInvalid', message: why, field: 'patch' }];
  return refusal(422, 'Invalid', ` "" is invalid: patch: ${why}`, { causes });
}

export function unauthorized(): Refusal {
  return refusal(401, 'Unauthorized', 'Unauthorized');
}

export function forbidden(resource: Pick<Resource, 'group' | 'plural'>, name: string, text: string): Refusal {
  const subject = `${qualified(resource, resource.plural)}${name === '' ? '' : ` "${name}"`}`;
  return refusal(403, 'Forbidden', `${subject} is forbidden: ${text}`, details(resource, resource.plural, name));
}

export function unsupportedMediaType(): Refusal {
  return refusal(415, 'UnsupportedMediaType', '415: Unsupported Media Type', {});
}

export function methodNotAllowed(): Refusal {
  return refusal(405, 'MethodNotAllowed', 'the server does not allow this method on the requested resource', {});
}

/** Source: apiserver `pkg/storage/watch_cache.go`. */
export function expired(asked: number, oldest: number): Refusal {
  return refusal(410, 'Expired', `too old resource version: ${asked} (${oldest})`);
}

/** After 34 s. Source: apiserver `pkg/endpoints/handlers/finisher/finisher.go`; recorded as `kyverno-hung-ignore-30s-budget`. */
export function outOfBudget(): Refusal {
  const message = 'Timeout: request did not complete within requested timeout - context deadline exceeded';
  return refusal(504, 'Timeout', message, {});
}

export function pageNotFound(): Refusal {
  return new Refusal({ status: 404, body: null, text: '404 page not found\n' });
}

export function failure(code: number, message: string): Refusal {
  return refusal(code, '', message);
}
