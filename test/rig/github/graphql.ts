import { readFileSync } from 'node:fs';
import {
  buildSchema,
  type DocumentNode,
  execute,
  GraphQLError,
  type GraphQLSchema,
  Kind,
  parse,
  type SelectionSetNode,
  validate,
} from 'graphql';
import { isObject, type Json, parseJson } from './json.ts';
import type { QueueEntry, Repository } from './repository.ts';

let built: GraphQLSchema | undefined;

/** GitHub's GraphQL schema, built once per process, when it is first needed. Source: npm `@octokit/graphql-schema`. */
function schema(): GraphQLSchema {
  // The package's own entry would parse its JSON form as well, which nobody here needs.
  const file = new URL('./schema.graphql', import.meta.resolve('@octokit/graphql-schema'));
  built ??= buildSchema(readFileSync(file, 'utf8'), { assumeValid: true, noLocation: true });
  return built;
}

/** The world that a query sees. */
export interface GraphqlWorld {
  readonly login: string;
  repository(name: string): Repository | undefined;
}

export interface GraphqlAnswer {
  readonly body: Json;
  /** What GitHub would not accept or the stand-in does not know. */
  readonly problems: readonly string[];
}

/**
 * The name under which a query is expected: its root fields, of `repository` the fields in it, such as
 * `graphql/viewer` or `graphql/repository.mergeQueue`; several are joined by `+`.
 */
export function graphqlOperation(query: string): string {
  const names = rootFields(parse(query)).flatMap(({ name, inner }) =>
    name === 'repository' ? inner.map((field) => `repository.${field}`) : [name],
  );
  return `graphql/${names.toSorted().join('+')}`;
}

/** Validates and executes a query against GitHub's schema. A field that the stand-in cannot fill is a problem, never null. */
export async function answerGraphql(query: string, variables: unknown, world: GraphqlWorld): Promise<GraphqlAnswer> {
  const document = parse(query);
  const invalid = validate(schema(), document);
  if (invalid.length > 0) return { body: null, problems: invalid.map(({ message }) => message) };
  const result = await execute({
    schema: schema(),
    document,
    rootValue: root(world),
    variableValues: isObject(variables) ? variables : {},
    fieldResolver: (source: unknown, args: unknown, _context, info) =>
      resolve(source, args, info.parentType.name, info.fieldName),
  });
  const errors = result.errors ?? [];
  const problems = errors.flatMap(({ message, extensions }) => (extensions['type'] === 'NOT_FOUND' ? [] : [message]));
  return {
    body: parseJson(
      JSON.stringify({ data: result.data, ...(errors.length > 0 ? { errors: errors.map(toGitHubError) } : {}) }),
    ),
    problems,
  };
}

type Resolver = (args: unknown) => unknown;

function isResolver(value: unknown): value is Resolver {
  return typeof value === 'function';
}

function resolve(source: unknown, args: unknown, type: string, field: string): unknown {
  if (typeof source !== 'object' || source === null || !Object.hasOwn(source, field)) {
    throw new Error(`The stand-in cannot fill ${type}.${field}`);
  }
  const value: unknown = Reflect.get(source, field);
  return isResolver(value) ? value(args) : value;
}

/** GitHub puts the type of an error beside its message. */
function toGitHubError({ message, path, extensions }: GraphQLError): object {
  return { type: extensions['type'], path, message };
}

function root(world: GraphqlWorld): object {
  return {
    viewer: { login: world.login },
    repository: (args: { readonly owner: string; readonly name: string }) => {
      const name = `${args.owner}/${args.name}`;
      const repository = world.repository(name);
      if (repository !== undefined) return repositoryNode(repository);
      throw new GraphQLError(`Could not resolve to a Repository with the name '${name}'.`, {
        extensions: { type: 'NOT_FOUND' },
      });
    },
  };
}

function repositoryNode(repository: Repository): object {
  return {
    name: repository.name.split('/')[1],
    nameWithOwner: repository.name,
    databaseId: repository.id,
    mergeQueue: ({ branch }: { readonly branch?: string }) => {
      const name = branch ?? 'main';
      const entries = repository.queues.get(name);
      if (entries === undefined) return null;
      return {
        entries: (args: PageArguments) => connection(entries, repository, args),
        configuration: { checkResponseTimeout: repository.responseMinutes.get(name) ?? null },
      };
    },
  };
}

interface PageArguments {
  readonly first?: number;
  readonly after?: string;
}

/** Source: docs.github.com/graphql/guides/using-pagination-in-the-graphql-api; `first` is required and at most 100. */
function connection(entries: readonly QueueEntry[], repository: Repository, { first, after }: PageArguments): object {
  if (first === undefined || first > 100) throw new Error('`first` must be given, and be 100 at most');
  const start = after === undefined ? 0 : Number(after) + 1;
  const nodes = entries.slice(start, start + first).map((entry, index) => entryNode(entry, start + index, repository));
  const last = start + nodes.length - 1;
  return {
    totalCount: entries.length,
    nodes,
    pageInfo: { hasNextPage: last + 1 < entries.length, endCursor: nodes.length === 0 ? null : String(last) },
  };
}

function entryNode(entry: QueueEntry, index: number, repository: Repository): object {
  const pull = repository.pulls.get(entry.pullRequest);
  return {
    id: `MQE_${entry.pullRequest}`,
    position: index + 1,
    state: entry.state ?? 'AWAITING_CHECKS',
    jump: false,
    solo: false,
    enqueuedAt: '2026-01-01T00:00:00Z',
    enqueuer: { __typename: 'User', login: entry.login ?? 'octocat' },
    baseCommit: { oid: entry.baseSha },
    headCommit: { oid: entry.headSha },
    pullRequest: { number: entry.pullRequest, headRefOid: pull?.headSha ?? entry.headSha },
  };
}

interface RootField {
  readonly name: string;
  readonly inner: readonly string[];
}

function rootFields(document: DocumentNode): RootField[] {
  return document.definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION ? fields(definition.selectionSet) : [],
  );
}

/** Fragments are named as such: whoever sends one has to expect it by that name. */
function fields(selectionSet: SelectionSetNode | undefined): RootField[] {
  return (selectionSet?.selections ?? []).map((selection) => {
    if (selection.kind !== Kind.FIELD) return { name: '...', inner: [] };
    return { name: selection.name.value, inner: fields(selection.selectionSet).map(({ name }) => name) };
  });
}
