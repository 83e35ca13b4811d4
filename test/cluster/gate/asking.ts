import { type Judgement, judge } from '../../../src/admission/answer.ts';
import { readKubeconfig } from '../../../src/cluster/kubeconfig.ts';
import { kubernetesCluster } from '../../../src/cluster/kubernetes.ts';
import type { Answer } from '../../../src/cluster/port.ts';
import { systemClock } from '../../../src/process/clock.ts';
import { systemRandom } from '../../../src/process/random.ts';
import { type Context, RunHistory } from '../../../src/steps/context.ts';
import { Scope } from '../../../src/steps/scope.ts';
import type { Cluster } from '../cluster.ts';
import type { GroundUser } from '../ground/users.ts';

/** What the steps of a gate work with, on the real cluster as one user; to be closed. */
export async function contextOn(cluster: Cluster, user: GroundUser = 'admin'): Promise<Context> {
  const read = readKubeconfig([await cluster.kubeconfigFor(user)], '');
  if (read.kind !== 'usable') throw new Error(read.problem);
  return {
    cluster: kubernetesCluster(read.config, read.server, systemClock),
    clock: systemClock,
    random: systemRandom,
    log: { group: () => {}, endGroup: () => {}, info: () => {} },
    scope: new Scope(),
    lease: { namespace: 'admission-gate', name: 'deploy' },
    holder: 'gh:1.1:gate',
    kyvernoNamespace: 'kyverno',
    history: new RunHistory(systemClock),
  };
}

export interface Said {
  readonly answer: Answer;
  readonly judgement: Judgement;
  /** The reason code, or how else it ended. */
  readonly code: string;
}

function codeOf(judgement: Judgement): string {
  return judgement.kind === 'denied' || judgement.kind === 'unanswered' ? judgement.code : judgement.kind;
}

/** One dry-run of a Pod with these images, through the product’s own port, and what the product makes of the answer. */
export async function asked(
  context: Context,
  images: readonly string[],
  namespace = 'apps',
  more: object = {},
): Promise<Said> {
  const containers = images.map((image, index) => ({ name: `c${index}`, image, ...more }));
  const spec = { automountServiceAccountToken: false, containers };
  const pod = { apiVersion: 'v1', kind: 'Pod', metadata: { name: 'probe', namespace }, spec };
  const answer = await context.cluster.dryRunPod(namespace, pod, context.scope.signal);
  const judgement = judge(answer);
  return { answer, judgement, code: codeOf(judgement) };
}
