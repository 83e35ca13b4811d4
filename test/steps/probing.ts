import type { ProbePod } from '../../src/admission/pod.ts';
import type { Answer } from '../../src/cluster/port.ts';
import { type CoverOf, podsOfImages } from '../../src/steps/probe.ts';
import { ok, status } from '../fakes/answers.ts';
import { FakeCluster, type Reply, type Respond } from '../fakes/cluster.ts';
import { contextOn } from '../fakes/context.ts';
import { imageOf } from '../fakes/living.ts';

export const limits = { attempts: 6, totalSeconds: 240 };
export const covering =
  (...policies: string[]): CoverOf =>
  () => ({ policies, timeoutSeconds: 30, reaches: () => true });
export const cover = covering('p1');
export const admitted = ok({ kind: 'Pod', metadata: { name: 'probe' } }, 201);
export const slow = status(
  500,
  'Internal error occurred: failed calling webhook "ivpol.mutate.kyverno.svc-fail": failed to call webhook: context deadline exceeded',
);

export function denial(text: string, webhook = 'ivpol.validate.kyverno.svc-fail'): Answer {
  return status(400, `admission webhook "${webhook}" denied the request: ${text}`);
}

export function probes(...images: string[]): readonly ProbePod[] {
  const read = podsOfImages('probe-images', images, 'apps');
  if ('code' in read) throw new Error(read.code);
  return read;
}

/** Who we are, and a ConfigMap of Kyverno that excludes somebody else. */
export const identity = {
  whoAmI: ok({ status: { userInfo: { username: 'deployer', groups: ['ci'] } } }, 201),
  'read configmaps kyverno/kyverno': ok({ data: { excludeGroups: 'system:nodes' } }),
};

export function on(dryRunPod: Reply | readonly Reply[]) {
  return contextOn(new FakeCluster({ replies: { dryRunPod, ...identity } }));
}

/** Answers by image, each image's answers in their order. */
export function byImage(answers: Readonly<Record<string, readonly Answer[]>>): Respond {
  const left = new Map(Object.entries(answers).map(([image, list]) => [image, [...list]]));
  return (body) => left.get(imageOf(body))?.shift() ?? status(418, `nothing expected for ${imageOf(body)}`);
}
