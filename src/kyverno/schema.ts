import { type Finding, finding } from '../findings/finding.ts';
import { isRecord } from './policy-file.ts';
import { policySchema } from './policy-schema.ts';
import { isAtLeast, type KyvernoVersion, parseVersion } from './version.ts';

/** Keys and indexes from the root of an object to what a finding is about. */
type Path = readonly (string | number)[];

/** A finding about a part of an object. */
export interface Located {
  readonly found: Finding;
  readonly path: Path;
  /** It is about the key itself, not about its value. */
  readonly isKey?: true;
}

interface Field {
  readonly type: string;
  readonly isRequired: boolean;
  readonly allowed: readonly string[];
  /** Exactly one of these fields is there. */
  readonly one: readonly string[];
  readonly isSet: boolean;
  readonly since: string;
  readonly fields: Map<string, Field>;
}

/** In the tree, what each item of a list and each value of a map is like. */
const items = '[]';
const values = '{}';

function fieldOf(words: readonly string[]): Field {
  const after = (name: string): string => words.find((word) => word.startsWith(name))?.slice(name.length) ?? '';
  const listed = (text: string): readonly string[] => (text === '' ? [] : text.split('|'));
  return {
    type: words[0] ?? 'any',
    isRequired: words.includes('required'),
    allowed: listed(after('enum=')),
    one: listed(after('one=')),
    isSet: words.includes('set'),
    since: after('since='),
    fields: new Map(),
  };
}

function readTable(table: string): Field {
  const root = fieldOf(['object']);
  for (const line of table.trim().split('\n')) {
    const [path = '', ...words] = line.split(' ');
    const steps = path.replaceAll(items, `.${items}`).replaceAll(values, `.${values}`).split('.');
    const around = steps.slice(0, -1).reduce<Field | undefined>((field, step) => field?.fields.get(step), root);
    around?.fields.set(steps.at(-1) ?? '', fieldOf(words));
  }
  return root;
}

let known: Field | undefined;

/** What a policy's `spec` is held to. Read once, and only where it is asked for. */
function specField(): Field {
  known ??= readTable(policySchema).fields.get('spec') ?? fieldOf(['object']);
  return known;
}

/** Whose problems they are, for the sentences. */
export interface Owner {
  readonly subject: string;
  readonly policy: string;
  readonly version: KyvernoVersion;
}

export function pathText(path: Path): string {
  return path
    .map((step, index) => (typeof step === 'number' ? `[${step}]` : `${index === 0 ? '' : '.'}${step}`))
    .join('');
}

function invalid(path: Path, problem: string, { subject, policy }: Owner): Located {
  return { found: finding('field-invalid', subject, { policy, field: pathText(path), problem }), path };
}

const mostShown = 80;

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > mostShown ? `${text.slice(0, mostShown)}…` : text;
}

/** How many letters are to be put in, taken out or changed to make one name of the other; `most` ends the count. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let at = 1; at <= one.length; at += 1) {
    const next = [at];
    for (let to = 1; to <= other.length; to += 1) {
      const cost = one[at - 1] === other[to - 1] ? 0 : 1;
      next.push(Math.min((row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1, (row[to - 1] ?? 0) + cost));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}

/** The name that was probably meant: one that is nearly written so, or one of that name elsewhere in the spec. */
function nearestOf(name: string, around: Iterable<string>, paths: Iterable<string> = []): string | undefined {
  const lower = name.toLowerCase();
  if (lower.length > mostShown) return undefined;
  const near = [...around]
    .filter((one) => one !== items && one !== values)
    .map((one) => [one, distance(lower, one.toLowerCase())] as const)
    .filter(([one, far]) => far <= Math.max(1, Math.floor(Math.min(one.length, lower.length) / 3)))
    .toSorted(([, one], [, other]) => one - other);
  return near[0]?.[0] ?? [...paths].find((path) => path.toLowerCase().endsWith(`.${lower}`));
}

function tablePaths(): readonly string[] {
  return policySchema
    .trim()
    .split('\n')
    .map((line) => line.split(' ')[0] ?? '');
}

function unknownField(path: Path, around: Field, { subject, policy, version }: Owner): Located {
  const facts = { policy, field: pathText(path), version: version.text };
  const near = nearestOf(String(path.at(-1)), around.fields.keys(), tablePaths());
  const found =
    near === undefined
      ? finding('field-unknown', subject, facts)
      : finding('field-misspelt', subject, { ...facts, near });
  return { found, path, isKey: true };
}

function newField(path: Path, since: string, { subject, policy, version }: Owner): Located {
  const facts = { policy, field: pathText(path), version: version.text, since };
  return { found: finding('field-too-new', subject, facts), path, isKey: true };
}

function isThere(field: Field, version: KyvernoVersion): boolean {
  const since = parseVersion(`${field.since}.0`);
  return since === undefined || isAtLeast(version, since.major, since.minor, since.patch);
}

/** As `apiextensions-apiserver` words a wrong type. */
function typeOf(value: unknown): string {
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  return typeof value;
}

function inObject(
  value: Readonly<Record<string, unknown>>,
  field: Field,
  path: Path,
  owner: Owner,
): readonly Located[] {
  const map = field.fields.get(values);
  const given = Object.entries(value).filter(([, inner]) => inner !== null);
  const names = given.map(([name]) => name);
  const lacking = [...field.fields].filter(([name, { isRequired }]) => isRequired && !names.includes(name));
  const chosen = field.one.filter((name) => names.includes(name));
  return [
    ...lacking.map(([name]): Located => ({ ...invalid([...path, name], 'Required value', owner), isKey: true })),
    ...(field.one.length === 0 || chosen.length === 1
      ? []
      : [invalid(path, `must have exactly one of ${field.one.join(', ')}`, owner)]),
    ...Object.entries(value).flatMap(([name, inner]): readonly Located[] => {
      const one = map ?? field.fields.get(name);
      const at = [...path, name];
      if (one === undefined) return [unknownField(at, field, owner)];
      if (!isThere(one, owner.version)) return [newField(at, one.since, owner)];
      return inField(inner, one, at, owner);
    }),
  ];
}

function inArray(value: readonly unknown[], field: Field, path: Path, owner: Owner): readonly Located[] {
  const one = field.fields.get(items);
  const seen = new Set<unknown>();
  const twice = field.isSet ? value.filter((item) => seen.size === seen.add(item).size) : [];
  return [
    ...twice.map((item) => invalid(path, `Duplicate value: ${shown(item)}`, owner)),
    ...value.flatMap((item, index): readonly Located[] => {
      const at = [...path, index];
      // Only fields that are null are pruned, items are not.
      if (item === null && one !== undefined && one.type !== 'any')
        return [invalid(at, `Invalid value: null: must be of type ${one.type}`, owner)];
      return one === undefined ? [] : inField(item, one, at, owner);
    }),
  ];
}

/** A null is as if it were not there: the API server prunes it (apiextensions `pkg/apiserver/schema/defaulting`). */
function inField(value: unknown, field: Field, path: Path, owner: Owner): readonly Located[] {
  if (value === null) return [];
  const type = typeOf(value);
  if (field.type !== 'any' && type !== field.type)
    return [invalid(path, `Invalid value: ${shown(value)}: must be of type ${field.type}, not ${type}`, owner)];
  if (isRecord(value)) return inObject(value, field, path, owner);
  if (Array.isArray(value)) return inArray(value, field, path, owner);
  if (field.allowed.length === 0 || field.allowed.includes(String(value))) return [];
  const supported = field.allowed.map((one) => JSON.stringify(one)).join(', ');
  return [invalid(path, `Unsupported value: ${shown(value)}: supported values: ${supported}`, owner)];
}

const topFields = ['apiVersion', 'kind', 'metadata', 'spec', 'status'];
/** `meta/v1` ObjectMeta. */
const metaFields = [
  ...['name', 'generateName', 'namespace', 'selfLink', 'uid', 'resourceVersion', 'generation', 'creationTimestamp'],
  ...['deletionTimestamp', 'deletionGracePeriodSeconds', 'labels', 'annotations', 'ownerReferences', 'finalizers'],
  'managedFields',
];

function strangers(value: unknown, fields: readonly string[], path: Path, owner: Owner): readonly Located[] {
  if (!isRecord(value)) return [];
  const around = { ...fieldOf(['object']), fields: new Map(fields.map((name) => [name, fieldOf(['any'])])) };
  return Object.keys(value)
    .filter((name) => !fields.includes(name))
    .map((name) => unknownField([...path, name], around, owner));
}

/**
 * All by which a strict API server (`fieldValidation=Strict`, kubectl's default) refuses an image policy: fields that its
 * CRD does not know, wrong types, values that are not listed, and what is lacking.
 */
export function schemaFindings(object: Readonly<Record<string, unknown>>, owner: Owner): readonly Located[] {
  const { spec = null, metadata } = object;
  return [
    ...strangers(object, topFields, [], owner),
    ...strangers(metadata, metaFields, ['metadata'], owner),
    ...(spec === null
      ? [{ ...invalid(['spec'], 'Required value', owner), isKey: true as const }]
      : inField(spec, specField(), ['spec'], owner)),
  ];
}
