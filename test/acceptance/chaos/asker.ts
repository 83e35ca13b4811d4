import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import type { Connection } from '../../../sandbox/log.ts';
import { identityOf, isRunning, type ProcessId } from '../../../src/process/identity.ts';

/** A process of a gate's job, by the script that it runs; `gone` where it had ended before its request was read. */
export type Asker = 'gate' | 'post' | 'keeper' | 'gone';

export interface Client {
  readonly asker: Asker;
  readonly process: ProcessId;
}

const askers: Readonly<Record<string, Asker>> = { main: 'gate', post: 'post', keeper: 'keeper' };

const gone: Client = { asker: 'gone', process: { pid: 0, startTicks: '' } };

/** The processes that have asked, by their connections. */
export class Clients {
  readonly #known = new Map<Connection, Client>();

  /** Whose request this is; to be asked first while the process waits for its answer. */
  at(connection: Connection): Client {
    const client = this.#known.get(connection) ?? this.#find(connection) ?? gone;
    this.#known.set(connection, client);
    return client;
  }

  /** Most connections are of a process that has asked before, and all processes are many. */
  #find(connection: Connection): Client | undefined {
    const socket = `socket:[${inodeOf(connection)}]`;
    const has = ({ process }: Client): boolean => socketsOf(process.pid).includes(socket);
    return [...new Set(this.#known.values())].find(has) ?? actionProcesses().find(has);
  }

  /** The same, where it was asked for before. */
  knownAt(connection: Connection): Client {
    return this.#known.get(connection) ?? gone;
  }

  /** Has one asked, and is none of them there any more? */
  gone(asker: Asker): boolean {
    const own = [...this.#known.values()].filter((client) => client.asker === asker);
    return own.length > 0 && own.every(({ process }) => !isRunning(process));
  }
}

/** Source: proc(5), `/proc/net/tcp`: both addresses in hex, and the inode in the eighth field after the first. */
function inodeOf(connection: Connection): string | undefined {
  const [local, remote] = connection.split('-').map((port) => `0100007F:${hex(Number(port))}`);
  const table = readFileSync('/proc/net/tcp', 'latin1');
  const start = table.indexOf(` ${local} ${remote} `);
  return start < 0 ? undefined : table.slice(start + 1, table.indexOf('\n', start)).split(/\s+/)[8];
}

function hex(port: number): string {
  return port.toString(16).toUpperCase().padStart(4, '0');
}

function actionProcesses(): readonly Client[] {
  return readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    const command = attempt(() => readFileSync(`/proc/${name}/cmdline`, 'utf8')) ?? '';
    const asker = askers[/\/dist\/(main|post|keeper)\/index\.js\0/.exec(command)?.[1] ?? ''];
    return asker === undefined ? [] : [{ asker, process: identityOf(Number(name)) }];
  });
}

function socketsOf(pid: number): readonly (string | undefined)[] {
  const files = attempt(() => readdirSync(`/proc/${pid}/fd`)) ?? [];
  return files.map((file) => attempt(() => readlinkSync(`/proc/${pid}/fd/${file}`)));
}

/** A process may end while it is looked at. */
function attempt<T>(look: () => T): T | undefined {
  try {
    return look();
  } catch {
    return undefined;
  }
}
