import type { ApiRequest, Verb } from './api/request.ts';
import type { ResourceName } from './api/resource.ts';
import { conflict, expired, failure, patchRejected, Refusal, statusBody } from './api/status.ts';
import type { LoggedRequest } from './log.ts';

/** What goes wrong with one request. */
export type Fault =
  /** Answered only after this time. */
  | { readonly kind: 'latency'; readonly ms: number }
  /** Neither done nor answered until it is released; a client that has gone meanwhile gets nothing done. */
  | { readonly kind: 'hang' }
  /** Done only after it is released, even if the client is gone by then: the write that comes late. */
  | { readonly kind: 'held' }
  /** Not done; the connection breaks. */
  | { readonly kind: 'reset' }
  /** Done; the connection breaks before the answer. */
  | { readonly kind: 'lost' }
  /** Done; the connection breaks in the middle of the answer. */
  | { readonly kind: 'truncated' }
  /** A read is answered from before the newest change of its resource; of a write nothing is stale. */
  | { readonly kind: 'stale' }
  /** Not done; refused with this status. */
  | { readonly kind: 'status'; readonly status: FaultStatus; readonly retryAfterSeconds?: number };

export const faultStatuses = [409, 410, 422, 429, 500, 503, 504] as const;
type FaultStatus = (typeof faultStatuses)[number];

/** Which request is met: the nth of all (from 1), the next one of a verb and resource, or the first that `meets` wants. */
export type FaultPlace =
  | { readonly nth: number }
  | { readonly verb: Verb; readonly resource: ResourceName; readonly name?: string }
  /** Asked once about each request that comes, in their order. */
  | { readonly meets: (request: LoggedRequest) => boolean };

export interface PlacedFault {
  readonly at: FaultPlace;
  readonly fault: Fault;
  /** How many requests it meets; one when absent. */
  readonly times?: number;
}

/** A fault that was placed: it can be waited for, and what hangs can be let go. */
export interface FaultHandle {
  readonly met: Promise<void>;
  release(): void;
}

export interface MetFault {
  readonly fault: Fault;
  readonly released: Promise<void>;
}

interface Entry {
  readonly place: FaultPlace;
  readonly fault: Fault;
  left: number;
  readonly met: PromiseWithResolvers<void>;
  readonly released: PromiseWithResolvers<void>;
}

/** The faults that wait for their requests: first placed, first met. */
export class FaultQueue {
  readonly #entries: Entry[] = [];
  #count = 0;

  add({ at, fault, times = 1 }: PlacedFault): FaultHandle {
    const met = Promise.withResolvers<void>();
    const released = Promise.withResolvers<void>();
    this.#entries.push({ place: at, fault, left: times, met, released });
    return { met: met.promise, release: released.resolve };
  }

  /** Counts the request and takes the fault that waits for it, if one does. */
  take(request: ApiRequest, entry: LoggedRequest): MetFault | undefined {
    this.#count += 1;
    const found = this.#entries.find(({ place, left }) => left > 0 && this.#meets(place, request, entry));
    if (found === undefined) return undefined;
    found.left -= 1;
    found.met.resolve();
    return { fault: found.fault, released: found.released.promise };
  }

  /** Faults that no request has met: a test that placed one is wrong. */
  unmet(): readonly PlacedFault[] {
    return this.#entries.flatMap(({ place, fault, left }) => (left > 0 ? [{ at: place, fault, times: left }] : []));
  }

  releaseAll(): void {
    for (const { released } of this.#entries) released.resolve();
  }

  #meets(place: FaultPlace, { verb, plural, name }: ApiRequest, entry: LoggedRequest): boolean {
    if ('nth' in place) return place.nth === this.#count;
    if ('meets' in place) return place.meets(entry);
    return place.verb === verb && place.resource === plural && (place.name === undefined || place.name === name);
  }
}

/** The refusals as the server words them; sources in `api/status.ts`, or here. */
export function refusalOf(
  request: ApiRequest,
  { status, retryAfterSeconds = 1 }: Extract<Fault, { kind: 'status' }>,
): Refusal {
  const { resource, name } = request;
  const subject = resource ?? { group: request.group, kind: request.plural, plural: request.plural };
  switch (status) {
    case 409:
      return conflict(
        subject,
        name,
        'the object has been modified; please apply your changes to the latest version and try again',
      );
    case 410:
      return expired(1, 2);
    case 422:
      return patchRejected();
    case 429:
      return tooMany(retryAfterSeconds);
    case 500:
      return failure(500, 'etcdserver: request timed out');
    case 503:
      return unavailable();
    case 504:
      return failure(504, 'Timeout: request did not complete within requested timeout - context deadline exceeded');
  }
}

/** Priority and fairness answers in plain text (apiserver `pkg/server/filters/priority-and-fairness.go`). */
function tooMany(retryAfterSeconds: number): Refusal {
  const headers = { 'retry-after': String(retryAfterSeconds) };
  return new Refusal({ status: 429, body: null, text: 'Too many requests, please try again later.\n', headers });
}

/** Source: apimachinery `pkg/api/errors/errors.go`, `NewServiceUnavailable`. */
function unavailable(): Refusal {
  const message = 'the server is currently unable to handle the request';
  return new Refusal({ status: 503, body: statusBody(503, 'ServiceUnavailable', message) });
}
