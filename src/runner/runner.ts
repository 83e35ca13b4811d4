import type { InputName, OutputName, StateKey } from './registry.ts';

/** What a person is shown on a run's page, and beside the line of a file where it names one. */
export interface Annotation {
  readonly title: string;
  readonly message: string;
  /** Path below the workspace. */
  readonly file?: string;
  /** From 1. */
  readonly line?: number;
  /** From 1; only with a line. */
  readonly column?: number;
}

/**
 * What the Actions runner does for a step. Texts go out as they are, and the runner acts on `::command::` and
 * `##[command]` in them, so whatever came from outside is cleaned before it is handed over.
 */
export interface Runner {
  /** The input exactly as the workflow gave it, untrimmed; empty when it was not given. */
  input(name: InputName): string;
  output(name: OutputName, value: string): void;
  /** Hands a value on to post. It is not encrypted: never a secret. */
  saveState(key: StateKey, value: string): void;
  /** What main saved under the key; empty when main saved nothing. */
  savedState(key: StateKey): string;
  /** Sets a variable for all later steps of the job. */
  exportVariable(name: string, value: string): void;
  line(text: string): void;
  /** Opens a collapsible group in the log; groups do not nest. */
  openGroup(title: string): void;
  closeGroup(): void;
  /** Adds an annotation; the runner keeps ten of each kind per step and 4,096 characters of each. */
  annotate(kind: 'error' | 'warning', annotation: Annotation): void;
  /** Appends Markdown to the job summary. Rejects when the runner gave no summary file or more than it takes was written. */
  appendSummary(markdown: string): Promise<void>;
  /** Hides a secret in everything logged from now on. An empty text is ignored. */
  mask(secret: string): void;
}
