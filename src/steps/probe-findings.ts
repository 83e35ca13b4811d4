import { endOf } from '../admission/history.ts';
import type { ProbePod } from '../admission/pod.ts';
import { type Finding, finding } from '../findings/finding.ts';
import { type Asked, type Ended, imagesText } from './ask.ts';
import type { Context } from './context.ts';

type Failed = Exclude<Ended, { kind: 'admitted' }>;

/** Of several images the one that the answer names, where it names one of them only. */
function imageIn(pod: ProbePod, text: string): string {
  const named = pod.images.filter((image) => text.includes(image));
  return named.length === 1 && named[0] !== undefined ? named[0] : imagesText(pod);
}

/** The sentences of all codes of answers draw on the same facts. */
export function failedFinding(context: Context, pod: ProbePod, last: Failed, { attempts, stopped }: Asked): Finding {
  const image = imageIn(pod, last.text);
  const facts = {
    image,
    text: last.text,
    webhook: last.webhook,
    attempts: String(attempts.length),
    policy: last.kind === 'denied' ? last.policies.join(', ') || 'a policy that is not named' : '',
    namespace: last.code === 'api-forbidden' ? pod.namespace : context.kyvernoNamespace,
    podNamespace: pod.namespace,
    verb: 'create',
    resource: 'pods',
    call: 'create pods (dry-run)',
    status: String(attempts.at(-1)?.status ?? 'none'),
  };
  const evidence = pod.from.startsWith('probe-') ? [] : [`from ${pod.from}`];
  const code = stopped === 'verifier-crash' ? 'verifier-restarted' : last.code;
  return { code, severity: 'error', subject: `image ${image}`, facts, evidence };
}

/** What all answers to one Pod say together; a recovery is a warning, and nothing is found where all is well. */
export function probeFinding(context: Context, pod: ProbePod, asked: Asked): Finding | undefined {
  const image = imagesText(pod);
  const end = endOf(asked.history);
  switch (end?.kind) {
    case undefined:
    case 'admitted':
      return undefined;
    case 'recovered': {
      const facts = { image, failed: String(end.times), attempts: String(asked.history.length), text: end.failed.text };
      return finding('probe-recovered', `image ${image}`, facts, [], 'warning');
    }
    case 'flaps': {
      const text = [...new Set(end.denials.map((denial) => denial.text))].join('; ');
      const facts = { image, admitted: String(end.admitted), denied: String(end.denials.length), text };
      return finding('verdict-flaps', `image ${image}`, facts);
    }
    case 'failed':
      return failedFinding(context, pod, end.last, asked);
  }
}

/** A webhook that took more than half of its time will take all of it one day. */
const SLOW_SHARE = 0.5;

/** The last attempt against the shortest timeout of the webhooks that judge the Pod. */
export function slowFinding(
  pod: ProbePod,
  { attempts }: Asked,
  timeoutSeconds: number | undefined,
): Finding | undefined {
  const last = attempts.at(-1);
  if (last === undefined || timeoutSeconds === undefined) return undefined;
  if (last.elapsedMs <= timeoutSeconds * 1000 * SLOW_SHARE) return undefined;
  const image = imagesText(pod);
  const facts = { image, seconds: (last.elapsedMs / 1000).toFixed(1), timeout: String(timeoutSeconds) };
  return finding('probe-slow', `image ${image}`, facts, [], 'warning');
}
