/**
 * A stand-in for GitHub's API over HTTP on loopback. It refuses every call that was not announced, keeps its state in
 * memory, and lets no request or answer pass that GitHub's own descriptions do not allow.
 */
import { type GraphqlOperationId, recognise, type World } from './github/call.ts';
import { createExpectations } from './github/expectations.ts';
import { createFaultQueue, type Fault, type Hang } from './github/faults.ts';
import { type HttpRequest, serve } from './github/http.ts';
import { isObject, type Json } from './github/json.ts';
import { createRepository, type Repository } from './github/repository.ts';
import { respond } from './github/respond.ts';
import { isRestOperation, type RestOperationId } from './github/rest.ts';

export { addCommits } from './github/repository.ts';

/** REST by GitHub's `operationId`, GraphQL by its root fields. */
type Operation = RestOperationId | GraphqlOperationId;

export interface GitHubOptions {
  /** `owner/name` of the first repository. */
  readonly repository?: string;
  readonly repositoryId?: number;
  /** The only token that is accepted, and whose it is. */
  readonly token?: string;
  readonly login?: string;
  readonly now?: () => Date;
  /** Told of each request as it comes, while its client still waits. */
  readonly onRequest?: (request: LoggedRequest) => void;
}

/** An operation by its name; throws for a name that the stand-in does not know. */
export function operationNamed(name: string): Operation {
  if (isRestOperation(name)) return name;
  if (/^graphql\//.test(name)) return `graphql/${name.slice('graphql/'.length)}`;
  throw new Error(`there is no operation ${name}`);
}

/** One request, in the order in which they came. */
export interface LoggedRequest {
  readonly operation: string | undefined;
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly connection: HttpRequest['connection'];
  /** The status that went out; `broken` where the connection broke; undefined while it is under way. */
  outcome: number | 'broken' | undefined;
}

export interface GitHub extends AsyncDisposable {
  readonly url: string;
  readonly graphqlUrl: string;
  readonly token: string;
  readonly login: string;
  /** The first repository. */
  readonly repository: Repository;
  addRepository(name: string, id: number): Repository;
  /** Announces calls: exactly `times`, or any number. */
  expect(operation: Operation, times?: number): void;
  /** The first of the calls that it meets can be waited for: it has come, and nothing was done. */
  fail(operation: Operation, fault: Fault, times?: number): { readonly reached: Promise<void> };
  hang(operation: Operation): Hang;
  readonly requests: readonly LoggedRequest[];
  /** Calls not announced, not allowed by the description, or answered wrongly. A test asserts that it is empty. */
  readonly unexpected: readonly string[];
  /** What was announced and did not come. */
  unmet(): readonly string[];
}

/** Source of all forms: npm `@octokit/openapi` and `@octokit/graphql-schema`, which GitHub generates. */
export async function startGitHub(options: GitHubOptions = {}): Promise<GitHub> {
  const { token = 'ghs_1234567_rig.token.of.the.job', login = 'github-actions[bot]' } = options;
  const first = createRepository(options.repository ?? 'octo-org/shop', options.repositoryId ?? 1_296_269);
  const repositories = new Map([[first.name.toLowerCase(), first]]);
  const expectations = createExpectations();
  const faults = createFaultQueue();
  const requests: LoggedRequest[] = [];
  const unexpected: string[] = [];

  const responder = { token, expectations, faults, unexpected };
  const server = await serve(
    async (request) => {
      const call = recognise(request, world);
      const logged = log(request, call?.operation);
      requests.push(logged);
      options.onRequest?.(logged);
      const result = await respond(responder, request, call);
      logged.outcome = result === 'break' ? 'broken' : result.status;
      return result;
    },
    (error) => unexpected.push(`the stand-in failed: ${String(error)}`),
  );
  const world: World = {
    url: server.url,
    login,
    now: options.now ?? (() => new Date()),
    repository: (name) => repositories.get(name.toLowerCase()),
  };
  return {
    url: server.url,
    graphqlUrl: `${server.url}/graphql`,
    token,
    login,
    repository: first,
    addRepository: (name, id) => {
      const repository = createRepository(name, id);
      repositories.set(name.toLowerCase(), repository);
      return repository;
    },
    expect: (operation, times = Number.POSITIVE_INFINITY) => expectations.add(operation, times),
    fail: (operation, fault, times = 1) => faults.add(operation, fault, times),
    hang: (operation) => faults.hang(operation),
    requests,
    unexpected,
    unmet: () => [...expectations.unmet(), ...faults.unmet()],
    [Symbol.asyncDispose]: async () => {
      faults.releaseAll();
      await server.close();
    },
  };
}

function log({ method, url, headers, text, connection }: HttpRequest, operation: string | undefined): LoggedRequest {
  const query = Object.fromEntries(url.searchParams);
  return { operation, method, path: url.pathname, query, body: text, headers, connection, outcome: undefined };
}

/** A logged body as JSON, or undefined where there is none or it is no object. */
export function bodyOf({ body }: LoggedRequest): Readonly<Record<string, Json>> | undefined {
  if (body === '') return undefined;
  const value: unknown = JSON.parse(body);
  return isObject(value) ? value : undefined;
}
