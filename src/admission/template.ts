import * as v from 'valibot';

/** One image of a template, and where it stands in the object that it was read from. */
interface TemplateImage {
  readonly image: string;
  readonly path: readonly (string | number)[];
}

/** The Pod that an object is, or that its controller would create. */
export interface Template {
  /** For people: `Deployment web`. */
  readonly owner: string;
  /** Where it stands in that object. */
  readonly path: readonly (string | number)[];
  /** `undefined`: whichever the deploy applies it to. */
  readonly namespace: string | undefined;
  readonly labels: Readonly<Record<string, string>>;
  readonly annotations: Readonly<Record<string, string>>;
  /** The Pod's spec as it stands there. */
  readonly spec: Readonly<Record<string, unknown>>;
  readonly images: readonly TemplateImage[];
}

export type TemplatesRead =
  | { readonly kind: 'templates'; readonly templates: readonly Template[] }
  /** A workload whose template is in no form that the API server would take. */
  | { readonly kind: 'malformed'; readonly owner: string; readonly path: Path; readonly problem: string };

type Path = readonly (string | number)[];

const texts = v.optional(v.nullable(v.record(v.string(), v.string())), {});
const metadataSchema = v.optional(
  v.nullable(
    v.looseObject({
      name: v.optional(v.string(), ''),
      generateName: v.optional(v.string(), ''),
      namespace: v.optional(v.string()),
      labels: texts,
      annotations: texts,
    }),
  ),
  {},
);
const containerSchema = v.looseObject({
  name: v.pipe(v.string(), v.minLength(1)),
  image: v.pipe(v.string(), v.minLength(1)),
});
const containersSchema = v.optional(v.nullable(v.array(containerSchema)), []);
const specSchema = v.looseObject({
  containers: v.pipe(v.array(containerSchema), v.minLength(1)),
  initContainers: containersSchema,
  ephemeralContainers: containersSchema,
});
const templateSchema = v.looseObject({ metadata: metadataSchema, spec: specSchema });
const objectSchema = v.looseObject({ apiVersion: v.string(), kind: v.string(), metadata: metadataSchema });
const listSchema = v.looseObject({ kind: v.pipe(v.string(), v.endsWith('List')), items: v.array(v.unknown()) });

/** The lists of containers in a Pod's spec (core/v1 PodSpec). */
export const containerLists = ['initContainers', 'containers', 'ephemeralContainers'] as const;

/** Where each kind keeps its template; of kinds that are not here, whatever looks like one at the usual place. */
const paths: Readonly<Record<string, Path>> = {
  Pod: [],
  PodTemplate: ['template'],
  CronJob: ['spec', 'jobTemplate', 'spec', 'template'],
};
const usual: Path = ['spec', 'template'];
const workloads = ['Deployment', 'ReplicaSet', 'StatefulSet', 'DaemonSet', 'ReplicationController', 'Job'];

function at(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (inner, key) => (v.is(v.record(v.string(), v.unknown()), inner) ? inner[key] : undefined),
    value,
  );
}

function imagesOf(spec: v.InferOutput<typeof specSchema>, path: Path): readonly TemplateImage[] {
  return containerLists.flatMap((list) =>
    (spec[list] ?? []).map(({ image }, index) => ({ image, path: [...path, 'spec', list, index, 'image'] })),
  );
}

/** Reads all Pod templates of one object of a manifest, of a List those of all its items. Other objects have none. */
export function templatesIn(object: unknown, around: Path = []): TemplatesRead {
  const list = v.safeParse(listSchema, object);
  if (list.success) return ofItems(list.output.items, around);
  const parsed = v.safeParse(objectSchema, object);
  if (!parsed.success) return { kind: 'templates', templates: [] };
  const { kind, metadata } = parsed.output;
  const owner = `${kind} ${metadata?.name || metadata?.generateName || '(without a name)'}`;
  const known = Object.hasOwn(paths, kind) ? paths[kind] : undefined;
  const inner = known ?? usual;
  const path = [...around, ...inner];
  const template = v.safeParse(templateSchema, at(object, inner));
  if (!template.success) {
    if (known === undefined && !workloads.includes(kind)) return { kind: 'templates', templates: [] };
    const issue = template.issues[0];
    const problem = `${v.getDotPath(issue) ?? 'template'}: ${issue.message}`;
    return { kind: 'malformed', owner, path, problem };
  }
  const { spec } = template.output;
  const own = template.output.metadata;
  const read: Template = {
    owner,
    path,
    namespace: metadata?.namespace,
    labels: own?.labels ?? {},
    annotations: own?.annotations ?? {},
    spec,
    images: imagesOf(spec, path),
  };
  return { kind: 'templates', templates: [read] };
}

function ofItems(items: readonly unknown[], around: Path): TemplatesRead {
  const templates: Template[] = [];
  for (const [index, item] of items.entries()) {
    const read = templatesIn(item, [...around, 'items', index]);
    if (read.kind === 'malformed') return read;
    templates.push(...read.templates);
  }
  return { kind: 'templates', templates };
}
