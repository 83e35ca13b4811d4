import { describe, expect, it } from 'vitest';
import { ShellRunner } from '../../src/runner/shell-runner.ts';
import { fakeTerminal } from '../fakes/terminal.ts';

describe('the runner of a shell', () => {
  it('says everything on standard error, and no workflow command', async () => {
    const terminal = fakeTerminal();
    const runner = new ShellRunner(terminal, new Map());
    runner.openGroup('Take the Lease');
    runner.line('waiting');
    runner.closeGroup();
    runner.annotate('error', { title: 'Lease lost', message: 'by another\nNext: look' });
    runner.output();
    await runner.appendSummary();
    expect(terminal.output).toEqual([]);
    expect(terminal.errors).toEqual(['Take the Lease', '  waiting', 'Lease lost', '  by another', '  Next: look']);
  });

  it('hides what is masked', () => {
    const terminal = fakeTerminal();
    const runner = new ShellRunner(terminal, new Map());
    runner.mask('kube-token');
    runner.mask('');
    runner.line('denied to kube-token');
    runner.annotate('warning', { title: 'kube-token', message: 'kube-token' });
    expect(terminal.errors.join('\n')).not.toContain('kube-token');
  });

  it('knows the inputs that it was given, also later, and keeps state', () => {
    const inputs = new Map([['lease', 'a/b']] as const);
    const runner = new ShellRunner(fakeTerminal(), inputs);
    runner.saveState('holder', 'user:ada@host:1');
    expect([
      runner.input('lease'),
      runner.input('run'),
      runner.savedState('holder'),
      runner.savedState('phase'),
    ]).toEqual(['a/b', '', 'user:ada@host:1', '']);
  });
});
