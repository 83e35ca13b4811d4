import * as v from 'valibot';
import type { ReasonCode } from '../findings/catalogue.ts';
import type { Finding } from '../findings/finding.ts';
import type { Entry, RecordedRun } from './tape.ts';

/** What a report holds of a gate: what it observed, and the decision that it came to then. */
export interface Recording extends RecordedRun {
  readonly startedAt: Date;
  readonly startMs: number;
  readonly entries: readonly Entry[];
  readonly lease: string;
  /** The verdict with its findings, as one text. */
  readonly decision: string;
}

const texts = v.record(v.string(), v.string());
const text = v.string();
const findingSchema = (isCode: (code: string) => code is ReasonCode) =>
  v.object({
    code: v.custom<ReasonCode>((code) => typeof code === 'string' && isCode(code), 'a reason code of this version'),
    severity: v.picklist(['error', 'warning', 'notice']),
    subject: text,
    facts: texts,
    evidence: v.array(text),
    foreign: v.exactOptional(v.literal(true)),
  });

const claim = v.object({
  holder: text,
  durationSeconds: v.number(),
  notes: v.object({
    ...{ repository: text, repositoryId: text, jobId: text, runnerName: text, headSha: text, link: text },
    breakGlass: v.exactOptional(text),
  }),
});
const group = v.object({ pullRequest: v.number(), ref: text, sha: text, baseSha: text, baseBranch: text });
const change = v.pipe(
  v.object({ head: text, group: v.optional(group), workflowFile: text, repository: text, allowOlder: v.boolean() }),
  v.transform((read) => ({ ...read, group: read.group })),
);

const pods = v.array(
  v.object({
    namespace: text,
    labels: texts,
    annotations: texts,
    spec: v.record(v.string(), v.unknown()),
    images: v.array(text),
    from: text,
  }),
);

const place = v.object({ file: text, line: v.number(), column: v.number() });
const filePolicies = v.array(v.object({ object: v.record(text, v.unknown()), place, places: v.record(text, place) }));

function reportSchema(isCode: (code: string) => code is ReasonCode) {
  const found = findingSchema(isCode);
  return v.object({
    version: v.literal(1),
    mode: v.literal('gate', 'a report of mode gate'),
    ...{ verdict: text, code: text, causeClass: text, retryable: v.boolean() },
    findings: v.array(found),
    lease: text,
    observations: v.object(
      {
        version: v.literal(1),
        startedAt: v.pipe(text, v.isoTimestamp()),
        startMs: v.number(),
        inputs: texts,
        probes: pods,
        mustDeny: pods,
        filePolicies: v.optional(filePolicies, []),
        claim,
        change,
        warnings: v.array(found),
        entries: v.array(v.object({ call: text, doneMs: v.number(), value: v.pipe(v.number(), v.integer()) })),
        values: v.array(v.unknown()),
      },
      'what the run observed, which a report leaves out when it is too long or nothing was asked',
    ),
  });
}

/**
 * Reads the verdict of a report and the observations that it rests on; a text says what is missing in it. JSON has no
 * `undefined`, so a call that came to nothing is `null` there.
 */
export function readRecording(report: unknown, isCode: (code: string) => code is ReasonCode): Recording | string {
  const parsed = v.safeParse(reportSchema(isCode), report);
  if (!parsed.success) {
    const [issue] = parsed.issues;
    return `${v.getDotPath(issue) ?? 'the report'}: ${issue.message}`;
  }
  const { observations, lease, ...rest } = parsed.output;
  const { verdict, code, causeClass, retryable, findings } = rest;
  const { startedAt, startMs, values, inputs, probes, mustDeny, filePolicies, claim, change, warnings } = observations;
  return {
    ...{ inputs, probes, mustDeny, filePolicies, claim, change, warnings, lease, startMs },
    startedAt: new Date(startedAt),
    entries: observations.entries.map(({ call, doneMs, value }) => ({
      call,
      doneMs,
      value: values[value] ?? undefined,
    })),
    decision: JSON.stringify({ verdict, code, causeClass, retryable, findings }),
  };
}

/** Why the run was ended from outside, and when. */
export function endingsIn(
  { entries }: Pick<Recording, 'entries'>,
  isCode: (code: string) => code is ReasonCode,
): readonly { readonly atMs: number; readonly why: Finding }[] {
  return entries
    .filter(({ call }) => call === 'ended')
    .flatMap(({ doneMs, value }) => {
      const parsed = v.safeParse(findingSchema(isCode), value);
      return parsed.success ? [{ atMs: doneMs, why: parsed.output }] : [];
    });
}

/** Why there was no queue to ask, where there was none. */
export function unopenedIn({ entries }: Pick<Recording, 'entries'>, isCode: (code: string) => code is ReasonCode) {
  const entry = entries.find(({ call }) => call === 'open');
  const parsed = v.safeParse(findingSchema(isCode), entry?.value);
  return parsed.success ? parsed.output : undefined;
}
