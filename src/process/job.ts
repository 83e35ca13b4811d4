import { type Commands, systemCommands } from './command.ts';
import { type Folder, folderAt } from './folder.ts';
import { identityOf, type ProcessId, parentProcess } from './identity.ts';
import { type Processes, systemProcesses } from './keeper.ts';

/** What a step can do to the processes of its job, and where it can leave something for later ones. */
export interface JobParts {
  /** The runner's folder for files of this job. */
  readonly temp: string;
  readonly folderAt: (path: string) => Folder;
  /** The runner's process that lives as long as the job, where it can be seen. */
  readonly worker: () => ProcessId | undefined;
  readonly processes: Processes;
  readonly commands: Commands;
}

/** The job that this process is part of. */
export function systemJob(temp: string): JobParts {
  return { temp, folderAt, worker: parentProcess, processes: systemProcesses, commands: systemCommands() };
}

/** At a shell this process is the whole job: the keeper ends with it. Standard output may be kept free for a result. */
export function shellJob(temp: string, keepsStdout: boolean): JobParts {
  const commands = systemCommands(keepsStdout ? 2 : 'inherit');
  return { ...systemJob(temp), worker: () => identityOf(process.pid), commands };
}
