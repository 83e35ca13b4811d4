import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** A process, told from a later one with the same id by when it began; `startTicks` is empty where nobody tells that. */
export interface ProcessId {
  readonly pid: number;
  /** Clock ticks from the machine's start to the process's (field 22 of `/proc/<pid>/stat`, proc(5)). */
  readonly startTicks: string;
}

interface Stat {
  readonly startTicks: string;
  readonly isDead: boolean;
}

/** The command's name, in parentheses, may hold spaces and parentheses itself; the fields begin after the last one. */
function statOf(pid: number): Stat | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [state = ''] = fields;
    return { startTicks: fields[19] ?? '', isDead: state === 'Z' || state === 'X' };
  } catch {
    return undefined;
  }
}

/** What the process is called to tell it from later ones. */
export function identityOf(pid: number): ProcessId {
  return { pid, startTicks: statOf(pid)?.startTicks ?? '' };
}

/** The process that started this one, where it can be watched: not without /proc, and not from inside a container. */
export function parentProcess(): ProcessId | undefined {
  const parent = identityOf(process.ppid);
  return parent.pid > 0 && parent.startTicks !== '' ? parent : undefined;
}

function answersSignals(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Is this very process there? A zombie is not. Without /proc, is there any of that id? */
export function isRunning({ pid, startTicks }: ProcessId): boolean {
  if (!existsSync('/proc/self/stat')) return answersSignals(pid);
  const stat = statOf(pid);
  return stat !== undefined && !stat.isDead && stat.startTicks === startTicks;
}

/** Sends a signal to this very process, and to no other that has its id by now. */
export function sendSignal(id: ProcessId, signal: NodeJS.Signals): void {
  if (id.startTicks === '' || !isRunning(id)) return;
  kill(id.pid, signal);
}

/**
 * Is anything left of the process group that this process leads or led? While a member lives, the kernel gives the
 * group's id to nobody, so a process of that id that began at another time means that the group is gone.
 */
export function isGroupRunning({ pid, startTicks }: ProcessId): boolean {
  const leader = statOf(pid);
  if (leader !== undefined && leader.startTicks !== startTicks) return false;
  if (!answersSignals(-pid)) return false;
  // What nobody has collected yet, as in a container without an init, keeps the group's id though nothing runs in it.
  return !existsSync('/proc/self/stat') || membersOf(pid).some((member) => statOf(member)?.isDead === false);
}

function membersOf(group: number): readonly number[] {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return all.map(Number).filter((pid) => {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[2] === String(group);
    } catch {
      return false;
    }
  });
}

/** Sends a signal to every member of that group. */
export function signalGroup(id: ProcessId, signal: NodeJS.Signals): void {
  if (isGroupRunning(id)) kill(-id.pid, signal);
}

function kill(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It has ended in between, which is what the signal was for.
  }
}
