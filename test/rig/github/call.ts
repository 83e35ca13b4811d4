import { answerGraphql, graphqlOperation } from './graphql.ts';
import type { HttpRequest } from './http.ts';
import { at, type Json, parseJson } from './json.ts';
import { restOperation } from './operation.ts';
import type { Repository } from './repository.ts';
import { errorAnswer, isRestOperation, type RestAnswer, restHandlers, restOperationIds } from './rest.ts';

/** A query is expected under this name; see `graphqlOperation`. */
export type GraphqlOperationId = `graphql/${string}`;

/** A request that the stand-in understands. */
export interface Call {
  readonly operation: string;
  /** Does it. Problems make it an unexpected call. */
  run(): Promise<{ readonly answer: RestAnswer; readonly problems: readonly string[] }>;
  /** What is wrong with the request itself, by GitHub's description. */
  readonly problems: readonly string[];
}

/** What a call acts on, and in whose name. */
export interface World {
  readonly url: string;
  readonly login: string;
  now(): Date;
  repository(name: string): Repository | undefined;
}

/** Recognises a request, or returns undefined. */
export function recognise(request: HttpRequest, world: World): Call | undefined {
  if (request.method === 'POST' && request.url.pathname === '/graphql') return graphqlCall(request, world);
  for (const id of restOperationIds) {
    const params = restOperation(id).match(request.method, request.url.pathname);
    if (params !== undefined) return restCall(id, params, request, world);
  }
  return undefined;
}

function graphqlCall({ text }: HttpRequest, world: World): Call {
  const body = parseBody(text);
  const query = String(at(body, 'query'));
  return {
    operation: graphqlOperation(query),
    problems: [],
    run: async () => {
      const { body: answer, problems } = await answerGraphql(query, at(body, 'variables'), world);
      return { answer: { status: 200, body: answer }, problems };
    },
  };
}

function restCall(id: string, params: Readonly<Record<string, string>>, request: HttpRequest, world: World): Call {
  const query = Object.fromEntries(request.url.searchParams);
  const body = parseBody(request.text);
  const repository = world.repository(`${params['owner']}/${params['repo']}`);
  return {
    operation: id,
    problems: restOperation(id).checkRequest({ params, query, body }),
    run: async () => {
      if (!isRestOperation(id) || repository === undefined)
        return { answer: errorAnswer(404, 'Not Found'), problems: [] };
      const answer = restHandlers[id]({
        site: { apiUrl: world.url, repository },
        params,
        query,
        body,
        login: world.login,
        now: world
          .now()
          .toISOString()
          .replace(/\.\d+Z$/, 'Z'),
        address: `${world.url}${request.url.pathname}`,
      });
      return { answer, problems: restOperation(id).checkAnswer(answer.status, answer.body) };
    },
  };
}

function parseBody(text: string): Json | undefined {
  return text === '' ? undefined : parseJson(text);
}
