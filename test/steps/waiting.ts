import { defaultSettings } from '../../src/kyverno/settings.ts';
import { converge, type Goal } from '../../src/steps/converge.ts';
import { lookAround } from '../../src/steps/observe.ts';
import { status } from '../fakes/answers.ts';
import type { FakeCluster, Follow, Reply } from '../fakes/cluster.ts';
import { contextOn, type TestContext } from '../fakes/context.ts';
import { LivingCluster } from '../fakes/living.ts';
import { policyObject, timeout } from '../fakes/policies.ts';

export const goal: Goal = {
  version: { text: '1.19.1', major: 1, minor: 19, patch: 1 },
  settings: defaultSettings,
  others: [],
  pods: [{ namespace: 'apps', namespaceLabels: {}, podLabels: {} }],
  named: ['p1'],
  wantedSeconds: 30,
  convergenceSeconds: 120,
};

export interface Waiting {
  readonly living: LivingCluster;
  readonly context: TestContext<FakeCluster>;
  readonly ended: ReturnType<typeof converge>;
}

interface Given {
  readonly replies?: Readonly<Record<string, Reply | readonly Reply[]>>;
  readonly watches?: Readonly<Record<string, Follow>>;
  readonly change?: Partial<Goal>;
}

/** Starts to wait on a cluster whose policy says 30 s while its webhooks still say 10 s. */
export async function wait({ replies = {}, watches = {}, change = {} }: Given = {}): Promise<Waiting> {
  const living = new LivingCluster([policyObject('p1', timeout(30))], replies, { watches });
  living.rewrite({ timeoutSeconds: 10 });
  const context = contextOn(living.port);
  const start = await context.clock.until(lookAround(context));
  if (start.kind === 'refuse') throw new Error(start.findings[0].code);
  context.cluster.calls.length = 0;
  const ended = converge(context, { ...goal, ...change }, start.value);
  await context.clock.pass(0);
  return { living, context, ended };
}

/** Follows of both configurations that do the same. */
export function bothWatches(follow: Follow): Readonly<Record<string, Follow>> {
  return {
    'watchWebhook mutatingwebhookconfigurations': follow,
    'watchWebhook validatingwebhookconfigurations': follow,
  };
}

export const silent: Follow = () => {};
export const forbidden: Follow = (onEvent) => {
  queueMicrotask(() => onEvent({ kind: 'ended', answer: status(403, 'cannot watch') }));
};

/** How often all was read again. */
export function looks({ context }: Waiting): number {
  return context.cluster.count('listWebhooks validatingwebhookconfigurations');
}
