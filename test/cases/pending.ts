/** What a rule is about that is still to come. */
export type Subject = 'Kyverno knowledge' | 'diagnose' | 'GitHub words';

/** Cases whose rule comes later, with its subject. One that passes has to leave this list. */
export const pending: Readonly<Record<string, Subject>> = {
  // Which images a policy covers, what its attestors accept, who owns it, and how webhooks differ.
  A8: 'Kyverno knowledge',
  A26: 'Kyverno knowledge',
  A29: 'Kyverno knowledge',
  A30: 'Kyverno knowledge',
  F1: 'Kyverno knowledge',
  F5: 'Kyverno knowledge',
  // Which entries are in the group, and what the job's token may not ask.
  C3c: 'GitHub words',
  D3: 'GitHub words',
  // Pods, endpoints and certificates behind a webhook, and webhooks of others.
  A12: 'diagnose',
  A13: 'diagnose',
  A15: 'diagnose',
  A15b: 'diagnose',
  A16: 'diagnose',
  B2: 'diagnose',
  B4: 'diagnose',
  B5: 'diagnose',
  B10: 'diagnose',
};
