import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A folder that only its owner may look into. Its files are small and written whole or not at all. */
export interface Folder {
  readonly path: string;
  pathOf(name: string): string;
  /** Makes it (0700). Throws where it cannot be made or is there already: then it is not ours. */
  create(): void;
  exists(): boolean;
  /** Writes a file (0600) in one stroke: a reader sees the old one or the new one. Throws where it cannot. */
  write(name: string, text: string): void;
  /** The same where a file that cannot be written (disk full, folder gone) must not keep the caller from its work. */
  note(name: string, text: string): void;
  /** `undefined` where there is no such file. */
  read(name: string): string | undefined;
  drop(name: string): void;
  /** Removes it with all that is in it; no error where it is gone. */
  remove(): void;
}

export function folderAt(path: string): Folder {
  const at = (name: string): string => join(path, name);
  const write = (name: string, text: string): void => {
    const scratch = at(`.${name}.new`);
    writeFileSync(scratch, text, { mode: 0o600 });
    renameSync(scratch, at(name));
  };
  return {
    path,
    pathOf: at,
    create: () => {
      mkdirSync(path, { mode: 0o700 });
      // The mode of mkdir is cut by the umask of whoever started us.
      chmodSync(path, 0o700);
    },
    exists: () => existsSync(path),
    write,
    note: (name, text) => {
      try {
        write(name, text);
      } catch {
        // The doc comment says why.
      }
    },
    read: (name) => {
      try {
        return readFileSync(at(name), 'utf8');
      } catch {
        return undefined;
      }
    },
    drop: (name) => rmSync(at(name), { force: true }),
    remove: () => rmSync(path, { recursive: true, force: true }),
  };
}
