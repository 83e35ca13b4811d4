import type { FileObject } from '../files/policy-files.ts';
import type { YamlPath } from '../files/yaml.ts';
import { type Finding, placed } from '../findings/finding.ts';
import { placeText } from '../findings/place.ts';
import type { Policy } from '../kyverno/policy.ts';
import type { Located } from '../kyverno/schema.ts';

/** A policy that could be read, under the name by which findings are about it. */
export interface PlacedPolicy {
  readonly object: FileObject;
  readonly policy: Policy;
  readonly subject: string;
}

const timeout: YamlPath = ['spec', 'webhookConfiguration', 'timeoutSeconds'];

function frozenPath({ facts }: Finding): YamlPath {
  const problem = facts['problem'] ?? '';
  if (problem.startsWith('timeoutSeconds')) return timeout;
  return problem.startsWith('matchConditions') ? ['spec', 'matchConditions'] : ['metadata', 'name'];
}

function named(list: readonly { readonly name: string }[], name: string | undefined): readonly number[] {
  const index = list.findIndex((one) => one.name === name);
  return index === -1 ? [] : [index];
}

/** To which part of its policy a rule of the gate points. */
function pathOf(found: Finding, { policy }: PlacedPolicy): YamlPath {
  switch (found.code) {
    case 'updates-frozen':
      return frozenPath(found);
    case 'several-identities':
    case 'bundle-crash':
    case 'log-url-missing':
      return ['spec', 'attestors', ...named(policy.attestors, found.facts['attestor'])];
    case 'condition-reads-namespace':
      return ['spec', 'matchConditions', ...named(policy.matchConditions ?? [], found.facts['condition'])];
    default:
      return ['metadata', 'name'];
  }
}

/** Those that a finding about several is about. */
function involvedIn({ subject, facts }: Finding, all: readonly PlacedPolicy[]): readonly PlacedPolicy[] {
  const pair = ['first', 'second'].map((name) => facts[name]?.replace(/ \([a-z-]+\)$/, ''));
  const names = (facts['policies'] ?? '').split(', ');
  return all.filter((one) => one.subject === subject || pair.includes(one.subject) || names.includes(one.policy.name));
}

/** Gives a finding of the gate's rules the place of the policy that it is about, and names the places of the others. */
export function placedAmong(found: Finding, all: readonly PlacedPolicy[]): Finding {
  const involved = involvedIn(found, all);
  const own = involved.find(({ subject }) => subject === found.subject) ?? involved[0];
  if (own === undefined) return found;
  const others = involved
    .filter((one) => one !== own)
    .map(({ object, subject }) => `${subject} is at ${placeText(object.placeOf(['metadata', 'name']))}`);
  return placed({ ...found, evidence: [...found.evidence, ...others] }, own.object.placeOf(pathOf(found, own)));
}

/** Gives a finding about a part of an object its place. */
export function placedIn(object: FileObject, { found, path, isKey }: Located): Finding {
  return placed(found, isKey === true ? object.placeOfKey(path) : object.placeOf(path));
}
