/** A gate that is killed has no verdict. */
const killed = '';
/** A read that fails is repeated where that may help; what was refused is said as it came. */
const read = ['proved', 'api-answer', killed];
const policies = 'imagevalidatingpolicies';
const lease = 'leases/admission-gate/deploy';
const queue = ['proved', 'queue-unreadable', 'github-unavailable', killed];
/** The pull request is told what it can be told; the verdict stands without. */
const comment = ['proved', killed];

/**
 * By kind of request: the reason codes in which its run may end when one such request meets any of the faults. A code
 * that blames the change is never among them, unless the change is to blame in that play.
 */
export const rows: Readonly<Record<string, readonly string[]>> = {
  [`gate: get ${lease}`]: read,
  'gate: create leases/admission-gate': read,
  [`gate: update ${lease}`]: read,
  'gate: watch leases/admission-gate': ['proved', killed],
  [`gate: patch ${lease}`]: ['proved', killed],
  // A list from the past lacks a policy that is there, or the timeout that was raised.
  [`gate: list ${policies}`]: [...read, 'policy-missing', 'policy-reverted'],
  'gate: list namespacedimagevalidatingpolicies': read,
  // What freezes all updates may be in any engine; unknown refuses only where something has to converge.
  'gate: list validatingpolicies': read,
  'gate: list mutatingpolicies': read,
  'gate: list generatingpolicies': read,
  'gate: get configmaps/kyverno/kyverno': read,
  'gate: list mutatingwebhookconfigurations': read,
  'gate: list validatingwebhookconfigurations': read,
  'gate: watch mutatingwebhookconfigurations': ['proved', killed],
  'gate: watch validatingwebhookconfigurations': ['proved', killed],
  'gate: list deployments/kyverno': [...read, 'kyverno-version-unknown'],
  'gate: get namespaces/apps': read,
  [`gate: patch ${policies}/verify-app-images`]: [...read, 'patch-refused'],
  'gate: create pods/apps (dry-run)': ['proved', 'probe-unanswered', 'probe-invalid', killed],
  'gate: git/list-matching-refs': queue,
  'gate: actions/list-workflow-runs-for-repo': queue,
  'gate: repos/compare-commits-with-basehead': queue,
  'gate: actions/get-job-for-workflow-run': ['proved', killed],
  'gate: actions/get-workflow-run-attempt': ['probe-denied', killed],
  // How long the queue waits is only warned about.
  'gate: graphql/repository.mergeQueue': ['proved', killed],
  'gate: graphql/viewer': comment,
  'gate: issues/list-comments': comment,
  'gate: issues/update-comment': comment,
  'gate: issues/create-comment': ['probe-denied', killed],
  // Of a person's release, as it reads what the journal names.
  [`gate: get ${policies}/verify-app-images`]: ['released', killed],
  [`post: get ${lease}`]: ['proved'],
  [`post: patch ${lease}`]: ['proved'],
  [`post: get ${policies}/verify-app-images`]: [killed],
  [`keeper: patch ${lease}`]: ['proved', 'keeper-failed'],
  [`keeper: get ${lease}`]: ['proved'],
  'keeper: actions/cancel-workflow-run': ['proved'],
};
