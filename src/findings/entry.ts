import type { CauseClass, Owner } from './finding.ts';

/** What a person is told for one reason code. `{name}` in a sentence is a fact that the finding must carry. */
export interface CatalogueEntry {
  readonly causeClass: CauseClass;
  readonly owner: Owner;
  /** The same commit may pass later with no change to it, to a policy or to access. */
  readonly retryable: boolean;
  readonly title: string;
  readonly what: string;
  readonly advice: readonly string[];
  readonly commands: readonly string[];
}

type FactsIn<S extends string> = S extends `${string}{${infer Fact}}${infer Rest}` ? Fact | FactsIn<Rest> : never;

/** The names of all facts in an entry's sentences, read from the sentences themselves. */
export type FactsOfEntry<E extends CatalogueEntry> =
  | FactsIn<E['what']>
  | FactsIn<E['advice'][number]>
  | FactsIn<E['commands'][number]>;
