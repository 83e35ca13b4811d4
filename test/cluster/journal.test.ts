import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { emptyJournal } from '../../src/lease/journal.ts';
import { type ApiProxy, startApiProxy } from './api-proxy.ts';
import { useCluster } from './fixture.ts';
import { expectProceed, readPolicy } from './gate/expectations.ts';
import { runGate } from './gate/job.ts';
import { journalNow, writesOfMain } from './gate/journal.ts';
import { holderNow } from './gate/lease.ts';
import { policiesPath } from './policies.ts';

const cluster = useCluster();
type Write = keyof typeof writesOfMain;
const writes: readonly Write[] = ['claim', 'plan', 'policy', 'settle'];
const ends = writes.flatMap((write) => [{ write, where: 'before' } as const, { write, where: 'after' } as const]);

beforeAll(async () => {
  await cluster().createNamespace('admission-gate');
});

/** A policy whose timeout is stale, published. */
async function stalePolicy(): Promise<void> {
  await cluster().apply({ name: 'p1' });
  await cluster().published('p1');
}

async function timeoutNow(): Promise<number | undefined> {
  return (await readPolicy(cluster(), 'p1')).spec.webhookConfiguration.timeoutSeconds;
}

/** No renewal of the background comes in between, however slow the machine is. */
function through({ kubeconfig }: ApiProxy) {
  return { kubeconfig, 'lease-duration-seconds': '3600' };
}

async function expectFreeAndSettled(): Promise<void> {
  expect(await holderNow(cluster())).toBe('');
  expect(await journalNow(cluster())).toBe(emptyJournal);
}

describe('main is killed', () => {
  beforeEach(stalePolicy);

  test.each(ends)(
    '$where the $write write: post settles and frees, and the next run proceeds',
    async ({ write, where }) => {
      await using proxy = await startApiProxy(cluster());
      const stop = proxy.stopAt(where, writesOfMain[write]);
      const { main, post } = await runGate(cluster(), {
        inputs: through(proxy),
        during: async (step) => {
          await stop.reached;
          step.kill();
          stop.cut();
        },
      });
      expect(main.signal).toBe('SIGKILL');
      const claimed = write !== 'claim' || where === 'after';
      expect(post.log).toContain(claimed ? 'Lease admission-gate/deploy freed.' : 'it does not exist');
      if (claimed) await expectFreeAndSettled();
      const written = write === 'settle' || (write === 'policy' && where === 'after' && (await stop.status) === 200);
      expect(await timeoutNow()).toBe(written ? 30 : undefined);
      expectProceed(await runGate(cluster()));
      await expectFreeAndSettled();
    },
  );

  test('a journal write that comes late changes nothing any more', async () => {
    await using proxy = await startApiProxy(cluster());
    const stop = proxy.stopAt('before', writesOfMain.plan);
    await runGate(cluster(), {
      inputs: through(proxy),
      during: async (step) => {
        await stop.reached;
        step.kill();
      },
    });
    stop.pass();
    expectProceed(await runGate(cluster()));
    await expectFreeAndSettled();
  });

  test('a policy write that comes late raises the timeout, which stays, or meets a conflict', async () => {
    await using proxy = await startApiProxy(cluster());
    const stop = proxy.stopAt('before', writesOfMain.policy);
    const { post } = await runGate(cluster(), {
      inputs: through(proxy),
      during: async (step) => {
        await stop.reached;
        step.kill();
      },
    });
    expect(post.log).toContain('it was never written');
    stop.pass();
    const written = (await stop.status) === 200;
    expect(await timeoutNow()).toBe(written ? 30 : undefined);
    const next = await runGate(cluster());
    expectProceed(next);
    expect(next.report.patches).toHaveLength(written ? 0 : 1);
  });
});

describe('a connection that breaks', () => {
  beforeEach(stalePolicy);

  test.each(ends)('$where the $write write is resolved by reading, and the gate proceeds', async ({ write, where }) => {
    await using proxy = await startApiProxy(cluster());
    const stop = proxy.stopAt(where, writesOfMain[write]);
    const run = await runGate(cluster(), {
      inputs: through(proxy),
      during: async () => {
        await stop.reached;
        stop.cut();
      },
    });
    expectProceed(run);
    expect((await readPolicy(cluster(), 'p1')).metadata.generation).toBe(2);
    await expectFreeAndSettled();
  });
});

describe('a cancelled run', () => {
  beforeEach(stalePolicy);

  test.each(['before', 'after'] as const)('%s the policy write settles the open entry and frees', async (where) => {
    await using proxy = await startApiProxy(cluster());
    const stop = proxy.stopAt(where, writesOfMain.policy);
    const { main, report } = await runGate(cluster(), {
      inputs: through(proxy),
      during: async (step) => {
        await stop.reached;
        await step.cancel();
        stop.cut();
      },
    });
    expect(main.outputs['reason-code']).toBe('cancelled');
    expect(main.signals).toEqual(['SIGINT']);
    const written = where === 'after' && (await stop.status) === 200;
    expect(main.log).toContain(written ? 'it was written, and stays' : 'it was never written');
    expect(report.patches).toEqual(written ? [{ policy: 'p1', from: 'absent', to: 30 }] : []);
    expect(await timeoutNow()).toBe(written ? 30 : undefined);
    await expectFreeAndSettled();
  });

  test('that cannot read the policy leaves the entry in the journal and frees; the next run settles it first', async () => {
    await using proxy = await startApiProxy(cluster());
    const stop = proxy.stopAt('after', writesOfMain.policy);
    const read = proxy.stopAt(
      'before',
      ({ method, path }) => method === 'GET' && path.startsWith(`${policiesPath}/p1`),
    );
    const { main, report } = await runGate(cluster(), {
      inputs: through(proxy),
      during: async (step) => {
        await stop.reached;
        await step.cancel();
        for (const one of [stop, read]) one.cut();
      },
    });
    expect(main.signals).toEqual(['SIGINT']);
    const told = report.findings.filter(({ severity }) => severity !== 'notice');
    expect(told.map(({ code, severity }) => [code, severity])).toEqual([
      ['cancelled', 'error'],
      ['journal-unsettled', 'warning'],
    ]);
    expect(await holderNow(cluster())).toBe('');
    expect(await journalNow(cluster())).toContain('raise-timeout');
    const written = (await stop.status) === 200;
    const next = await runGate(cluster());
    expectProceed(next);
    const codes = next.report.findings.map(({ code }) => code);
    expect(codes.filter((code) => code === 'journal-adopted')).toHaveLength(written ? 1 : 0);
    await expectFreeAndSettled();
  });
});

describe('the journal', () => {
  test('costs no write of its own: each entry is an assertion, and the last assertion settles', async () => {
    await stalePolicy();
    await using proxy = await startApiProxy(cluster());
    let ofMain = 0;
    expectProceed(
      await runGate(cluster(), {
        inputs: through(proxy),
        deploy: async () => {
          ofMain = proxy.requests.length;
        },
      }),
    );
    const sent = proxy.requests.slice(0, ofMain);
    const named = sent.flatMap((request) => writes.find((write) => writesOfMain[write](request)) ?? []);
    // Kyverno writes the status whenever it likes, and a conflict asserts the Lease once more.
    expect(named.filter((write) => write !== 'policy')).toEqual(['claim', 'plan', 'settle']);
    const ofLease = sent.filter(({ method, path }) => method !== 'GET' && path.includes('/leases'));
    expect(ofLease.length - 2).toBe(named.filter((write) => write === 'policy').length);
  });
});
