import type { ActionFile } from '../src/files/action-file.ts';
import { commands, exitCodes, type Flag, flagsOf, isMode } from '../src/runner/commands.ts';

function row(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}

function code(text: string): string {
  return text === '' ? '' : `\`${text}\``;
}

/** A Markdown table. */
export function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  return [row(heads), row(heads.map(() => '---')), ...rows.map(row)].join('\n');
}

/** The tables of README, by the name in their markers. */
export function tablesOf(action: ActionFile): ReadonlyMap<string, string> {
  const inputs = Object.entries(action.inputs).map(([name, about]) => [
    code(name),
    code(about.default),
    about.description,
  ]);
  const outputs = Object.entries(action.outputs).map(([name, { description }]) => [code(name), description]);
  return new Map([
    ['inputs', table(['Input', 'Default', 'What it is'], inputs)],
    ['outputs', table(['Output', 'What it is'], outputs)],
  ]);
}

function flagRow({ name, kind, isNeeded }: Flag, { inputs }: ActionFile): readonly string[] {
  const about = inputs[name];
  const value = kind === 'switch' ? '' : (about?.default ?? '');
  const notes = [...(isNeeded ? ['Needed.'] : []), ...(kind === 'list' ? ['May be given several times.'] : [])];
  return [code(`--${name}`), code(value), [about?.description ?? '', ...notes].join(' ')];
}

/** The tables of docs/cli.md: the flags of each command, and the exit codes. */
export function shellTablesOf(action: ActionFile): ReadonlyMap<string, string> {
  const flags = Object.keys(commands)
    .filter(isMode)
    .map((mode): [string, string] => {
      const rows = flagsOf(mode).map((flag) => flagRow(flag, action));
      return [`flags-${mode}`, table(['Flag', 'Default', 'What it is'], rows)];
    });
  const codes = exitCodes.map(([exit, meaning]) => [code(exit), meaning]);
  return new Map([...flags, ['exit-codes', table(['Exit code', 'What it says'], codes)]]);
}

/** Puts each table between `<!-- name:start -->` and `<!-- name:end -->`. A text without the markers of a table stays as it is. */
export function withTables(text: string, tables: ReadonlyMap<string, string>): string {
  let result = text;
  for (const [name, body] of tables) {
    const [open, close] = [`<!-- ${name}:start -->`, `<!-- ${name}:end -->`];
    const [start, end] = [result.indexOf(open), result.indexOf(close)];
    if (start === -1 || end < start) continue;
    result = `${result.slice(0, start)}${open}\n\n${body}\n\n${result.slice(end)}`;
  }
  return result;
}
