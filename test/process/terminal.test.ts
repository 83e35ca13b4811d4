import { PassThrough } from 'node:stream';
import { WriteStream } from 'node:tty';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { terminalOn } from '../../src/process/terminal.ts';

/** What is printed in colour where the stream is or is not a terminal with colours. */
function printed(isTTY: boolean): readonly string[] {
  const streams = [1, 2].map(() =>
    Object.assign(new PassThrough({ encoding: 'utf8' }), {
      isTTY,
      getColorDepth: () => WriteStream.prototype.getColorDepth(),
    }),
  );
  const [out = new PassThrough(), err = new PassThrough()] = streams;
  const terminal = terminalOn(out, err);
  terminal.out('proceed', 'green');
  terminal.err('refuse', 'red');
  terminal.err('  why');
  return streams.map((stream) => String(stream.read()));
}

describe('a terminal', () => {
  it('has colours only where the stream is one', () => {
    for (const name of ['NO_COLOR', 'FORCE_COLOR', 'NODE_DISABLE_COLORS', 'TMUX', 'CI']) vi.stubEnv(name, undefined);
    vi.stubEnv('TERM', 'xterm-256color');
    onTestFinished(() => void vi.unstubAllEnvs());
    expect(printed(false)).toEqual(['proceed\n', 'refuse\n  why\n']);
    expect(printed(true)).toEqual(['\u001b[32mproceed\u001b[39m\n', '\u001b[31mrefuse\u001b[39m\n  why\n']);
    vi.stubEnv('NO_COLOR', '1');
    expect(printed(true)).toEqual(printed(false));
  });

  it('outlives its reader', () => {
    const out = new PassThrough();
    const terminal = terminalOn(out, new PassThrough());
    out.emit('error', new Error('EPIPE'));
    expect(() => terminal.out('freed')).not.toThrow();
  });
});
