import { describe, expect, test } from 'vitest';
import { type CommandEffects, createCommandManager } from './command-manager.ts';
import { createLineReader } from './lines.ts';
import { createMasker } from './masks.ts';
import { createStepLog, type StepLog, toGroups } from './step-log.ts';

interface Output {
  readonly log: StepLog;
  readonly effects: CommandEffects;
}

/** Sends text through line reader, command manager and log, each array item as one chunk of the stream. */
function print(...chunks: readonly (string | Buffer)[]): Output {
  const masker = createMasker();
  const log = createStepLog(masker, '/work/space');
  const effects: CommandEffects = { outputs: new Map(), state: new Map(), matchers: [], failed: false };
  const reader = createLineReader(createCommandManager(log, masker, effects));
  for (const chunk of chunks) reader.write(Buffer.from(chunk));
  reader.end();
  return { log, effects };
}

const lines = (text: string): readonly string[] => print(text).log.lines;

describe('lines', () => {
  test.each([
    ['LF', ['a\nb']],
    ['CR', ['a\rb']],
    ['CRLF', ['a\r\nb']],
    ['CRLF cut in two', ['a\r', '\nb']],
    ['a last line end', ['a\nb\n']],
  ])('end with %s', (_what, chunks) => {
    expect(print(...chunks).log.lines).toEqual(['a', 'b']);
  });

  test('may be empty', () => {
    expect(lines('a\n\n\nb')).toEqual(['a', '', '', 'b']);
    expect(lines('a\r\r\nb')).toEqual(['a', '', 'b']);
  });

  test('keep a character that is cut between two chunks', () => {
    const bytes = Buffer.from('é€');
    expect(print(bytes.subarray(0, 1), bytes.subarray(1, 4), bytes.subarray(4)).log.lines).toEqual(['é€']);
  });
});

describe('a command', () => {
  test('may be indented by any white space', () => {
    expect(print(' \t\u00a0::error::down').log.annotations).toEqual([{ type: 'error', message: 'down' }]);
  });

  test('hides behind a carriage return', () => {
    expect(print('harmless\r::error::injected').log.annotations).toHaveLength(1);
  });

  test('in its legacy form hides anywhere in a line', () => {
    const { log } = print('pod said: ##[error file=a;line=2]injected %5D');
    expect(log.annotations).toEqual([{ type: 'error', message: 'injected ]', file: 'a', line: 2 }]);
    expect(log.lines).toEqual(['##[error]injected ]']);
  });

  test('in its modern form counts only at the start of a line', () => {
    expect(lines('pod said: ::error::x')).toEqual(['pod said: ::error::x']);
  });

  test('with an unknown name is text', () => {
    expect(lines('::nonsense::x\n##[nonsense]y')).toEqual(['::nonsense::x', '##[nonsense]y']);
  });

  test('carries escaped properties and data', () => {
    const { log } = print(
      '::warning title=a%2Cb%3A%25c,file=/work/space/x/y.yml,line=3,col=1,endColumn=4::one%0Atwo%25',
    );
    expect(log.annotations).toEqual([
      { type: 'warning', message: 'one\ntwo%', title: 'a,b:%c', file: 'x/y.yml', line: 3, column: 1, endColumn: 4 },
    ]);
  });

  test('loses columns over several lines, and a line that ends before it starts', () => {
    const { log } = print('::error line=1,endLine=2,col=3::a\n::error line=5,endLine=4::b\n::error col=3::c');
    expect(log.annotations).toEqual([
      { type: 'error', message: 'a', line: 1, endLine: 2 },
      { type: 'error', message: 'b' },
      { type: 'error', message: 'c' },
    ]);
  });

  test('can overwrite outputs and state, with a warning', () => {
    const { log, effects } = print('::set-output name=verdict::proceed\n::save-state name=lease::mine');
    expect(effects.outputs.get('verdict')).toBe('proceed');
    expect(effects.state.get('lease')).toBe('mine');
    expect(log.annotations.map(({ type }) => type)).toEqual(['warning', 'warning']);
  });

  test.each(['::set-env name=A::b', '::add-path::/x', '::set-output::x', '::echo::maybe'])(
    'that is disabled or malformed fails the step: %s',
    (line) => {
      const { log, effects } = print(line);
      expect(effects.failed).toBe(true);
      expect(log.lines[0]).toBe(`##[error]Unable to process command '${line}' successfully.`);
    },
  );

  test('is echoed only on request, and debug is not shown', () => {
    expect(lines('::debug::x\n::group::a\n::echo::on\n::group::b')).toEqual(['##[group]a', '::group::b', '##[group]b']);
  });

  test('names the problem matchers that it would load', () => {
    expect(print('::add-matcher::evil.json').effects.matchers).toEqual(['evil.json']);
  });
});

describe('stop-commands', () => {
  test('makes both forms plain text until its token comes', () => {
    const { log } = print('::stop-commands::tok123\n::error::a\nx ##[error]b\n::TOK123::\n::error::c');
    expect(log.annotations).toEqual([{ type: 'error', message: 'c' }]);
    expect(log.lines).toEqual(['::stop-commands::tok123', '::error::a', 'x ##[error]b', '::TOK123::', '##[error]c']);
  });

  test('hides a token of more than six characters', () => {
    expect(lines('::stop-commands::token-of-mine\nx')).toEqual(['::stop-commands::***', 'x']);
  });

  test.each(['', 'pause-logging', 'error', 'stop-commands'])('refuses the token "%s" and fails the step', (token) => {
    const { effects, log } = print(`::stop-commands::${token}\n::notice::still on`);
    expect(effects.failed).toBe(true);
    expect(log.annotations.map(({ type }) => type)).toEqual(['error', 'notice']);
  });
});

describe('add-mask', () => {
  test('hides later text only, line by line, also encoded', () => {
    const secret = 'first line\nsecond/line';
    const encoded = Buffer.from('second/line').toString('base64');
    expect(
      lines(`first line\n::add-mask::${secret.replace('\n', '%0A')}\n<first line> second/line ${encoded}`),
    ).toEqual(['first line', '<***> *** ***']);
  });

  test('makes touching secrets one', () => {
    expect(lines('::add-mask::abc\n::add-mask::cde\n_abcde_abcabc_')).toEqual(['_***_***_']);
  });

  test('hides a secret in an annotation', () => {
    expect(print('::add-mask::hunter2\n::error::was hunter2').log.annotations).toEqual([
      { type: 'error', message: 'was ***' },
    ]);
  });

  test('warns about nothing to hide', () => {
    expect(print('::add-mask:: ').log.annotations[0]?.type).toBe('warning');
  });
});

describe('the log', () => {
  test('keeps ten annotations of each type and all lines', () => {
    const text = (type: string): string => `::${type}::x\n`.repeat(12);
    const { log } = print(text('error') + text('warning') + text('notice'));
    expect(log.annotations.filter(({ type }) => type === 'notice')).toHaveLength(10);
    expect(log.annotations).toHaveLength(30);
    expect(log.lines).toHaveLength(36);
  });

  test('cuts a message at 4,096 characters', () => {
    expect(print(`::error::${'x'.repeat(5000)}`).log.annotations[0]?.message).toHaveLength(4096);
  });

  test('reads as a table of contents', () => {
    const { log } = print('::group::Observe\nthree policies\n::endgroup::\nbetween\n::group::Probe\nadmitted');
    expect(toGroups(log.lines)).toEqual([
      { title: 'Observe', lines: ['three policies'] },
      { title: 'Probe', lines: ['admitted'] },
    ]);
  });

  test('tells whoever waits for a line, past, future or never', async () => {
    const { log } = print('past');
    await expect(log.saw('past')).resolves.toBe('past');
    const future = log.saw(/^fut/);
    log.write('future');
    await expect(future).resolves.toBe('future');
    const never = log.saw('never');
    log.close();
    await expect(never).rejects.toThrow('ended without a line matching never');
  });
});
