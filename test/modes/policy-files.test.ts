import { dirname } from 'node:path';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import type { Workspace } from '../../src/files/workspace.ts';
import { workspaceAt } from '../../src/files/workspace.ts';
import { replayReport } from '../../src/modes/replay.ts';
import { eachSigned } from '../fakes/candidates.ts';
import { temporaryFile } from '../fakes/kubeconfig.ts';
import { LivingCluster } from '../fakes/living.ts';
import { podRule, policyObject, timeout } from '../fakes/policies.ts';
import { type Given, noWorkspace, run } from './starting.ts';

const reportSchema = v.object({
  verdict: v.string(),
  findings: v.array(
    v.object({
      code: v.string(),
      severity: v.string(),
      subject: v.string(),
      what: v.string(),
      evidence: v.array(v.string()),
    }),
  ),
});

/** A checkout with one file of these documents, and nothing to deploy. */
function checkout(text: string): Workspace {
  const root = dirname(temporaryFile(text, 'policies.yaml'));
  return { ...noWorkspace, objects: workspaceAt(root, root).objects };
}

const right = policyObject('p1', timeout(30));

async function judged(files: readonly object[] | string, live: readonly object[] = [right], given: Given = {}) {
  const text = typeof files === 'string' ? files : files.map((one) => stringify(one)).join('---\n');
  const ended = await run({
    ...given,
    cluster: new LivingCluster(live),
    workspace: checkout(text),
    inputs: { 'policy-files': 'policies.yaml', ...given.inputs },
  });
  const { verdict, findings } = v.parse(reportSchema, JSON.parse(ended.reports.at(-1) ?? ''));
  const told = findings.filter(({ severity }) => severity !== 'notice');
  return {
    ...ended,
    verdict,
    told,
    all: findings,
    lines: told.map(({ severity, code, subject }) => `${severity} ${code} ${subject}`),
  };
}

const p1 = 'ImageValidatingPolicy p1';

describe('policies in files', () => {
  it('that say what the cluster has leave nothing to be told', async () => {
    const { verdict, lines } = await judged([right]);
    expect([verdict, lines]).toEqual(['proceed', []]);
  });

  it('that say another timeout are told beside the live one, and nothing of them is written', async () => {
    const { verdict, told, cluster } = await judged([policyObject('p1', timeout(10))]);
    expect([verdict, told.map(({ code }) => code)]).toEqual(['proceed', ['git-differs']]);
    expect(told[0]?.what).toBe(
      'Policy p1, spec.webhookConfiguration.timeoutSeconds: Git says 10 (policies.yaml:21:3), live says 30. This change is proved to deny no less.',
    );
    expect(told[0]?.evidence).toEqual([expect.stringMatching(/^digest of the whole change: sha256:[0-9a-f]{64}$/)]);
    expect(cluster.port.bodies.filter(({ call }) => call.startsWith('patchPolicy'))).toEqual([]);
  });

  it.each<[string, object, string[]]>([
    ['fails open', { failurePolicy: 'Ignore' }, ['git-weaker', 'git-would-refuse']],
    ['does not deny', { validationActions: ['Audit'] }, ['git-weaker', 'git-would-refuse']],
    ['is switched off', { evaluation: { admission: { enabled: false } } }, ['git-weaker', 'git-would-refuse']],
    ['has a field that is not known', { future: true }, ['git-unproved']],
    ['has a timeout that stops all updates', timeout(45), ['git-unproved']],
  ])('whose policy %s are a warning, not a refusal', async (_, spec, codes) => {
    const { verdict, told } = await judged([policyObject('p1', { ...timeout(30), ...spec })]);
    expect([verdict, told.map(({ code }) => code)]).toEqual(['proceed', codes]);
    expect(told.every(({ severity }) => severity === 'warning')).toBe(true);
  });

  it('are judged together, as they would be in the cluster', async () => {
    const elsewhere = { resourceRules: [podRule], namespaceSelector: { matchLabels: { team: 'nobody' } } };
    const live = [right, policyObject('p2', { ...timeout(30), matchConstraints: elsewhere })];
    const { verdict, told } = await judged([policyObject('p1'), policyObject('p2')], live, {
      inputs: { policies: '' },
    });
    expect(verdict).toBe('proceed');
    const foretold = told.filter(({ code }) => code === 'git-would-refuse').map(({ what }) => what);
    expect(foretold).toEqual([expect.stringContaining('the gate would refuse: shared-path')]);
  });

  it.each<[string, readonly object[], string]>([
    ['is twice there', [right, right], 'warning candidate-twice ImageValidatingPolicy p1'],
    ['has not its form', [policyObject('p1', { failurePolicy: 1 })], `warning candidate-malformed ${p1}`],
    ['is not in the cluster', [policyObject('p9')], 'warning candidate-not-live ImageValidatingPolicy p9'],
  ])('of which one %s do not judge it, and say so', async (_, files, line) => {
    const { verdict, lines } = await judged(files);
    expect([verdict, lines]).toEqual(['proceed', [line]]);
  });

  it.each<[string, string, string]>([
    ['none is a policy', 'kind: ConfigMap', 'no-policy-in-files'],
    ['one is no YAML', 'a: [', 'file-unreadable'],
  ])('are refused before anything is asked where %s', async (_, text, code) => {
    const { reason, cluster } = await judged(text);
    expect([reason, cluster.port.calls]).toEqual([code, []]);
  });

  it('are refused where their name leads to nothing', async () => {
    expect((await judged([right], [right], { inputs: { 'policy-files': 'nowhere' } })).reason).toBe('bad-input');
  });

  it('are in the report, which is decided the same again', async () => {
    const { reports } = await judged([policyObject('p1', { failurePolicy: 'Ignore' })]);
    const replayed = await replayReport(JSON.parse(reports.at(-1) ?? ''));
    if (replayed.kind !== 'decided') throw new Error(replayed.problem);
    expect(replayed.is).toBe(replayed.was);
    expect(replayed.is).toContain('git-weaker');
  });
});

describe('what a gate finds out about a policy that is in the files', () => {
  const open = policyObject('p1', { failurePolicy: 'Ignore', ...timeout(30) });
  const at = (text: string): number =>
    stringify(open)
      .split('\n')
      .findIndex((line) => line.includes(text)) + 1;

  it('stands at its line: what decides first, and all else that is about it', async () => {
    const { reason, runner } = await judged([open], [open]);
    expect(reason).toBe('policy-fail-open');
    expect(runner.annotated.map(({ kind, file, line }) => [kind, file, line])).toEqual([
      ['error', 'policies.yaml', at('failurePolicy')],
    ]);
  });

  it('is a warning at its line where Git differs and the deploy goes on', async () => {
    const { verdict, runner } = await judged([open]);
    expect(verdict).toBe('proceed');
    expect(runner.annotated.map(({ kind, title, line }) => [kind, title, line])).toEqual([
      ['warning', expect.stringContaining('Admission Gate: '), at('failurePolicy')],
      ['warning', expect.stringContaining('Admission Gate: '), at('name: p1')],
    ]);
  });

  it('is no error where the job goes on in spite of a refusal', async () => {
    const { runner } = await judged([open], [open], { inputs: { enforcement: 'warn' } });
    expect(new Set(runner.annotated.map(({ kind }) => kind))).toEqual(new Set(['warning']));
  });

  it('has no place where the files have it twice, or under another name', async () => {
    for (const files of [[open, open], [policyObject('p9', timeout(30))]]) {
      const { reason, runner } = await judged(files, [open]);
      expect([reason, runner.annotated[0]?.file]).toEqual(['policy-fail-open', undefined]);
    }
  });
});

describe('policies that are to be retired', () => {
  const own = (name: string, ...globs: string[]) =>
    policyObject(name, {
      ...timeout(30),
      matchImageReferences: globs.map((glob) => ({ glob })),
      attestors: [{ name: 'release', cosign: { key: { data: 'k' } } }],
      validations: [{ expression: eachSigned }],
    });
  const retire = { inputs: { policies: '', 'retire-policies': 'p2' } };
  // On one path, and so refused as it is.
  const live = [policyObject('p1', { ...timeout(30) }), own('p2', 'r/tools/*')];

  it.each<[string, readonly object[], string, string]>([
    [
      'are covered by the one that has all theirs',
      [own('p1', 'r/*')],
      'notice',
      'p1, as the files have it (policies.yaml:',
    ],
    ['are covered by the better one', [own('p3', 'a'), own('p1', 'r/*')], 'notice', 'p1, as the files have it'],
    ['are not by one with other images', [own('p1', 'r/app/*')], 'warning', 'spec.matchImageReferences (unproved)'],
    [
      'are not by one without their attestor',
      [policyObject('p1', timeout(30))],
      'warning',
      'spec.attestors (weaker), spec.validations (weaker)',
    ],
    ['are not by themselves', [own('p2', 'r/*')], 'warning', 'the files have no other policy'],
  ])('%s', async (_, files, severity, text) => {
    const { verdict, told, all } = await judged(files, live, retire);
    expect(verdict).toBe('proceed');
    expect(all.filter(({ code }) => code.startsWith('retire-'))).toEqual([
      expect.objectContaining({ severity, subject: 'ImageValidatingPolicy p2', what: expect.stringContaining(text) }),
    ]);
    expect(told.map(({ code }) => code)).not.toContain('git-would-refuse');
  });

  it('are not known where the cluster has none of that name', async () => {
    const { told } = await judged([right], [right], { inputs: { 'retire-policies': 'p9' } });
    expect(told.map(({ code, what }) => `${code} ${what}`)).toEqual([
      expect.stringMatching(/^retire-uncovered .*the cluster has no policy of that name/),
    ]);
  });

  it('count as retired in what is foreseen: without any other policy, nothing is enforced', async () => {
    const { told } = await judged([own('p9', '*')], [right], { inputs: { 'retire-policies': 'p1' } });
    const foretold = told.filter(({ code }) => code === 'git-would-refuse').map(({ what }) => what);
    expect(foretold).toEqual([expect.stringContaining('the gate would refuse: policy-not-at-admission')]);
  });
});
