import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { fieldManagerOf } from '../../src/lease/identity.ts';
import { inputDefaults } from '../../src/runner/registry.ts';
import { root } from './sources.ts';

const textOf = (file: string): string => readFileSync(join(root, 'deploy', file), 'utf8');

describe.each(['guard.yaml', 'fence.yaml'])('deploy/%s', (file) => {
  it('is a policy with its binding', () => {
    const kinds = parseAllDocuments(textOf(file)).map((document) => document.get('kind'));
    expect(kinds).toEqual(['ValidatingAdmissionPolicy', 'ValidatingAdmissionPolicyBinding']);
  });

  it('says in one place what is to be edited', () => {
    expect(textOf(file).match(/EDIT HERE/g)).toHaveLength(1);
  });
});

describe('deploy/guard.yaml', () => {
  it('names the user of the gate once', () => {
    expect(textOf('guard.yaml').match(/system:serviceaccount:/g)).toHaveLength(1);
  });
});

describe('deploy/fence.yaml', () => {
  it('compares with the prefix that the field manager has', () => {
    const prefixes = [...textOf('fence.yaml').matchAll(/'(admission-gate\/)'/g)].map(([, prefix]) => prefix);
    expect(prefixes).toEqual([fieldManagerOf(''), fieldManagerOf('')]);
  });

  it('names the Lease that the gate takes by default', () => {
    const [, binding] = parseAllDocuments(textOf('fence.yaml'));
    const path = ['spec', 'paramRef'];
    const lease = ['namespace', 'name'].map((key) => binding?.getIn([...path, key]));
    expect(lease.join('/')).toBe(inputDefaults.lease);
  });

  it('has the name by which the gate knows its refusals', () => {
    expect(readFileSync(join(root, 'src/steps/repair.ts'), 'utf8')).toContain("'admission-gate-fence'");
    expect(textOf('fence.yaml')).toContain('name: admission-gate-fence');
  });
});
