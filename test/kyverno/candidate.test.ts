import { describe, expect, it } from 'vitest';
import { compareWith, isCandidate, readCandidate } from '../../src/kyverno/candidate.ts';
import { eachSigned, whole, wholeSpec } from '../fakes/candidates.ts';
import { podRule, policyObject, policyOf } from '../fakes/policies.ts';
import { kyverno } from './situation.ts';

const { version } = kyverno('1.19.1');
const { scope: _, ...unscoped } = podRule;
const match = (more: object) => ({ matchConstraints: { resourceRules: [podRule], ...more } });
const rule = (more: object) => ({ matchConstraints: { resourceRules: [{ ...podRule, ...more }] } });
const images = (...globs: string[]) => ({ matchImageReferences: globs.map((glob) => ({ glob })) });
const says = (...expressions: string[]) => ({ validations: expressions.map((expression) => ({ expression })) });
const teams = (...values: string[]) => ({
  namespaceSelector: { matchExpressions: [{ key: 'team', operator: 'In', values }] },
});
const [release, builder] = wholeSpec.attestors;
const compared = (from: object, to: object) => compareWith(whole(from), whole(to), version).kind;

describe('A policy that would become the candidate', () => {
  it.each<[string, object, object]>([
    ['nothing differs', {}, {}],
    ['defaults are written out', {}, { failurePolicy: 'Fail', validationActions: ['Deny'], evaluation: {} }],
    ['the server wrote the defaults', { validationConfigurations: { required: true, verifyDigest: true } }, {}],
    ['a scope is written out', {}, { matchConstraints: { resourceRules: [unscoped] } }],
    ['a field is null', {}, { credentials: null }],
    ['a selector is empty', match({ objectSelector: {} }), {}],
  ])('is the same where %s', (_, from, to) => {
    expect(compared(from, to)).toBe('same');
  });

  it.each<[string, object, object]>([
    ['the timeout', {}, { webhookConfiguration: { timeoutSeconds: 30 } }],
    ['failurePolicy, to Fail', { failurePolicy: 'Ignore' }, {}],
    ['validationActions, to Deny', { validationActions: ['Audit'] }, {}],
    ['validationActions besides Deny', { validationActions: ['Deny', 'Audit'] }, {}],
    ['evaluation, to admission', { evaluation: { admission: { enabled: false } } }, {}],
    ['a check that was off', { validationConfigurations: { required: false } }, {}],
    ['one image more', {}, images('registry.example/apps/*', 'other.example/*')],
    ['a glob that holds the one before', {}, images('registry.example/*')],
    ['all images, by no glob', {}, { matchImageReferences: [] }],
    ['all images, by a star', {}, images('*')],
    ['one attestor more', { attestors: [release] }, {}],
    ['one attestation more', { attestations: [] }, {}],
    ['one validation more', {}, says(eachSigned, 'object.spec.hostNetwork == false')],
    ['a message', {}, { validations: [{ expression: eachSigned, message: 'another' }] }],
    ['a selector that is gone', match(teams('one')), {}],
    ['a condition that is gone', { matchConditions: [{ name: 'a', expression: 'false' }] }, {}],
    ['matchPolicy, to Equivalent', match({ matchPolicy: 'Exact' }), {}],
    ['an exclusion that is gone', match({ excludeResourceRules: [rule({})] }), {}],
    ['one operation more', rule({ operations: ['CREATE'] }), {}],
    ['all operations', {}, rule({ operations: ['*'] })],
    ['names that are gone', rule({ resourceNames: ['a'] }), {}],
  ])('is not weaker by %s', (_, from, to) => {
    expect(compared(from, to)).toBe('not-weaker');
  });

  it.each<[string, object, object]>([
    ['failurePolicy Ignore', {}, { failurePolicy: 'Ignore' }],
    ['no Deny', {}, { validationActions: ['Audit', 'Warn'] }],
    ['admission off', {}, { evaluation: { admission: { enabled: false } } }],
    ['mode JSON', {}, { evaluation: { mode: 'JSON' } }],
    ['no digests written', {}, { validationConfigurations: { mutateDigest: false } }],
    ['no digests demanded', {}, { validationConfigurations: { verifyDigest: false } }],
    ['nothing required', {}, { validationConfigurations: { required: false } }],
    ['fewer images', images('a/*', 'b/*'), images('a/*')],
    ['some images of all', { matchImageReferences: [] }, {}],
    ['fewer attestors', {}, { attestors: [release] }],
    ['fewer attestations', {}, { attestations: [] }],
    ['fewer validations', says(eachSigned, 'a'), says(eachSigned)],
    ['a validation that is always true', {}, says('true')],
    ['one condition more', {}, { matchConditions: [{ name: 'a', expression: 'false' }] }],
    ['one selector more', {}, match(teams('one'))],
    ['one exclusion more', {}, match({ excludeResourceRules: [podRule] })],
    ['matchPolicy Exact', {}, match({ matchPolicy: 'Exact' })],
    ['fewer rules', { matchConstraints: { resourceRules: [podRule, { ...podRule, resources: ['jobs'] }] } }, {}],
    ['no workloads', {}, { autogen: { podControllers: { controllers: [] } } }],
  ])('is weaker by %s', (_, from, to) => {
    expect(compared(from, to)).toBe('weaker');
  });

  it.each<[string, object, object]>([
    ['digests written from now on', { validationConfigurations: { mutateDigest: false } }, {}],
    ['a timeout that the API server refuses', {}, { webhookConfiguration: { timeoutSeconds: 31 } }],
    ['another image', images('a/*'), images('b/*')],
    ['a glob with more than stars', images('a/[xy]'), images('a/?')],
    ['an expression about images', {}, { matchImageReferences: [{ expression: 'true' }] }],
    ['another attestor of one name', {}, { attestors: [release, { ...builder, cosign: { key: { data: 'three' } } }] }],
    ['one name twice', { attestors: [release] }, { attestors: [release, { name: 'release' }] }],
    ['another validation', {}, says('images.containers.all(i, true)')],
    ['another selector', match(teams('one')), match(teams('two'))],
    ['names', rule({ resourceNames: ['a'] }), rule({ resourceNames: ['b'] })],
    ['credentials', {}, { credentials: { allowInsecureRegistry: true } }],
    ['variables', {}, { variables: [{ name: 'a', expression: '1' }] }],
    ['what is extracted', {}, { images: [{ name: 'a', expression: '[]' }] }],
    [
      'an attestor, where all are asked over a line’s end',
      { attestors: [release], ...says('attestors.exists\n(k, true)') },
      says('attestors.exists\n(k, true)'),
    ],
    ['background', {}, { evaluation: { background: { enabled: false } } }],
    ['a field that nobody knows', {}, { future: 1 }],
    ['one inside a known field', {}, match({ future: 1 })],
    ['a field that hides its name', {}, JSON.parse('{"__proto__": {"a": 1}, "constructor": 1}')],
    [
      'rules that end the workloads',
      {},
      { matchConstraints: { resourceRules: [podRule, { ...podRule, resources: ['x'] }] } },
    ],
  ])('cannot be proved to be no weaker by %s', (_, from, to) => {
    expect(compared(from, to)).toBe('unproved');
  });

  it.each([
    'images.containers.exists(image, verifyImageSignatures(image, [attestors.release]) > 0)',
    'images.containers.map(image, verifyImageSignatures(image, [attestors.release])).exists(e, e > 0)',
    'images.containers.map(image, verifyImageSignatures(image, [attestors.release])).all(e, e >= 0)',
    'size(images.containers) < 2',
  ])('is not trusted with more images where %s may hold for them together', (expression) => {
    expect(compared(says(expression), { ...says(expression), ...images('*') })).toBe('unproved');
  });

  it.each([
    'images.containers.map(image, verifyImageSignatures(image, attestors.map(a, attestors[a]))).all(e, e > 0)',
    'size(attestors) == 1',
  ])('is not trusted with more attestors where %s may use them all', (expression) => {
    expect(compared({ ...says(expression), attestors: [release] }, says(expression))).toBe('unproved');
  });
});

describe('The comparison', () => {
  it('names each field that differs, what it was and what it would be', () => {
    const to = whole({ webhookConfiguration: { timeoutSeconds: 30 }, attestors: [] });
    expect(compareWith(whole(), to, version).changes.map(({ field, strength }) => [field, strength])).toEqual([
      ['attestors', 'weaker'],
      ['webhookConfiguration', 'not-weaker'],
    ]);
    expect(compareWith(whole(), to, version).changes[1]).toMatchObject({
      path: 'spec.webhookConfiguration.timeoutSeconds',
      from: 'absent',
      to: '30',
    });
  });

  it('has one digest for one change, whatever the order of keys, and another for any other', () => {
    const one = compareWith(whole({ failurePolicy: 'Fail' }), whole({ variables: [] }), version).digest;
    const same = compareWith(whole({ failurePolicy: 'Fail' }), whole({ variables: [] }), version).digest;
    const reordered = compareWith(
      policyOf('verify', Object.fromEntries(Object.entries({ ...wholeSpec, failurePolicy: 'Fail' }).reverse())),
      whole({ variables: [] }),
      version,
    ).digest;
    const other = compareWith(policyOf('other', { ...wholeSpec, failurePolicy: 'Fail' }), whole(), version).digest;
    expect(one).toMatch(/^sha256:[0-9a-f]{64}$/);
    expect([same, reordered]).toEqual([one, one]);
    expect(other).not.toBe(one);
  });
});

describe('A candidate in a file', () => {
  it.each([
    [{ apiVersion: 'policies.kyverno.io/v1beta1', kind: 'ImageValidatingPolicy' }, true],
    [{ apiVersion: 'policies.kyverno.io/v1', kind: 'ImageValidatingPolicy' }, true],
    [{ apiVersion: 'policies.kyverno.io/v1', kind: 'NamespacedImageValidatingPolicy' }, false],
    [{ apiVersion: 'example.com/v1', kind: 'ImageValidatingPolicy' }, false],
    [{}, false],
  ])('is looked for by its kind: %o', (object, expected) => {
    expect(isCandidate(object)).toBe(expected);
  });

  it('keeps what the live one is, and only takes its spec from the file', () => {
    const live = policyOf('verify', {}, { uid: 'live', labels: { a: 'b' } });
    const object = { ...policyObject('verify', { failurePolicy: 'Ignore' }, { uid: 'claimed' }) };
    expect(readCandidate(object, live)).toMatchObject({ uid: 'live', labels: { a: 'b' }, failurePolicy: 'Ignore' });
  });

  it.each<[string, Readonly<Record<string, unknown>>]>([
    ['a selector', { matchConstraints: { resourceRules: [podRule], namespaceSelector: null } }],
    ['a selector that the live one has', { matchConstraints: { resourceRules: [podRule], objectSelector: null } }],
    ['a rule’s names', { matchConstraints: { resourceRules: [{ ...podRule, resourceNames: null }] } }],
    ['the timeout', { webhookConfiguration: { timeoutSeconds: null } }],
    ['a whole field', { matchConditions: null, autogen: null }],
  ])('has no nulls, as the API server keeps none: %s', (_, spec) => {
    const withNulls = { ...policyObject('verify', spec) };
    const kept = JSON.parse(JSON.stringify(withNulls, (_key, value) => (value === null ? undefined : value)));
    const read = readCandidate(withNulls, undefined);
    expect(read).not.toHaveProperty('problem');
    expect(read).toEqual(readCandidate(kept, undefined));
  });

  it.each([{}, { metadata: { name: 'a' } }, { metadata: { name: 'a' }, spec: { failurePolicy: 'fail' } }])(
    'that has not the documented form is malformed: %o',
    (object) => {
      expect(readCandidate(object, undefined)).toHaveProperty('problem');
    },
  );
});
