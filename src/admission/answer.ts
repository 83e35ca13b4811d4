import * as v from 'valibot';
import type { Answer } from '../cluster/port.ts';
import type { ReasonCode } from '../findings/catalogue.ts';
import {
  type Again,
  callRows,
  denialRow,
  forbiddenRows,
  isImageWebhook,
  isKyvernoWebhook,
  type Row,
  rowFor,
} from './texts.ts';

/** What the API server's answer to a Pod means. */
export type Judgement =
  | { readonly kind: 'admitted' }
  | {
      readonly kind: 'denied';
      /** The image policies that the denial names; empty where it names none. */
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

function unanswered(row: Pick<Row, 'code' | 'again'>, text: string, webhook = ''): Judgement {
  return { kind: 'unanswered', webhook, code: row.code, again: row.again, text };
}

/** `Policy P failed: TEXT` and `Policy P error: TEXT`; only in a denial by image verification is P an image policy. */
function policiesIn(text: string): readonly string[] {
  return [...new Set([...text.matchAll(/Policy (\S+) (?:failed|error): /g)].map((match) => match[1] ?? ''))];
}

/** A webhook that is not one of image verification: Kyverno's for another engine, or another vendor's. */
function otherCode(webhook: string): ReasonCode {
  return isKyvernoWebhook(webhook) ? 'other-kyverno-policy' : 'other-webhook';
}

/** Its `sideEffects` are not None or NoneOnDryRun, so it is not called and the request fails. */
const noDryRun = { code: 'webhook-without-dry-run', again: false } as const;

function denialRowOf(webhook: string, text: string): Pick<Row, 'code' | 'again'> {
  return isImageWebhook(webhook) ? denialRow(text) : { code: otherCode(webhook), again: false };
}

/** `admission webhook "W" denied the request: TEXT` (apiserver `plugin/webhook/errors/statuserror.go`). */
function denial(message: string): Judgement | undefined {
  const found = /^admission webhook "([^"]+)" (denied the request(?::\s*([\s\S]*))?|does not support dry run)/.exec(
    message,
  );
  if (found === null) return undefined;
  const [, webhook = '', how = '', text = ''] = found;
  const isImage = isImageWebhook(webhook);
  const policies = isImage ? policiesIn(text) : [];
  const row = how.startsWith('denied') ? denialRowOf(webhook, text) : noDryRun;
  return {
    kind: 'denied',
    policies,
    webhook,
    code: row.code,
    again: row.again,
    text: text || message,
  };
}

/** `failed calling webhook "W": …` with failurePolicy Fail (apiserver `plugin/webhook/{mutating,validating}/dispatcher.go`). */
function failedCall(answer: Status): Judgement | undefined {
  const text = answer.message.replace(/^Internal error occurred: /, '');
  const webhook = /^failed calling webhook "([^"]+)"/.exec(text)?.[1];
  if (webhook === undefined) return undefined;
  const row = rowFor(callRows, text);
  return isKyvernoWebhook(webhook)
    ? unanswered(row, text, webhook)
    : unanswered({ code: 'other-webhook', again: row.again }, text, webhook);
}

const statusRows: Readonly<Record<number, Pick<Row, 'code' | 'again'>>> = {
  401: { code: 'api-unauthorized', again: false },
  404: { code: 'probe-namespace-missing', again: false },
  409: { code: 'api-answer', again: true },
  422: { code: 'probe-invalid', again: false },
  429: { code: 'api-answer', again: true },
};

/** A ValidatingAdmissionPolicy chooses its HTTP code, 422 by default (apiserver `plugin/policy/validating/dispatcher.go`). */
function isPolicyDenial(message: string): boolean {
  return / is forbidden: ValidatingAdmissionPolicy /.test(message);
}

function statusJudgement(answer: Status): Judgement {
  const known = denial(answer.message) ?? failedCall(answer);
  if (known !== undefined) return known;
  if (answer.status === 403 || isPolicyDenial(answer.message))
    return unanswered(rowFor(forbiddenRows, answer.message), answer.message);
  const row = statusRows[answer.status] ?? { code: 'probe-unanswered' as const, again: answer.status >= 500 };
  return unanswered(row, answer.message || `HTTP ${answer.status}`);
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
