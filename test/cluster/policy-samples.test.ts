import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { linesOfCrd, policySchemaTable } from '../../scripts/policy-schema.ts';
import { readPolicyFiles } from '../../src/files/policy-files.ts';
import type { Finding } from '../../src/findings/finding.ts';
import { isAlwaysTrue, syntaxOf } from '../../src/kyverno/cel.ts';
import { policySchema } from '../../src/kyverno/policy-schema.ts';
import { defaultSettings } from '../../src/kyverno/settings.ts';
import { parseVersion } from '../../src/kyverno/version.ts';
import { checkFiles } from '../../src/steps/check.ts';
import { sourcesOf } from './install.ts';
import { testedVersion } from './versions.ts';

// What mode check knows of image policies, held to what Kyverno itself ships: its CRDs and its own policies.

let sources = '';
beforeAll(async () => {
  sources = await sourcesOf(testedVersion());
}, 600_000);

function crd(folder: string, kind: string): unknown {
  const name = `policies.kyverno.io_${kind}.yaml`;
  return parse(readFileSync(join(folder, 'config/crds/policies.kyverno.io', name), 'utf8'));
}

function errorsIn(file: string): readonly Finding[] {
  const version = parseVersion(testedVersion());
  if (version === undefined) throw new Error(testedVersion());
  const read = readPolicyFiles(sources, [file], 'check-paths');
  const kyverno = { version, settings: defaultSettings };
  const cel = { isAlwaysTrue, syntaxOf };
  return checkFiles(read, { kyverno, wantedSeconds: 30, entries: [file], cel }).filter(
    ({ severity }) => severity === 'error',
  );
}

describe('the table of fields', () => {
  test('is that of the CRDs, of both kinds and of both lines', async () => {
    const [older, newer] = await Promise.all([sourcesOf('1.18.2'), sourcesOf('1.19.1')]);
    for (const kind of ['imagevalidatingpolicies', 'namespacedimagevalidatingpolicies'])
      expect(policySchemaTable(linesOfCrd(crd(older, kind)), linesOfCrd(crd(newer, kind)), '1.19')).toBe(
        policySchema.trim(),
      );
  }, 600_000);
});

/** What is said of a policy by its own field, or by the version, is no fault of the check. */
const trueOfThem = ['policy-fail-open', 'policy-unserved'];

describe('Kyverno’s own image policies', () => {
  test('have no error but what is true of them', () => {
    const files = globSync('test/{cli,conformance}/**/*{policy,ivpol}*.yaml', { cwd: sources })
      .filter((file) => statSync(join(sources, file)).isFile())
      // Files named assert, check or exception hold parts of objects, which nobody applies.
      .filter((file) => !/assert|check|exception|_step-templates/.test(file.split('/').at(-1) ?? ''))
      .filter((file) =>
        /^kind: (?:Namespaced)?ImageValidatingPolicy$/m.test(readFileSync(join(sources, file), 'utf8')),
      );
    expect(files.length).toBeGreaterThan(30);
    const errors = files.flatMap((file) =>
      errorsIn(file)
        .filter(({ code }) => !trueOfThem.includes(code))
        .map(({ code, place, facts }) => `${place?.file} ${code} ${facts['field']}`),
    );
    // Kyverno's own test that such an action is refused.
    const folder = 'test/conformance/chainsaw/image-validating-policies/validation-checks/invalid-action';
    expect(errors).toEqual([`${folder}/policy.yaml field-invalid spec.validationActions[0]`]);
  });

  test('are read among all other files that it ships, and nothing crashes', () => {
    const files = globSync('{test,config,charts}/**/*.{yaml,yml,json}', { cwd: sources }).slice(0, 5_000);
    expect(files.length).toBeGreaterThan(1_000);
    for (const file of files) expect(() => errorsIn(file), file).not.toThrow();
  }, 600_000);
});
