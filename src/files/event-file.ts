import { readFileSync } from 'node:fs';

/** The payload of the event that started the run; `undefined` where there is none that can be read. */
export function readEvent(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}
