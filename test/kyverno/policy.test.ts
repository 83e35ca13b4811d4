import { describe, expect, it } from 'vitest';
import { isMalformed, parsePolicy, resourceOf, subjectOf } from '../../src/kyverno/policy.ts';
import { policyObject, policyOf, timeout } from '../fakes/policies.ts';

describe('a policy', () => {
  it('has the defaults of Kyverno where its spec is silent', () => {
    expect(policyOf('p', { matchConstraints: undefined })).toEqual({
      family: 'ivpol',
      name: 'p',
      namespace: undefined,
      uid: 'uid-p',
      resourceVersion: '10',
      generation: 1,
      failurePolicy: 'Fail',
      actions: ['Deny'],
      timeoutSeconds: undefined,
      offAtAdmission: undefined,
      matchPolicyExact: false,
      matchConditions: undefined,
      mutatesDigest: true,
      verifiesDigest: true,
      rules: [],
      isNarrowed: false,
      podControllers: undefined,
      attestors: [],
      imageReferences: [],
      saysReady: false,
      namespaceSelector: undefined,
      objectSelector: undefined,
      timeoutManagers: [],
      labels: {},
      annotations: {},
      managers: [],
      spec: {},
    });
  });

  it.each([
    ['failurePolicy', { failurePolicy: 'Ignore' }, { failurePolicy: 'Ignore' }],
    ['validationActions', { validationActions: ['Warn', 'Audit'] }, { actions: ['Warn', 'Audit'] }],
    ['validationActions that are empty', { validationActions: [] }, { actions: [] }],
    ['the webhook timeout', timeout(17), { timeoutSeconds: 17 }],
    ['a timeout outside 1–30', timeout(-1), { timeoutSeconds: -1 }],
    ['matchPolicy', { matchConstraints: { matchPolicy: 'Exact' } }, { matchPolicyExact: true }],
    ['matchConditions, even an empty list', { matchConditions: [] }, { matchConditions: [] }],
    ['mutateDigest', { validationConfigurations: { mutateDigest: false } }, { mutatesDigest: false }],
    [
      'that it is off at admission',
      { evaluation: { admission: { enabled: false } } },
      { offAtAdmission: 'spec.evaluation.admission.enabled is false' },
    ],
    ['that it is for JSON', { evaluation: { mode: 'JSON' } }, { offAtAdmission: 'spec.evaluation.mode is JSON' }],
    [
      'that it is on',
      { evaluation: { admission: { enabled: true }, mode: 'Kubernetes' } },
      { offAtAdmission: undefined },
    ],
  ])('says %s', (_, spec, read) => {
    expect(policyOf('p', spec)).toMatchObject(read);
  });

  it.each([
    ['an unknown failurePolicy', { failurePolicy: 'fail' }, 'spec.failurePolicy'],
    [
      'a timeout in words',
      { webhookConfiguration: { timeoutSeconds: '30' } },
      'spec.webhookConfiguration.timeoutSeconds',
    ],
    ['half a second', timeout(0.5), 'spec.webhookConfiguration.timeoutSeconds'],
    [
      'an unknown operator',
      { matchConstraints: { namespaceSelector: { matchExpressions: [{ key: 'a', operator: 'Gt' }] } } },
      'spec.matchConstraints.namespaceSelector.matchExpressions.0.operator',
    ],
    ['rules that are no list', { matchConstraints: { resourceRules: {} } }, 'spec.matchConstraints.resourceRules'],
    [
      'an admission switch in words',
      { evaluation: { admission: { enabled: 'no' } } },
      'spec.evaluation.admission.enabled',
    ],
  ])('is malformed with %s, and the field is named', (_, spec, path) => {
    const parsed = parsePolicy('ivpol', policyObject('p', spec));
    expect(isMalformed(parsed) ? [parsed.name, parsed.problem.split(': ')[0]] : parsed).toEqual(['p', path]);
  });

  it.each([undefined, null, 'text', [], {}, { metadata: {} }, { metadata: { name: 1 } }])(
    'is malformed and without a name where %j is served',
    (object) => {
      const parsed = parsePolicy('ivpol', object);
      expect(isMalformed(parsed) && parsed.name).toBe('(without a name)');
    },
  );

  it('names the field managers of its timeout, the newest write first', () => {
    const owns = { 'f:spec': { 'f:webhookConfiguration': { 'f:timeoutSeconds': {} } } };
    const managedFields = [
      { manager: 'kustomize-controller', time: '2026-01-01T00:00:00Z', fieldsV1: owns },
      { manager: 'kubectl-edit', time: '2026-01-03T00:00:00Z', fieldsV1: owns },
      { manager: 'kyverno', time: '2026-01-04T00:00:00Z', fieldsV1: { 'f:status': {} } },
      { manager: 'helm', time: '2026-01-02T00:00:00Z', fieldsV1: owns },
      { manager: 'without-fields', time: '2026-01-05T00:00:00Z' },
    ];
    expect(policyOf('p', {}, { managedFields }).timeoutManagers).toEqual([
      'kubectl-edit',
      'helm',
      'kustomize-controller',
    ]);
  });
});

describe('the words for a policy', () => {
  it.each([
    [policyOf('p'), 'ImageValidatingPolicy p', 'imagevalidatingpolicies/p'],
    [
      policyOf('n', {}, { namespace: 'apps' }),
      'NamespacedImageValidatingPolicy apps/n',
      'namespacedimagevalidatingpolicies/n --namespace apps',
    ],
  ])('name kind, namespace and resource', (policy, subject, resource) => {
    expect([subjectOf(policy), resourceOf(policy)]).toEqual([subject, resource]);
  });
});
