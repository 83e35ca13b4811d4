import { compileGlob } from './glob.ts';

/** A glob of nothing but characters that stand for themselves, and `*`. */
const plain = /^[^?[\]{}\\,!]*$/;
/** No image reference has it, and so no glob that is looked at here. */
const anything = '\u{10ffff}';

/**
 * Is every text that one glob matches matched by the other? `true` is certain, `false` means that it is not shown: only
 * globs without other signs than `*` are compared. Where the other one matches the text that has one strange character
 * in place of each `*`, its own `*` stand for those, and so for whatever may be there.
 */
export function isWithin(one: string, other: string): boolean {
  if (one === other) return true;
  if (!plain.test(one) || !plain.test(other) || one.includes(anything) || other.includes(anything)) return false;
  return compileGlob(other)?.(one.replaceAll('*', anything)) === true;
}
