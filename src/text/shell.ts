import { cleanLine } from './clean.ts';

const longestWord = 4_096;
const harmless = /^[\w./:@%+,-][\w./:@%+,=-]*$/;

/**
 * One word of a POSIX shell command that a person may paste: plain when every character is harmless, else in single
 * quotes. It stays one word whatever it holds; that it is no option is the caller's to see to.
 */
export function shellWord(text: string): string {
  const word = cleanLine(text, longestWord);
  return harmless.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}
