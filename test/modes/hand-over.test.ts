import { dirname } from 'node:path';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { workspaceAt } from '../../src/files/workspace.ts';
import { replayReport } from '../../src/modes/replay.ts';
import { none, ok, status } from '../fakes/answers.ts';
import { eachSigned } from '../fakes/candidates.ts';
import type { Reply } from '../fakes/cluster.ts';
import { temporaryFile } from '../fakes/kubeconfig.ts';
import { forged, LivingCluster } from '../fakes/living.ts';
import { policyObject } from '../fakes/policies.ts';
import { begin, type Given, noWorkspace } from './starting.ts';

const about = (...globs: readonly string[]) => ({
  matchImageReferences: globs.map((glob) => ({ glob: `registry.example/${glob}:*` })),
  attestors: [{ name: 'release', cosign: { key: { data: 'one' } } }],
  validations: [{ expression: eachSigned }],
});
const union = policyObject('p1', about('app', 'app2'));
const live = () => [policyObject('p1', about('app')), policyObject('p2', about('app2'))];

const inputs = {
  'policy-files': 'policies.yaml',
  'apply-policies': 'true',
  'retire-policies': 'p2',
  'probe-images': 'registry.example/app:1\nregistry.example/app2:1',
} as const;

const reportSchema = v.looseObject({
  verdict: v.string(),
  code: v.string(),
  findings: v.array(v.looseObject({ code: v.string(), severity: v.string(), advice: v.array(v.string()) })),
});
const patchSchema = v.object({ patch: v.object({ spec: v.unknown() }) });

interface Asked {
  readonly files?: readonly object[];
  readonly cluster?: LivingCluster;
  readonly replies?: Readonly<Record<string, Reply | readonly Reply[]>>;
  readonly more?: Given['inputs'];
}

async function gated({ files = [union], replies, more, ...given }: Asked = {}) {
  const cluster = given.cluster ?? new LivingCluster(live(), replies);
  const root = dirname(temporaryFile(files.map((one) => stringify(one)).join('---\n'), 'policies.yaml'));
  const workspace = { ...workspaceAt(root, root), read: noWorkspace.read, readAt: noWorkspace.readAt };
  const begun = begin({ cluster, workspace, inputs: { ...inputs, ...more } });
  await begun.clock.until(begun.exit);
  const text: unknown = JSON.parse(begun.reports.at(-1) ?? '');
  const report = v.parse(reportSchema, text);
  const writes = cluster.port.bodies
    .filter(({ call }) => /^(?:patchPolicy|dryRunPolicy)/.test(call))
    .map(({ call, body }) => [call, v.parse(patchSchema, body).patch.spec]);
  return { cluster, report, text, writes, codes: report.findings.map(({ code }) => code) };
}

function specOf(cluster: LivingCluster, name: string): unknown {
  return cluster.policies.find(({ metadata }) => metadata.name === name)?.spec;
}

const on = { evaluation: { admission: { enabled: true } } };
const off = { evaluation: { admission: { enabled: false } } };
const widened = { matchImageReferences: about('app', 'app2').matchImageReferences };

describe('a hand-over of two policies to one', () => {
  it('widens the one, retires the other, proves it, and raises the timeout last', async () => {
    const { cluster, report, writes, codes } = await gated();
    expect(report.code).toBe('proved');
    expect(writes).toEqual([
      ['dryRunPolicy p1', widened],
      ['patchPolicy p1', widened],
      ['patchPolicy p2', off],
      ['patchPolicy p1', { webhookConfiguration: { timeoutSeconds: 30 } }],
    ]);
    expect(codes).toEqual(expect.arrayContaining(['policy-brought-in', 'policy-retired']));
    const { calls } = cluster.port;
    // Each write is in the journal before it, and forged images are sent between the retirement and the timeout.
    const order = calls.filter((call) => /^(?:patchPolicy|patchLease|dryRunPod)/.test(call)).join(' ');
    expect(order).toMatch(
      /^patchLease patchPolicy p1 patchLease patchPolicy p2 dryRunPod dryRunPod patchLease patchPolicy p1 /,
    );
  });

  it('is decided again from its report', async () => {
    const { text } = await gated();
    const replayed = await replayReport(text);
    expect(replayed).toMatchObject({ kind: 'decided' });
    if (replayed.kind === 'decided') expect(replayed.is).toBe(replayed.was);
  });

  it('has nothing to do the next time', async () => {
    const { cluster } = await gated();
    const before = cluster.port.bodies.length;
    const { report } = await gated({ cluster });
    const again = cluster.port.bodies.slice(before).filter(({ call }) => call.includes('Policy'));
    expect([report.code, again]).toEqual(['proved', []]);
  });

  it('goes on after an answer that was lost, by reading', async () => {
    const cluster: LivingCluster = new LivingCluster(live(), {
      'patchPolicy p2': (body) => {
        cluster.answer('patchPolicy p2', body);
        return none('timeout');
      },
    });
    const { report } = await gated({ cluster });
    expect([report.code, cluster.port.count('patchPolicy p2')]).toEqual(['proved', 1]);
  });

  it('is undone when a forged image is admitted after it', async () => {
    const cluster = new LivingCluster(live());
    const admit = cluster.admit;
    cluster.admit = (image) =>
      image.includes('app2:1@') ? ok({ kind: 'Pod', metadata: { name: 'probe' } }, 201) : admit(image);
    const { report, writes } = await gated({ cluster });
    expect(report.code).toBe('not-enforced');
    expect(writes.slice(1)).toEqual([
      ['patchPolicy p1', widened],
      ['patchPolicy p2', off],
      ['patchPolicy p2', on],
    ]);
    expect(specOf(cluster, 'p2')).toMatchObject(on);
  });

  it('is undone when the webhooks do not come right', async () => {
    const cluster = new LivingCluster(live());
    cluster.follows = false;
    const { report } = await gated({ cluster, more: { 'convergence-timeout-seconds': '20' } });
    expect([report.code, specOf(cluster, 'p2')]).toEqual(['not-converged', expect.objectContaining(on)]);
  });

  it.each<[string, (cluster: LivingCluster) => Reply]>([
    [
      'never answers, though it is done',
      (cluster) => (body) => {
        cluster.answer('patchPolicy p2', body);
        return status(403, 'no more of this');
      },
    ],
    ['is refused', () => status(403, 'no more of this')],
  ])('that %s is looked at, and undone as far as it came about', async (_, reply) => {
    const undone: unknown[] = [];
    const cluster: LivingCluster = new LivingCluster(live(), {
      'patchPolicy p2': (body) => {
        const isUndo = JSON.stringify(body).includes('"enabled":true');
        if (isUndo) undone.push(body);
        const own = isUndo ? undefined : reply(cluster);
        if (own === undefined) return cluster.answer('patchPolicy p2', body);
        return typeof own === 'function' ? own(body, new AbortController().signal) : own;
      },
    });
    const { report } = await gated({ cluster });
    const { evaluation } = Object(specOf(cluster, 'p2'));
    expect([report.code, evaluation ?? on.evaluation]).toEqual(['api-forbidden', on.evaluation]);
    expect(undone.length).toBe(evaluation === undefined ? 0 : 1);
    expect(cluster.holder).toBe('');
  });

  it('keeps its accepted digest when the one is there already, with its timeout raised', async () => {
    const odd = { ...about('app2'), variables: [{ name: 'x', expression: '1' }] };
    const cluster = new LivingCluster([policyObject('p1', about('app')), policyObject('p2', odd)]);
    const refused = await gated({ cluster });
    expect(refused.report.code).toBe('retire-uncovered');
    const [digest = ''] = /sha256:[0-9a-f]{64}/.exec(JSON.stringify(refused.text)) ?? [];
    const alone = { 'retire-policies': '', 'probe-images': 'registry.example/app:1' };
    expect([(await gated({ cluster, more: alone })).report.code, cluster.timeoutOf('p1')]).toEqual(['proved', 30]);
    const { report } = await gated({ cluster, more: { 'accept-policy-change': digest } });
    expect([report.code, specOf(cluster, 'p2')]).toEqual(['proved', expect.objectContaining(off)]);
  });

  it('that was cut off before its proof is undone by the next gate before anything else', async () => {
    const cluster = new LivingCluster(live());
    let cancel = (): void => {};
    cluster.admit = (image) => {
      cancel();
      return forged(image);
    };
    const root = dirname(temporaryFile(stringify(union), 'policies.yaml'));
    const workspace = { ...workspaceAt(root, root), read: noWorkspace.read, readAt: noWorkspace.readAt };
    const begun = begin({ cluster, workspace, inputs });
    cancel = begun.cancel;
    await begun.clock.until(begun.exit);
    expect(begun.runner.outputs.get('reason-code')).toBe('cancelled');
    expect([cluster.holder, specOf(cluster, 'p2')]).toEqual(['', expect.objectContaining(off)]);

    const before = cluster.port.bodies.length;
    cluster.admit = (image) => (image.includes('@') ? forged(image) : ok({ kind: 'Pod' }, 201));
    await gated({ cluster, more: { 'apply-policies': 'false', 'retire-policies': '' } });
    const written = cluster.port.bodies.slice(before).filter(({ call }) => call.startsWith('patchPolicy'));
    expect(written[0]?.body).toMatchObject({ patch: { spec: on } });
  });
});

describe('an exception from the policy that stays', () => {
  const exception = (...names: readonly string[]) => ({
    metadata: { namespace: 'team', name: 'legacy' },
    spec: {
      policyRefs: names.map((name) => ({ kind: name === 'vp' ? 'ValidatingPolicy' : 'ImageValidatingPolicy', name })),
    },
  });

  it.each<[string, string, Reply]>([
    ['and not from the retired one refuses', 'retire-exempted', ok({ items: [exception('p1')] })],
    ['and from the retired one too changes nothing', 'proved', ok({ items: [exception('p1', 'p2')] })],
    ['of another kind is another policy', 'proved', ok({ items: [exception('vp'), exception('p3')] })],
    ['cannot be where there is no such resource', 'proved', status(404)],
    ['that cannot be read refuses', 'answer-unreadable', ok({ items: [{ metadata: {} }] })],
    ['that may not be read refuses', 'api-forbidden', status(403, 'cannot list resource "policyexceptions"')],
  ])('%s', async (_, code, reply) => {
    const { report, writes } = await gated({ replies: { 'read policyexceptions': reply } });
    expect([report.code, writes.length > 0]).toEqual([code, code === 'proved']);
  });

  it('is not looked for where nothing is retired', async () => {
    const replies = { 'read policyexceptions': status(500) };
    const cluster = new LivingCluster(live().slice(0, 1), replies);
    const more = { 'retire-policies': '', 'probe-images': 'registry.example/app:1' };
    expect((await gated({ cluster, more })).report.code).toBe('proved');
  });
});

describe('what may not be brought in refuses before anything is written', () => {
  const other = policyObject('p1', {
    ...about('app', 'app2'),
    attestors: [{ name: 'release', cosign: { key: { data: 'two' } } }],
  });

  it.each<[string, string, Asked]>([
    [
      'a weaker spec',
      'candidate-weaker',
      { files: [policyObject('p1', { ...about('app', 'app2'), failurePolicy: 'Ignore' })] },
    ],
    ['a spec that nothing proves', 'candidate-unproved', { files: [other] }],
    [
      'a weaker spec though its digest were given',
      'candidate-weaker',
      {
        files: [policyObject('p1', { ...about('app', 'app2'), validations: [] })],
        more: { 'accept-policy-change': `sha256:${'0'.repeat(64)}` },
      },
    ],
    ['a policy twice', 'candidate-twice', { files: [union, union] }],
    ['a policy in no known form', 'candidate-malformed', { files: [policyObject('p1', { failurePolicy: 'Later' })] }],
    ['a retirement that the files do not cover', 'retire-uncovered', { files: [policyObject('p1', about('app'))] }],
    [
      'a retirement that no probe could prove',
      'retire-untried',
      { more: { 'probe-images': 'registry.example/app:1' } },
    ],
    [
      'what Kyverno rejects',
      'patch-refused',
      {
        replies: {
          'dryRunPolicy p1': status(400, 'admission webhook "validate-policy.kyverno.svc" denied the request: no'),
        },
      },
    ],
  ])('%s', async (_, code, asked) => {
    const { report, cluster } = await gated(asked);
    expect(report.code).toBe(code);
    expect(cluster.port.calls.filter((call) => call.startsWith('patchPolicy'))).toEqual([]);
    expect(cluster.holder).toBe('');
  });

  it('unless a person accepts exactly this change by its digest', async () => {
    const alone = { files: [other], more: { 'retire-policies': '' } };
    const { report } = await gated({
      ...alone,
      cluster: new LivingCluster(live().slice(0, 1)),
      more: { ...alone.more, 'probe-images': 'registry.example/app:1' },
    });
    const digest = /sha256:[0-9a-f]{64}/.exec(report.findings[0]?.advice.join(' ') ?? '')?.[0] ?? '';
    const { report: accepted, cluster } = await gated({
      files: [other],
      cluster: new LivingCluster(live().slice(0, 1)),
      more: { 'retire-policies': '', 'probe-images': 'registry.example/app:1', 'accept-policy-change': digest },
    });
    expect(accepted.code).toBe('proved');
    expect(specOf(cluster, 'p1')).toMatchObject({ attestors: [{ cosign: { key: { data: 'two' } } }] });
  });

  it('and policies that are not named are only judged', async () => {
    const { writes, codes } = await gated({ more: { policies: '', 'retire-policies': '' } });
    expect([writes, codes.includes('git-differs')]).toEqual([[], true]);
  });
});
