import { styleText } from 'node:util';

/** How a line stands out where colours are shown. */
export type Style = 'plain' | 'bold' | 'green' | 'red';

/** The two streams of a shell; a text is one or several whole lines, and clean. */
export interface Terminal {
  /** The result, to standard output. */
  out(text: string, style?: Style): void;
  /** Progress and trouble, to standard error. */
  err(text: string, style?: Style): void;
}

/**
 * Colours only where the stream is a terminal that has them (`util.styleText` asks the stream and NO_COLOR). A reader
 * that went away, such as a closed terminal, must not end us while the Lease is ours.
 */
export function terminalOn(out: NodeJS.WritableStream, err: NodeJS.WritableStream): Terminal {
  const to = (stream: NodeJS.WritableStream): Terminal['out'] => {
    stream.on('error', () => undefined);
    return (text, style = 'plain') =>
      stream.write(`${style === 'plain' ? text : styleText(style, text, { stream })}\n`);
  };
  return { out: to(out), err: to(err) };
}
