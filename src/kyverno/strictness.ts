import { autogenRules } from './autogen.ts';
import { canonical, listIn, type Plain, plainIn } from './canonical.ts';
import { isTimeout } from './frozen.ts';
import { isWithin } from './glob-within.ts';
import type { Policy } from './policy.ts';
import type { KyvernoVersion } from './version.ts';

/**
 * What one change of a policy means for what it denies. `unproved`: nothing shows that it denies no less, nor that it
 * denies less.
 */
export type Strength = 'not-weaker' | 'unproved' | 'weaker';

type Rule = (from: Policy, to: Policy, version: KyvernoVersion) => Strength;

export function worst(strengths: readonly Strength[]): Strength {
  if (strengths.includes('weaker')) return 'weaker';
  return strengths.includes('unproved') ? 'unproved' : 'not-weaker';
}

/** Nothing is lost; something else came in its place, which may or may not be as good; or it is fewer. */
function ofLoss(lost: number, added: number): Strength {
  if (lost === 0) return 'not-weaker';
  return added >= lost ? 'unproved' : 'weaker';
}

function without(list: readonly unknown[], other: readonly unknown[]): readonly unknown[] {
  const texts = new Set(other.map(canonical));
  return list.filter((one) => !texts.has(canonical(one)));
}

/** Every entry of a list whose entries all have to hold is still there. */
function kept(from: readonly unknown[], to: readonly unknown[]): Strength {
  return ofLoss(without(from, to).length, without(to, from).length);
}

/** Every entry of a list whose entries each leave something out was there before. */
function notNarrowed(from: readonly unknown[], to: readonly unknown[]): Strength {
  const added = without(to, from).length;
  if (added === 0) return 'not-weaker';
  return without(from, to).length === 0 ? 'weaker' : 'unproved';
}

/** A part of the spec in which only these fields are known. */
function onlyHave(field: string, policies: readonly Policy[], known: readonly string[]): Strength {
  const keys = policies.flatMap(({ spec }) => Object.keys(plainIn(spec[field])));
  return keys.every((key) => known.includes(key)) ? 'not-weaker' : 'unproved';
}

function failurePolicy(from: Policy, to: Policy): Strength {
  return from.failurePolicy === 'Fail' && to.failurePolicy === 'Ignore' ? 'weaker' : 'not-weaker';
}

function validationActions(from: Policy, to: Policy): Strength {
  return from.actions.includes('Deny') && !to.actions.includes('Deny') ? 'weaker' : 'not-weaker';
}

/** A timeout decides how long Kyverno may take, and what comes after that is failurePolicy’s. */
function webhookConfiguration(from: Policy, to: Policy): Strength {
  if (to.timeoutSeconds !== undefined && !isTimeout(to.timeoutSeconds)) return 'unproved';
  return onlyHave('webhookConfiguration', [from, to], ['timeoutSeconds']);
}

function evaluation(from: Policy, to: Policy): Strength {
  if (from.offAtAdmission === undefined && to.offAtAdmission !== undefined) return 'weaker';
  const [before, after] = [plainIn(from.spec['evaluation']), plainIn(to.spec['evaluation'])];
  const isRest = canonical({ ...before, admission: {} }) === canonical({ ...after, admission: {} });
  const isKnown = [before, after].every(({ admission }) =>
    Object.keys(plainIn(admission)).every((key) => key === 'enabled'),
  );
  return isRest && isKnown ? 'not-weaker' : 'unproved';
}

function isTrue(policy: Policy, field: string): boolean {
  return plainIn(policy.spec['validationConfigurations'])[field] !== false;
}

const checks = ['mutateDigest', 'verifyDigest', 'required'];

/** Each of them is on unless it is switched off. */
function validationConfigurations(from: Policy, to: Policy): Strength {
  if (checks.some((field) => isTrue(from, field) && !isTrue(to, field))) return 'weaker';
  // Pinned, an image may not match any more, and a tag that was denied for having no digest is admitted.
  if (from.mutatesDigest !== to.mutatesDigest) return 'unproved';
  return onlyHave('validationConfigurations', [from, to], checks);
}

function matchConditions(from: Policy, to: Policy): Strength {
  const expressions = (policy: Policy): readonly string[] =>
    (policy.matchConditions ?? []).map(({ expression }) => expression);
  return notNarrowed(expressions(from), expressions(to));
}

function constraints(policy: Policy): Plain {
  return plainIn(policy.spec['matchConstraints']);
}

function within(values: readonly unknown[], others: readonly unknown[], all: (value: unknown) => string): boolean {
  return values.every((value) => others.includes(value) || others.includes(all(value)) || others.includes('*/*'));
}

/** `*` stands for everything but subresources. */
function allResources(value: unknown): string {
  return String(value).includes('/') ? '*/*' : '*';
}

function isRuleWithin(one: Plain, other: Plain): boolean {
  const has = (field: string): boolean => within(listIn(one[field]), listIn(other[field]), () => '*');
  const names = listIn(other['resourceNames']);
  const ownNames = listIn(one['resourceNames']);
  return (
    ['apiGroups', 'apiVersions', 'operations'].every(has) &&
    within(listIn(one['resources']), listIn(other['resources']), allResources) &&
    [one['scope'] ?? '*', '*'].includes(other['scope'] ?? '*') &&
    (names.length === 0 || (ownNames.length > 0 && ownNames.every((name) => names.includes(name))))
  );
}

function unreached(from: readonly unknown[], to: readonly unknown[]): boolean {
  return from.some((rule) => !to.some((other) => isRuleWithin(plainIn(rule), plainIn(other))));
}

/** The requests that reach it, with the workloads that Kyverno adds for a policy about Pods alone. */
function reach(from: Policy, to: Policy, version: KyvernoVersion): Strength {
  const [before, after] = [listIn(constraints(from)['resourceRules']), listIn(constraints(to)['resourceRules'])];
  const isLost = unreached(before, after) || unreached(autogenRules(from, version), autogenRules(to, version));
  if (!isLost) return 'not-weaker';
  return without(after, before).length > 0 ? 'unproved' : 'weaker';
}

function requirements(policy: Policy, field: 'namespaceSelector' | 'objectSelector'): readonly unknown[] {
  const { matchLabels = {}, matchExpressions = [] } = policy[field] ?? {};
  return [...Object.entries(matchLabels), ...matchExpressions];
}

const constraintFields = [
  'resourceRules',
  'excludeResourceRules',
  'namespaceSelector',
  'objectSelector',
  'matchPolicy',
];

function matchConstraints(from: Policy, to: Policy, version: KyvernoVersion): Strength {
  const excluded = (policy: Policy): readonly unknown[] => listIn(constraints(policy)['excludeResourceRules']);
  return worst([
    reach(from, to, version),
    notNarrowed(excluded(from), excluded(to)),
    notNarrowed(requirements(from, 'namespaceSelector'), requirements(to, 'namespaceSelector')),
    notNarrowed(requirements(from, 'objectSelector'), requirements(to, 'objectSelector')),
    to.matchPolicyExact && !from.matchPolicyExact ? 'weaker' : 'not-weaker',
    onlyHave('matchConstraints', [from, to], constraintFields),
  ]);
}

function autogen(from: Policy, to: Policy, version: KyvernoVersion): Strength {
  return worst([reach(from, to, version), onlyHave('autogen', [from, to], ['podControllers'])]);
}

const names = String.raw`\[\s*attestors\.\w+(?:\s*,\s*attestors\.\w+)*\s*\]`;
const verified = String.raw`verify(?:ImageSignatures\(\s*\1\s*,\s*|AttestationSignatures\(\s*\1\s*,\s*attestations\.\w+\s*,\s*)${names}\s*\)`;
/** Expressions that hold for more images only when they hold for each of them. */
const forEachImage = [
  new RegExp(
    String.raw`^\s*images\.\w+\.map\(\s*(\w+)\s*,\s*${verified}\s*\)\.all\(\s*(\w+)\s*,\s*\2\s*>\s*0\s*\)\s*$`,
  ),
  new RegExp(String.raw`^\s*images\.\w+\.all\(\s*(\w+)\s*,\s*${verified}\s*>\s*0\s*\)\s*$`),
];

function expressions(policy: Policy): readonly string[] {
  return listIn(policy.spec['validations']).map((one) => String(plainIn(one)['expression']));
}

/** Globs are one of many that has to match; a list that is empty is about all images. */
function matchImageReferences(from: Policy, to: Policy): Strength {
  const [before, after] = [from.imageReferences, to.imageReferences];
  const isIn = (glob: string): boolean => after.some((one) => one.glob !== '' && isWithin(glob, one.glob));
  const texts = after.map(canonical);
  const isAll = after.length === 0 || isIn('*');
  const lost = before.filter((one) => !texts.includes(canonical(one)) && !(one.glob !== '' && isIn(one.glob)));
  if (!isAll && before.length === 0) return after.some(({ glob }) => glob === '') ? 'unproved' : 'weaker';
  if (!isAll && lost.length > 0) return ofLoss(lost.length, without(after, before).length);
  const isForEach = expressions(from).every((text) => forEachImage.some((form) => form.test(text)));
  return isForEach ? 'not-weaker' : 'unproved';
}

/** Is a map used by nothing but names of its entries, so that one entry more changes nothing for the others? */
function isUsedByName(map: string, { spec }: Policy): boolean {
  const text = canonical([spec['validations'], spec['variables'], spec['images'], spec['matchImageReferences']]);
  const named = new RegExp(String.raw`\b${map}\.[A-Za-z_]\w*\b(?!(?:\s|\\[nrt])*\()`, 'g');
  return !text.replaceAll(named, '').includes(map);
}

function entriesKept(field: 'attestors' | 'attestations'): Rule {
  return (from, to) => {
    const [before, after] = [listIn(from.spec[field]), listIn(to.spec[field])];
    const keys = after.map((one) => plainIn(one)['name']);
    const isClear = new Set(keys).size === keys.length && isUsedByName(field, from);
    return worst([kept(before, after), isClear ? 'not-weaker' : 'unproved']);
  };
}

/** All of them have to hold, and Kyverno stops at the first that does not; what they say then proves nothing. */
function validations(from: Policy, to: Policy): Strength {
  const real = expressions(to).filter((text) => text.trim() !== 'true');
  return kept(
    expressions(from).filter((text) => text.trim() !== 'true'),
    real,
  );
}

/** What a change of each field means; any field that is not here is `unproved`. */
export const strictness: Readonly<Record<string, Rule>> = {
  failurePolicy,
  validationActions,
  webhookConfiguration,
  evaluation,
  validationConfigurations,
  matchConditions,
  matchConstraints,
  autogen,
  matchImageReferences,
  attestors: entriesKept('attestors'),
  attestations: entriesKept('attestations'),
  validations,
};
