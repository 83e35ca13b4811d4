import { dirname, join, normalize } from 'node:path';

type Plain = Readonly<Record<string, unknown>>;

/** An object of a file, which may be a kustomization. */
interface InFile {
  readonly file: string;
  readonly value: Plain;
}

function isPlain(value: unknown): value is Plain {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** A kustomization need not say that it is one, but for its name. */
function isKustomization({ file, value }: InFile): boolean {
  const { apiVersion } = value;
  return /(?:^|\/)kustomization(?:\.ya?ml)?$/i.test(file) || String(apiVersion).startsWith('kustomize.config.k8s.io/');
}

/** The paths of a list that stands in a file, as seen from the root. */
function pathsIn(file: string, list: readonly unknown[]): readonly string[] {
  return list
    .filter((path) => typeof path === 'string' && !path.includes('\n'))
    .map((path) => join(dirname(file), String(path), '.'));
}

/** The files that a kustomization lays over its resources: parts of objects, not objects. */
function patchesOf({ file, value }: InFile): readonly string[] {
  const named = [...listOf(value['patches']), ...listOf(value['patchesJson6902'])].map(
    (one) => isPlain(one) && one['path'],
  );
  return pathsIn(file, [...named, ...listOf(value['patchesStrategicMerge'])]);
}

/** Without kustomizations and their patches, which are no objects; but a patch that is itself an entry is wanted. */
export function withoutPatches<One extends InFile>(
  objects: readonly One[],
  entries: readonly string[],
): readonly One[] {
  const kustomizations = objects.filter(isKustomization);
  const named = entries.map((entry) => normalize(entry));
  const patches = new Set(kustomizations.flatMap(patchesOf).filter((file) => !named.includes(file)));
  return objects.filter((object) => !kustomizations.includes(object) && !patches.has(object.file));
}

/** What the kustomizations that include a file say of images, each as it stands there. */
export type ImageRules = (file: string) => readonly Plain[];

/** All that can be reached from a start by single steps, each once: kustomizations may go in circles. */
function reached<One>(start: readonly One[], next: (one: One) => readonly One[]): ReadonlySet<One> {
  const seen = new Set(start);
  for (const one of seen) for (const other of next(one)) seen.add(other);
  return seen;
}

/**
 * The `images:` of all kustomizations among the objects that include a file, by `resources`, `bases` and `components` over
 * any number of folders. What a component says of images goes for all that those have which name it (kustomize
 * `api/internal/target/kusttarget.go`, accumulateTarget).
 */
export function imageRulesOf(objects: readonly InFile[]): ImageRules {
  const all = objects.filter(isKustomization);
  const byFolder = Map.groupBy(all, ({ file }) => dirname(file));
  const componentsOf = ({ file, value }: InFile): readonly string[] => pathsIn(file, listOf(value['components']));
  const inclusions = all.flatMap((by) => {
    const { resources, bases } = by.value;
    const paths = [...pathsIn(by.file, [...listOf(resources), ...listOf(bases)]), ...componentsOf(by)];
    return paths.map((path) => ({ path, by }));
  });
  const byPath = Map.groupBy(inclusions, ({ path }) => path);
  const includersOf = (path: string): readonly InFile[] => (byPath.get(path) ?? []).map(({ by }) => by);
  return (file) => {
    const around = reached(includersOf(file), ({ file: inner }) => includersOf(dirname(inner)));
    const speaking = reached([...around], (one) => componentsOf(one).flatMap((folder) => byFolder.get(folder) ?? []));
    return [...speaking].flatMap(({ value }) => listOf(value['images']).filter(isPlain));
  };
}
