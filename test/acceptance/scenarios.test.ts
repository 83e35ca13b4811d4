import { describe, expect, test } from 'vitest';
import { scenarios } from '../../sandbox/scenarios.ts';
import { replayReport } from '../../src/modes/replay.ts';
import { type Played, play, readsIn, writesIn } from './play.ts';

// Each scenario through the built action: what it asked of the cluster, and what it told whom.

interface Expected {
  readonly code: string;
  readonly verdict: 'proceed' | 'refuse';
  readonly causeClass: string;
  readonly retryable: boolean;
  readonly writes: readonly string[];
  readonly reads: readonly string[];
  readonly comment: boolean;
}

const lease = 'leases/admission-gate/deploy';
const policy = 'imagevalidatingpolicies/verify-app-images';
const taken = 'create leases/admission-gate 201';
const renewed = `patch ${lease} 200`;
const freed = `patch ${lease} 200`;
const raised = `patch ${policy} 200`;
const probe = (status: number): string => `create pods/apps (dry-run) ${status}`;

const observing = [
  'get configmaps/kyverno/kyverno 404',
  'get namespaces/apps 200',
  'list deployments/kyverno 200',
  'list generatingpolicies 404',
  'list imagevalidatingpolicies 200',
  'list mutatingpolicies 404',
  'list mutatingwebhookconfigurations 200',
  'list namespacedimagevalidatingpolicies 200',
  'list validatingpolicies 404',
  'list validatingwebhookconfigurations 200',
];
/** Read once where the webhooks are not right after a while. */
const engines = ['generating', 'mutating', 'validating'].map((engine) => `list namespaced${engine}policies 404`);
const watching = ['watch mutatingwebhookconfigurations 200', 'watch validatingwebhookconfigurations 200'];
const absent = `get ${lease} 404`;
const seen = `get ${lease} 200`;

const refused = { verdict: 'refuse', comment: true, reads: [absent, ...observing] } as const;
const held = {
  ...refused,
  code: 'lease-held',
  causeClass: 'infra',
  retryable: true,
  writes: [],
  reads: [seen, 'watch leases/admission-gate 200'],
};
const proved = { code: 'proved', verdict: 'proceed', causeClass: 'none', retryable: false, comment: false } as const;

/** By scenario: what each of its acts comes to. */
const expected: Readonly<Record<string, readonly Expected[]>> = {
  'stale-timeout': [
    {
      ...proved,
      writes: [taken, renewed, raised, probe(500), probe(201), probe(400), renewed, freed],
      // Post reads the Lease before it gives it up.
      reads: [seen, absent, ...observing, ...watching],
    },
  ],
  'shared-path': [
    { ...refused, code: 'shared-path', causeClass: 'structural', retryable: false, writes: [taken, freed] },
  ],
  'two-policies-1.18': [
    { ...refused, code: 'two-policies-one-pod', causeClass: 'structural', retryable: false, writes: [taken, freed] },
  ],
  'never-converges': [
    {
      ...refused,
      code: 'kyverno-rollout',
      causeClass: 'infra',
      retryable: true,
      writes: [taken, renewed, raised, freed],
      reads: [absent, ...observing, ...engines, ...watching],
    },
  ],
  'unsigned-image': [
    {
      ...refused,
      code: 'probe-denied',
      causeClass: 'undetermined',
      retryable: false,
      writes: [taken, probe(400), probe(400), freed],
    },
  ],
  'not-enforced': [
    {
      ...refused,
      code: 'not-enforced',
      causeClass: 'config',
      retryable: false,
      writes: [taken, probe(201), probe(201), freed],
    },
  ],
  'kyverno-down': [
    {
      ...refused,
      code: 'webhook-unreachable',
      causeClass: 'infra',
      retryable: true,
      writes: [taken, probe(500), probe(500), freed],
    },
  ],
  'lease-held': [held],
  'runner-lost': [
    held,
    { ...proved, code: 'released', writes: [`update ${lease} 200`], reads: [seen] },
    {
      ...proved,
      writes: [`update ${lease} 200`, probe(201), probe(400), renewed, freed],
      reads: [seen, ...observing],
    },
  ],
};

/** The report alone, by the code that decides every gate, gives the verdict again. */
async function expectDecidedAgain(report: unknown): Promise<void> {
  const replayed = await replayReport(report);
  if (replayed.kind !== 'decided') throw new Error(replayed.problem);
  expect(replayed.is).toBe(replayed.was);
}

function expectAct({ run, lines, comments, unexpected }: Played, want: Expected): void {
  const { main } = run;
  expect(run.report.code, main.log).toBe(want.code);
  expect(main.exitCode).toBe(want.verdict === 'proceed' ? 0 : 1);
  expect(main.outputs).toMatchObject({
    verdict: want.verdict,
    'reason-code': want.code,
    'cause-class': want.causeClass,
    retryable: String(want.retryable),
  });
  expect(writesIn(lines)).toEqual(want.writes);
  expect(readsIn(lines)).toEqual(want.reads.toSorted());
  expect(main.annotations.map(({ type }) => type)).toEqual(want.verdict === 'proceed' ? [] : ['error']);
  expect(main.summary).toContain(want.code);
  expect(comments).toHaveLength(want.comment ? 1 : 0);
  for (const comment of comments) expect(comment).toContain(want.code);
  expect(unexpected).toEqual([]);
}

describe.concurrent('each scenario of the demo', () => {
  test.each(scenarios.map((scenario) => [scenario.name, scenario] as const))('%s', async (name, scenario) => {
    const quick = {
      'probe-attempts': '2',
      'lease-wait-seconds': '2',
      ...(name === 'never-converges' ? { 'convergence-timeout-seconds': '2' } : {}),
    };
    const played = await play(scenario, quick, ({ sandbox }) => {
      expect(sandbox.failures).toEqual([]);
      const held = sandbox.store.get({ plural: 'leases' }, 'admission-gate', 'deploy');
      expect(JSON.stringify(held)).toContain(
        name === 'lease-held' ? '"holderIdentity":"gh:16299999990' : '"holderIdentity":""',
      );
    });
    const wanted = expected[name] ?? [];
    expect(played).toHaveLength(wanted.length);
    for (const [index, want] of wanted.entries()) {
      const act = played[index];
      if (act !== undefined) expectAct(act, want);
      if (want.code !== 'released') await expectDecidedAgain(act?.run.report);
    }
  });

  test('has an expectation', () => {
    expect(Object.keys(expected).sort()).toEqual(scenarios.map(({ name }) => name).sort());
  });
});
