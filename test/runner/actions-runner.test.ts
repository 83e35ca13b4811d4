import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { actionsRunner } from '../../src/runner/actions-runner.ts';

let folder = '';
let printed = '';

/** Hands out the file commands of a step as the Actions runner does, each an empty file. */
function commandFile(variable: string): string {
  const path = join(folder, variable);
  writeFileSync(path, '');
  vi.stubEnv(variable, path);
  return path;
}

/** The value that a file command of `@actions/core` carries for the name. */
function valueIn(path: string, name: string): string | undefined {
  const match = /^(?<name>[^<]+)<<(?<delimiter>\S+)\n(?<value>[\s\S]*)\n\k<delimiter>\n$/.exec(
    readFileSync(path, 'utf8'),
  );
  return match?.groups?.['name'] === name ? match.groups['value'] : undefined;
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'runner-'));
  printed = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed += String(text);
    return true;
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

describe('the runner', () => {
  it('gives inputs exactly as the workflow did, and empty ones where there are none', () => {
    vi.stubEnv('INPUT_WEBHOOK-TIMEOUT-SECONDS', ' 30\n');
    expect(actionsRunner.input('webhook-timeout-seconds')).toBe(' 30\n');
    expect(actionsRunner.input('lease')).toBe('');
  });

  it('writes outputs and state to the files of the step', () => {
    const outputs = commandFile('GITHUB_OUTPUT');
    const state = commandFile('GITHUB_STATE');
    actionsRunner.output('reason-code', 'lease\nheld');
    actionsRunner.saveState('lease-uid', 'abc');
    expect(valueIn(outputs, 'reason-code')).toBe('lease\nheld');
    expect(valueIn(state, 'lease-uid')).toBe('abc');
    expect(printed).toBe('');
  });

  it('gives post what main saved', () => {
    vi.stubEnv('STATE_lease-uid', 'abc');
    expect(actionsRunner.savedState('lease-uid')).toBe('abc');
    expect(actionsRunner.savedState('holder')).toBe('');
  });

  it('prints lines, groups, annotations and masks as the runner reads them', () => {
    actionsRunner.openGroup('Lease');
    actionsRunner.line('held');
    actionsRunner.closeGroup();
    actionsRunner.annotate('error', { title: 'Lease, held', message: 'by\nanother' });
    actionsRunner.annotate('warning', { title: 'Low', message: 'timeout', file: 'a b/p.yaml', line: 7, column: 3 });
    actionsRunner.mask('secret');
    expect(printed.replaceAll('\r\n', '\n')).toBe(
      '::group::Lease\nheld\n::endgroup::\n::error title=Lease%2C held::by%0Aanother\n' +
        '::warning title=Low,file=a b/p.yaml,line=7,col=3::timeout\n::add-mask::secret\n',
    );
  });

  it('masks no empty text', () => {
    actionsRunner.mask('');
    expect(printed).toBe('');
  });

  it('appends to the job summary', async () => {
    const summary = commandFile('GITHUB_STEP_SUMMARY');
    await actionsRunner.appendSummary('# One');
    await actionsRunner.appendSummary('Two');
    expect(readFileSync(summary, 'utf8')).toBe('# One\nTwo\n');
  });
});
