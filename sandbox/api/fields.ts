import { isList, isObject, type Json, type JsonObject, listAt, objectAt, textAt, valueAt, without } from '../json.ts';
import { apiVersionOf, type ManagedFields, type Resource } from './resource.ts';

/** Every field that can have a manager, by its path in fieldsV1 form; the value is what makes two of them the same. */
type Fields = ReadonlyMap<string, string>;

const separator = '\n';

function collect(shape: ManagedFields, value: Json, path: readonly string[], into: Map<string, string>): void {
  const dotted = path.map((key) => key.replace(/^f:/, '')).join('.');
  const key = path.join(separator);
  if (isObject(value) && !shape.atomic.includes(dotted)) {
    if (!shape.structs.includes(dotted)) into.set(key, '');
    for (const [name, child] of Object.entries(value)) collect(shape, child, [...path, `f:${name}`], into);
  } else if (isList(value) && shape.sets.includes(dotted)) {
    into.set(key, '');
    for (const item of value) into.set([...path, `v:${JSON.stringify(item)}`].join(separator), '');
  } else into.set(key, JSON.stringify(value));
}

function fieldsOf(shape: ManagedFields, object: JsonObject): Fields {
  const fields = new Map<string, string>();
  for (const name of ['labels', 'annotations']) {
    const value = valueAt(object, 'metadata', name);
    if (value !== undefined) collect(shape, value, ['f:metadata', `f:${name}`], fields);
  }
  for (const root of shape.roots) {
    const value = object[root];
    if (value !== undefined) collect(shape, value, [`f:${root}`], fields);
  }
  return fields;
}

/** The paths of a fieldsV1 tree: a node without children is a path, and `.` marks one with children. */
function pathsIn(tree: JsonObject, path: readonly string[] = []): readonly string[] {
  const entries = Object.entries(tree);
  if (entries.length === 0) return [path.join(separator)];
  return entries.flatMap(([key, child]) =>
    key === '.' ? [path.join(separator)] : pathsIn(isObject(child) ? child : {}, [...path, key]),
  );
}

interface Tree {
  member: boolean;
  readonly children: Map<string, Tree>;
}

function treeOf(paths: Iterable<string>): JsonObject {
  const root: Tree = { member: false, children: new Map() };
  for (const path of [...paths].sort()) {
    let node = root;
    for (const key of path.split(separator)) {
      const next: Tree = node.children.get(key) ?? { member: false, children: new Map() };
      node.children.set(key, next);
      node = next;
    }
    node.member = true;
  }
  return shown(root);
}

function shown({ member, children }: Tree): JsonObject {
  const below = [...children].map(([key, child]) => [key, shown(child)] as const);
  return Object.fromEntries(member && below.length > 0 ? [['.', {}], ...below] : below);
}

export interface Writer {
  readonly manager: string;
  readonly time: string;
}

/**
 * The managed fields after a write: its manager takes what it changed or added, and nobody keeps what is gone
 * (structured-merge-diff `merge/update.go`, `Update`). Of the object itself nothing else is changed.
 */
export function withManagers(
  resource: Resource,
  before: JsonObject | undefined,
  after: JsonObject,
  { manager, time }: Writer,
): JsonObject {
  const shape = resource.managed;
  if (shape === undefined) return after;
  const [old, now] = [before === undefined ? new Map() : fieldsOf(shape, before), fieldsOf(shape, after)];
  const taken = [...now].filter(([path, value]) => old.get(path) !== value).map(([path]) => path);
  const gone = new Set([...old.keys()].filter((path) => !now.has(path)));
  const entries = listAt(before, 'metadata', 'managedFields').filter(isObject);
  const isOurs = (entry: JsonObject): boolean => entry['manager'] === manager && entry['operation'] === 'Update';
  const ours = entries.find(isOurs) ?? {
    manager,
    operation: 'Update',
    apiVersion: apiVersionOf(resource),
    time,
    fieldsType: 'FieldsV1',
    fieldsV1: {},
  };
  const kept = (entry: JsonObject, lost: ReadonlySet<string>): readonly string[] =>
    Object.keys(objectAt(entry, 'fieldsV1')).length === 0
      ? []
      : pathsIn(objectAt(entry, 'fieldsV1')).filter((path) => !gone.has(path) && !lost.has(path));
  const others = entries.filter((entry) => !isOurs(entry));
  const next = [
    ...others.map((entry) => ({ entry, paths: kept(entry, new Set(taken)), time: textAt(entry, 'time') })),
    { entry: ours, paths: [...kept(ours, new Set()), ...taken], time: taken.length > 0 ? time : textAt(ours, 'time') },
  ].filter(({ paths }) => paths.length > 0);
  const managedFields = next
    .map(({ entry, paths, time: at }) => ({ ...entry, time: at, fieldsV1: treeOf(new Set(paths)) }))
    .sort((a, b) => (`${a.time} ${textAt(a, 'manager')}` < `${b.time} ${textAt(b, 'manager')}` ? -1 : 1));
  const metadata = without(objectAt(after, 'metadata'), 'managedFields');
  return { ...after, metadata: { ...metadata, ...(managedFields.length === 0 ? {} : { managedFields }) } };
}
