import type { Terminal } from '../../src/process/terminal.ts';

/** A terminal that keeps what it is given, by stream. */
export function fakeTerminal(): Terminal & { readonly output: string[]; readonly errors: string[] } {
  const output: string[] = [];
  const errors: string[] = [];
  return { output, errors, out: (text) => output.push(text), err: (text) => errors.push(text) };
}
