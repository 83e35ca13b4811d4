/** What a rule is about that is still to come. */
export type Subject = 'Kyverno knowledge';

/** Cases whose rule comes later, with its subject. One that passes has to leave this list. */
export const pending: Readonly<Record<string, Subject>> = {
  // Which images a policy covers, what its attestors accept, who owns it, and how webhooks differ.
  A8: 'Kyverno knowledge',
  A26: 'Kyverno knowledge',
  A29: 'Kyverno knowledge',
  A30: 'Kyverno knowledge',
};
