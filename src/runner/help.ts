import { type Command, commands, exitCodes, type Flag, flagsOf } from './commands.ts';
import type { Mode } from './inputs.ts';
import { type InputName, inputDefaults } from './registry.ts';

const width = 100;
const aboutReplay = 'Decide a report.json again from what it observed: replay FILE. Nothing is asked or written.';

/** What action.yml says of each input. */
export type Descriptions = Readonly<Partial<Record<string, { readonly description: string }>>>;

/** The help of the whole program, or of one command. */
export function helpText(mode: Mode | 'replay' | undefined, descriptions: Descriptions): string {
  if (mode === 'replay') return replayHelp();
  return mode === undefined ? overview() : commandHelp(mode, commands[mode], descriptions);
}

function overview(): string {
  const rows = Object.entries(commands).map(([name, { about }]) => `  ${name.padEnd(8)} ${about}`);
  return [
    'Usage: admission-gate COMMAND [FLAGS]',
    '',
    'Commands:',
    ...rows,
    `  replay   ${aboutReplay}`,
    '',
    'Flags of a command: admission-gate COMMAND --help',
    ...exitLines(),
  ].join('\n');
}

function replayHelp(): string {
  return [
    'Usage: admission-gate replay FILE',
    '',
    aboutReplay,
    '',
    'Flags:',
    '  -h, --help',
    '',
    'Exit codes:',
    '  0       The report says the same as was decided again.',
    '  1       It says something else.',
    '  2       The command line cannot be used, or the file is no report of a gate or lacks observations.',
  ].join('\n');
}

function commandHelp(mode: Mode, { about, rest }: Command, descriptions: Descriptions): string {
  const flags = flagsOf(mode);
  const needed = flags
    .filter(({ isNeeded }) => isNeeded)
    .map((flag) => (flag.name === rest ? 'PATHS ' : `${usageOf(flag)} `));
  return [
    `Usage: admission-gate ${mode} ${needed.join('')}[FLAGS]`,
    '',
    about,
    '',
    'Flags:',
    ...flags.flatMap((flag) => flagLines(flag, descriptions[flag.name]?.description ?? '')),
    '  --format FORMAT',
    '      text or json. JSON is report.json on standard output, and nothing else is. Default: text',
    '  -h, --help',
    ...exitLines(),
  ].join('\n');
}

function usageOf({ name, kind }: Flag): string {
  return kind === 'switch' ? `--${name}` : `--${name} VALUE`;
}

function flagLines(flag: Flag, description: string): readonly string[] {
  const again = flag.kind === 'list' ? ' (repeatable)' : '';
  return [`  ${usageOf(flag)}${again}`, ...wrapped(`${description}${defaultOf(flag)}`, '      ', '      ')];
}

function defaultOf({ name, kind }: { readonly name: InputName; readonly kind: Flag['kind'] }): string {
  return kind === 'switch' || inputDefaults[name] === '' ? '' : ` Default: ${inputDefaults[name]}`;
}

function exitLines(): readonly string[] {
  const lines = exitCodes.flatMap(([code, meaning]) => wrapped(meaning, `  ${code.padEnd(8)}`, ' '.repeat(10)));
  return ['', 'Exit codes:', ...lines];
}

/** Lines of at most `width` characters, but for a longer word. */
function wrapped(text: string, first: string, indent: string): readonly string[] {
  const [start = '', ...words] = text.split(' ');
  const lines = [`${first}${start}`];
  for (const word of words) {
    const last = lines.at(-1) ?? '';
    if (last.length + word.length < width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(`${indent}${word}`);
  }
  return lines;
}
