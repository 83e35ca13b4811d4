import type { Finding } from '../findings/finding.ts';
import { type BackendState, backendState, type Observed } from './backend.ts';
import { dayOf, troubleCodes } from './call.ts';
import { judgeBundle, judgeServed, type Trust } from './certificates.ts';
import { reachText } from './reach.ts';
import { scopeText } from './scope.ts';
import { type HealthCode, healthFinding, type Subject } from './subject.ts';
import { type Address, addressText, type Webhook } from './webhook.ts';

/** How many ways in which a group is called are told of. */
const MOST_SCOPES = 3;
const DAY_MS = 24 * 3600 * 1000;

/** Webhooks that stand and fall together: one backend, one caBundle, one way to fail. */
export interface Group {
  readonly first: Webhook;
  readonly webhooks: readonly Webhook[];
  readonly state: BackendState;
}

/** `a` or `a and 3 more`. */
function nameOf({ first, webhooks }: Group): string {
  return webhooks.length === 1 ? first.name : `${first.name} and ${webhooks.length - 1} more`;
}

/** Groups all webhooks that were seen, each group with what was seen of its backend. */
export function groupsOf(seen: Observed): readonly Group[] {
  const groups = new Map<string, Webhook[]>();
  for (const webhook of seen.webhooks) {
    const key = [addressText(webhook.address), webhook.failurePolicy, webhook.caBundle].join('|');
    groups.set(key, [...(groups.get(key) ?? []), webhook]);
  }
  return [...groups.values()].flatMap((webhooks) => {
    const [first] = webhooks;
    return first === undefined ? [] : [{ first, webhooks, state: backendState(seen, first.address) }];
  });
}

/** `seen`: where the namespaces were read, what the group can block is told by name. */
export function subjectOf(group: Group, seen?: Observed): Subject {
  const { first, state, webhooks } = group;
  const reach = seen && reachText(webhooks, seen.namespaces);
  const opens = [...new Set(webhooks.map(scopeText))].slice(0, MOST_SCOPES).join('; ');
  return { name: nameOf(group), webhook: first, address: first.address, state, reach, opens };
}

interface Certain {
  readonly code: HealthCode;
  readonly facts: Readonly<Record<string, string>>;
}

/** The name that the API server demands of the certificate (apiserver `pkg/util/webhook/client.go`). */
export function hostOf(address: Address): string {
  if (address.kind === 'service') return `${address.name}.${address.namespace}.svc`;
  return (URL.parse(address.url)?.hostname ?? '').replace(/^\[|\]$/g, '');
}

function trustOf({ first: { address, caBundle } }: Group, seen: Observed, now: Date): Trust | undefined {
  return judgeServed(caBundle, seen.served?.get(addressText(address)) ?? [], hostOf(address), now);
}

function bundleProblem({ first: { caBundle } }: Group, now: Date): Certain | undefined {
  const bundle = judgeBundle(caBundle, now);
  if (bundle.kind === 'expired') return { code: 'ca-expired', facts: { expired: dayOf(bundle.last.notAfter) } };
  if (bundle.kind === 'unreadable') return { code: 'ca-unreadable', facts: {} };
  if (bundle.kind !== 'not-yet') return undefined;
  return {
    code: 'certificate-expired',
    facts: { text: `its caBundle is not valid before ${dayOf(bundle.first.notBefore)}` },
  };
}

function trustProblem(trust: Trust | undefined): Certain | undefined {
  switch (trust?.kind) {
    case 'unknown-authority':
      return { code: 'ca-mismatch', facts: {} };
    case 'wrong-name':
      return { code: 'certificate-wrong-name', facts: { text: `it is for ${trust.names}` } };
    case 'expired': {
      const { subject, notAfter, notBefore } = trust.certificate;
      const text = `${subject} is valid from ${dayOf(notBefore)} to ${dayOf(notAfter)}`;
      return { code: 'certificate-expired', facts: { text } };
    }
    default:
      return undefined;
  }
}

/** What certainly keeps the API server from an answer; the backend's own trouble first, since without it nothing is served. */
function problemOf(group: Group, seen: Observed, now: Date): Certain | undefined {
  const { trouble } = group.state;
  if (trouble !== undefined) return { code: troubleCodes[trouble], facts: {} };
  return bundleProblem(group, now) ?? trustProblem(trustOf(group, seen, now));
}

function soonOf(group: Group, seen: Observed, now: Date, warnDays: number): readonly Finding[] {
  const trust = trustOf(group, seen, now);
  const bundle = judgeBundle(group.first.caBundle, now);
  const ends: readonly (readonly [HealthCode, Date])[] = [
    ...(bundle.kind === 'valid' ? [['ca-expires', bundle.last.notAfter] as const] : []),
    ...(trust?.kind === 'trusted' ? [['certificate-expires', trust.until] as const] : []),
  ];
  const days = (until: Date): number => Math.floor((until.getTime() - now.getTime()) / DAY_MS);
  const [soonest] = ends
    .filter(([, until]) => days(until) < warnDays)
    .sort(([, a], [, b]) => a.getTime() - b.getTime());
  if (soonest === undefined) return [];
  const [code, until] = soonest;
  const facts = { expires: dayOf(until), days: String(days(until)) };
  return [healthFinding(code, subjectOf(group), facts, 'warning')];
}

/**
 * Which webhooks cannot be answered now (errors where they fail closed, warnings where what they check is not enforced),
 * and which will not be within `warnDays`. Only what was seen counts; nothing is found where nothing was read.
 */
export function judgeHealth(seen: Observed, now: Date, warnDays: number): readonly Finding[] {
  return groupsOf(seen).flatMap((group) => judgeGroup(group, seen, now, warnDays));
}

/** As `judgeHealth`, of one group. */
export function judgeGroup(group: Group, seen: Observed, now: Date, warnDays: number): readonly Finding[] {
  const problem = problemOf(group, seen, now);
  if (problem === undefined) return soonOf(group, seen, now, warnDays);
  const subject = subjectOf(group, seen);
  return group.first.failurePolicy === 'Fail'
    ? [healthFinding(problem.code, subject, problem.facts)]
    : [healthFinding('webhook-not-enforced', subject, problem.facts, 'warning')];
}
