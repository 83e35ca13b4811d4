import * as v from 'valibot';

/** What of an object's metadata tells who owns it. */
export interface Marks {
  readonly labels: Readonly<Record<string, string>>;
  readonly annotations: Readonly<Record<string, string>>;
  /** Field managers, each once. */
  readonly managers: readonly string[];
}

const texts = v.optional(v.nullable(v.record(v.string(), v.string())), {});
const schema = v.object({
  metadata: v.object({
    labels: texts,
    annotations: texts,
    managedFields: v.optional(v.array(v.object({ manager: v.optional(v.string(), '') })), []),
  }),
});

/** Reads the marks of any object; none where it has no metadata in the documented form. */
export function marksOf(object: unknown): Marks {
  const read = v.safeParse(schema, object);
  if (!read.success) return { labels: {}, annotations: {}, managers: [] };
  const { labels, annotations, managedFields } = read.output.metadata;
  return {
    labels: labels ?? {},
    annotations: annotations ?? {},
    managers: [...new Set(managedFields.map(({ manager }) => manager))],
  };
}
