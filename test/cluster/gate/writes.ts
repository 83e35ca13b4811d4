import * as v from 'valibot';
import { journalAnnotation, readJournal } from '../../../src/lease/journal.ts';
import type { ProxiedRequest } from '../api-proxy.ts';
import { policiesPath } from '../policies.ts';
import { leasesPath } from './lease.ts';

const operationsSchema = v.array(v.looseObject({ op: v.string(), path: v.string(), value: v.optional(v.unknown()) }));
type Operation = v.InferOutput<typeof operationsSchema>[number];

/** The operations of a JSON Patch; none where the body is something else. */
function operationsIn({ body }: ProxiedRequest): readonly Operation[] {
  const parsed = v.safeParse(operationsSchema, body === '' ? undefined : JSON.parse(body));
  return parsed.success ? parsed.output : [];
}

function changeIn({ path, value }: Operation): string {
  const field = path.slice(path.lastIndexOf('/') + 1).replaceAll('~1', '/');
  if (field !== journalAnnotation) return field.replace(/^admission-gate\/|\.\d+$/g, '');
  const journal = readJournal(typeof value === 'string' ? value : undefined);
  return `journal of ${journal.kind === 'entries' ? journal.entries.length : '?'}`;
}

/** What a request writes, in words that any new kind of write changes; `undefined` when it writes nothing. */
export function writeOf(request: ProxiedRequest): string | undefined {
  const { method, path } = request;
  if (method === 'GET' || path.includes('dryRun=All')) return undefined;
  const [address = ''] = path.split('?');
  const object = address
    .replace(new RegExp(`^${leasesPath}(/deploy)?$`), 'Lease')
    .replace(new RegExp(`^${policiesPath}/p1$`), 'policy');
  const changes = operationsIn(request).filter(({ op }) => op !== 'test');
  return [`${method} ${object}`, changes.map(changeIn).join(', ')].filter((part) => part !== '').join(': ');
}

export function isWrite(name: string): (request: ProxiedRequest) => boolean {
  return (request) => writeOf(request) === name;
}

/** What makes a write harmless when it comes late or twice. */
export function hasPrecondition(request: ProxiedRequest): boolean {
  const tested = operationsIn(request).filter(({ op }) => op === 'test');
  if (tested.length > 0) {
    return ['/metadata/uid', '/spec/holderIdentity'].every((path) => tested.some((one) => one.path === path));
  }
  return request.method === 'POST' || /"resourceVersion":"\d+"/.test(request.body);
}
