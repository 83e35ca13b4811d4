import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { readActionFile } from '../src/files/action-file.ts';
import { reasonCodesPage } from './reason-codes.ts';
import { shellTablesOf, tablesOf, withTables } from './tables.ts';
import { versionTables } from './versions.ts';

const root = dirname(import.meta.dirname);
const action = readActionFile(readFileSync(join(root, 'action.yml'), 'utf8'));

/** Each page, and what it should be from what it is. */
const pages: readonly (readonly [page: string, made: (text: string) => string])[] = [
  ['README.md', (text) => withTables(text, tablesOf(action))],
  ['docs/cli.md', (text) => withTables(text, shellTablesOf(action))],
  ['docs/versions.md', (text) => withTables(text, versionTables())],
  ['docs/reason-codes.md', reasonCodesPage],
];

/** Brings what is generated in the pages up to date; with `--check` only says whether it is. */
function main(check: boolean): void {
  for (const [page, made] of pages) {
    const path = join(root, page);
    const before = readFileSync(path, 'utf8');
    const after = made(before);
    if (!check) writeFileSync(path, after);
    else if (after !== before) {
      process.stderr.write(`${page} differs from what it is made of. Run: npm run docs\n`);
      process.exitCode = 1;
    }
  }
}

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
main(values.check);
