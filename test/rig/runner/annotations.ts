import { isAbsolute, relative } from 'node:path';
import type { Command } from './command.ts';

export type AnnotationType = 'error' | 'warning' | 'notice';

/** What GitHub shows beside the diff and on the run's page. */
export interface Annotation {
  readonly type: AnnotationType;
  readonly message: string;
  readonly title?: string | undefined;
  /** Relative to the workspace, where it lies in it. */
  readonly file?: string | undefined;
  readonly line?: number | undefined;
  readonly endLine?: number | undefined;
  readonly column?: number | undefined;
  readonly endColumn?: number | undefined;
}

/** Annotations of one type that a step may have. Source: actions/runner `ExecutionContext.cs`, `_maxCountPerIssueType`. */
export const annotationsPerType = 10;

/** Characters of a message. Source: actions/runner `ExecutionContext.cs`, `_maxIssueMessageLength`. */
const messageLength = 4096;

/**
 * Makes an annotation of `error`, `warning` or `notice`.
 * Source: actions/runner `src/Runner.Worker/ActionCommandManager.cs`, `IssueCommandExtension`.
 */
export function toAnnotation(type: AnnotationType, command: Command, message: string, workspace: string): Annotation {
  return {
    type,
    message: message.slice(0, messageLength),
    title: command.properties.get('title'),
    file: relativeFile(command.properties.get('file'), workspace),
    ...validPosition(command.properties),
  };
}

function relativeFile(file: string | undefined, workspace: string): string | undefined {
  if (file === undefined || !isAbsolute(file)) return file;
  const inside = relative(workspace, file);
  return inside.startsWith('..') ? file : inside;
}

type Position = Pick<Annotation, 'line' | 'endLine' | 'column' | 'endColumn'>;

/** Columns only with a line and within one line; an end before its start drops both (`ValidateLinesAndColumns`). */
function validPosition(properties: ReadonlyMap<string, string>): Position {
  const endLine = integer(properties.get('endline'));
  const line = integer(properties.get('line')) ?? endLine;
  const endColumn = integer(properties.get('endcolumn'));
  const column = integer(properties.get('col')) ?? endColumn;
  const columnsCount = line !== undefined && (endLine === undefined || line === endLine);
  return {
    ...(inOrder(line, endLine) ? { line, endLine } : {}),
    ...(columnsCount && inOrder(column, endColumn) ? { column, endColumn } : {}),
  };
}

function inOrder(start: number | undefined, end: number | undefined): boolean {
  return start === undefined || end === undefined || start <= end;
}

function integer(text: string | undefined): number | undefined {
  return text !== undefined && /^\s*[+-]?\d+\s*$/.test(text) ? Number(text) : undefined;
}
