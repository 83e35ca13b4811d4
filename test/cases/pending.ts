/** What a rule is about that is still to come. */
export type Subject = 'Kyverno knowledge';

/** Cases whose rule comes later, with its subject. One that passes has to leave this list. */
export const pending: Readonly<Record<string, Subject>> = {};
