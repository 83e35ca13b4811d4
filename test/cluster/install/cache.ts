import { mkdir } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';

/** The folder that keeps built tools between runs; made when it is missing. */
export async function cacheFolder(): Promise<string> {
  const xdg = process.env['XDG_CACHE_HOME'] || join(homedir(), '.cache');
  const folder = join(process.env['ADMISSION_GATE_CACHE'] || join(xdg, 'admission-gate'), 'bin');
  await mkdir(folder, { recursive: true });
  return folder;
}
