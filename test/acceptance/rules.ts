import { isDeepStrictEqual } from 'node:util';
import { resources } from '../../sandbox/api/resource.ts';
import {
  isList,
  isObject,
  type JsonObject,
  listAt,
  objectAt,
  parseJson,
  textAt,
  valueAt,
  without,
} from '../../sandbox/json.ts';
import type { LoggedRequest } from '../../sandbox/log.ts';
import type { Sandbox } from '../../sandbox/sandbox.ts';
import type { ActionRun } from './action.ts';

// The rules that never bend, as far as what was sent and stored shows them. Each sentence is one that was broken.

/** All rules that this run broke on this cluster. */
export function brokenRules(sandbox: Sandbox, run: ActionRun, runId: string): readonly string[] {
  return [
    ...verdictRules(run),
    ...brokenByWrites(sandbox),
    ...greenNeedsEvidence(sandbox, run),
    ...leaseIsTold(sandbox, run, runId),
  ];
}

/** The rules that can be seen broken in what was sent and stored alone. */
export function brokenByWrites(sandbox: Sandbox): readonly string[] {
  return [...sandbox.log.flatMap(writeRules), ...neverWeaker(sandbox), ...onlyUnderTheLease(sandbox)];
}

/** Unknown is refusal, with a reason that has a name; a fault of the cluster is never a fault of ours. */
function verdictRules({ main, report }: ActionRun): readonly string[] {
  const { verdict, code } = report;
  const isNamed =
    verdict === 'proceed' ? code === 'proved' : verdict === 'refuse' && !['', 'internal-error'].includes(code);
  const exit = verdict === 'proceed' ? 0 : 1;
  return [
    ...(isNamed ? [] : [`ended in ${verdict || 'no verdict'} (${code || 'no code'})`]),
    ...(main.exitCode === exit ? [] : [`${verdict} ended with exit code ${main.exitCode}`]),
  ];
}

/** What tells our Lease from any other. */
const identity = ['/metadata/uid', '/spec/holderIdentity'];

/** Every write carries a precondition, and touches nothing that the inputs do not name. */
function writeRules({ verb, resource, namespace, name, dryRun, body }: LoggedRequest): readonly string[] {
  if (['get', 'list', 'watch', 'other'].includes(verb)) return [];
  const place = `${verb} ${resource}/${namespace}/${name}`;
  if (resource === 'pods') return verb === 'create' && dryRun ? [] : [`${place} was no dry-run`];
  const sent = parseJson(body);
  if (resource === 'leases') {
    const own = verb === 'create' ? textAt(sent, 'metadata', 'name') : name;
    if (namespace !== 'admission-gate' || own !== 'deploy') return [`${place} is not our Lease`];
    const tests = isList(sent)
      ? sent.filter((one) => textAt(one, 'op') === 'test').map((one) => textAt(one, 'path'))
      : [];
    const isGuarded =
      verb === 'create' ||
      (verb === 'patch'
        ? identity.every((path) => tests.includes(path))
        : textAt(sent, 'metadata', 'resourceVersion') !== '');
    return isGuarded ? [] : [`${place} had no precondition`];
  }
  if (resource !== 'imagevalidatingpolicies' || name !== 'verify-app-images')
    return [`${place} is not named in inputs`];
  return textAt(sent, 'metadata', 'resourceVersion') === '' ? [`${place} had no precondition`] : [];
}

/** No change of a policy but a higher timeout. */
function neverWeaker({ store }: Sandbox): readonly string[] {
  const seconds = (object: JsonObject | undefined): number =>
    Number(valueAt(object, 'spec', 'webhookConfiguration', 'timeoutSeconds') ?? 10);
  const rest = (object: JsonObject | undefined): JsonObject =>
    without(objectAt(object, 'spec'), 'webhookConfiguration');
  return store
    .since(resources.imagevalidatingpolicies, 0)
    .filter(({ type }) => type !== 'ADDED')
    .filter(({ object, before }) => seconds(object) < seconds(before) || !isDeepStrictEqual(rest(object), rest(before)))
    .map(({ revision }) => `the policy became weaker at revision ${revision}`);
}

/** Whoever wrote a policy held the Lease at that revision: its field manager tells who that was. */
function onlyUnderTheLease({ store }: Sandbox): readonly string[] {
  const writers = (object: JsonObject | undefined): readonly string[] =>
    listAt(object, 'metadata', 'managedFields')
      .filter(isObject)
      .map((entry) => textAt(entry, 'manager'))
      .filter((manager) => manager.startsWith('admission-gate'));
  return store
    .since(resources.imagevalidatingpolicies, 0)
    .filter(({ type }) => type === 'MODIFIED')
    .flatMap(({ revision, object }) => {
      const lease = store.get(resources.leases, 'admission-gate', 'deploy', revision);
      const holder = textAt(lease, 'spec', 'holderIdentity');
      return holder !== '' && writers(object).length > 0
        ? []
        : [`a policy was written without the Lease at ${revision}`];
    });
}

/** Proceed: both configurations end exact, and after the last change of them a Pod was admitted and a control denied. */
function greenNeedsEvidence({ store, log }: Sandbox, { report }: ActionRun): readonly string[] {
  if (report.verdict !== 'proceed') return [];
  const exact = [resources.mutatingwebhookconfigurations, resources.validatingwebhookconfigurations].every((resource) =>
    store.list(resource, '').every((object) => {
      const [entry, ...others] = listAt(object, 'webhooks');
      return (
        others.length === 0 && textAt(entry, 'failurePolicy') === 'Fail' && valueAt(entry, 'timeoutSeconds') === 30
      );
    }),
  );
  const pods = log.filter(({ resource }) => resource === 'pods').map(({ outcome }) => outcome);
  return [
    ...(exact ? [] : ['proceed without exact webhooks']),
    ...(pods.includes(201) && pods.includes(400) ? [] : [`proceed on the answers ${pods.join(', ')}`]),
    ...(report.probes.every(({ passed }) => passed) ? [] : ['proceed with a probe that did not pass']),
  ];
}

/** After the job the Lease is free, or the job said that it is not and how a person frees it. */
function leaseIsTold({ store }: Sandbox, { main, post }: ActionRun, runId: string): readonly string[] {
  const lease = store.get(resources.leases, 'admission-gate', 'deploy');
  const holder = textAt(lease, 'spec', 'holderIdentity');
  if (!holder.startsWith(`gh:${runId}.`)) return [];
  return `${main.log}\n${post.log}`.includes('confirm-holder') ? [] : [`the Lease is left to ${holder}, unsaid`];
}
