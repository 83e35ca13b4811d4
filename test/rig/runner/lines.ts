import { StringDecoder } from 'node:string_decoder';

/** Cuts a byte stream into lines. */
export interface LineReader {
  write(chunk: Buffer): void;
  /** At the end of the stream: hands out an unterminated last line. */
  end(): void;
}

/**
 * Lines end with LF, CR or CRLF, whichever comes, also across chunks: a lone CR starts a new line, and with it possibly
 * a workflow command.
 * Source: actions/runner `src/Runner.Sdk/ProcessInvoker.cs` reads with .NET's `StreamReader.ReadLine`.
 */
export function createLineReader(onLine: (line: string) => void): LineReader {
  const decoder = new StringDecoder('utf8');
  let pending = '';
  let afterCarriageReturn = false;

  function take(text: string): void {
    for (const part of text.split(/(\r\n|\r|\n)/)) {
      if (part === '') continue;
      if (part === '\n' && afterCarriageReturn && pending === '') {
        afterCarriageReturn = false;
        continue;
      }
      afterCarriageReturn = part === '\r';
      if (/^[\r\n]/.test(part)) {
        onLine(pending);
        pending = '';
      } else pending += part;
    }
  }

  return {
    write: (chunk) => take(decoder.write(chunk)),
    end: () => {
      take(decoder.end());
      if (pending !== '') onLine(pending);
      pending = '';
    },
  };
}
