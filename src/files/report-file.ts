import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Writes `report.json` into a folder of its own below the runner's temporary folder; returns its path. */
export function writeReport(temporaryFolder: string, nonce: string, text: string): string {
  const folder = join(temporaryFolder, `admission-gate-${nonce}`);
  mkdirSync(folder, { recursive: true });
  const path = join(folder, 'report.json');
  writeFileSync(path, text, { mode: 0o600 });
  return path;
}
