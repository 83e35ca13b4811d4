import { expect } from 'vitest';
import { parseJson, valueAt } from '../../../sandbox/json.ts';
import { healthy, image, policy, registry } from '../../../sandbox/scenarios/common.ts';
import { bodyOf, patched, probe, provedWrites, type Row, taken } from './row.ts';

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
