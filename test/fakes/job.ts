import type { CommandEnd } from '../../src/process/command.ts';
import type { Folder } from '../../src/process/folder.ts';
import type { ProcessId } from '../../src/process/identity.ts';
import type { JobParts } from '../../src/process/job.ts';
import type { FakeClock } from './clock.ts';

/** A folder in memory. It refuses what a folder on a disk refuses. */
export class FakeFolder implements Folder {
  readonly path: string;
  readonly files = new Map<string, string>();
  #there = false;
  /** Every write, also those that were overwritten. */
  readonly written: { readonly name: string; readonly text: string }[] = [];

  constructor(path = '/temp/admission-gate-1') {
    this.path = path;
  }

  pathOf(name: string): string {
    return `${this.path}/${name}`;
  }

  create(): void {
    if (this.#there) throw new Error('EEXIST: file already exists');
    this.#there = true;
  }

  exists(): boolean {
    return this.#there;
  }

  write(name: string, text: string): void {
    if (!this.#there) throw new Error('ENOENT: no such file or directory');
    this.files.set(name, text);
    this.written.push({ name, text });
  }

  note(name: string, text: string): void {
    if (this.#there) this.write(name, text);
  }

  read(name: string): string | undefined {
    return this.files.get(name);
  }

  drop(name: string): void {
    this.files.delete(name);
  }

  remove(): void {
    this.#there = false;
    this.files.clear();
  }
}

interface Living {
  readonly id: ProcessId;
  readonly obeys: readonly NodeJS.Signals[];
}

/** Processes that end by the signals they obey. What was never started gets no signal: such a call is an error. */
export class FakeJob implements JobParts {
  readonly temp = '/temp';
  readonly folders = new Map<string, FakeFolder>();
  readonly signals: string[] = [];
  readonly scripts: string[] = [];
  readonly tokens: string[] = [];
  /** What a started keeper does; by default it writes its status at once and obeys. */
  onKeeper: (folder: FakeFolder, id: ProcessId) => void = () => {};
  keeperObeys: readonly NodeJS.Signals[] = ['SIGTERM', 'SIGKILL'];
  keeperFails: string | undefined;
  commandObeys: readonly NodeJS.Signals[] = ['SIGTERM', 'SIGKILL'];
  #living: Living[] = [];
  #endCommand: ((end: CommandEnd) => void) | undefined;
  #pids = 100;

  readonly folderAt = (path: string): FakeFolder => {
    const folder = this.folders.get(path) ?? new FakeFolder(path);
    this.folders.set(path, folder);
    return folder;
  };

  readonly worker = (): ProcessId => ({ pid: 1, startTicks: '1' });

  /** A process that is there already. */
  begin(obeys: readonly NodeJS.Signals[]): ProcessId {
    this.#pids += 1;
    const id = { pid: this.#pids, startTicks: String(this.#pids * 10) };
    this.#living.push({ id, obeys });
    return id;
  }

  readonly isRunning = (id: ProcessId): boolean => this.#living.some((one) => isSame(one.id, id));

  readonly #signal = (what: string, id: ProcessId, signal: NodeJS.Signals): void => {
    this.signals.push(`${signal} ${what}`);
    this.#living = this.#living.filter((one) => !isSame(one.id, id) || !one.obeys.includes(signal));
    if (what === 'command' && !this.isRunning(id)) this.#endCommand?.({ exitCode: signal === 'SIGTERM' ? 143 : 137 });
  };

  readonly processes: JobParts['processes'] = {
    startKeeper: (path, token) => {
      this.tokens.push(token);
      const id = this.begin(this.keeperObeys);
      if (this.keeperFails === undefined) this.onKeeper(this.folderAt(path), id);
      else this.#living = this.#living.filter((one) => !isSame(one.id, id));
      return { id, failed: () => this.keeperFails };
    },
    isRunning: this.isRunning,
    sendSignal: (id, signal) => {
      if (this.isRunning(id)) this.#signal('keeper', id, signal);
    },
  };

  readonly commands: JobParts['commands'] = {
    start: (script) => {
      this.scripts.push(script);
      const id = this.begin(this.commandObeys);
      const { promise, resolve } = Promise.withResolvers<CommandEnd>();
      this.#endCommand = resolve;
      return { id, ended: promise };
    },
    isGroupRunning: this.isRunning,
    signalGroup: (id, signal) => {
      if (this.isRunning(id)) this.#signal('command', id, signal);
    },
  };

  /** The command comes to its own end. */
  endCommand(end: CommandEnd): void {
    if (this.#endCommand === undefined) throw new Error('no command was started');
    this.#endCommand(end);
  }
}

function isSame(one: ProcessId, other: ProcessId): boolean {
  return one.pid === other.pid && one.startTicks === other.startTicks;
}

/** A status as a keeper writes it that holds the Lease. */
export function holdingStatus(process: ProcessId, renewedAtMs: number): string {
  return JSON.stringify({ version: 1, state: 'holding', process, renewedAtMs, renewals: 1, reason: '' });
}

/** A keeper that is up at once, and renews in step with the clock. */
export function faithfulKeeper(clock: FakeClock): FakeJob['onKeeper'] {
  return (folder, id) => folder.write('status.json', holdingStatus(id, clock.monotonicMs()));
}
