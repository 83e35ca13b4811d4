import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { shellTablesOf, tablesOf, withTables } from '../../scripts/tables.ts';
import { readActionFile } from '../../src/files/action-file.ts';
import { readInputs } from '../../src/runner/inputs.ts';
import { type InputName, inputDefaults, outputNames, stateKeys } from '../../src/runner/registry.ts';
import { identifierName, literalText, nodesOf, readSources, root } from './sources.ts';

const action = readActionFile(readFileSync(join(root, 'action.yml'), 'utf8'));
const sources = readSources();
const sorted = (names: Iterable<string>) => [...new Set(names)].sort();

/** The first arguments of all calls of a method of the runner in `src`, where they are literal texts. */
function namesGivenTo(method: string): readonly string[] {
  const calls = sources.flatMap(({ tree }) => [...nodesOf(tree)]).filter(({ node }) => node.type === 'CallExpression');
  return calls.flatMap(({ node: { callee, arguments: given } }) => {
    const called = typeof callee === 'object' && callee !== null && 'property' in callee ? callee.property : undefined;
    const name = Array.isArray(given) ? literalText(given[0]) : undefined;
    return identifierName(called) === method && name !== undefined ? [name] : [];
  });
}

function namesRead(mode: string): readonly string[] {
  const names: string[] = [];
  readInputs((name: InputName) => {
    names.push(name);
    return name === 'mode' ? mode : '';
  });
  return names;
}

describe('inputs', () => {
  it('are the same in action.yml and in the registry, with the same defaults', () => {
    const defaults = Object.entries(action.inputs).map(([name, about]) => [
      name,
      about.default.replace(/^\$\{\{.*\}\}$/, ''),
    ]);
    expect(Object.fromEntries(defaults)).toEqual(inputDefaults);
  });

  it('are all read', () => {
    const modes = ['gate', 'assert', 'release', 'diagnose', 'check'];
    expect(sorted(modes.flatMap(namesRead))).toEqual(sorted(Object.keys(inputDefaults)));
  });

  it('have defaults that can be used, but for the images that only the workflow knows', () => {
    const read = readInputs((name) => (name === 'mode' ? 'gate' : ''));
    expect(read.ok ? [] : read.findings.map(({ subject }) => subject)).toEqual(['input probe-images']);
  });

  it('are not listed as required, as the runner does not enforce it and the default is what counts', () => {
    expect(readFileSync(join(root, 'action.yml'), 'utf8')).not.toMatch(/^\s+required:/m);
  });
});

describe('outputs', () => {
  it('are the same in action.yml and in the registry', () => {
    expect(Object.keys(action.outputs)).toEqual(outputNames);
  });

  it('are all written', () => {
    expect(sorted(namesGivenTo('output'))).toEqual(sorted(outputNames));
  });
});

describe('state', () => {
  it('is all saved by main', () => {
    expect(sorted(namesGivenTo('saveState'))).toEqual(sorted(stateKeys));
  });

  it('is all read by post', () => {
    expect(sorted(namesGivenTo('savedState'))).toEqual(sorted(stateKeys));
  });
});

describe('the entry points', () => {
  it('are those that the build makes, on the Node of the action', () => {
    expect(action.runs).toEqual({ using: 'node24', main: 'dist/main/index.js', post: 'dist/post/index.js' });
  });
});

describe('the tables of the docs', () => {
  it.each([
    ['README.md', tablesOf(action)],
    ['docs/cli.md', shellTablesOf(action)],
  ])('in %s are those of action.yml', (page, tables) => {
    const text = readFileSync(join(root, page), 'utf8');
    for (const name of tables.keys()) expect(text).toContain(`<!-- ${name}:start -->`);
    expect(withTables(text, tables)).toBe(text);
  });

  it('replace what stands between their markers and nothing else', () => {
    const tables = new Map([['inputs', '| a |']]);
    expect(withTables('x\n<!-- inputs:start -->\nold\n<!-- inputs:end -->\ny', tables)).toBe(
      'x\n<!-- inputs:start -->\n\n| a |\n\n<!-- inputs:end -->\ny',
    );
    const reversed = 'x <!-- inputs:end --> <!-- inputs:start --> y';
    expect(withTables(reversed, tables)).toBe(reversed);
  });
});
