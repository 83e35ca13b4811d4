import type { ReasonCode } from '../findings/catalogue.ts';
import type { CauseClass, Finding } from '../findings/finding.ts';

/** One line of the timeline: what happened when, counted from the start of the run on the monotonic clock. */
export interface TimelineEntry {
  readonly atMs: number;
  readonly what: string;
}

/** One attempt to create a Pod by server dry-run. */
export interface AttemptRecord {
  readonly atMs: number;
  readonly elapsedMs: number;
  readonly status: number | 'none';
  readonly outcome: string;
  readonly text: string;
}

/** A probe (must be admitted) or a control (must be denied) with all its attempts. */
export interface ProbeRecord {
  readonly kind: 'probe' | 'control';
  /** All images of the Pod, separated by a comma and a space. */
  readonly image: string;
  readonly podNamespace: string;
  /** Where the Pod comes from: an input, or an object and its place in a file. */
  readonly from: string;
  readonly passed: boolean;
  readonly attempts: readonly AttemptRecord[];
  /** The shortest timeout of the webhooks that judge it. */
  readonly timeoutSeconds?: number;
  /** The references with a digest that its images were resolved to, as far as that was seen. */
  readonly resolved: readonly ResolvedImage[];
}

/** An image as it was asked for, and the reference with a digest that stands for it. */
interface ResolvedImage {
  readonly image: string;
  readonly pinned: string;
}

/** One webhook entry as it should be or as it is: `mutate p1 Fail 30s`. */
export interface WebhookLine {
  readonly verb: 'mutate' | 'validate';
  readonly path: string;
  readonly failurePolicy: string;
  readonly timeoutSeconds: number;
}

/** Expected and effective webhooks of the policies that matter, as last seen. */
export interface Convergence {
  readonly expected: readonly WebhookLine[];
  readonly effective: readonly WebhookLine[];
  readonly exact: boolean;
}

/** A timeout raised by this run; it is adopted and never undone. */
export interface PatchRecord {
  readonly policy: string;
  readonly from: string;
  readonly to: number;
}

/** The merge group of a run: what is deployed with it besides its own pull request. */
export interface GroupRecord {
  readonly pullRequest: number;
  /** The pull requests ahead whose content is in the group too, the nearest first. */
  readonly ahead: readonly number[];
  /** The commit under the last of them. */
  readonly base: string;
  readonly baseBranch: string;
  /** The place in the queue, counted from 1, where the queue told it. */
  readonly place?: number;
}

/** The end of a run, from which log, outputs, summary, annotation, comment and report.json are rendered. */
export interface Verdict {
  readonly mode: 'gate' | 'assert' | 'release' | 'diagnose' | 'check';
  readonly verdict: 'proceed' | 'refuse';
  readonly code: ReasonCode;
  readonly causeClass: CauseClass;
  readonly retryable: boolean;
  /** The deciding finding first. */
  readonly findings: readonly Finding[];
  readonly timeline: readonly TimelineEntry[];
  readonly patches: readonly PatchRecord[];
  readonly probes: readonly ProbeRecord[];
  readonly convergence?: Convergence;
  readonly lease: string;
  readonly holder: string;
  readonly kyvernoVersion?: string;
  readonly mergeGroup?: GroupRecord;
  /** All that the run was told from outside, as plain data; only for `report.json`, from which it is decided again. */
  readonly observations?: object;
  readonly link?: string;
}
