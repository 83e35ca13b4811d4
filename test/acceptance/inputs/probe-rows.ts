import { expect } from 'vitest';
import { resources } from '../../../sandbox/api/resource.ts';
import { listAt, objectAt, parseJson, valueAt } from '../../../sandbox/json.ts';
import { recordedSet } from '../../../sandbox/kyverno/recorded.ts';
import { healthy, image, policy, registry } from '../../../sandbox/scenarios/common.ts';
import { bodyOf, patched, probe, provedWrites, type Row, raised, taken } from './row.ts';

const foreign = `${registry}/foreign:1`;
const unsigned: Row['scenario'] = { kyverno: { ...healthy, pods: { [image]: [{ recorded: 'denied-unsigned' }] } } };

const manifest = `apiVersion: apps/v1
kind: Deployment
metadata: { name: web, namespace: apps }
spec:
  template:
    metadata: { labels: { tier: web } }
    spec: { serviceAccountName: web, containers: [{ name: web, image: ${image} }] }
`;
const ungated = `apiVersion: policies.kyverno.io/v1beta1
kind: ImageValidatingPolicy
metadata: { name: ${policy} }
spec: { failurePolicy: Ignore, attestors: [], validations: [] }
`;
const [recorded = {}] = recordedSet(healthy, healthy.set).policies;
const globs = listAt(recorded, 'spec', 'matchImageReferences');
/** The policy as it is live, about one repository more. */
const wider = {
  ...recorded,
  spec: { ...objectAt(recorded, 'spec'), matchImageReferences: [...globs, { glob: `${registry}/more:*` }] },
};
const files = { 'deploy/web.yaml': manifest };
const manifests = { 'probe-images': '', 'probe-manifests': 'deploy' };

/** Inputs about which Pods are sent, and what is read to understand an answer. */
export const probeRows: Readonly<Record<string, readonly Row[]>> = {
  'policy-files': [
    {
      says: 'names a policy that would be weaker than the one in the cluster, which is told and not written',
      inputs: { 'policy-files': 'policies' },
      files: { 'policies/one.yaml': ungated },
      code: 'proved',
      writes: provedWrites,
      look: ({ run }) => {
        const codes = run.report.findings.map(({ code }) => code);
        expect(codes).toEqual(expect.arrayContaining(['git-weaker', 'git-would-refuse']));
        expect(run.main.log).toContain('live says');
      },
    },
    {
      says: 'is refused before anything is asked where none of its files has a policy',
      inputs: { 'policy-files': 'deploy' },
      files,
      code: 'no-policy-in-files',
      writes: [],
      look: ({ requests }) => expect(requests).toEqual([]),
    },
  ],
  'apply-policies': [
    {
      says: 'brings in what Git has of a named policy, where that is proved to deny no less',
      inputs: { 'policy-files': 'policies', 'apply-policies': 'true' },
      files: { 'policies/one.yaml': JSON.stringify(wider) },
      code: 'proved',
      writes: [
        taken,
        `patch imagevalidatingpolicies/${policy} (dry-run) 200`,
        patched,
        raised,
        probe(201),
        probe(400),
        patched,
        patched,
      ],
      look: ({ run, place }) => {
        expect(run.report.findings.map(({ code }) => code)).toContain('policy-brought-in');
        const live = place.sandbox.store.get(resources.imagevalidatingpolicies, '', policy);
        expect(listAt(live, 'spec', 'matchImageReferences')).toHaveLength(globs.length + 1);
      },
    },
    {
      says: 'writes nothing where Git is weaker',
      inputs: { 'policy-files': 'policies', 'apply-policies': 'true' },
      files: { 'policies/one.yaml': ungated },
      code: 'candidate-weaker',
      writes: [taken, patched],
    },
    {
      says: 'is refused before anything is asked where there is nothing to apply',
      inputs: { 'apply-policies': 'true' },
      code: 'bad-input',
      comments: 0,
      writes: [],
      look: ({ requests }) => expect(requests).toEqual([]),
    },
  ],
  'accept-policy-change': [
    {
      says: 'accepts nothing that is weaker, and no other change than that of its digest',
      inputs: {
        'policy-files': 'policies',
        'apply-policies': 'true',
        'accept-policy-change': `sha256:${'0'.repeat(64)}`,
      },
      files: { 'policies/one.yaml': JSON.stringify({ ...wider, spec: { ...wider.spec, failurePolicy: 'Ignore' } }) },
      code: 'candidate-weaker',
      writes: [taken, patched],
    },
    {
      says: 'is refused before anything is asked where it is no digest',
      inputs: { 'accept-policy-change': 'yes' },
      code: 'bad-input',
      comments: 0,
      writes: [],
      look: ({ requests }) => expect(requests).toEqual([]),
    },
  ],
  'retire-policies': [
    {
      says: 'names a policy that none in the files covers, which is told and left as it is',
      inputs: { 'policy-files': 'policies', 'retire-policies': policy },
      files: { 'policies/one.yaml': ungated.replace(policy, 'another') },
      code: 'proved',
      writes: provedWrites,
      look: ({ run }) => expect(run.report.findings.map(({ code }) => code)).toContain('retire-uncovered'),
    },
  ],
  'probe-manifests': [
    {
      says: 'names a folder whose Pod templates are sent whole',
      inputs: manifests,
      files,
      code: 'proved',
      writes: provedWrites,
      look: (seen) => {
        const sent = parseJson(bodyOf(seen, 'create', 'pods'));
        expect(valueAt(sent, 'metadata', 'labels')).toMatchObject({ tier: 'web' });
        expect(valueAt(sent, 'spec', 'serviceAccountName')).toBe('web');
      },
    },
    {
      says: 'is refused before anything is asked where it leads to nothing',
      inputs: manifests,
      code: 'bad-input',
      writes: [],
      look: ({ requests }) => expect(requests).toEqual([]),
    },
  ],
  'probe-changed-only': [
    {
      says: 'true sends all where the base cannot be had, and says so',
      inputs: { ...manifests, 'probe-changed-only': 'true' },
      files,
      code: 'proved',
      writes: provedWrites,
      look: ({ run }) => expect(run.report.findings.map(({ code }) => code)).toContain('all-templates-probed'),
    },
  ],
  'probe-must-deny': [
    {
      says: 'names an image that is denied as it must be',
      inputs: { 'probe-must-deny': foreign },
      scenario: {
        kyverno: { ...healthy, pods: { ...healthy.pods, [foreign]: [{ recorded: 'denied-unsigned' }] } },
      },
      code: 'proved',
      writes: [taken, probe(201), probe(400), probe(400), patched, patched],
    },
    {
      says: 'refuses when the image is admitted',
      inputs: { 'probe-must-deny': foreign },
      scenario: {
        kyverno: { ...healthy, pods: { ...healthy.pods, [foreign]: [{ recorded: 'allowed-signed-by-tag' }] } },
      },
      code: 'must-deny-admitted',
      writes: [taken, probe(201), probe(400), probe(201), patched],
    },
  ],
  'read-kyverno-logs': [
    {
      says: 'is false when nothing is said: no log is asked for',
      inputs: { 'probe-attempts': '1' },
      scenario: unsigned,
      code: 'probe-denied',
      writes: [taken, probe(400), patched],
      look: ({ requests }) =>
        expect(requests.filter(({ verb, resource }) => `${verb} ${resource}` === 'list pods')).toEqual([]),
    },
    {
      says: 'true asks for the Pods whose log may tell',
      inputs: { 'probe-attempts': '1', 'read-kyverno-logs': 'true' },
      scenario: unsigned,
      code: 'probe-denied',
      writes: [taken, probe(400), patched],
      look: ({ requests }) =>
        expect(requests.filter(({ verb, resource }) => `${verb} ${resource}` === 'list pods')).toHaveLength(1),
    },
  ],
};
