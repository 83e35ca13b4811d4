import { describe, expect, it } from 'vitest';
import { finish } from '../../src/modes/post.ts';
import type { StateKey } from '../../src/runner/registry.ts';
import { none, ok, status } from '../fakes/answers.ts';
import { FakeClock } from '../fakes/clock.ts';
import { FakeCluster, type Reply } from '../fakes/cluster.ts';
import { FakeJob } from '../fakes/job.ts';
import { kubeconfigText, temporaryFile } from '../fakes/kubeconfig.ts';
import { leaseObject, ourHolder } from '../fakes/leases.ts';
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

async function post(state: State, replies: Readonly<Record<string, Reply | readonly Reply[]>> = {}, jobStatus = '') {
  const runner = new FakeRunner({ 'job-status': jobStatus }, state);
  const clock = new FakeClock();
  const cluster = new FakeCluster({ replies });
  let opened = 0;
  const openCluster = () => {
    opened += 1;
    return cluster;
  };
  const job = new FakeJob();
  const code = await clock.until(finish({ runner, clock, openCluster, job }));
  expect(cluster.refused).toEqual([]);
  expect(cluster.closed).toBe(opened > 0);
  const { annotations, lines } = runner;
  return { code, annotations, lines, calls: cluster.calls, bodies: cluster.bodies, opened, clock };
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
    const { bodies } = await post({ ...claimed(), ...state }, replies, jobStatus);
    const operations = bodies.flatMap(({ body }) => (Array.isArray(body) ? body : []));
    expect(operations.some((one) => JSON.stringify(one) === JSON.stringify(note))).toBe(recorded);
  });
});
