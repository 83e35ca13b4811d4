/** What a holderIdentity of ours refers to; `undefined` parts are not in it. */
export type HolderReference =
  | {
      readonly kind: 'run';
      readonly runId: string;
      readonly attempt: string;
      readonly job: string;
      readonly nonce: string;
    }
  | { readonly kind: 'user'; readonly name: string; readonly host: string }
  | { readonly kind: 'none' };

/** Reads `gh:<run_id>.<run_attempt>:<job>[:<nonce>]` or `user:<name>@<host>[:<nonce>]`; all else refers to nothing. */
export function readHolder(holder: string): HolderReference {
  const run = /^gh:(\d+)\.(\d+):([^:]+)(?::([^:]+))?$/.exec(holder);
  if (run !== null) {
    const [, runId = '', attempt = '', job = '', nonce = ''] = run;
    return { kind: 'run', runId, attempt, job, nonce };
  }
  const user = /^user:([^@:]+)@([^:]+)(?::[^:]+)?$/.exec(holder);
  return user === null ? { kind: 'none' } : { kind: 'user', name: user[1] ?? '', host: user[2] ?? '' };
}
