import type { Verdict } from './verdict.ts';

/**
 * Output `images`: a JSON object from each probed image to the reference with a digest that stands for it, as far as that
 * was seen. A workflow reads it with `fromJSON`.
 */
export function renderImages({ probes }: Pick<Verdict, 'probes'>): string {
  const resolved = probes.flatMap((probe) => probe.resolved);
  return JSON.stringify(Object.fromEntries(resolved.map(({ image, pinned }) => [image, pinned])));
}
