import { type Annotation, type AnnotationType, annotationsPerType, toAnnotation } from './annotations.ts';
import type { Command } from './command.ts';
import type { Masker } from './masks.ts';

/** A collapsible part of the log. */
export interface LogGroup {
  readonly title: string;
  readonly lines: readonly string[];
}

/** Collects what GitHub keeps of a step's output, with secrets hidden as of the moment of writing. */
export interface StepLog {
  /** The log as it can be downloaded, without time stamps: `##[group]`, `##[error]` and so on lead their lines. */
  readonly lines: readonly string[];
  readonly annotations: readonly Annotation[];
  write(text: string): void;
  /** Writes the line and, for the first ten of each type, keeps the annotation. */
  annotate(type: AnnotationType, command: Command): void;
  error(message: string): void;
  warning(message: string): void;
  /** Resolves with the first line, past or future, that holds the text or matches; rejects when the log ends first. */
  saw(pattern: string | RegExp): Promise<string>;
  close(): void;
}

interface Waiter {
  readonly matches: (line: string) => boolean;
  readonly resolve: (line: string) => void;
  readonly reject: (error: Error) => void;
  readonly pattern: string;
}

/** Source: actions/runner `src/Runner.Worker/ExecutionContext.cs`, `Write` and `AddIssue`. */
export function createStepLog(masker: Masker, workspace: string): StepLog {
  const lines: string[] = [];
  const annotations: Annotation[] = [];
  let waiters: Waiter[] = [];
  let closed = false;

  function write(text: string): void {
    const line = masker.mask(text);
    lines.push(line);
    for (const waiter of waiters.filter(({ matches }) => matches(line))) waiter.resolve(line);
    waiters = waiters.filter(({ matches }) => !matches(line));
  }

  function annotate(type: AnnotationType, command: Command): void {
    const annotation = toAnnotation(type, command, masker.mask(command.data), workspace);
    if (annotations.filter((other) => other.type === type).length < annotationsPerType) annotations.push(annotation);
    write(`##[${type}]${annotation.message}`);
  }

  function saw(pattern: string | RegExp): Promise<string> {
    const matches = (line: string): boolean =>
      typeof pattern === 'string' ? line.includes(pattern) : pattern.test(line);
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    const seen = lines.find(matches);
    const waiter = { matches, resolve, reject, pattern: String(pattern) };
    if (seen !== undefined) resolve(seen);
    else if (closed) reject(neverSeen(waiter, lines));
    else waiters.push(waiter);
    return promise;
  }

  function close(): void {
    closed = true;
    for (const waiter of waiters) waiter.reject(neverSeen(waiter, lines));
    waiters = [];
  }

  const plain = (type: AnnotationType) => (message: string) =>
    annotate(type, { name: type, properties: new Map(), data: message });
  return { lines, annotations, write, annotate, error: plain('error'), warning: plain('warning'), saw, close };
}

/** The log as a table of contents: what lies between `##[group]` and the next group or its end. */
export function toGroups(lines: readonly string[]): LogGroup[] {
  const groups: { title: string; lines: string[] }[] = [];
  let open: { title: string; lines: string[] } | undefined;
  for (const line of lines) {
    if (line.startsWith('##[group]')) {
      open = { title: line.slice('##[group]'.length), lines: [] };
      groups.push(open);
    } else if (line.startsWith('##[endgroup]')) open = undefined;
    else open?.lines.push(line);
  }
  return groups;
}

function neverSeen(waiter: Waiter, lines: readonly string[]): Error {
  return new Error(`The step ended without a line matching ${waiter.pattern}. Its log:\n${lines.join('\n')}`);
}
