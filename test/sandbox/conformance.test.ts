import { Agent } from 'node:https';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Sandbox, startSandbox } from '../../sandbox/sandbox.ts';
import { recordedAnswers } from '../conformance/recorded.ts';
import type { ConformanceAnswer } from '../conformance/request.ts';
import { budgetRequest } from '../conformance/requests/budget.ts';
import { conformanceRequests } from '../conformance/requests.ts';
import { runConformance } from '../conformance/run.ts';
import { FakeClock } from '../fakes/clock.ts';

// A difference here is a bug of the sandbox: the record is the real API server's, and test:cluster holds it to that.

const recorded = recordedAnswers();
let sandbox: Sandbox | undefined;
let answers: Readonly<Record<string, ConformanceAnswer>> = {};

beforeAll(async () => {
  sandbox = await startSandbox({
    users: { deployer: [{ verbs: ['get'], resources: ['leases'], namespaces: ['conformance'] }] },
  });
  await sandbox.seed('namespaces', { metadata: { name: 'conformance' } });
  const agent = new Agent({ keepAlive: true, ca: sandbox.certificate });
  const [admin, deployer, nobody] = ['admin', 'deployer', 'nobody'].map((user) => sandbox?.tokenOf(user) ?? '');
  const tokens = { admin: admin ?? '', deployer: deployer ?? '', nobody: nobody ?? '' };
  answers = await runConformance({ server: sandbox.url, agent, tokens }, conformanceRequests);
  agent.destroy();
});
afterAll(() => sandbox?.[Symbol.asyncDispose]());

describe('the sandbox answers as the recorded API server', () => {
  test.each(conformanceRequests.map(({ name }) => name))('%s', (name) => {
    expect(answers[name]).toEqual(recorded[name]);
  });

  test(budgetRequest.name, async () => {
    const clock = new FakeClock();
    await using slow = await startSandbox({ clock, admit: () => new Promise(() => {}) });
    await slow.seed('namespaces', { metadata: { name: 'conformance' } });
    const agent = new Agent({ keepAlive: true, ca: slow.certificate });
    const admin = slow.tokenOf('admin');
    const tokens = { admin, deployer: admin, nobody: admin };
    const answer = runConformance({ server: slow.url, agent, tokens }, [budgetRequest]);
    while (clock.sleeping === 0) await new Promise((resolve) => setImmediate(resolve));
    await clock.pass(34_000);
    expect(await answer).toEqual({ [budgetRequest.name]: recorded[budgetRequest.name] });
    agent.destroy();
  });

  test('the record holds these requests and no others', () => {
    expect(Object.keys(recorded)).toEqual([...conformanceRequests, budgetRequest].map(({ name }) => name));
  });
});
