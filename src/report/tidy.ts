import type { Finding } from '../findings/finding.ts';
import { cleanLine, cleanLines } from '../text/clean.ts';
import type { Convergence, GroupRecord, ProbeRecord, TimelineEntry, Verdict, WebhookLine } from './verdict.ts';

const most = {
  findings: 30,
  /** What files say is read by whoever mends them all. */
  fileFindings: 2_000,
  facts: 12,
  probes: 60,
  attempts: 10,
  images: 4,
  timeline: 200,
  patches: 50,
  webhooks: 100,
  ahead: 100,
};
const evidence = { maxLines: 30, maxLength: 500 };
const nameLength = 300;
const textLength = 1_000;

/** A verdict as it may leave this process, and how much of each list was left out for length. */
export interface Tidy {
  readonly verdict: Verdict;
  readonly leftOut: { readonly findings: number; readonly probes: number; readonly timeline: number };
}

type Clean = (text: string, max: number) => string;

function tidyFinding(found: Finding, clean: Clean, secrets: readonly string[]): Finding {
  const facts = Object.entries(found.facts)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .slice(0, most.facts);
  return {
    code: found.code,
    severity: found.severity,
    subject: clean(found.subject, nameLength),
    facts: Object.fromEntries(facts.map(([name, value]) => [clean(name, nameLength), clean(value, textLength)])),
    evidence: cleanLines(found.evidence, evidence, secrets),
    ...(found.foreign && { foreign: true }),
    ...(found.place && { place: { ...found.place, file: clean(found.place.file, textLength) } }),
  };
}

function tidyProbe(probe: ProbeRecord, clean: Clean): ProbeRecord {
  return {
    kind: probe.kind,
    image: clean(probe.image, nameLength),
    podNamespace: clean(probe.podNamespace, nameLength),
    from: clean(probe.from, nameLength),
    passed: probe.passed,
    ...(probe.timeoutSeconds !== undefined && { timeoutSeconds: probe.timeoutSeconds }),
    resolved: probe.resolved
      .slice(0, most.images)
      .map(({ image, pinned }) => ({ image: clean(image, nameLength), pinned: clean(pinned, nameLength) })),
    attempts: probe.attempts.slice(-most.attempts).map((attempt) => ({
      atMs: Math.round(attempt.atMs),
      elapsedMs: Math.round(attempt.elapsedMs),
      status: attempt.status,
      outcome: clean(attempt.outcome, nameLength),
      text: clean(attempt.text, 600),
    })),
  };
}

function tidyConvergence({ expected, effective, exact }: Convergence, clean: Clean): Convergence {
  const tidyLine = (line: WebhookLine): WebhookLine => ({
    verb: line.verb,
    path: clean(line.path, nameLength),
    failurePolicy: clean(line.failurePolicy, nameLength),
    timeoutSeconds: line.timeoutSeconds,
  });
  return {
    expected: expected.slice(0, most.webhooks).map(tidyLine),
    effective: effective.slice(0, most.webhooks).map(tidyLine),
    exact,
  };
}

function tidyEvent({ atMs, what }: TimelineEntry, clean: Clean): TimelineEntry {
  return { atMs: Math.round(atMs), what: clean(what, nameLength) };
}

/** Failed ones first, so that a bound never hides what decided. */
function byImportance(probes: readonly ProbeRecord[]): readonly ProbeRecord[] {
  return [...probes.filter((probe) => !probe.passed), ...probes.filter((probe) => probe.passed)];
}

function tidyGroup({ pullRequest, ahead, base, baseBranch, place }: GroupRecord, clean: Clean): GroupRecord {
  return {
    pullRequest,
    ahead: ahead.slice(0, most.ahead),
    base: clean(base, nameLength),
    baseBranch: clean(baseBranch, nameLength),
    ...(place === undefined ? {} : { place }),
  };
}

type Optional = Pick<Verdict, 'convergence' | 'kyvernoVersion' | 'link' | 'mergeGroup'>;

function optional(verdict: Verdict, clean: Clean): Optional {
  const { convergence, kyvernoVersion, link, mergeGroup } = verdict;
  return {
    ...(convergence && { convergence: tidyConvergence(convergence, clean) }),
    ...(kyvernoVersion !== undefined && { kyvernoVersion: clean(kyvernoVersion, nameLength) }),
    ...(link !== undefined && { link: clean(link, textLength) }),
    ...(mergeGroup && { mergeGroup: tidyGroup(mergeGroup, clean) }),
  };
}

/**
 * The verdict with every text cleaned, every secret hidden (by pattern, and the known values in `secrets`), every list
 * bounded and every key in a fixed order: what all renderings start from. Its JSON stays under 4 MiB.
 */
export function tidied(verdict: Verdict, secrets: readonly string[] = []): Tidy {
  const clean: Clean = (text, max) => cleanLine(text, max, secrets);
  const { findings, probes, timeline } = verdict;
  const mostFindings = verdict.mode === 'check' ? most.fileFindings : most.findings;
  return {
    verdict: {
      mode: verdict.mode,
      verdict: verdict.verdict,
      code: verdict.code,
      causeClass: verdict.causeClass,
      retryable: verdict.retryable,
      findings: findings.slice(0, mostFindings).map((found) => tidyFinding(found, clean, secrets)),
      timeline: timeline.slice(-most.timeline).map((event) => tidyEvent(event, clean)),
      patches: verdict.patches
        .slice(0, most.patches)
        .map(({ policy, from, to }) => ({ policy: clean(policy, nameLength), from: clean(from, nameLength), to })),
      probes: byImportance(probes)
        .slice(0, most.probes)
        .map((probe) => tidyProbe(probe, clean)),
      lease: clean(verdict.lease, nameLength),
      holder: clean(verdict.holder, nameLength),
      ...optional(verdict, clean),
    },
    leftOut: {
      findings: Math.max(0, findings.length - mostFindings),
      probes: Math.max(0, probes.length - most.probes),
      timeline: Math.max(0, timeline.length - most.timeline),
    },
  };
}
