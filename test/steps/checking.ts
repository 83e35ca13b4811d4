import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readPolicyFiles } from '../../src/files/policy-files.ts';
import { placeText } from '../../src/findings/place.ts';
import { compileReference, isAlwaysTrue, syntaxOf } from '../../src/kyverno/cel.ts';
import { defaultSettings } from '../../src/kyverno/settings.ts';
import { parseVersion } from '../../src/kyverno/version.ts';
import { checkFiles } from '../../src/steps/check.ts';

const temporary = mkdtempSync(join(tmpdir(), 'admission-gate-check-'));

/** A policy that is in order; each part may be exchanged for other lines, `''` for none. */
export function policyText(parts: Readonly<Record<string, string>> = {}): string {
  const all = {
    apiVersion: 'apiVersion: policies.kyverno.io/v1',
    kind: 'kind: ImageValidatingPolicy',
    metadata: 'metadata: {name: verify}',
    spec: 'spec:',
    failurePolicy: '  failurePolicy: Fail',
    validationActions: '  validationActions: [Deny]',
    timeout: '  webhookConfiguration: {timeoutSeconds: 30}',
    match: `  matchConstraints:\n    resourceRules:\n    - {apiGroups: [''], apiVersions: [v1], operations: [CREATE], resources: [pods]}`,
    images: "  matchImageReferences: [{glob: 'r.example/*'}]",
    attestors: '  attestors: [{name: a, cosign: {keyless: {identities: [{issuer: i, subject: s}]}}}]',
    validations: '  validations: [{expression: "images.all(i, verifyImageSignatures(i, [attestors.a]) > 0)"}]',
    ...parts,
  };
  return `${Object.values(all).filter(Boolean).join('\n')}\n`;
}

export function podText(image: string, more = ''): string {
  return `apiVersion: v1\nkind: Pod\nmetadata: {name: p${more}}\nspec: {containers: [{name: c, image: '${image}'}]}\n`;
}

/** Judges files by a version of Kyverno. */
export function check(files: Readonly<Record<string, string>>, version = '1.19.1', wantedSeconds = 30) {
  const root = mkdtempSync(join(temporary, 'root-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  const parsed = parseVersion(version);
  if (parsed === undefined) throw new Error(version);
  const kyverno = { version: parsed, settings: defaultSettings, expressions: compileReference };
  const cel = { isAlwaysTrue, syntaxOf };
  return checkFiles(readPolicyFiles(root, ['.'], 'check-paths'), { kyverno, wantedSeconds, entries: ['.'], cel });
}

/** `a.yaml:7:3 error field-unknown`, one for each finding. */
export function said(findings: ReturnType<typeof check>): readonly string[] {
  return findings.map(({ place, severity, code }) => `${place ? `${placeText(place)} ` : ''}${severity} ${code}`);
}
