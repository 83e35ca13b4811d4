import { hidesCause, withLog } from '../admission/log.ts';
import { hasEnded, type Verifier, verifiersIn } from '../admission/verifiers.ts';
import type { ObjectRef } from '../cluster/port.ts';
import type { Finding } from '../findings/finding.ts';
import { type Context, type Refusal, refuse, say } from './context.ts';

/** More replicas than this have hardly anything new to say. */
const MOST_LOGS = 5;

function podsOf(namespace: string): ObjectRef {
  return { group: '', version: 'v1', resource: 'pods', namespace };
}

type Look = Pick<Context, 'cluster' | 'scope' | 'kyvernoNamespace'>;

/** The admission controllers, or nothing where they cannot be read: then nothing is concluded from them. */
async function look({ cluster, scope, kyvernoNamespace }: Look): Promise<readonly Verifier[] | undefined> {
  const answer = await cluster.read(podsOf(kyvernoNamespace), scope.signal);
  return answer.kind === 'ok' ? verifiersIn(answer.body) : undefined;
}

/**
 * Did an admission controller end during a wait, or is one down after it? Asked once the connection to one broke, as it
 * takes a moment until the end of a container is known. `undefined`: not known, such as without the right to list Pods.
 */
export async function restartedDuring(context: Look, wait: () => Promise<void>): Promise<boolean | undefined> {
  const before = await look(context);
  await wait();
  const now = before === undefined ? undefined : await look(context);
  return before === undefined || now === undefined ? undefined : hasEnded(before, now);
}

/** The last lines of every admission controller, or why one of them cannot be read. */
async function readLogs(context: Context): Promise<string | Finding['evidence']> {
  const { cluster, scope, kyvernoNamespace: namespace } = context;
  const found = await cluster.read(podsOf(namespace), scope.signal);
  if (found.kind !== 'ok') return [`the Pods of namespace ${namespace} could not be listed: ${found.message}`];
  const sinceSeconds = Math.ceil(context.history.sinceStart() / 1000) + 1;
  const pods = (verifiersIn(found.body) ?? []).slice(0, MOST_LOGS);
  const logs: string[] = [];
  for (const { name } of pods) {
    const answer = await cluster.readPodLog({ namespace, name }, sinceSeconds, scope.signal);
    if (answer.kind !== 'ok') return [`the log of Pod ${name} could not be read: ${answer.message}`];
    logs.push(String(answer.body));
  }
  return logs.join('\n');
}

/**
 * Where a denial hides its cause, the log of the admission controllers is read for it. What cannot be read, or shows no
 * single cause, leaves the finding as it is, with a line of evidence that says so.
 */
export async function explainedByLog(context: Context, refusal: Refusal): Promise<Refusal> {
  if (!refusal.findings.some(hidesCause) || context.scope.ended !== undefined) return refusal;
  const log = await readLogs(context);
  const explained = (found: Finding): Finding => {
    if (!hidesCause(found)) return found;
    if (typeof log !== 'string') return { ...found, evidence: [...found.evidence, ...log] };
    const shown = withLog(found, log);
    if (shown !== found) return shown;
    return { ...found, evidence: [...found.evidence, 'the log of the admission controllers shows no single cause'] };
  };
  const [first, ...more] = refusal.findings;
  const told = refuse(explained(first), ...more.map(explained));
  say(context, `Kyverno's log was read for the cause: ${told.findings[0].code}`);
  return told;
}
