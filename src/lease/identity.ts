/** The run or person that asks for the Lease. */
export type Identity =
  | { readonly kind: 'run'; readonly runId: string; readonly attempt: string; readonly job: string }
  | { readonly kind: 'user'; readonly name: string; readonly host: string };

const part = (text: string): string => text.replaceAll(/[^A-Za-z0-9._-]/g, '-').slice(0, 60);

/**
 * The holderIdentity: `gh:<run_id>.<run_attempt>:<job>:<nonce>`, or a person's `user:<name>@<host>:<nonce>`.
 * The nonce tells two gate steps of one job apart, and our own lost write from another's.
 */
export function holderIdentity(identity: Identity, nonce: string): string {
  return identity.kind === 'run'
    ? `gh:${part(identity.runId)}.${part(identity.attempt)}:${part(identity.job)}:${nonce}`
    : `user:${part(identity.name)}@${part(identity.host)}:${nonce}`;
}

/** Field managers may have 128 characters (apimachinery `metav1/validation`); a holder of ours is below that. */
export function fieldManagerOf(holder: string): string {
  return `admission-gate/${holder}`.slice(0, 128);
}
