import { canonical, digestOf, isPlain, listIn, type Plain, plainIn } from './canonical.ts';
import { isMalformed, type MalformedPolicy, type Policy, parsePolicy } from './policy.ts';
import { pruned } from './policy-file.ts';
import { type Strength, strictness, worst } from './strictness.ts';
import type { KyvernoVersion } from './version.ts';

/** One field of a spec that would not be as it is. */
interface Change {
  /** Below `spec`. */
  readonly field: string;
  /** From `spec` on, to the one place that differs where there is but one. */
  readonly path: string;
  readonly strength: Strength;
  /** Canonical JSON; `absent` where there is nothing. */
  readonly from: string;
  readonly to: string;
}

export interface Comparison {
  readonly kind: 'same' | Strength;
  readonly changes: readonly Change[];
  /** Of all that both demand: whoever accepts it accepts this change and no other. Timeouts are not in it. */
  readonly digest: string;
}

/** Is this object of a file an ImageValidatingPolicy, whatever else may be wrong with it? */
export function isCandidate(object: Plain): boolean {
  return object['kind'] === 'ImageValidatingPolicy' && String(object['apiVersion']).startsWith('policies.kyverno.io/');
}

/** The policy of a file as it would be in the cluster, where only the spec of the one of that name would change. */
export function readCandidate(object: Plain, live: Policy | undefined): Policy | MalformedPolicy {
  const { name } = plainIn(object['metadata']);
  const { uid = 'none', resourceVersion = 'none', generation = 0 } = live ?? {};
  const read = parsePolicy('ivpol', {
    metadata: { name, uid, resourceVersion, generation },
    spec: pruned(object['spec']),
  });
  if (isMalformed(read) || live === undefined) return read;
  const { labels, annotations, managers, timeoutManagers, saysReady } = live;
  return { ...read, labels, annotations, managers, timeoutManagers, saysReady };
}

/** The part of a spec with the defaults of what it does not say. */
function filled(defaults: Plain, part: unknown): Plain {
  return { ...defaults, ...Object.fromEntries(Object.entries(plainIn(part)).filter(([, one]) => !isNothing(one))) };
}

/** The spec with what Kyverno and the API server put where a field is absent. */
function completed({ spec }: Policy): Plain {
  const evaluation = plainIn(spec['evaluation']);
  const match = filled({ matchPolicy: 'Equivalent' }, spec['matchConstraints']);
  return {
    ...filled({ failurePolicy: 'Fail' }, spec),
    validationActions: [...new Set(listIn(spec['validationActions'] ?? ['Deny']))].sort(),
    evaluation: {
      ...filled({ mode: 'Kubernetes' }, evaluation),
      admission: filled({ enabled: true }, evaluation['admission']),
      background: filled({ enabled: true }, evaluation['background']),
    },
    validationConfigurations: filled(
      { mutateDigest: true, verifyDigest: true, required: true },
      spec['validationConfigurations'],
    ),
    matchConstraints: {
      ...match,
      resourceRules: listIn(match['resourceRules']).map((rule) => filled({ scope: '*' }, rule)),
    },
  };
}

/** The digest of all that it demands, with what is put where a field is absent; its timeout is left out. */
export function specDigest(policy: Policy): string {
  const { webhookConfiguration: _, ...rest } = completed(policy);
  return digestOf(rest);
}

/** The candidate as it is brought in: how long its webhook may take stays as it is, which is another step's to change. */
export function withTimeoutOf(live: Policy, candidate: Policy): Policy {
  const { webhookConfiguration: _, ...rest } = candidate.spec;
  const own = live.spec['webhookConfiguration'];
  const spec = own === undefined ? rest : { ...rest, webhookConfiguration: own };
  return { ...candidate, timeoutSeconds: live.timeoutSeconds, spec };
}

function isNothing(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  return value === null || value === undefined || (isPlain(value) && Object.keys(value).length === 0);
}

function textOf(value: unknown): string {
  return value === undefined ? 'absent' : canonical(value);
}

/** The one difference in objects, found by going down for as long as all others are equal. */
function deepest(path: string, from: unknown, to: unknown): Pick<Change, 'path' | 'from' | 'to'> {
  const isDeeper = [from, to].every((one) => isPlain(one) || one === undefined) && (isPlain(from) || isPlain(to));
  const [before, after] = [plainIn(from), plainIn(to)];
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const [key, ...more] = keys.filter((one) => textOf(before[one]) !== textOf(after[one]));
  return isDeeper && key !== undefined && more.length === 0
    ? deepest(`${path}.${key}`, before[key], after[key])
    : { path, from: textOf(from), to: textOf(to) };
}

/** Fields of `spec` that differ, each with what its change means for what is denied. */
function changesOf(from: Policy, to: Policy, version: KyvernoVersion): readonly Change[] {
  const [before, after] = [completed(from), completed(to)];
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  return fields
    .filter((field) => textOf(before[field]) !== textOf(after[field]))
    .map((field) => {
      const rule = Object.hasOwn(strictness, field) ? strictness[field] : undefined;
      const strength = rule?.(from, to, version) ?? 'unproved';
      return { field, strength, ...deepest(`spec.${field}`, before[field], after[field]) };
    });
}

/**
 * What it means for what is denied when a policy becomes the candidate. `not-weaker` is proved field by field: all that
 * was denied before is denied after. What no rule proves is `unproved`, such as every field that is not known here.
 */
export function compareWith(live: Policy, candidate: Policy, version: KyvernoVersion): Comparison {
  const changes = changesOf(live, candidate, version);
  const kind = changes.length === 0 ? 'same' : worst(changes.map(({ strength }) => strength));
  const digest = digestOf({ policies: [live.name, candidate.name], from: specDigest(live), to: specDigest(candidate) });
  return { kind, changes, digest };
}
