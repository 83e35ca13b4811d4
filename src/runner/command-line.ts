import { type ParseArgsConfig, parseArgs } from 'node:util';
import { type Finding, finding } from '../findings/finding.ts';
import { commands, type Flag, flagsOf, isMode } from './commands.ts';
import type { Mode } from './inputs.ts';
import type { InputName } from './registry.ts';

const formats = ['text', 'json'] as const;
export type Format = (typeof formats)[number];

/** What was asked for at a shell. */
export type Asked =
  | { readonly kind: 'help'; readonly mode?: Mode | 'replay' }
  | { readonly kind: 'version' }
  /** `replay FILE`: decide a report again. */
  | { readonly kind: 'replay'; readonly path: string }
  | {
      readonly kind: 'run';
      readonly mode: Mode;
      readonly format: Format;
      readonly inputs: ReadonlyMap<InputName, string>;
    }
  | { readonly kind: 'unusable'; readonly finding: Finding };

type Token = ReturnType<typeof parseArgs<ParseArgsConfig & { tokens: true }>>['tokens'][number];

/** Reads a command line (without Node and script). Values are texts as given; the inputs' own rules judge them. */
export function readCommandLine(args: readonly string[]): Asked {
  const [first = '', ...rest] = args;
  if (first === '--help' || first === '-h') return { kind: 'help' };
  if (first === '--version') return { kind: 'version' };
  if (isMode(first)) return readFlags(first, rest);
  if (first === 'replay') return readReplay(rest);
  const known = [...Object.keys(commands), 'replay'];
  return unusable('', 'command', `one of ${known.join(', ')}, or --help or --version`, first);
}

function readReplay([path = '', ...more]: readonly string[]): Asked {
  if ([path, ...more].some((one) => one === '--help' || one === '-h')) return { kind: 'help', mode: 'replay' };
  return path === '' || path.startsWith('-') || more.length > 0
    ? unusable('', 'replay', 'the path of one report.json, and nothing else', [path, ...more].join(' '))
    : { kind: 'replay', path };
}

function unusable(command: string, what: string, allowed: string, given: string): Extract<Asked, { kind: 'unusable' }> {
  const facts = { command, what, allowed, given: given === '' ? 'nothing' : JSON.stringify(given) };
  return { kind: 'unusable', finding: finding('bad-usage', 'command line', facts) };
}

function optionsOf(flags: readonly Flag[]): NonNullable<ParseArgsConfig['options']> {
  const own = flags.map(({ name, kind }) => [name, { type: kind === 'switch' ? 'boolean' : 'string' }] as const);
  return { ...Object.fromEntries(own), format: { type: 'string' }, help: { type: 'boolean', short: 'h' } };
}

function readFlags(mode: Mode, args: readonly string[]): Asked {
  const flags = flagsOf(mode);
  const options = optionsOf(flags);
  const { tokens } = parseArgs({ args: [...args], options, strict: false, allowPositionals: true, tokens: true });
  if (tokens.some((token) => token.kind === 'option' && token.name === 'help')) return { kind: 'help', mode };
  const given = new Map<string, string[]>();
  for (const token of tokens) {
    const problem = problemOf(mode, options, token);
    if (problem !== undefined) return problem;
    const name = token.kind === 'option' ? token.name : commands[mode].rest;
    const value = token.kind === 'option-terminator' ? undefined : (token.value ?? 'true');
    if (name !== undefined && value !== undefined) given.set(name, [...(given.get(name) ?? []), value]);
  }
  return taken(mode, flags, given);
}

function problemOf(
  mode: Mode,
  options: NonNullable<ParseArgsConfig['options']>,
  token: Token,
): Extract<Asked, { kind: 'unusable' }> | undefined {
  if (token.kind === 'option-terminator') return undefined;
  if (token.kind === 'positional')
    return commands[mode].rest === undefined
      ? unusable(mode, 'argument', 'only flags come after the command', token.value)
      : undefined;
  const { name, rawName, value, inlineValue } = token;
  const option = Object.hasOwn(options, name) ? options[name] : undefined;
  if (option === undefined) return unusable(mode, 'flag', `one of ${namesOf(options)}`, rawName);
  if (option.type === 'boolean') {
    return value === undefined ? undefined : unusable(mode, rawName, 'takes no value', value);
  }
  if (inlineValue === false && value?.startsWith('-'))
    return unusable(mode, rawName, `needs a value; write ${rawName}=VALUE where it begins with a dash`, value);
  if (value === undefined || value === '') return unusable(mode, rawName, 'needs a value', '');
  return undefined;
}

function namesOf(options: NonNullable<ParseArgsConfig['options']>): string {
  return Object.keys(options)
    .map((name) => `--${name}`)
    .join(', ');
}

/** The flags by their names, each once but for lists; and all that are needed. */
function taken(mode: Mode, flags: readonly Flag[], given: ReadonlyMap<string, readonly string[]>): Asked {
  const lists = flags.filter(({ kind }) => kind === 'list').map(({ name }): string => name);
  const twice = [...given].find(([name, values]) => values.length > 1 && !lists.includes(name));
  if (twice !== undefined) return unusable(mode, `--${twice[0]}`, 'at most once', twice[1].join(' and '));
  const [format = 'text'] = given.get('format') ?? [];
  const known = formats.find((one) => one === format);
  if (known === undefined) return unusable(mode, '--format', formats.join(' or '), format);
  const { needs } = commands[mode];
  const inputs = new Map<InputName, string>([['mode', mode]]);
  for (const { name } of flags) {
    const values = given.get(name);
    if (values !== undefined) inputs.set(name, values.join('\n'));
    else if (needs[name] !== undefined) return unusable(mode, `--${name}`, needs[name], '');
  }
  return { kind: 'run', mode, format: known, inputs };
}
