import type { ActionFile } from './action-file.ts';

function row(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}

function code(text: string): string {
  return text === '' ? '' : `\`${text}\``;
}

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  return [row(heads), row(heads.map(() => '---')), ...rows.map(row)].join('\n');
}

/** The tables that README shows, by the name in their markers. */
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
