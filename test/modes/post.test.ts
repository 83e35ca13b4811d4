import { describe, expect, it } from 'vitest';
import { keeperFiles } from '../../src/lease/keeper-files.ts';
import { finish } from '../../src/modes/post.ts';
import type { StateKey } from '../../src/runner/registry.ts';
import { none, ok, status } from '../fakes/answers.ts';
import { FakeClock } from '../fakes/clock.ts';
import { FakeCluster, type Reply } from '../fakes/cluster.ts';
import { type FakeFolder, FakeJob, holdingStatus } from '../fakes/job.ts';
import { kubeconfigText, temporaryFile } from '../fakes/kubeconfig.ts';
import { leaseObject, otherHolder, ourHolder } from '../fakes/leases.ts';
import { FakeRunner } from '../fakes/runner.ts';

const ours = ok(leaseObject({ holder: ourHolder }));
const freed = ok(leaseObject({ holder: '' }));
type State = Partial<Record<StateKey, string>>;

/** What main saves before its first write. */
function claimed(): State {
  return {
    holder: ourHolder,
    lease: 'admission-gate/deploy',
    kubeconfig: temporaryFile(kubeconfigText()),
    context: 'main',
    server: 'https://cluster.example',
    keeper: '/temp/admission-gate-1',
  };
}

type Prepare = (folder: FakeFolder, job: FakeJob) => void;

async function post(
  state: State,
  replies: Readonly<Record<string, Reply | readonly Reply[]>> = {},
  prepare: Prepare = () => {},
  jobStatus = '',
) {
  const runner = new FakeRunner({ 'job-status': jobStatus }, state);
  const clock = new FakeClock();
  const cluster = new FakeCluster({ replies });
  let opened = 0;
  const openCluster = () => {
    opened += 1;
    return cluster;
  };
  const job = new FakeJob();
  const folder = job.folderAt('/temp/admission-gate-1');
  prepare(folder, job);
  const code = await clock.until(finish({ runner, clock, openCluster, job }));
  expect(cluster.refused).toEqual([]);
  expect(cluster.closed).toBe(opened > 0);
  return {
    code,
    folder,
    job,
    annotations: runner.annotations,
    lines: runner.lines,
    calls: cluster.calls,
    bodies: cluster.bodies,
    opened,
    clock,
  };
}

describe('post', () => {
  it.each([
    ['main saved nothing', () => ({})],
    ['main freed the Lease itself', () => ({ ...claimed(), phase: 'freed' })],
  ])('is silent and dials nobody when %s', async (_, state) => {
    expect(await post(state())).toMatchObject({ lines: [], opened: 0 });
  });

  it.each([
    ['main holds it', 'held'],
    ['main could not free it', 'not-freed'],
    ['main was killed before it could say anything', ''],
  ])('frees the Lease when %s', async (_, phase) => {
    const { lines, calls } = await post({ ...claimed(), phase }, { readLease: [ours], patchLease: [freed] });
    expect(calls).toEqual(['readLease', 'patchLease']);
    expect(lines).toEqual(['Lease admission-gate/deploy freed.']);
  });

  it.each([
    ['is held by another run', ok(leaseObject())],
    ['is free', freed],
    ['does not exist', status(404)],
    ['was made anew, whatever it says', ok(leaseObject({ holder: ourHolder, uid: 'new' }))],
  ])('writes nothing when the Lease %s', async (_, reply) => {
    const { lines, calls } = await post({ ...claimed(), 'lease-uid': 'lease-uid' }, { readLease: [reply] });
    expect(calls).toEqual(['readLease']);
    expect(lines).toEqual([expect.stringContaining('Nothing was written.')]);
  });

  it('does not give up after one look that failed', async () => {
    const { lines } = await post(claimed(), {
      readLease: [none('unreachable'), status(503), ours],
      patchLease: [freed],
    });
    expect(lines).toEqual(['Lease admission-gate/deploy freed.']);
  });

  it.each([
    ['the cluster is gone', { readLease: none('unreachable', 'connect ECONNREFUSED') }, 'ECONNREFUSED'],
    ['its credentials have expired', { readLease: status(401, 'Unauthorized') }, 'HTTP 401'],
    ['the Lease is malformed', { readLease: ok(leaseObject({ durationSeconds: 0 })) }, 'leaseDurationSeconds'],
    ['the Lease may not be patched', { readLease: ours, patchLease: status(403, 'no') }, 'HTTP 403'],
  ])('says how to release the Lease when %s, and ends within 5 s', async (_, replies, problem) => {
    const { lines, clock } = await post(claimed(), replies);
    expect(lines).toEqual([expect.stringContaining(problem), expect.stringContaining(`confirm-holder ${ourHolder}`)]);
    expect(clock.monotonicMs()).toBeLessThanOrEqual(5000);
  });

  it('says the same when a later step took the kubeconfig away', async () => {
    const { lines, opened } = await post({ ...claimed(), kubeconfig: '/does/not/exist' });
    expect(opened).toBe(0);
    expect(lines).toEqual([expect.stringContaining('/does/not/exist'), expect.stringContaining('mode release')]);
  });
});

describe('what was deployed', () => {
  const head = 'ab'.repeat(20);
  const proceeded: State = { phase: 'held', 'head-sha': head, 'repository-id': '42' };
  const note = { op: 'add', path: '/metadata/annotations/admission-gate~1last-deployed.42', value: head };

  it.each<[string, State, string, boolean]>([
    ['the gate proceeded and the job succeeded', proceeded, 'success', true],
    ['the job failed', proceeded, 'failure', false],
    ['the job was cancelled', proceeded, 'cancelled', false],
    ['the status of the job is not known', proceeded, '', false],
    ['the gate refused and could not free the Lease', { ...proceeded, phase: 'not-freed' }, 'success', false],
    ['main was killed', { ...proceeded, phase: '' }, 'success', false],
  ])('when %s', async (_, state, jobStatus, recorded) => {
    const replies = { readLease: [ours], patchLease: [freed] };
    const { bodies } = await post({ ...claimed(), ...state }, replies, undefined, jobStatus);
    const operations = bodies.flatMap(({ body }) => (Array.isArray(body) ? body : []));
    expect(operations.some((one) => JSON.stringify(one) === JSON.stringify(note))).toBe(recorded);
  });
});

describe('post, after a deploy under the keeper', () => {
  const held = (): State => ({ ...claimed(), phase: 'held', 'lease-uid': 'lease-uid' });
  const copy = JSON.stringify({
    clusters: [{ name: 'c', server: 'https://cluster.example' }],
    users: [{ name: 'u', token: 'kube-token' }],
    contexts: [{ name: 'gate', cluster: 'c', user: 'u' }],
    currentContext: 'gate',
  });

  function kept(change: object = {}, isThere = true): Prepare {
    return (folder, job) => {
      folder.create();
      const keeper = isThere ? job.begin(['SIGTERM']) : { pid: 9, startTicks: '9' };
      folder.write(keeperFiles.kubeconfig, copy);
      folder.write(keeperFiles.status, JSON.stringify({ ...JSON.parse(holdingStatus(keeper, 0)), ...change }));
      folder.write(keeperFiles.log, 'Renewed again.\n::error::kube-token');
    };
  }

  it('stops the keeper, prints its log, frees the Lease with the copy, and removes the folder', async () => {
    const state = { ...held(), kubeconfig: '/does/not/exist' };
    const { code, lines, job, folder, annotations } = await post(
      state,
      { readLease: [ours], patchLease: [freed] },
      kept(),
    );
    expect(annotations).toEqual([]);
    expect([code, job.signals, folder.exists()]).toEqual([0, ['SIGTERM keeper'], false]);
    expect(lines.slice(0, 2)).toEqual(['# Keeper', 'Renewed again.']);
    expect(lines[2]).not.toMatch(/^::|kube-token/);
    expect(lines.at(-1)).toBe('Lease admission-gate/deploy freed.');
  });

  it.each([
    ['the keeper has seen it', kept({ state: 'lost', reason: 'it is held by other' }), ok(leaseObject()), 'by other'],
    ["the Lease is another's now", kept(), ok(leaseObject()), otherHolder],
    ['the Lease is gone', kept(), status(404), 'does not exist'],
  ])('fails the job when the Lease was lost: %s', async (_, prepare, reply, seen) => {
    const { code, annotations, calls } = await post(held(), { readLease: [reply] }, prepare);
    expect([code, calls]).toEqual([1, ['readLease']]);
    expect(annotations).toEqual([expect.stringContaining(seen)]);
    expect(annotations[0]).toContain('lease-lost');
  });

  it.each([
    ['free', freed],
    ['held by the run that waited for it', ok(leaseObject())],
  ])('has freed the Lease when the answer to that was lost and it is %s', async (_, seen) => {
    const replies = { readLease: [ours, none('unreachable'), seen], patchLease: [none('unreachable'), status(422)] };
    const { code, lines, annotations } = await post(held(), replies, kept());
    expect([code, lines.at(-1), annotations]).toEqual([0, 'Lease admission-gate/deploy freed.', []]);
  });

  it('does not fail a job that main has failed already', async () => {
    const { code } = await post({ ...held(), phase: '' }, { readLease: [ok(leaseObject())] }, kept());
    expect(code).toBe(0);
  });

  it.each([
    ['was killed', kept({}, false), 'its process is gone'],
    [
      'has ended by itself',
      kept({ state: 'ended', reason: 'max-hold-seconds have passed' }, false),
      'max-hold-seconds',
    ],
  ])('warns, and does not fail the job, when the keeper %s and the Lease is ours', async (_, prepare, problem) => {
    const { code, annotations } = await post(held(), { readLease: [ours], patchLease: [freed] }, prepare);
    expect([code, annotations]).toEqual([0, [expect.stringContaining(problem)]]);
    expect(annotations[0]).toMatch(/^warning .*nobody renewed it for the last \d+ s/);
  });

  it('has taken the credentials away before it frees the Lease, as it may be killed there', async () => {
    const there: (boolean | undefined)[] = [];
    let copy: FakeFolder | undefined;
    const reply = (answer: typeof ours) => () => {
      there.push(copy?.exists());
      return answer;
    };
    await post(held(), { readLease: reply(ours), patchLease: reply(freed) }, (folder, job) => {
      kept()(folder, job);
      copy = folder;
    });
    expect(there).toEqual([false, false]);
  });

  it('does not send the credentials of a changed kubeconfig to another server', async () => {
    const kubeconfig = temporaryFile(kubeconfigText('https://elsewhere.example'));
    const { opened, lines } = await post({ ...held(), kubeconfig });
    expect([opened, lines[0]]).toEqual([0, expect.stringContaining('another server')]);
  });

  it('does not free the Lease while a deploy command runs that nothing ends', async () => {
    const { opened, lines, folder } = await post(held(), {}, (given, job) => {
      kept()(given, job);
      given.write(keeperFiles.run, JSON.stringify({ process: job.begin([]), graceMs: 1000 }));
    });
    expect([opened, folder.exists()]).toEqual([0, true]);
    expect(lines.join()).toContain('left to run out');
  });
});
