import { resources } from '../../../sandbox/api/resource.ts';
import { objectAt } from '../../../sandbox/json.ts';
import type { LoggedRequest } from '../../../sandbox/log.ts';
import type { Scenario } from '../../../sandbox/scenario.ts';
import { image, policy, registry } from '../../../sandbox/scenarios/common.ts';
import { staleTimeout } from '../../../sandbox/scenarios/timeouts.ts';
import { digest } from '../../../src/lease/identity.ts';
import { journalAnnotation, journalText } from '../../../src/lease/journal.ts';
import { lastDeployedNote } from '../../../src/lease/order.ts';
import { commentMarker } from '../../../src/report/markdown.ts';
import { until } from '../../cluster/ground/until.ts';
import { actionDir, firstGroup } from '../action.ts';
import type { Asker } from './asker.ts';
import { type Ground, kill, lastDeployed, type RunOptions, runs } from './ground.ts';

/** One way through a gate's job. Together the plays send every request that the action can send. */
export interface Play {
  readonly name: string;
  readonly scenario: Scenario;
  /** Whose requests are met with faults in it, where the plays before it have not shown them. */
  readonly askers: readonly Asker[];
  /** A process of it is killed whatever else happens. */
  readonly dies?: true;
  /** Changes the ground before the run. */
  readonly before?: (ground: Ground) => void;
  readonly options: RunOptions;
  /** What the run after it has in other inputs. */
  readonly next?: Readonly<Record<string, string>>;
}

/** Renewals come by time: in an hour there is none. */
const timeless = 3600;
/** Where the keeper has to be seen at work, or the next run has to see the Lease of a killed one run out. */
const short = 6;
/** The shortest that there is: nobody renews it. */
const shortest = 2;
const repositoryId = '1296269';

/** One stale timeout, one image, all answers at once. */
const plain: Scenario = {
  ...staleTimeout,
  kyverno: {
    ...staleTimeout.kyverno,
    publications: [{ after: { policy, timeoutSeconds: 30 }, steps: [{ set: 'b-one-fail-30', afterMs: 0 }] }],
    pods: { [image]: [{ recorded: 'allowed-signed-by-tag' }] },
  },
};

const [act] = plain.acts;
const unsigned = `${registry}/app:unsigned`;
const refused: Scenario = {
  ...plain,
  kyverno: { ...plain.kyverno, pods: { [unsigned]: [{ recorded: 'denied-unsigned' }] } },
  acts: [{ ...act, inputs: { ...act.inputs, 'probe-images': unsigned, 'probe-attempts': '1' } }],
};

const deadHolder = `gh:${runs.before}.1:deploy:5e1f0a77`;
const stranger = 'gh:777.1:deploy:00000001';

function heldBy(holder: string, annotations: Readonly<Record<string, string>> = {}): Pick<Scenario, 'lease'> {
  return { lease: { holder, durationSeconds: shortest, link: 'https://github.com/octo-org/shop', annotations } };
}

/** An earlier refusal of ours stands on the pull request. */
function refusedBefore({ github, place }: Ground): void {
  const at = '2026-01-02T00:00:00Z';
  const gate = ['octo-org/shop', 'deploy.yml', 'deploy', 'admission-gate/deploy', digest(place.sandbox.url)];
  const body = `${commentMarker(gate)}\n\nRefused.`;
  const comment = { id: 2, issue: firstGroup.number, login: github.login, createdAt: at, updatedAt: at };
  github.repository.comments.push({ ...comment, body });
}

/** Requests of the keeper that are waited for: the first, the second, and one after what went wrong with either. */
const keeperRequests = 3;

async function keptFor(ground: Ground): Promise<void> {
  const { clients, place } = ground;
  const sent = (): number =>
    place.sandbox.log.filter(({ connection }) => clients.knownAt(connection).asker === 'keeper').length;
  await until('the keeper goes on, or is gone', async () => sent() >= keeperRequests || clients.gone('keeper'));
}

/** Another takes the Lease while we deploy; the keeper sees it, and cancels the run. */
async function losesTheLease(ground: Ground): Promise<void> {
  const { store } = ground.place.sandbox;
  const found = store.get(resources.leases, 'admission-gate', 'deploy');
  if (found === undefined) throw new Error('there is no Lease to take');
  store.put(resources.leases, { ...found, spec: { ...objectAt(found, 'spec'), holderIdentity: stranger } });
  const cancels = (): boolean =>
    ground.github.requests.some(
      ({ operation, outcome }) => operation === 'actions/cancel-workflow-run' && outcome !== undefined,
    );
  await until('the keeper has cancelled the run, or is gone', async () => cancels() || ground.clients.gone('keeper'));
}

/** Main is killed when its patch of the policy is done, so that post finds an open journal. */
function diesAfterItsPatch({ place, clients }: Ground): void {
  const patch = ({ verb, resource }: LoggedRequest): boolean =>
    verb === 'patch' && resource === 'imagevalidatingpolicies';
  const killed = (request: LoggedRequest): boolean => patch(request) && kill(clients, request.connection);
  place.sandbox.fault({ at: { meets: killed }, fault: { kind: 'lost' } });
}

const planned = { operation: 'raise-timeout', phase: 'planned', policy, uid: 'u-1', resourceVersion: '1' } as const;
const openJournal = journalText([{ id: `${deadHolder}/1`, ...planned, generation: 1, from: null, to: 30 }]);

const assertStep = { name: 'assert', actionDir, inputs: { mode: 'assert' } };

export const plays: readonly Play[] = [
  {
    name: 'a deploy',
    scenario: plain,
    askers: ['gate'],
    options: { durationSeconds: timeless, next: [assertStep] },
  },
  { name: 'a deploy', scenario: plain, askers: ['post'], options: { durationSeconds: short } },
  { name: 'a deploy', scenario: plain, askers: ['keeper'], options: { durationSeconds: short, deploy: keptFor } },
  {
    name: 'a takeover from a dead job',
    scenario: {
      ...plain,
      ...heldBy(deadHolder, {
        'admission-gate/job-id': runs.before,
        [lastDeployedNote(repositoryId)]: lastDeployed,
      }),
    },
    askers: ['gate'],
    before: refusedBefore,
    options: { durationSeconds: timeless },
  },
  {
    name: 'a refusal after a takeover from a dead attempt',
    scenario: { ...refused, ...heldBy(deadHolder) },
    askers: ['gate'],
    options: { durationSeconds: timeless },
  },
  {
    name: 'the end of a job whose gate was killed',
    scenario: plain,
    askers: ['post'],
    dies: true,
    before: diesAfterItsPatch,
    options: { durationSeconds: short },
  },
  {
    name: 'the loss of the Lease',
    scenario: plain,
    askers: ['keeper'],
    options: { durationSeconds: short, inputs: { 'on-lease-loss': 'cancel' }, deploy: losesTheLease },
    next: { 'lease-wait-seconds': '0' },
  },
  {
    name: 'a release by a person',
    scenario: { ...plain, ...heldBy(deadHolder, { [journalAnnotation]: openJournal }) },
    askers: ['gate'],
    options: { durationSeconds: short, inputs: { mode: 'release', 'confirm-holder': deadHolder } },
  },
];
