import { asWarning, type Finding, finding } from '../findings/finding.ts';
import { baseOf, type EnginePolicies, namesOf } from './engines.ts';
import { type ExpectedWebhook, expectedWebhooks, type Kyverno } from './expected.ts';
import { isMalformed, type MalformedPolicy, type Policy, resourceOf, subjectOf } from './policy.ts';
import { rulesOf } from './version.ts';

const MAX_CONDITIONS = 64;
/** Of a qualified name, the part behind its slash (apimachinery `IsQualifiedName`). */
const MAX_NAME_BYTES = 63;

export const isTimeout = (seconds: number): boolean => seconds >= 1 && seconds <= 30;

/** A policy under the names by which people and kubectl know it. */
interface Named {
  readonly policy: Policy;
  readonly subject: string;
  readonly resource: string;
}

/** Names are ASCII: anything else the CRD refuses. */
function nameBytes(name: string): number {
  return name.slice(name.indexOf('/') + 1).length;
}

/** What the API server would say to an entry (kubernetes `pkg/apis/admissionregistration/validation`). */
function problemsOf({ timeoutSeconds, matchConditions }: ExpectedWebhook): readonly string[] {
  const names = matchConditions.map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  const long = names.find((name) => nameBytes(name) > MAX_NAME_BYTES);
  return [
    ...(isTimeout(timeoutSeconds)
      ? []
      : [`timeoutSeconds: Invalid value: ${timeoutSeconds}: the timeout value must be between 1 and 30 seconds`]),
    ...(long === undefined ? [] : [`matchConditions.name: Invalid value: "${long}": must be no more than 63 bytes`]),
    ...(twice === undefined ? [] : [`matchConditions.name: Duplicate value: "${twice}"`]),
    ...(names.length > MAX_CONDITIONS
      ? [`matchConditions: Too many: ${names.length}: must have at most ${MAX_CONDITIONS} items`]
      : []),
  ];
}

function frozenBy({ policy, subject, resource }: Named, problem: string): Finding {
  return finding('updates-frozen', subject, { policy: policy.name, resource, problem });
}

function ownProblems(named: Named, kyverno: Kyverno): readonly Finding[] {
  const problems = expectedWebhooks('validate', [named.policy], kyverno).flatMap(problemsOf);
  return [...new Set(problems)].map((problem) => frozenBy(named, problem));
}

/** Two entries of one name, which begins with `base`: the finding is about a policy of the later one. */
function duplicates(base: string, group: readonly Named[], kyverno: Kyverno): readonly Finding[] {
  const entries = expectedWebhooks(
    'validate',
    group.map(({ policy }) => policy),
    kyverno,
  );
  const twice = entries.filter(({ name }, index) => entries.findIndex((entry) => entry.name === name) !== index);
  return twice.flatMap((entry) => {
    const named = group.find(({ policy }) => policy.family === entry.family && entry.policies.includes(policy.name));
    const name = entry.name.replace(/^ivpol/, base);
    return named === undefined ? [] : [frozenBy(named, `webhooks.name: Duplicate value: "${name}"`)];
  });
}

function readableIn({ resource, policies }: EnginePolicies): readonly Named[] {
  const readable = policies.filter((policy): policy is Policy => !isMalformed(policy));
  return readable.map((policy) => ({ policy, ...namesOf(resource, policy) }));
}

/** Up to 1.18 Kyverno made no webhooks for namespaced generating policies. */
function hasWebhooks({ resource }: EnginePolicies, { version }: Kyverno): boolean {
  return resource !== 'namespacedgeneratingpolicies' || rulesOf(version) !== '1.18';
}

/** As in `expectedWebhooks`, so that policies of the two scopes of an engine that share names are told apart. */
function withScope(named: Named): Named {
  const family = named.policy.namespace === undefined ? 'ivpol' : 'nivpol';
  return { ...named, policy: { ...named.policy, family } };
}

/**
 * What makes the API server reject a whole configuration, so that no change of any policy takes effect, deletions
 * included: a timeout outside 1–30, two entries of one name, names or numbers of conditions. Judged over every engine;
 * errors where something has to converge, and so is what could not be read.
 */
export function frozen(
  policies: readonly (Policy | MalformedPolicy)[],
  others: readonly EnginePolicies[],
  kyverno: Kyverno,
  mustConverge: boolean,
): readonly Finding[] {
  const readable = policies.filter((policy): policy is Policy => !isMalformed(policy));
  const image = readable.map((policy) => ({ policy, subject: subjectOf(policy), resource: resourceOf(policy) }));
  const engines = others.filter((engine) => hasWebhooks(engine, kyverno));
  const groups = Map.groupBy(engines, ({ resource }) => baseOf(resource, kyverno.version));
  const found = [
    ...[...image, ...engines.flatMap(readableIn)].flatMap((named) => ownProblems(named, kyverno)),
    ...duplicates('ivpol', image, kyverno),
    ...[...groups].flatMap(([base, group]) => duplicates(base, group.flatMap(readableIn).map(withScope), kyverno)),
  ];
  const all = [...found, ...others.flatMap(({ unread }) => unread ?? [])];
  return mustConverge ? all : all.map(asWarning);
}
