import { isList, parseJson, textAt } from '../../../sandbox/json.ts';
import type { LoggedRequest } from '../../../sandbox/log.ts';

/** A lost answer is resolved by reading: no write whose end is unknown is sent again before its object was read. */
export function repeatedBlindly(
  log: readonly LoggedRequest[],
  askedBy: (request: LoggedRequest) => number,
): readonly string[] {
  return log.flatMap((request, index) => {
    if (!isUnanswered(request) || !isOnce(request)) return [];
    const later = log.slice(index + 1).filter((one) => isSameObject(one, request) && askedBy(one) === askedBy(request));
    const [next] = later.filter((one) => isRead(one) || isOnce(one));
    return next === undefined || isRead(next) ? [] : [`${request.verb} ${request.resource} was repeated blindly`];
  });
}

function isUnanswered({ outcome }: LoggedRequest): boolean {
  return typeof outcome === 'string' || outcome >= 500;
}

function isRead({ verb }: LoggedRequest): boolean {
  return verb === 'get' || verb === 'list';
}

function isSameObject(one: LoggedRequest, other: LoggedRequest): boolean {
  return one.resource === other.resource && one.namespace === other.namespace;
}

/** A write that may be done only once. A renewal may be repeated: it tests whose Lease it is, and changes nothing else. */
function isOnce({ verb, resource, body }: LoggedRequest): boolean {
  if (resource === 'imagevalidatingpolicies') return verb === 'patch';
  if (resource !== 'leases') return false;
  if (verb === 'create' || verb === 'update') return true;
  return verb === 'patch' && givesUp(body);
}

function givesUp(body: string): boolean {
  const sent = parseJson(body);
  return (
    isList(sent) &&
    sent.some((one) => textAt(one, 'op') === 'replace' && textAt(one, 'path') === '/spec/holderIdentity')
  );
}
