import { forge, type ImageReference, parseImage } from './image.ts';
import { type ProbePod, withForged } from './pod.ts';

/** A Pod that must be denied. */
export interface ControlPod {
  readonly pod: ProbePod;
  /** The one image in it that no policy may let pass. */
  readonly image: string;
  readonly repository: string;
}

/** Policies match by the text of the reference, so that one tag may be covered where another, or a digest, is not. */
function formOf({ repository, tag, digest }: ImageReference): string {
  return [repository, tag, digest !== undefined].join(' ');
}

/**
 * One control for each form of each repository, wherever other policies cover it (`group`): the first Pod that has it,
 * with one container forged and all else as probed. `hex` gives 64 random hexadecimal digits.
 */
export function controlsOf(
  pods: readonly ProbePod[],
  group: (pod: ProbePod) => string,
  hex: () => string,
): readonly ControlPod[] {
  const controls = new Map<string, ControlPod>();
  for (const pod of pods) {
    for (const image of pod.images) {
      const reference = parseImage(image);
      if (reference === undefined) continue;
      const key = `${formOf(reference)} ${group(pod)}`;
      if (controls.has(key)) continue;
      const forged = forge(reference, hex());
      controls.set(key, { pod: withForged(pod, image, forged), image: forged, repository: reference.repository });
    }
  }
  return [...controls.values()];
}
