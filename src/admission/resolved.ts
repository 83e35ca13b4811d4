import * as v from 'valibot';
import { parseImage } from './image.ts';
import { containerLists } from './template.ts';

/** An image as it was asked for, and the reference with a digest that stands for it. */
export interface Resolved {
  readonly image: string;
  readonly pinned: string;
}

const containers = v.optional(v.nullable(v.array(v.object({ image: v.optional(v.string(), '') }))), []);
const podSchema = v.object({
  spec: v.object({ initContainers: containers, containers, ephemeralContainers: containers }),
});

/**
 * The digests in the Pod that the API server would have created: from 1.19 on Kyverno puts one behind every tag where the
 * policy says `mutateDigest`. Images that have a digest already stand for themselves.
 */
export function resolvedIn(body: unknown, images: readonly string[]): readonly Resolved[] {
  const pod = v.safeParse(podSchema, body);
  const { spec } = pod.success ? pod.output : { spec: { initContainers: [], containers: [], ephemeralContainers: [] } };
  const seen = containerLists.flatMap((list) => (spec[list] ?? []).map(({ image }) => image));
  return images.flatMap((image): readonly Resolved[] => {
    if (parseImage(image)?.digest !== undefined) return [{ image, pinned: image }];
    const pinned = seen.find((one) => one.startsWith(`${image}@`) && parseImage(one)?.digest !== undefined);
    return pinned === undefined ? [] : [{ image, pinned }];
  });
}
