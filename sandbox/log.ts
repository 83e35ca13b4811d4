import type { ApiRequest, Verb } from './api/request.ts';

export type Connection = `${number}-${number}`;

/** One request in the order in which they came. */
export interface LoggedRequest {
  readonly verb: Verb | 'other';
  readonly resource: string;
  readonly namespace: string;
  readonly name: string;
  readonly dryRun: boolean;
  readonly query: Readonly<Record<string, string>>;
  readonly body: string;
  readonly user: string;
  /** The client's port and the server's, by which the client's process can be found. */
  readonly connection: Connection;
  /** The newest revision of the store when it came. */
  readonly revision: number;
  /** What went out: a status, or how the connection ended; `open` while it is under way. */
  outcome: number | 'reset' | 'lost' | 'truncated' | 'client-gone' | 'open';
}

export function logged(
  { verb, plural, namespace, name, query, text }: ApiRequest,
  came: Pick<LoggedRequest, 'connection' | 'revision'>,
): LoggedRequest {
  return {
    verb,
    resource: plural,
    namespace: plural === 'namespaces' ? '' : namespace,
    name,
    dryRun: query.has('dryRun'),
    query: Object.fromEntries(query),
    body: text,
    user: '',
    ...came,
    outcome: 'open',
  };
}

/** `patch leases/admission-gate/deploy 200`, `create pods/apps (dry-run) 400`: one line for tests to compare. */
export function lineOf(request: LoggedRequest): string {
  return `${askedOf(request)} ${request.outcome}`;
}

/** The same without what came of it. */
export function askedOf({ verb, resource, namespace, name, dryRun }: LoggedRequest): string {
  const place = [resource, namespace, name].filter((part) => part !== '').join('/');
  return `${verb} ${place}${dryRun ? ' (dry-run)' : ''}`;
}
