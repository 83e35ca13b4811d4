const esc = '\u001b';
const controlSequence = `(?:${esc}\\[|\u009b)[0-?]*[ -/]*[@-~]`;
/** Operating system commands and their kin carry printable text up to BEL or ST; unterminated, only the introducer goes. */
const stringSequence = `(?:${esc}[\\]PX^_]|[\u0090\u0098\u009d-\u009f])\\P{Cc}*(?:\u0007|${esc}\\\\|\u009c)`;
const shortSequence = `${esc}[ -/]*[0-~]`;
const terminalSequences = new RegExp(`${controlSequence}|${stringSequence}|${shortSequence}`, 'gu');

/** CR, LF, VT, FF, NEL and the two Unicode separators: whatever any reader takes for the end of a line. */
const lineEnds = /[\r\n\v\f\u0085\u2028\u2029]+/gu;
const otherSpaces = /[\t\p{Zs}]/gu;
/**
 * Controls, format characters (bidi, zero-width, tag characters), and all that Unicode calls default ignorable
 * (variation selectors, fillers): they show nothing and can hide or reorder what is shown.
 */
const unseen = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** Splits at everything that some reader takes for a line end. */
export function linesOf(text: string): readonly string[] {
  return text.split(/\r\n|[\r\n\v\f\u0085\u2028\u2029]/u);
}

/**
 * One line of only what a person sees: terminal sequences (ECMA-48) and invisible characters are gone, line ends and
 * exotic spaces have become plain spaces, lone surrogates have become U+FFFD. Idempotent.
 */
export function plainText(text: string): string {
  return text
    .toWellFormed()
    .replace(terminalSequences, '')
    .replace(lineEnds, ' ')
    .replace(otherSpaces, ' ')
    .replace(unseen, '');
}
