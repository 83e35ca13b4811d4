import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readActionFile } from '../../src/files/action-file.ts';
import { readCommandLine } from '../../src/runner/command-line.ts';
import { commands, flagsOf, isMode } from '../../src/runner/commands.ts';
import { helpText } from '../../src/runner/help.ts';
import { jobInputs } from '../../src/runner/registry.ts';
import { root } from '../house/sources.ts';

const action = readActionFile(readFileSync(join(root, 'action.yml'), 'utf8'));
const modes = Object.keys(commands).filter(isMode);

describe('the flags of a command', () => {
  it('are the inputs of its mode, but for what only a job of the runner has', () => {
    const names = (mode: (typeof modes)[number]) => flagsOf(mode).map(({ name }) => name);
    expect(names('assert')).toEqual(['timeout-seconds']);
    expect(names('release')).toEqual([
      'lease',
      'lease-duration-seconds',
      'confirm-holder',
      'kubeconfig',
      'context',
      'timeout-seconds',
    ]);
    const others = ['mode', 'confirm-holder', 'check-paths', 'diagnose-kinds', 'warn-days', 'fail-on', 'save', 'from'];
    const gate = Object.keys(action.inputs).filter((name) => !others.includes(name));
    expect([...names('gate'), ...jobInputs].toSorted()).toEqual(gate.toSorted());
  });

  it('leave out every input that the runner evaluates', () => {
    const evaluated = Object.entries(action.inputs).filter(([, about]) => about.default.startsWith('${{'));
    expect(jobInputs).toEqual(expect.arrayContaining(evaluated.map(([name]) => name)));
  });

  it.each(modes)('of %s are all explained, with exit codes, in lines that fit a terminal', (mode) => {
    const text = helpText(mode, action.inputs);
    for (const { name } of flagsOf(mode)) {
      expect(text).toContain(`  --${name}`);
      const [firstWord = ''] = (action.inputs[name]?.description ?? '?').split(' ');
      expect(text).toContain(`      ${firstWord}`);
    }
    expect(text).toContain('Exit codes:');
    expect(text.split('\n').filter((line) => line.length > 100)).toEqual([]);
  });
});

describe('a command line', () => {
  it('of check takes its paths without a flag, and with it', () => {
    const asked = readCommandLine([
      'check',
      'policies',
      '--fail-on',
      'warning',
      'a b.yaml',
      '--check-paths=-x',
      '--',
      '--y',
    ]);
    expect(asked).toMatchObject({ kind: 'run', mode: 'check' });
    expect(asked.kind === 'run' && asked.inputs.get('check-paths')).toBe('policies\na b.yaml\n-x\n--y');
    expect(helpText('check', action.inputs)).toContain('Usage: admission-gate check PATHS [FLAGS]');
  });

  it('asks for a mode with inputs of the same names, texts as they are given', () => {
    const asked = readCommandLine(['gate', '--run', './deploy.sh -v', '--context=here', '--allow-older', '--lease=-x']);
    expect(asked).toEqual({
      kind: 'run',
      mode: 'gate',
      format: 'text',
      inputs: new Map([
        ['mode', 'gate'],
        ['lease', '-x'],
        ['allow-older', 'true'],
        ['run', './deploy.sh -v'],
        ['context', 'here'],
      ]),
    });
  });

  it('may give a list entry by entry', () => {
    const asked = readCommandLine(['gate', '--run=a', '--probe-images', 'r/a:1', '--probe-images', 'r/b:1']);
    expect(asked.kind === 'run' && asked.inputs.get('probe-images')).toBe('r/a:1\nr/b:1');
  });

  it.each([
    [['--help'], { kind: 'help' }],
    [['-h'], { kind: 'help' }],
    [['release', '--help'], { kind: 'help', mode: 'release' }],
    [['gate', '--nonsense', '-h'], { kind: 'help', mode: 'gate' }],
    [['--version'], { kind: 'version' }],
    [['assert', '--format', 'json'], { kind: 'run', mode: 'assert', format: 'json' }],
  ])('%j is understood', (args, asked) => {
    expect(readCommandLine(args)).toMatchObject(asked);
  });

  it.each([
    [[], 'command', /one of gate, .*--help/, 'nothing'],
    [['deploy'], 'command', /one of gate, /, '"deploy"'],
    [['constructor'], 'command', /one of gate, /, '"constructor"'],
    [['gate', '--colour', '--run', 'x'], 'flag', /one of .*--probe-images/, '"--colour"'],
    [['gate', '--toString', '--run', 'x'], 'flag', /one of /, '"--toString"'],
    [['gate', '-r', 'x'], 'flag', /one of /, '"-r"'],
    [['assert', '--lease', 'a/b'], 'flag', /one of --timeout-seconds, /, '"--lease"'],
    [['gate', '--github-token', 'x', '--run', 'x'], 'flag', /one of /, '"--github-token"'],
    [['gate', '--run', 'x', 'y'], 'argument', /only flags/, '"y"'],
    [['gate', '--run', 'x', '--', 'y'], 'argument', /only flags/, '"y"'],
    [['gate', '--run'], '--run', /needs a value/, 'nothing'],
    [['gate', '--run='], '--run', /needs a value/, 'nothing'],
    [['gate', '--lease', '', '--run', 'x'], '--lease', /needs a value/, 'nothing'],
    [['gate', '--lease', '--run', 'x'], '--lease', /--lease=VALUE/, '"--run"'],
    [['gate', '--allow-older=no', '--run', 'x'], '--allow-older', /takes no value/, '"no"'],
    [['gate', '--run', 'x', '--run', 'y'], '--run', /at most once/, '"x and y"'],
    [['gate', '--run', 'x', '--format', 'xml'], '--format', /text or json/, '"xml"'],
    [['gate'], '--run', /deploy command.*nothing else holds the Lease/, 'nothing'],
    [['release'], '--confirm-holder', /exact holder/, 'nothing'],
  ])('%j is refused: what it is about, what is allowed, what was given', (args, what, allowed, given) => {
    const asked = readCommandLine(args);
    expect(asked).toMatchObject({ kind: 'unusable', finding: { code: 'bad-usage', facts: { what, given } } });
    expect(asked.kind === 'unusable' && asked.finding.facts['allowed']).toMatch(allowed);
  });
});
