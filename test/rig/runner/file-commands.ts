import { randomUUID } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The five files that one stage of one step gets. */
export interface CommandFiles {
  readonly output: string;
  readonly state: string;
  readonly env: string;
  readonly path: string;
  readonly summary: string;
}

/**
 * Makes the stage's own, empty files.
 * Source: actions/runner `src/Runner.Worker/FileCommandManager.cs`, `InitializeFiles`.
 */
export async function createCommandFiles(temp: string): Promise<CommandFiles> {
  const dir = join(temp, '_runner_file_commands');
  await mkdir(dir, { recursive: true });
  const id = randomUUID();
  const files = {
    output: join(dir, `set_output_${id}`),
    state: join(dir, `save_state_${id}`),
    env: join(dir, `set_env_${id}`),
    path: join(dir, `add_path_${id}`),
    summary: join(dir, `step_summary_${id}`),
  };
  await Promise.all(Object.values(files).map((file) => writeFile(file, '')));
  return files;
}

/** A command file's text; a file that the action has deleted counts as empty, as for the runner. */
export async function readCommandFile(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    throw error;
  }
}

interface Line {
  readonly text: string;
  readonly end: number;
  readonly terminated: boolean;
}

/**
 * Reads `name=value` and `name<<DELIMITER` entries one after the other, and throws at the first malformed one, with the
 * runner's message. Entries before it have been handed out by then, as the runner has applied them.
 * Source: actions/runner `src/Runner.Worker/FileCommandManager.cs`, `EnvFileKeyValuePairs`.
 */
export function* keyValuePairs(text: string): Generator<readonly [string, string]> {
  let line = readLine(text, 0);
  while (line !== undefined) {
    let end = line.end;
    if (line.text !== '') {
      const equals = indexOrInfinity(line.text, '=');
      const heredoc = indexOrInfinity(line.text, '<<');
      if (equals === heredoc) throw new Error(`Invalid format '${line.text}'`);
      if (equals < heredoc) yield plainPair(line.text, equals);
      else {
        const pair = heredocPair(text, line, heredoc);
        end = pair.end;
        yield [pair.name, pair.value];
      }
    }
    line = readLine(text, end);
  }
}

function plainPair(line: string, equals: number): readonly [string, string] {
  if (equals === 0) throw new Error(`Invalid format '${line}'. Name must not be empty`);
  return [line.slice(0, equals), line.slice(equals + 1)];
}

function heredocPair(text: string, first: Line, at: number): { name: string; value: string; end: number } {
  const name = first.text.slice(0, at);
  const delimiter = first.text.slice(at + 2);
  if (name === '' || delimiter === '') {
    throw new Error(`Invalid format '${first.text}'. Name must not be empty and delimiter must not be empty`);
  }
  const start = first.end;
  let valueEnd = start;
  let line = readLine(text, start);
  while (line?.text !== delimiter) {
    if (line === undefined) throw new Error(`Invalid value. Matching delimiter not found '${delimiter}'`);
    if (!line.terminated) throw new Error('Invalid value. EOF marker missing new line.');
    valueEnd = line.end - 1;
    line = readLine(text, line.end);
  }
  return { name, value: text.slice(start, Math.max(start, valueEnd)), end: line.end };
}

function readLine(text: string, start: number): Line | undefined {
  if (start >= text.length) return undefined;
  const lineFeed = text.indexOf('\n', start);
  if (lineFeed < 0) return { text: text.slice(start), end: text.length, terminated: false };
  return { text: text.slice(start, lineFeed), end: lineFeed + 1, terminated: true };
}

function indexOrInfinity(text: string, part: string): number {
  const index = text.indexOf(part);
  return index < 0 ? Number.POSITIVE_INFINITY : index;
}
