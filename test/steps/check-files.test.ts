import { describe, expect, it } from 'vitest';
import { check, podText, policyText, said } from './checking.ts';

const second = policyText({ metadata: 'metadata: {name: other}' });
const basic = (name: string, more: Readonly<Record<string, string>> = {}): string =>
  policyText({ metadata: `metadata: {name: ${name}}`, timeout: '', ...more });
const namespaces = (labels: string): Readonly<Record<string, string>> => ({
  match: `${policyText().match(/ {2}matchConstraints:[\s\S]*?pods\]\}/)?.[0]}\n    namespaceSelector: {matchLabels: {${labels}}}`,
});

describe('several policies in files', () => {
  it('that share a path are told, with the place of the other', () => {
    const findings = check({ 'a.yaml': basic('a'), 'b.yaml': basic('b') });
    expect(said(findings)).toEqual([
      'a.yaml:3:18 error shared-path',
      'a.yaml:4:1 warning timeout-unset',
      'b.yaml:4:1 warning timeout-unset',
    ]);
    expect(findings[0].evidence).toEqual(['ImageValidatingPolicy b is at b.yaml:3:18']);
  });

  it('can select one Pod, which Kyverno 1.18 cannot handle', () => {
    const files = { 'a.yaml': policyText(), 'b.yaml': second };
    expect(said(check(files, '1.18.2'))).toEqual(['a.yaml:3:18 error two-policies-one-pod']);
    expect(said(check(files, '1.19.1'))).toEqual(['notice checked']);
  });

  it('of one name are one that is there twice', () => {
    expect(said(check({ 'a.yaml': basic('a'), 'b.yaml': basic('a') }))).toEqual([
      'a.yaml:4:1 warning timeout-unset',
      'b.yaml:3:18 warning policy-twice',
      'b.yaml:4:1 warning timeout-unset',
    ]);
  });

  it('may be of another engine, of which one freezes all webhooks', () => {
    const other =
      'apiVersion: policies.kyverno.io/v1\nkind: ValidatingPolicy\nmetadata: {name: v}\nspec: {webhookConfiguration: {timeoutSeconds: 60}}\n';
    expect(said(check({ 'a.yaml': other }))).toEqual(['a.yaml:4:47 error updates-frozen']);
  });
});

describe('the images of manifests', () => {
  it.each<[string, string, string, readonly string[]]>([
    ['a covered one', 'r.example/a:1', policyText(), ['notice checked']],
    [
      'one that no policy covers',
      'other.example/a:1',
      policyText(),
      ['m.yaml:4:38 error coverage-unproved', 'p.yaml:11:33 warning glob-covers-nothing'],
    ],
    [
      'one by a CEL expression',
      'r.example/a:1',
      policyText({ images: '  matchImageReferences: [{expression: \'ref.startsWith("r")\'}]' }),
      ['notice checked'],
    ],
    [
      'one by a CEL expression that only Kyverno can evaluate',
      'r.example/a:1',
      policyText({ images: '  matchImageReferences: [{expression: \'parseImageReference(ref).registry() == "r"\'}]' }),
      ['notice checked', 'm.yaml:4:38 notice coverage-unknown'],
    ],
    [
      'one of a policy that only audits',
      'r.example/a:1',
      policyText({ validationActions: '  validationActions: [Audit]' }),
      ['m.yaml:4:38 error coverage-unproved', 'p.yaml:6:22 error policy-not-deny'],
    ],
    [
      'one whose namespace nobody knows',
      'r.example/a:1',
      policyText(namespaces('team: one')),
      ['notice checked', 'm.yaml:4:38 notice coverage-unknown'],
    ],
    [
      'a tag where digests are demanded',
      'r.example/a:1',
      policyText({ x: '  validationConfigurations: {mutateDigest: false}' }),
      ['m.yaml:4:38 error tag-will-be-denied'],
    ],
    [
      'a digest where digests are demanded',
      `r.example/a@sha256:${'0'.repeat(64)}`,
      policyText({ x: '  validationConfigurations: {mutateDigest: false}' }),
      ['notice checked'],
    ],
  ])('of %s', (_, image, policy, findings) => {
    expect(said(check({ 'm.yaml': podText(image), 'p.yaml': policy }))).toEqual(findings);
  });

  it('are judged by the labels of a namespace that is among the files', () => {
    const files = (labels: string) => ({
      'm.yaml': podText('r.example/a:1', ', namespace: apps'),
      'n.yaml': `apiVersion: v1\nkind: Namespace\nmetadata: {name: apps, labels: {${labels}}}\n`,
      'p.yaml': policyText(namespaces('team: one')),
    });
    expect(said(check(files('team: one')))).toEqual(['notice checked']);
    expect(said(check(files('team: two')))).toEqual(['m.yaml:4:38 error coverage-unproved']);
  });

  it('are not judged where a policy cannot be read, as it may cover them', () => {
    const broken = policyText({ metadata: 'metadata: {name: other}', failurePolicy: '  failurePolicy: fail' });
    expect(said(check({ 'm.yaml': podText('other.example/a:1'), 'p.yaml': policyText(), 'q.yaml': broken }))).toEqual([
      'q.yaml:5:18 error field-invalid',
    ]);
  });

  it('are judged as the kustomizations among the files make them', () => {
    const files = (images: string) => ({
      'base/kustomization.yaml': 'resources: [m.yaml]\n',
      'base/m.yaml': podText('app:1'),
      'overlay/kustomization.yaml': `resources: [../base]\nimages: ${images}\n`,
      'p.yaml': policyText({ x: '  validationConfigurations: {mutateDigest: false}' }),
    });
    const digest = `sha256:${'0'.repeat(64)}`;
    expect(said(check(files(`[{name: app, newName: r.example/app, digest: '${digest}'}]`)))).toEqual([
      'notice checked',
    ]);
    expect(said(check(files('[{name: app, newName: r.example/app}]')))).toEqual([
      'base/m.yaml:4:38 error tag-will-be-denied',
    ]);
    expect(said(check(files('[{name: other, newName: r.example/app}]')))[0]).toBe(
      'base/m.yaml:4:38 error coverage-unproved',
    );
    expect(said(check(files('nonsense')))[0]).toBe('base/m.yaml:4:38 error coverage-unproved');
  });

  it('are not made another by a kustomization that does not include their file', () => {
    const files = {
      'a/m.yaml': podText('app:1'),
      'b/kustomization.yaml': 'resources: [n.yaml]\nimages: [{name: app, newName: r.example/app}]\n',
      'b/n.yaml': podText('app:1').replace('name: p', 'name: n'),
      'p.yaml': policyText(),
    };
    expect(said(check(files))).toEqual(['a/m.yaml:4:38 error coverage-unproved']);
  });

  it('may be no references, or have placeholders', () => {
    expect(said(check({ 'm.yaml': podText('UPPER/a b') }))).toEqual(['m.yaml:4:38 error manifest-malformed']);
    expect(said(check({ 'm.yaml': podText('r.example/{{ .Values.name }}:1') }))).toEqual([
      'm.yaml:4:38 warning file-is-template',
    ]);
  });

  it.each(['$REG/a:1', `\${REG}/a:1`, '$(REG)/a:1', 'r.example/a:$TAG', '<%= reg %>/a'])(
    'with the placeholder of %s are still to be filled in',
    (image) => {
      expect(said(check({ 'm.yaml': podText(image) }))).toEqual(['m.yaml:4:38 warning file-is-template']);
    },
  );

  it('are an error without any image policy, but a notice where a file could not be read that may hold one', () => {
    const other = 'apiVersion: policies.kyverno.io/v1\nkind: ValidatingPolicy\nmetadata: {name: v}\nspec: {}\n';
    const pod = { 'm.yaml': podText('r.example/a:1') };
    expect(said(check(pod))).toEqual(['error policies-missing']);
    expect(said(check({ ...pod, 'v.yaml': other }))).toEqual(['error policies-missing']);
    expect(said(check({ ...pod, 't.yaml': '{{- if .Values.policy }}\n' }))).toEqual([
      't.yaml:1:3 warning file-is-template',
      'notice policies-missing',
    ]);
  });

  it('are said to be none where there are policies only', () => {
    expect(check({ 'p.yaml': policyText() })[0].facts['unjudged']).toContain('No image is among the files');
    const files = { 'p.yaml': policyText(), 'm.yaml': podText('r.example/a:1') };
    expect(check(files)[0].facts['unjudged']).toBe('');
  });
});

describe('an image that no policy in the files covers', () => {
  it('is an error, but only a notice where a file could not be read that may hold one', () => {
    const files = { 'p.yaml': policyText(), 'm.yaml': podText(`other.example/a@sha256:${'1'.repeat(64)}`) };
    expect(said(check(files))).toEqual([
      'm.yaml:4:38 error coverage-unproved',
      'p.yaml:11:33 warning glob-covers-nothing',
    ]);
    const template = '{{- if .Values.policy }}\nkind: ImageValidatingPolicy\n{{- end }}\n';
    expect(said(check({ ...files, 't.yaml': template }))).toEqual([
      'p.yaml:11:33 warning glob-covers-nothing',
      't.yaml:1:3 warning file-is-template',
      'm.yaml:4:38 notice coverage-unproved',
    ]);
  });
});

describe('files that are not what they should be', () => {
  it.each<[string, string, readonly string[]]>([
    ['no objects', 'a: 1\n', ['error nothing-to-check']],
    [
      'an object without a kind',
      'apiVersion: v1\nmetadata: {name: a}\nspec: {}\n',
      ['error nothing-to-check', 'a.yaml:1:1 warning object-incomplete'],
    ],
    [
      'a workload without a template',
      'apiVersion: apps/v1\nkind: Deployment\nmetadata: {name: a}\nspec: {replicas: 1}\n',
      ['a.yaml:4:7 error manifest-malformed'],
    ],
    ['text that is no YAML', 'a: [1\n', ['a.yaml:2:1 error file-unreadable']],
    ['kinds of prototypes', 'apiVersion: v1\nkind: constructor\nmetadata: {name: a}\n', ['error nothing-to-check']],
    [
      'a policy that is a list',
      'apiVersion: policies.kyverno.io/v1\nkind: ImageValidatingPolicy\nmetadata: []\nspec: []\n',
      ['a.yaml:4:7 error field-invalid'],
    ],
    [
      'a policy of numbers',
      'apiVersion: 1\nkind: ImageValidatingPolicy\nmetadata: {name: 1}\nspec: 1\n',
      ['a.yaml:1:1 error object-incomplete', 'a.yaml:4:7 error field-invalid'],
    ],
  ])('such as %s', (_, text, findings) => {
    expect(said(check({ 'a.yaml': text }))).toEqual(findings);
  });

  it('are all told, however many', () => {
    const fields = Array.from({ length: 500 }, (_, index) => `  unheard${index}of: 1`).join('\n');
    expect(check({ 'p.yaml': policyText({ fields }) })).toHaveLength(500);
  });
});
