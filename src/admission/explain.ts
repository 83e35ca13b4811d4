import type { Finding } from '../findings/finding.ts';
import type { Judgement } from './answer.ts';

type Answered = Extract<Judgement, { kind: 'denied' | 'unanswered' }>;

/** The policies in the path of the webhook that was called, as the API server quotes it. */
function policiesInPath(text: string): readonly string[] {
  const path = /\/n?ivpol\/(?:mutate|validate)\/([^?"\s]+)/.exec(text)?.[1] ?? '';
  return path.split('/').filter((name) => name !== '');
}

function isAbout(found: Finding, policy: string): boolean {
  return Object.values(found.facts).some((fact) => fact.split(/[\s,]+/).includes(policy));
}

/**
 * The finding about policies and webhooks that explains an answer, where there is one: slowness on a path of several
 * policies is their deadlock, and an outcome that is missing was overwritten by another policy of the same Pod.
 */
export function explanationOf(judgement: Answered, findings: readonly Finding[]): Finding | undefined {
  if (judgement.code === 'webhook-timeout') {
    const called = policiesInPath(judgement.text);
    if (called.length < 2) return undefined;
    return findings.find((found) => found.code === 'shared-path' && called.every((policy) => isAbout(found, policy)));
  }
  if (judgement.kind !== 'denied' || judgement.code !== 'policy-not-evaluated') return undefined;
  const { policies } = judgement;
  return findings.find(
    (found) => found.code === 'two-policies-one-pod' && policies.some((policy) => isAbout(found, policy)),
  );
}
