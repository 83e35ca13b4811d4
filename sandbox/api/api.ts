import type { Clock } from '../../src/process/clock.ts';
import type { JsonObject } from '../json.ts';
import { get, list } from './read.ts';
import { remove } from './remove.ts';
import type { ApiRequest } from './request.ts';
import { Break, methodNotAllowed, outOfBudget, pageNotFound, Refusal, type Reply } from './status.ts';
import type { Store } from './store.ts';
import { create, patch, update, type Writing } from './write.ts';

/** Called for every write before it is stored; throws a `Refusal` or a `Break`. */
export type Admit = (request: ApiRequest, object: JsonObject) => Promise<void>;

export interface Api {
  readonly store: Store;
  readonly clock: Clock;
  readonly admit: Admit;
}

/** Any request may take so long (apiserver `pkg/server/config.go`, `RequestTimeout` 60 s; `handlers/rest.go`, 34 s). */
const requestBudgetMs = 34_000;

/** Answers one request that is no watch; never throws. `asOf` is the revision that a read shows. */
export async function answer(api: Api, request: ApiRequest, asOf: number): Promise<Reply | 'break'> {
  const over = new AbortController();
  const budget = api.clock.sleep(requestBudgetMs, over.signal).then(() => outOfBudget().reply);
  try {
    return await Promise.race([perform(api, request, asOf), budget]);
  } catch (error) {
    if (error instanceof Refusal) return error.reply;
    if (error instanceof Break) return 'break';
    throw error;
  } finally {
    over.abort();
  }
}

async function perform({ store, clock, admit }: Api, request: ApiRequest, asOf: number): Promise<Reply> {
  const { resource, verb } = request;
  if (resource === undefined) throw pageNotFound();
  const writing: Writing = { store, now: () => clock.now(), admit: (object) => admit(request, object) };
  switch (verb) {
    case 'get':
      return get(store, resource, request, asOf);
    case 'list':
      return list(store, resource, request, asOf);
    case 'create':
      return create(writing, resource, request);
    case 'update':
      return update(writing, resource, request);
    case 'patch':
      return patch(writing, resource, request);
    case 'delete':
      return remove(store, resource, request);
    case 'watch':
      throw methodNotAllowed();
  }
}
