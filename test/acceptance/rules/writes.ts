import { isDeepStrictEqual } from 'node:util';
import { resources } from '../../../sandbox/api/resource.ts';
import type { Change } from '../../../sandbox/api/store.ts';
import {
  isList,
  type JsonObject,
  listAt,
  objectAt,
  parseJson,
  textAt,
  valueAt,
  without,
} from '../../../sandbox/json.ts';
import type { LoggedRequest } from '../../../sandbox/log.ts';
import type { Sandbox } from '../../../sandbox/sandbox.ts';
import { fieldManagerOf } from '../../../src/lease/identity.ts';
import { journalAnnotation, readJournal } from '../../../src/lease/journal.ts';

/** Never weaker; no write without the Lease, the journal and a precondition; nothing of anybody else's is touched. */
export function brokenByWrites(sandbox: Sandbox): readonly string[] {
  return [
    ...sandbox.log.flatMap(writeRules),
    ...neverWeaker(sandbox),
    ...underTheLease(sandbox),
    ...handovers(sandbox),
  ];
}

/** Who holds the Lease at a revision, by default now. */
export function holderIn({ store }: Sandbox, revision?: number): string {
  return textAt(store.get(resources.leases, 'admission-gate', 'deploy', revision), 'spec', 'holderIdentity');
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

function changesOfPolicies({ store }: Sandbox): readonly Change[] {
  return store.since(resources.imagevalidatingpolicies, 0).filter(({ type }) => type !== 'ADDED');
}

function secondsOf(policy: JsonObject | undefined): number | undefined {
  const seconds = valueAt(policy, 'spec', 'webhookConfiguration', 'timeoutSeconds');
  return typeof seconds === 'number' ? seconds : undefined;
}

/** No change of a policy but a higher timeout; what has none has Kyverno's 10 s. */
function neverWeaker(sandbox: Sandbox): readonly string[] {
  const rest = (object: JsonObject | undefined): JsonObject =>
    without(objectAt(object, 'spec'), 'webhookConfiguration');
  return changesOfPolicies(sandbox)
    .filter(
      ({ type, object, before }) =>
        type === 'DELETED' ||
        (secondsOf(object) ?? 10) < (secondsOf(before) ?? 10) ||
        !isDeepStrictEqual(rest(object), rest(before)),
    )
    .map(({ revision }) => `the policy became weaker at revision ${revision}`);
}

/** Whoever wrote a policy held the Lease at that moment, and had written there before what it was about to do. */
function underTheLease(sandbox: Sandbox): readonly string[] {
  return changesOfPolicies(sandbox).flatMap(({ revision, object }) => {
    const holder = holderIn(sandbox, revision);
    const managers = listAt(object, 'metadata', 'managedFields').map((entry) => textAt(entry, 'manager'));
    if (holder === '' || !managers.includes(fieldManagerOf(holder)))
      return [`a policy was written without the Lease at ${revision}`];
    const lease = sandbox.store.get(resources.leases, 'admission-gate', 'deploy', revision);
    const journal = readJournal(textAt(lease, 'metadata', 'annotations', journalAnnotation));
    const { name = '', uid = '' } = objectAt(object, 'metadata');
    const isPlanned =
      journal.kind === 'entries' &&
      journal.entries.some(
        (entry) =>
          entry.policy === name &&
          entry.uid === uid &&
          entry.operation === 'raise-timeout' &&
          entry.to === secondsOf(object),
      );
    return isPlanned ? [] : [`a policy was written at ${revision}, but not into the journal before`];
  });
}

/** Runs whose Lease another may take: the one that died before, and ours, which may die. */
const mayEnd = /^gh:(?:900|1001|1002)\./;

/** The Lease of a living stranger is never changed, and nobody's is ever deleted. */
function handovers({ store }: Sandbox): readonly string[] {
  return store.since(resources.leases, 0).flatMap(({ type, object, before, revision }) => {
    if (type === 'DELETED') return [`a Lease was deleted at ${revision}`];
    const [from, to] = [before, object].map((lease) => textAt(lease, 'spec', 'holderIdentity'));
    return from === undefined || from === '' || from === to || mayEnd.test(from)
      ? []
      : [`the Lease of ${from} went to ${to || 'nobody'} at ${revision}`];
  });
}
