import type { ReasonCode } from '../findings/catalogue.ts';
import type { Finding } from '../findings/finding.ts';
import type { Judgement } from './answer.ts';
import { calledUrl } from './call-texts.ts';

type Answered = Extract<Judgement, { kind: 'denied' | 'unanswered' }>;

function isAbout(found: Finding, policy: string): boolean {
  return Object.values(found.facts).some((fact) => fact.split(/[\s,]+/).includes(policy));
}

/** Which defects of a policy explain which of its denials; a denial that hides its cause is explained by what must deny. */
const explaining: Partial<Record<ReasonCode, readonly ReasonCode[]>> = {
  'policy-not-evaluated': ['two-policies-one-pod'],
  'probe-denied': ['log-url-missing', 'several-identities'],
  'digest-missing': ['tag-will-be-denied', 'tag-may-be-denied'],
};

/**
 * The finding about policies and webhooks that explains an answer, where there is one: slowness on a path of several
 * policies is their deadlock, and an outcome that is missing was overwritten by another policy of the same Pod.
 */
export function explanationOf(judgement: Answered, findings: readonly Finding[]): Finding | undefined {
  if (judgement.code === 'webhook-timeout' || judgement.code === 'webhook-deadlock') {
    const called = calledUrl(judgement.text).policies;
    if (called.length < 2) return undefined;
    return findings.find((found) => found.code === 'shared-path' && called.every((policy) => isAbout(found, policy)));
  }
  if (judgement.kind !== 'denied') return undefined;
  const { policies } = judgement;
  const codes = explaining[judgement.code] ?? [];
  return findings.find((found) => codes.includes(found.code) && policies.some((policy) => isAbout(found, policy)));
}
