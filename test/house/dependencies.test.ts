import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { root } from './sources.ts';

const versions = v.record(v.string(), v.string());
const packageSchema = v.object({ dependencies: versions, devDependencies: versions });
const lockedSchema = v.looseObject({
  integrity: v.optional(v.string()),
  hasInstallScript: v.optional(v.boolean(), false),
});
const lockSchema = v.object({ packages: v.record(v.string(), lockedSchema) });

function read(file: string): unknown {
  return JSON.parse(readFileSync(join(root, file), 'utf8'));
}

const { dependencies, devDependencies } = v.parse(packageSchema, read('package.json'));
const { '': self, ...locked } = v.parse(lockSchema, read('package-lock.json')).packages;

describe('dependencies', () => {
  it('at run time are few and known', () => {
    expect(Object.keys(dependencies)).toEqual([
      '@actions/core',
      '@actions/github',
      '@bufbuild/cel',
      '@kubernetes/client-node',
      '@octokit/rest',
      'valibot',
      'yaml',
    ]);
  });

  it('are pinned exactly', () => {
    const all = Object.entries({ ...dependencies, ...devDependencies });
    expect(all.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  });

  it('are locked as package.json says', () => {
    expect(self).toMatchObject({ dependencies, devDependencies });
  });

  it('are locked by content, without the address they came from', () => {
    const entries = Object.entries(locked);
    expect(entries.length).toBeGreaterThan(0);
    expect(entries.filter(([, entry]) => 'resolved' in entry).map(([path]) => path)).toEqual([]);
    expect(entries.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([path]) => path)).toEqual([]);
  });

  it('run nothing when they are installed', () => {
    expect(Object.entries(locked).filter(([, { hasInstallScript }]) => hasInstallScript)).toEqual([]);
    expect(readFileSync(join(root, '.npmrc'), 'utf8')).toMatch(/^ignore-scripts=true$/m);
  });
});
