import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { systemCommands } from '../../src/process/command.ts';
import { folderAt } from '../../src/process/folder.ts';
import { identityOf, isRunning, parentProcess, sendSignal } from '../../src/process/identity.ts';
import { until } from '../cluster/ground/until.ts';

function temporaryFolder() {
  const parent = mkdtempSync(join(tmpdir(), 'process-'));
  onTestFinished(() => rmSync(parent, { recursive: true, force: true }));
  return folderAt(join(parent, 'private'));
}

async function sleeper() {
  const child = spawn('sleep', ['600'], { stdio: 'ignore' });
  await once(child, 'spawn');
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  return { child, id: identityOf(child.pid ?? 0) };
}

describe('a private folder', () => {
  it('is its owner only, and so are its files', () => {
    const folder = temporaryFolder();
    folder.create();
    folder.write('a', 'text');
    const mode = (path: string): number => statSync(path).mode & 0o777;
    expect([mode(folder.path), mode(folder.pathOf('a'))]).toEqual([0o700, 0o600]);
    expect([folder.read('a'), folder.read('b'), folder.exists()]).toEqual(['text', undefined, true]);
  });

  it('is not taken over from somebody who made it before', () => {
    const folder = temporaryFolder();
    folder.create();
    expect(() => folder.create()).toThrow(/EEXIST/);
  });

  it('is replaced file by file, and goes with all that is in it', () => {
    const folder = temporaryFolder();
    folder.create();
    folder.write('a', 'one');
    folder.write('a', 'two');
    expect(folder.read('a')).toBe('two');
    folder.drop('a');
    folder.drop('a');
    expect(folder.read('a')).toBeUndefined();
    folder.remove();
    folder.remove();
    expect(folder.exists()).toBe(false);
    expect(() => folder.write('a', 'x')).toThrow(/ENOENT/);
    expect(() => folder.note('a', 'x')).not.toThrow();
  });
});

describe('a process', () => {
  it('is known by its id and by when it began', async () => {
    const { child, id } = await sleeper();
    expect(isRunning(id)).toBe(true);
    expect(isRunning({ ...id, startTicks: '1' })).toBe(false);
    child.kill('SIGKILL');
    await until('it is gone', async () => !isRunning(id));
  });

  it('gets no signal when it merely has that id', async () => {
    const { id } = await sleeper();
    sendSignal({ ...id, startTicks: '1' }, 'SIGKILL');
    sendSignal({ ...id, startTicks: '' }, 'SIGKILL');
    expect(isRunning(id)).toBe(true);
    sendSignal(id, 'SIGKILL');
    await until('it is gone', async () => !isRunning(id));
    expect(() => sendSignal(id, 'SIGKILL')).not.toThrow();
  });

  it('has a parent that can be watched', () => {
    expect(parentProcess()).toEqual(identityOf(process.ppid));
  });
});

describe('a command', () => {
  function started(script: string) {
    const folder = temporaryFolder();
    folder.create();
    folder.write('run.sh', script);
    const command = systemCommands().start(folder.pathOf('run.sh'));
    onTestFinished(() => systemCommands().signalGroup(command.id, 'SIGKILL'));
    return { folder, command };
  }

  it.each([
    ['exit 0', 0],
    ['exit 7', 7],
    ['false\nexit 0', 1],
    ['false | true\nexit 0', 1],
    ['kill -TERM $$', 143],
  ])('runs as `shell: bash` does: %j ends with %i', async (script, exitCode) => {
    const { command } = started(script);
    expect(await command.ended).toEqual({ exitCode });
  });

  it('sees no inputs and no state of the action', async () => {
    process.env['INPUT_GITHUB-TOKEN'] = 'ghs_secret';
    process.env['STATE_holder'] = 'x';
    onTestFinished(() => {
      delete process.env['INPUT_GITHUB-TOKEN'];
      delete process.env['STATE_holder'];
    });
    const { command } = started("! env | grep -E '^(INPUT_|STATE_)' > /dev/null");
    expect(await command.ended).toEqual({ exitCode: 0 });
  });

  it('is ended with everything in its group, also when its first process is gone already', async () => {
    const { command, folder } = started('sleep 600 & echo $! > "$(dirname "$0")/child"; exit 0');
    await command.ended;
    expect(systemCommands().isGroupRunning(command.id)).toBe(true);
    const child = identityOf(Number(folder.read('child')));
    expect(isRunning(child)).toBe(true);
    systemCommands().signalGroup(command.id, 'SIGKILL');
    await until('the group is gone', async () => !systemCommands().isGroupRunning(command.id));
    expect(isRunning(child)).toBe(false);
  });

  it('is not taken for another process of the same id', async () => {
    const { command } = started('sleep 600');
    expect(systemCommands().isGroupRunning({ ...command.id, startTicks: '1' })).toBe(false);
    systemCommands().signalGroup({ ...command.id, startTicks: '1' }, 'SIGKILL');
    expect(isRunning(command.id)).toBe(true);
  });
});
