import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isMap, isSeq, parseAllDocuments } from 'yaml';
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
    expect(readFileSync(join(root, 'src/steps/policy-write.ts'), 'utf8')).toContain("'admission-gate-fence'");
    expect(textOf('fence.yaml')).toContain('name: admission-gate-fence');
  });
});

describe('deploy/rbac.yaml', () => {
  const documents = parseAllDocuments(textOf('rbac.yaml'));
  const named = (document: (typeof documents)[number], ...path: readonly string[]): string =>
    ['kind', 'name'].map((key) => String(document.getIn([...path, key]))).join(' ');

  it('binds each role once, in its own namespace, to somebody', () => {
    const place = (document: (typeof documents)[number]) => String(document.getIn(['metadata', 'namespace']));
    const roles = documents.filter((document) => document.has('rules'));
    const bindings = documents.filter((document) => document.has('roleRef'));
    expect(bindings.map((binding) => `${named(binding, 'roleRef')} ${place(binding)}`)).toEqual(
      roles.map((role) => `${role.get('kind')} ${role.getIn(['metadata', 'name'])} ${place(role)}`),
    );
    expect(bindings.filter((binding) => !binding.hasIn(['subjects', 0, 'name']))).toEqual([]);
  });

  it('says the reason of each rule', () => {
    const lists = documents.map((document) => document.get('rules')).filter(isSeq);
    // In a parsed document the comment before the first item of a list is that of the list.
    const comments = lists.flatMap((list) =>
      list.items.map((rule, index) => (index === 0 ? list : isMap(rule) ? rule : undefined)?.commentBefore),
    );
    expect(comments.length).toBeGreaterThan(0);
    expect(comments.filter((comment) => !comment)).toEqual([]);
  });

  it('asks for no wildcard and no verb that deletes', () => {
    expect(textOf('rbac.yaml')).not.toMatch(/\*|\bdelete/);
  });

  it('knows the gate by the name that the guard knows', () => {
    const name = /system:serviceaccount:[\w:-]+/.exec(textOf('guard.yaml'))?.[0];
    expect(textOf('rbac.yaml')).toContain(`name: "${name}"`);
  });

  it('names the Lease that the gate takes by default', () => {
    const [namespace, name] = inputDefaults.lease.split('/');
    expect(documents[0]?.getIn(['metadata', 'name'])).toBe(namespace);
    expect(textOf('rbac.yaml')).toContain(`resourceNames: [${name}]`);
  });
});
