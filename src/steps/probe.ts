import { type ControlPod, controlsOf } from '../admission/control.ts';
import { parseImage } from '../admission/image.ts';
import { distinctPods, type ProbePod, podOfImage } from '../admission/pod.ts';
import { isImageEngine } from '../admission/texts.ts';
import { type Finding, finding, isError } from '../findings/finding.ts';
import type { AttemptRecord, ProbeRecord } from '../report/verdict.ts';
import { type Asked, ask, type Ended, imagesText, type ProbeLimits, round } from './ask.ts';
import { type Context, type Step, say } from './context.ts';
import { exclusionFinding } from './exclusion.ts';
import { failedFinding, probeFinding, slowFinding } from './probe-findings.ts';

/** What policies and webhooks say about one Pod. */
export interface Cover {
  /** The policies that can select it. */
  readonly policies: readonly string[];
  /** The shortest timeout of the webhooks that call them; `undefined` where there is none. */
  readonly timeoutSeconds: number | undefined;
  /** May they see this image in it? `false` is certain. */
  readonly reaches: (image: string) => boolean;
}

export type CoverOf = (pod: ProbePod) => Cover;

/** Every probe must be admitted. */
export async function probeAll(
  context: Context,
  pods: readonly ProbePod[],
  coverOf: CoverOf,
  limits: ProbeLimits,
): Promise<Step<void>> {
  return round(context, limits, pods, async (pod, signal) => {
    const asked = await ask(context, pod, limits, signal);
    if (asked === undefined) return undefined;
    const { timeoutSeconds } = coverOf(pod);
    const found = probeFinding(context, pod, asked);
    const passed = found === undefined || !isError(found);
    const entry = {
      kind: 'probe' as const,
      ...aboutPod(pod),
      passed,
      attempts: asked.attempts,
      resolved: asked.resolved,
    };
    record(context, timeoutSeconds === undefined ? entry : { ...entry, timeoutSeconds });
    if (!passed) return found;
    const slow = slowFinding(pod, asked, timeoutSeconds);
    context.history.warnings.push(...[found, slow].filter((one) => one !== undefined));
    return undefined;
  });
}

/**
 * Every form in which a repository is probed has a control that must be denied, and so must all Pods of `mustDeny`; each
 * denial must name a policy that covers the Pod. A control that no policy can see proves nothing and is left out, where there
 * are Pods of `mustDeny` to prove the same.
 */
export async function controlAll(
  context: Context,
  pods: readonly ProbePod[],
  mustDeny: readonly ProbePod[],
  coverOf: CoverOf,
  limits: ProbeLimits,
): Promise<Step<void>> {
  const group = (pod: ProbePod): string => [pod.namespace, ...coverOf(pod).policies].join(' ');
  const forged = controlsOf(pods, group, () => context.random.hex(32));
  const isOfUse = ({ pod, image }: ControlPod): boolean => mustDeny.length === 0 || coverOf(pod).reaches(image);
  for (const { image } of forged.filter((control) => !isOfUse(control)))
    say(context, `no control ${image}: no policy matches this form; the images in probe-must-deny prove instead`);
  const controls = [...forged.filter(isOfUse), ...mustDeny.map(wanted)];
  return round(context, limits, controls, async (control, signal) => {
    const asked = await ask(context, control.pod, limits, signal, true);
    if (asked === undefined) return undefined;
    const said = controlFinding(context, control, coverOf(control.pod).policies, asked);
    const found = asked.last.kind === 'admitted' ? ((await exclusionFinding(context, control.pod)) ?? said) : said;
    const passed = found === undefined;
    const attempts = passed ? asked.attempts.map((attempt) => deniedAsWanted(attempt, asked.last)) : asked.attempts;
    record(context, { kind: 'control', ...aboutPod(control.pod), passed, attempts, resolved: [] });
    return found;
  });
}

function wanted(pod: ProbePod): ControlPod {
  const image = imagesText(pod);
  return { pod, image, repository: parseImage(image)?.repository ?? image };
}

/** For a control, the reason of the denial is beside the point: that there is one is what was asked for. */
function deniedAsWanted(attempt: AttemptRecord, last: Ended): AttemptRecord {
  return last.kind === 'denied' && attempt.text === last.text
    ? { ...attempt, outcome: 'denied, as it must be' }
    : attempt;
}

function aboutPod(pod: ProbePod): Pick<ProbeRecord, 'image' | 'podNamespace' | 'from'> {
  return { image: imagesText(pod), podNamespace: pod.namespace, from: pod.from };
}

function record(context: Context, entry: ProbeRecord): void {
  context.history.probes.push(entry);
  const last = entry.attempts.at(-1);
  const times = entry.attempts.length === 1 ? 'at the first attempt' : `at attempt ${entry.attempts.length}`;
  const why = entry.passed || !last?.text ? '' : `: ${last.text}`;
  say(context, `${entry.kind} ${entry.image}: ${last?.outcome ?? 'no answer'}, ${times}${why}`);
}

function controlFinding(
  context: Context,
  { pod, image, repository }: ControlPod,
  covering: readonly string[],
  asked: Asked,
): Finding | undefined {
  const { last } = asked;
  const subject = `repository ${repository}`;
  const isMustDeny = pod.from === 'probe-must-deny';
  if (last.kind === 'admitted') {
    return isMustDeny
      ? finding('must-deny-admitted', `image ${image}`, { image, policies: covering.join(', ') || 'none' })
      : finding('not-enforced', subject, { repository, namespace: context.kyvernoNamespace });
  }
  if (last.kind === 'unanswered') return failedFinding(context, pod, last, asked);
  if (isImageEngine(last.engine) && last.policies.some((policy) => covering.includes(policy))) return undefined;
  const facts = { repository, policies: covering.join(', ') || 'none', text: last.text };
  return finding('control-other-denial', subject, facts);
}

/** The Pods of an input with images, each once; a line that is no image reference is bad input. */
export function podsOfImages(
  input: 'probe-images' | 'probe-must-deny',
  images: readonly string[],
  namespace: string,
): readonly ProbePod[] | Finding {
  const bad = images.find((image) => parseImage(image) === undefined);
  if (bad !== undefined) {
    const facts = { input, allowed: 'one image reference per line', given: bad };
    return finding('bad-input', `input ${input}`, facts);
  }
  return distinctPods(images.map((image) => ({ ...podOfImage(namespace, image), from: input })));
}
