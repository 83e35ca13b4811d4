import * as v from 'valibot';
import type { Answer } from '../cluster/port.ts';
import type { ReasonCode } from '../findings/catalogue.ts';
import { callRows, isDeadlock } from './call-texts.ts';
import { clusterPoliciesIn, clusterPolicyRow, denialRow } from './denial-texts.ts';
import { forbiddenRows, statusRow } from './status-texts.ts';
import { type Again, type Engine, engineOf, isImageEngine, type Row, rowOr } from './texts.ts';

/** What the API server's answer to a Pod means. */
export type Judgement =
  | { readonly kind: 'admitted' }
  | {
      readonly kind: 'denied';
      readonly engine: Engine;
      /** The policies of that engine that the denial names; empty where it names none. */
      readonly policies: readonly string[];
      readonly webhook: string;
      readonly code: ReasonCode;
      readonly again: Again;
      readonly text: string;
    }
  | {
      readonly kind: 'unanswered';
      readonly webhook: string;
      readonly code: ReasonCode;
      readonly again: Again;
      readonly text: string;
    }
  | { readonly kind: 'aborted' };

type Status = Extract<Answer, { kind: 'status' }>;
type Meaning = Pick<Row, 'code' | 'again'>;

function unanswered(row: Meaning, text: string, webhook = ''): Judgement {
  return { kind: 'unanswered', webhook, code: row.code, again: row.again, text };
}

/** `Policy P failed: TEXT`, `Policy P error: TEXT`, and of mutating policies `Policy P: TEXT` (Kyverno's handlers). */
function policiesIn(engine: Engine, text: string): readonly string[] {
  if (engine === 'other') return [];
  if (engine === 'cpol') return clusterPoliciesIn(text);
  const named = engine === 'mpol' ? /Policy (\S+?)(?: failed| error)?: /g : /Policy (\S+) (?:failed|error): /g;
  return [...new Set([...text.matchAll(named)].map((match) => match[1] ?? ''))];
}

/** Its `sideEffects` are not None or NoneOnDryRun, so it is not called and the request fails. */
const noDryRun: Meaning = { code: 'webhook-without-dry-run', again: false };

function denialMeaning(engine: Engine, text: string): Meaning {
  if (isImageEngine(engine)) return denialRow(text);
  if (engine === 'cpol') return clusterPolicyRow(text);
  return { code: engine === 'other' ? 'other-webhook' : 'other-kyverno-policy', again: false };
}

/** `admission webhook "W" denied the request: TEXT` (apiserver `plugin/webhook/errors/statuserror.go`). */
function denial(message: string): Judgement | undefined {
  const found =
    /^admission webhook "([^"]+)" (denied the request(?: without explanation|:\s*([\s\S]*))?|does not support dry run)/.exec(
      message,
    );
  if (found === null) return undefined;
  const [, webhook = '', how = '', text = ''] = found;
  const engine = engineOf(webhook);
  const { code, again } = how.startsWith('denied') ? denialMeaning(engine, text) : noDryRun;
  return { kind: 'denied', engine, policies: policiesIn(engine, text), webhook, code, again, text: text || message };
}

/** `failed calling webhook "W": …` with failurePolicy Fail (apiserver `plugin/webhook/{mutating,validating}/dispatcher.go`). */
function failedCall(text: string, elapsedMs: number): Judgement | undefined {
  // Up to Kubernetes 1.12 it was an admission webhook.
  const webhook = /^failed calling (?:admission )?webhook "([^"]+)"/.exec(text)?.[1];
  if (webhook === undefined) return undefined;
  const row = rowOr(callRows, text, 'webhook-unreachable', true);
  if (engineOf(webhook) === 'other') return unanswered({ code: 'other-webhook', again: row.again }, text, webhook);
  const locked = row.code === 'webhook-timeout' && isDeadlock(text, elapsedMs);
  return unanswered(locked ? { code: 'webhook-deadlock', again: false } : row, text, webhook);
}

/** A ValidatingAdmissionPolicy chooses its HTTP code, 422 by default (apiserver `plugin/policy/validating/dispatcher.go`). */
function isPolicyDenial(message: string): boolean {
  return / is forbidden: ValidatingAdmissionPolicy /.test(message);
}

/** What clients of the API server put before its words (kubectl `cmd/util/helpers.go`, apimachinery `api/errors`). */
const wrappings = /^(?:Error from server(?: \(\w+\))?: |error when \w+ "[^"]*": |Internal error occurred: )+/;

function statusJudgement(answer: Status): Judgement {
  const text = answer.message.replace(wrappings, '');
  const known = denial(text) ?? failedCall(text, answer.elapsedMs);
  if (known !== undefined) return known;
  if (answer.status === 403 || isPolicyDenial(text))
    return unanswered(rowOr(forbiddenRows, text, 'other-admission', false), text || 'HTTP 403');
  return unanswered(statusRow(answer.status, text), answer.message || `HTTP ${answer.status}`);
}

const podSchema = v.object({
  kind: v.literal('Pod'),
  metadata: v.object({ name: v.string(), resourceVersion: v.optional(v.string(), '') }),
});

/** Only a Pod that was not stored is a dry-run's admission: the API server gives what it stores a resourceVersion. */
function admission(answer: Extract<Answer, { kind: 'ok' }>): Judgement {
  const pod = v.safeParse(podSchema, answer.body);
  if (answer.status !== 201 || !pod.success) {
    return unanswered(
      { code: 'dry-run-ignored', again: false },
      `HTTP ${answer.status} without the Pod that was asked for`,
    );
  }
  const { name, resourceVersion } = pod.output.metadata;
  if (resourceVersion === '') return { kind: 'admitted' };
  return unanswered(
    { code: 'dry-run-ignored', again: false },
    `Pod ${name} was stored with resourceVersion ${resourceVersion}`,
  );
}

/** Reads one answer to a server dry-run of a Pod. What is not known for certain is never an admission. */
export function judge(answer: Answer): Judgement {
  switch (answer.kind) {
    case 'ok':
      return admission(answer);
    case 'status':
      return statusJudgement(answer);
    case 'no-answer': {
      if (answer.cause === 'aborted') return { kind: 'aborted' };
      if (answer.cause === 'credentials') return unanswered({ code: 'api-unauthorized', again: false }, answer.message);
      const lasting = answer.cause === 'tls';
      return unanswered({ code: lasting ? 'api-untrusted' : 'probe-unanswered', again: !lasting }, answer.message);
    }
  }
}

/** One line for the record: what kind of end an attempt had. */
export function outcomeText(judgement: Judgement): string {
  switch (judgement.kind) {
    case 'admitted':
      return 'admitted';
    case 'aborted':
      return 'cut off';
    default:
      return judgement.code;
  }
}
