import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { resources } from '../../../sandbox/api/resource.ts';
import { objectAt, textAt, valueAt } from '../../../sandbox/json.ts';
import { readSettings } from '../../../src/lease/keeper-files.ts';
import { lastDeployedNote } from '../../../src/lease/order.ts';
import { until } from '../../cluster/ground/until.ts';
import { addCommits } from '../../rig/github.ts';
import type { RunningStep } from '../../rig/runner/step.ts';
import { firstGroup } from '../action.ts';
import {
  annotationsOf,
  heldByOther,
  otherHolder,
  patched,
  probe,
  provedWrites,
  type Row,
  taken,
  type World,
} from './row.ts';

const newer = '9'.repeat(40);
const deployedNote = lastDeployedNote('1296269');
/** A Lease that is free, after a newer commit than ours was deployed under it. */
const afterNewer: Row['scenario'] = {
  lease: { holder: '', durationSeconds: 60, link: '', annotations: { [deployedNote]: newer } },
};
const knowsNewer: Row['before'] = ({ github }) => addCommits(github.repository, [firstGroup.head, newer]);
const updated = 'update leases/admission-gate/deploy 200';

/** Another takes the Lease, whoever has it; nobody is free. */
function giveLeaseTo({ place: { sandbox } }: World, holderIdentity: string): void {
  const found = sandbox.store.get(resources.leases, 'admission-gate', 'deploy');
  if (found === undefined) throw new Error('there is no Lease');
  sandbox.store.put(resources.leases, { ...found, spec: { ...objectAt(found, 'spec'), holderIdentity } });
}

/** Short enough to be renewed while we look. */
const renewed = { 'lease-duration-seconds': '12' };
/** The keeper's renewal of a Lease that was taken is refused by the server. */
const lostWrites = [taken, probe(201), probe(400), 'patch leases/admission-gate/deploy 422'];

async function cancelled({ github }: World): Promise<void> {
  const asked = async (): Promise<boolean> =>
    github.requests.some(({ operation, outcome }) => operation === 'actions/cancel-workflow-run' && outcome === 202);
  await until('the run is cancelled', asked);
}

async function stolenWhenItRuns({ log }: RunningStep, world: World): Promise<void> {
  await until('the command runs', async () => log.lines.includes('it runs'));
  giveLeaseTo(world, otherHolder);
}

/** Inputs about the run: the Lease, the order, what happens during the deploy, and who asks. */
export const runRows: Readonly<Record<string, readonly Row[]>> = {
  mode: [
    { says: 'is gate when nothing is said', inputs: {}, code: 'proved', writes: provedWrites },
    {
      says: 'assert refuses where no gate came before it',
      inputs: { mode: 'assert', 'confirm-holder': '' },
      outsideQueue: true,
      code: 'keeper-missing',
      writes: [],
    },
    {
      says: 'release frees nothing that is free',
      inputs: { mode: 'release', 'confirm-holder': otherHolder },
      outsideQueue: true,
      code: 'already-free',
      writes: [],
    },
  ],
  lease: [
    {
      says: 'names the one Lease that is taken',
      inputs: { lease: 'apps/other' },
      code: 'proved',
      writes: [
        'create leases/apps 201',
        probe(201),
        probe(400),
        'patch leases/apps/other 200',
        'patch leases/apps/other 200',
      ],
    },
  ],
  'lease-duration-seconds': [
    {
      says: 'stands in the Lease',
      inputs: { 'lease-duration-seconds': '1800' },
      code: 'proved',
      writes: provedWrites,
      look: ({ lease }) => expect(valueAt(lease, 'spec', 'leaseDurationSeconds')).toBe(1800),
    },
  ],
  'lease-wait-seconds': [
    {
      says: '0 refuses at once where another holds the Lease',
      inputs: { 'lease-wait-seconds': '0' },
      scenario: { lease: { ...heldByOther, durationSeconds: 3600 } },
      code: 'lease-held',
      writes: [],
      look: ({ requests }) => expect(requests.map(({ verb }) => verb)).toEqual(['get']),
    },
    {
      says: 'lets a run wait until the Lease is free',
      inputs: { 'lease-wait-seconds': '60' },
      scenario: { lease: { ...heldByOther, durationSeconds: 3600 } },
      during: async ({ log }, world) => {
        await until('it waits', async () => log.lines.some((line) => line.includes('left to wait')));
        giveLeaseTo(world, '');
      },
      code: 'proved',
      writes: [updated, probe(201), probe(400), patched, patched],
    },
  ],
  'allow-older': [
    {
      says: 'is false when nothing is said: an older commit is refused',
      inputs: {},
      scenario: afterNewer,
      before: knowsNewer,
      code: 'older-than-deployed',
      writes: [],
    },
    {
      says: 'true lets an older commit through, loudly',
      inputs: { 'allow-older': 'true' },
      scenario: afterNewer,
      before: knowsNewer,
      code: 'proved',
      writes: [updated, probe(201), probe(400), patched, patched],
      look: ({ run }) => expect(run.report.findings.map(({ code }) => code)).toContain('older-allowed'),
    },
  ],
  'max-hold-seconds': [
    {
      says: 'is when the keeper ends, whatever happens',
      inputs: { 'max-hold-seconds': '90' },
      deploy: async (_, job) => {
        const folder = job.env.get('ADMISSION_GATE_KEEPER') ?? '';
        const settings = readSettings(readFileSync(join(folder, 'settings.json'), 'utf8'));
        // A sum of fractions of milliseconds: adding and taking away again may leave a rounding.
        expect((settings?.untilMs ?? 0) - (settings?.claimedAtMs ?? 0)).toBeCloseTo(90_000, 6);
      },
      code: 'proved',
      writes: provedWrites,
      look: ({ run }) => expect(run.job.conclusion).toBe('success'),
    },
  ],
  'on-lease-loss': [
    {
      says: 'cancel cancels the run when the Lease is lost during the deploy',
      inputs: { ...renewed, 'on-lease-loss': 'cancel' },
      deploy: async (world) => {
        giveLeaseTo(world, otherHolder);
        await cancelled(world);
      },
      code: 'proved',
      renews: true,
      writes: lostWrites,
      look: ({ run }) => expect(run.post.annotations.map(({ message }) => message).join()).toContain('lease-lost'),
    },
  ],
  run: [
    {
      says: 'runs under the Lease, and its exit code is the step’s',
      inputs: { run: 'echo it runs\nexit 3\n' },
      code: 'proved',
      exitCode: 3,
      writes: provedWrites,
      look: ({ run }) => expect(run.main.log).toContain('it runs'),
    },
  ],
  'stop-grace-seconds': [
    {
      says: 'is what a command has to end by itself when the Lease is lost',
      inputs: {
        ...renewed,
        'stop-grace-seconds': '1',
        run: 'trap "" TERM\necho it runs\nwhile true; do sleep 1; done\n',
      },
      during: stolenWhenItRuns,
      code: 'lease-lost',
      exitCode: 137,
      renews: true,
      writes: lostWrites,
      look: ({ run }) => expect(run.main.log).toContain('Ending the command in run: lease-lost.'),
    },
  ],
  'confirm-holder': [
    {
      says: 'frees the Lease of exactly that holder',
      inputs: { mode: 'release', 'confirm-holder': otherHolder },
      scenario: { lease: heldByOther },
      outsideQueue: true,
      code: 'released',
      writes: [updated],
      look: ({ lease }) => expect(textAt(lease, 'spec', 'holderIdentity')).toBe(''),
    },
    {
      says: 'leaves the Lease of any other holder alone',
      inputs: { mode: 'release', 'confirm-holder': `${otherHolder}0` },
      scenario: { lease: heldByOther },
      outsideQueue: true,
      code: 'lease-other-holder',
      writes: [],
    },
  ],
  'github-token': [
    {
      says: 'when empty leaves the queue unreadable, and the pull request without a comment',
      inputs: { 'github-token': '' },
      code: 'queue-unreadable',
      writes: [],
      look: ({ github }) => expect(github.requests).toEqual([]),
    },
  ],
  'job-id': [
    {
      says: 'stands in the Lease, for those who ask whether this job is dead',
      inputs: { 'job-id': '4711' },
      code: 'proved',
      writes: provedWrites,
      look: (seen) => expect(annotationsOf(seen)['admission-gate/job-id']).toBe('4711'),
    },
  ],
  'job-status': [
    {
      says: 'is the runner’s when nothing is said: what a job that succeeded deployed is recorded',
      inputs: {},
      code: 'proved',
      writes: provedWrites,
      look: (seen) => expect(annotationsOf(seen)[deployedNote]).toBe(firstGroup.head),
    },
    {
      says: 'failure leaves no record of a deploy',
      inputs: { 'job-status': 'failure' },
      code: 'proved',
      writes: provedWrites,
      look: (seen) => expect(annotationsOf(seen)[deployedNote]).toBeUndefined(),
    },
  ],
};
