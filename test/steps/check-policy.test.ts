import { describe, expect, it } from 'vitest';
import { check, policyText, said } from './checking.ts';

const of = (parts: Readonly<Record<string, string>>, version?: string) =>
  said(check({ 'p.yaml': policyText(parts) }, version));

describe('a policy in a file', () => {
  it('of which nothing is to be said is said to be in order', () => {
    const [found, ...more] = check({ 'p.yaml': policyText() });
    expect([found.code, found.facts, more]).toEqual([
      'checked',
      {
        unjudged: ' No image is among the files, so nothing is said of what the policies cover.',
        policies: '1',
        templates: '0',
        images: '0',
        version: '1.19.1',
      },
      [],
    ]);
  });

  it.each<[string, Readonly<Record<string, string>>, readonly string[]]>([
    ['without a timeout', { timeout: '' }, ['p.yaml:4:1 warning timeout-unset']],
    [
      'with a short one',
      { timeout: '  webhookConfiguration: {timeoutSeconds: 10}' },
      ['p.yaml:7:42 warning timeout-short'],
    ],
    [
      'with one over 30',
      { timeout: '  webhookConfiguration: {timeoutSeconds: 31}' },
      ['p.yaml:7:42 error updates-frozen'],
    ],
    ['with one of 0', { timeout: '  webhookConfiguration: {timeoutSeconds: 0}' }, ['p.yaml:7:42 error updates-frozen']],
    ['that fails open', { failurePolicy: '  failurePolicy: Ignore' }, ['p.yaml:5:18 error policy-fail-open']],
    [
      'that only audits',
      { validationActions: '  validationActions: [Audit]' },
      ['p.yaml:6:22 warning policy-not-deny'],
    ],
    ['without rules', { match: '' }, ['p.yaml:4:1 warning policy-selects-nothing']],
    [
      'with an expression that is no CEL',
      { validations: "  validations: [{expression: 'images.map(i, ', messageExpression: '1 +'}]" },
      ['p.yaml:13:30 error expression-invalid', 'p.yaml:13:67 error expression-invalid'],
    ],
    [
      'with a condition that is no CEL',
      { x: "  matchConditions: [{name: a, expression: 'a ==='}]" },
      ['p.yaml:14:43 error expression-invalid'],
    ],
    [
      'with what only Kyverno knows',
      { x: "  variables: [{name: a, expression: 'image(ref).?registry.orValue(resource.Get(1))'}]" },
      ['notice checked', 'p.yaml:14:37 notice expression-unjudged'],
    ],
    [
      'with endless parentheses',
      { validations: `  validations: [{expression: '${'('.repeat(4_000)}'}]` },
      ['p.yaml:13:30 error expression-invalid'],
    ],
    [
      'that is off',
      { evaluation: '  evaluation: {admission: {enabled: false}}', failurePolicy: '  failurePolicy: Ignore' },
      ['notice checked'],
    ],
    ['with an enum that is none', { failurePolicy: '  failurePolicy: fail' }, ['p.yaml:5:18 error field-invalid']],
    [
      'with a text for a number',
      { timeout: "  webhookConfiguration: {timeoutSeconds: '30'}" },
      ['p.yaml:7:42 error field-invalid'],
    ],
    ['with a field that is misspelt', { x: '  validationAction: [Deny]' }, ['p.yaml:14:3 error field-misspelt']],
    ['with a field that is elsewhere', { x: '  timeoutSeconds: 30' }, ['p.yaml:14:3 error field-misspelt']],
    ['with a field that is nowhere', { x: '  wholly: {different: true}' }, ['p.yaml:14:3 error field-unknown']],
    [
      'with a stranger in metadata',
      { metadata: 'metadata: {name: verify, lables: {}}' },
      ['p.yaml:3:26 error field-misspelt'],
    ],
    ['without validations', { validations: '' }, ['p.yaml:4:1 error field-invalid']],
    ['without a name', { metadata: 'metadata: {}' }, ['p.yaml:1:1 error policy-malformed']],
    [
      'with nothing in its spec',
      {
        spec: 'spec: {}',
        failurePolicy: '',
        validationActions: '',
        timeout: '',
        match: '',
        images: '',
        attestors: '',
        validations: '',
      },
      [
        'p.yaml:4:1 error field-invalid',
        'p.yaml:4:1 error field-invalid',
        'p.yaml:4:1 warning timeout-unset',
        'p.yaml:4:1 warning policy-selects-nothing',
      ],
    ],
    [
      'with glob and expression',
      { images: "  matchImageReferences: [{glob: a, expression: 'true'}]" },
      ['p.yaml:11:26 error field-invalid'],
    ],
    [
      'with an action twice',
      { validationActions: '  validationActions: [Deny, Deny]' },
      ['p.yaml:6:22 error field-invalid'],
    ],
    ['with a null in a list', { x: '  images: [null]' }, ['p.yaml:14:12 error field-invalid']],
    ['with a null', { failurePolicy: '  failurePolicy: null' }, ['notice checked']],
    [
      'with a glob that has no end',
      { images: "  matchImageReferences: [{glob: 'a[b'}]" },
      ['p.yaml:11:33 error glob-invalid'],
    ],
    [
      'of an old API',
      { apiVersion: 'apiVersion: policies.kyverno.io/v1alpha1' },
      ['p.yaml:1:13 warning api-version-deprecated'],
    ],
    ['of no API', { apiVersion: 'apiVersion: kyverno.io/v1' }, ['p.yaml:1:13 error api-version-unserved']],
    [
      'with an attestor without any way',
      { attestors: '  attestors: [{name: a, cosign: {annotations: {a: b}}}]' },
      ['p.yaml:12:33 error attestor-empty'],
    ],
    [
      'with an attestor that is both',
      { attestors: '  attestors: [{name: a, cosign: {key: {data: k}}, notary: {}}]' },
      ['p.yaml:12:15 error field-invalid'],
    ],
    [
      'with anybody’s identity',
      { attestors: '  attestors: [{name: a, cosign: {keyless: {identities: [{issuer: i}]}}}]' },
      ['p.yaml:12:57 warning identity-open'],
    ],
    [
      'with several identities',
      {
        attestors:
          '  attestors: [{name: a, cosign: {keyless: {identities: [{issuer: i, subject: s}, {issuer: i, subject: t}]}}}]',
      },
      ['p.yaml:12:15 warning several-identities'],
    ],
    [
      'with a log without url',
      { attestors: '  attestors: [{name: a, cosign: {key: {data: k}, ctlog: {}}}]' },
      ['p.yaml:12:15 error log-url-missing'],
    ],
    [
      'with a condition twice',
      { x: '  matchConditions: [{name: a, expression: "true"}, {name: a, expression: "true"}]' },
      ['p.yaml:14:20 error updates-frozen'],
    ],
  ])('%s is told at its line', (_, parts, findings) => {
    expect(of(parts)).toEqual(findings);
  });

  it.each<[string, string, Readonly<Record<string, string>>, readonly string[]]>([
    [
      'a key and the log',
      '1.18.2',
      { attestors: '  attestors: [{name: a, cosign: {key: {data: k}}}]' },
      ['p.yaml:12:15 warning bundle-crash'],
    ],
    [
      'a key and the log',
      '1.19.1',
      { attestors: '  attestors: [{name: a, cosign: {key: {data: k}}}]' },
      ['notice checked'],
    ],
    [
      'a field of 1.19',
      '1.18.2',
      {
        attestors:
          '  attestors: [{name: a, cosign: {key: {data: k}, ctlog: {url: u, insecureIgnoreTlog: true}, trustedRoot: {value: r}}}]',
      },
      ['p.yaml:12:93 error field-too-new'],
    ],
    [
      'a field of 1.19',
      '1.19.1',
      {
        attestors:
          '  attestors: [{name: a, cosign: {key: {data: k}, ctlog: {url: u, insecureIgnoreTlog: true}, trustedRoot: {value: r}}}]',
      },
      ['notice checked'],
    ],
    [
      'namespaceObject in a condition',
      '1.18.2',
      { x: '  matchConditions: [{name: a, expression: "namespaceObject.metadata.name == \'x\'"}]' },
      ['p.yaml:14:21 error condition-reads-namespace'],
    ],
    ['version v1', '1.16.4', {}, ['p.yaml:1:13 error api-version-unserved']],
    ['version v1beta1', '1.16.4', { apiVersion: 'apiVersion: policies.kyverno.io/v1beta1' }, ['notice checked']],
    [
      'a namespace',
      '1.18.2',
      { kind: 'kind: NamespacedImageValidatingPolicy', metadata: 'metadata: {name: verify, namespace: apps}' },
      ['p.yaml:3:18 error policy-unserved'],
    ],
  ])('with %s is judged as Kyverno %s has it', (_, version, parts, findings) => {
    expect(of(parts, version)).toEqual(findings);
  });

  it('is told all that is wrong with it at once', () => {
    const parts = {
      failurePolicy: '  failurePolicy: fail',
      attestors: '  attestors: [{name: a, cosign: {}}]',
      timeout: '',
      x: '  wholly: 1',
    };
    expect(of(parts)).toEqual([
      'p.yaml:5:18 error field-invalid',
      'p.yaml:11:33 error attestor-empty',
      'p.yaml:13:3 error field-unknown',
      'p.yaml:4:1 warning timeout-unset',
    ]);
  });

  it('says what may be meant', () => {
    const near = (line: string) => check({ 'p.yaml': policyText({ x: line }) })[0].facts['near'];
    expect(near('  validationAction: [Deny]')).toBe('validationActions');
    expect(near('  timeoutSeconds: 30')).toBe('spec.webhookConfiguration.timeoutSeconds');
    expect(near('  FAILUREPOLICY: Fail')).toBe('failurePolicy');
  });
});
