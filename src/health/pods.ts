import type { ContainerStatus, Pod } from './objects.ts';

/** What keeps a Pod from serving, the causes first that explain the others. */
export const troubles = ['out-of-memory', 'image-pull', 'config', 'crash-loop', 'unschedulable', 'not-ready'] as const;
export type Trouble = (typeof troubles)[number];

/** One Pod: `undefined` trouble means that it is ready. */
export interface PodState {
  readonly name: string;
  readonly trouble: Trouble | undefined;
  readonly restarts: number;
  /** The Pod's status in one line, in the words that kubectl shows. */
  readonly text: string;
}

const pulling =
  /^(?:ErrImagePull|ImagePullBackOff|InvalidImageName|ErrImageNeverPull|RegistryUnavailable|ImageInspectError)$/;
const misconfigured = /^(?:CreateContainerConfigError|CreateContainerError|RunContainerError)$/;

/** The end of a container that is not running is its last one; of one that runs again, the one before. */
function endOf({ state, lastState }: ContainerStatus): ContainerStatus['state']['terminated'] {
  return state.terminated ?? lastState.terminated;
}

function containerTrouble(status: ContainerStatus): Trouble | undefined {
  if (status.ready) return undefined;
  const waiting = status.state.waiting?.reason ?? '';
  if (endOf(status)?.reason === 'OOMKilled') return 'out-of-memory';
  if (pulling.test(waiting)) return 'image-pull';
  if (misconfigured.test(waiting)) return 'config';
  return waiting === 'CrashLoopBackOff' || (endOf(status)?.exitCode ?? 0) !== 0 ? 'crash-loop' : 'not-ready';
}

function containerText(pod: Pod, status: ContainerStatus): string {
  const limit = pod.spec.containers.find(({ name }) => name === status.name)?.resources.limits.memory;
  const end = endOf(status);
  const { waiting } = status.state;
  const parts = [
    end &&
      `last ended with ${end.reason || 'no reason'} (exit code ${end.exitCode})${end.finishedAt && ` at ${end.finishedAt}`}`,
    end?.message,
    `${status.restartCount} restarts`,
    limit !== undefined && end?.reason === 'OOMKilled' && `memory limit ${limit}`,
    waiting && `waiting: ${[waiting.reason, waiting.message].filter(Boolean).join(' ')}`,
  ];
  return `container ${status.name}: ${parts.filter(Boolean).join(', ')}`;
}

/** Init containers that are done are not ready for ever; only those that failed are in the way. */
function statusesOf({ status }: Pod): readonly ContainerStatus[] {
  const failing = status.initContainerStatuses.filter(
    (one) => one.state.waiting !== undefined || (one.state.terminated?.exitCode ?? 0) !== 0,
  );
  return [...failing, ...status.containerStatuses];
}

function podTrouble(pod: Pod): Trouble | undefined {
  const scheduled = pod.status.conditions.find(({ type }) => type === 'PodScheduled');
  if (scheduled?.status === 'False') return 'unschedulable';
  const found = statusesOf(pod).map(containerTrouble);
  const worst = troubles.find((trouble) => found.includes(trouble));
  if (worst !== undefined) return worst;
  const ready = pod.status.conditions.find(({ type }) => type === 'Ready')?.status;
  const serves = ready === undefined ? pod.status.phase === 'Running' : ready === 'True';
  return serves && pod.metadata.deletionTimestamp === '' ? undefined : 'not-ready';
}

function statusText(pod: Pod): string {
  const { phase, reason, message, conditions } = pod.status;
  const broken = conditions
    .filter((one) => one.status === 'False' && (one.reason !== '' || one.message !== ''))
    .filter(({ type }) => type === 'PodScheduled' || type === 'Ready')
    .map((one) => [one.type, 'False:', one.reason, one.message].filter(Boolean).join(' '));
  const containers = statusesOf(pod)
    .filter((one) => containerTrouble(one) !== undefined || one.restartCount > 0)
    .map((one) => containerText(pod, one));
  const deleted = pod.metadata.deletionTimestamp === '' ? '' : 'being deleted';
  return [[phase, reason, message].filter(Boolean).join(' '), deleted, ...containers, ...broken]
    .filter(Boolean)
    .join('; ');
}

/** Reads a Pod's status: whether it serves, else why not (`core/v1` PodStatus). */
export function podState(pod: Pod): PodState {
  const restarts = statusesOf(pod).reduce((sum, { restartCount }) => sum + restartCount, 0);
  const { name } = pod.metadata;
  return { name, trouble: podTrouble(pod), restarts, text: `Pod ${name}: ${statusText(pod)}` };
}
