import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { readActionFile } from '../src/files/action-file.ts';
import { shellTablesOf, tablesOf, withTables } from './tables.ts';

const root = dirname(import.meta.dirname);
const action = readActionFile(readFileSync(join(root, 'action.yml'), 'utf8'));
const pages = [
  ['README.md', tablesOf(action)],
  ['docs/cli.md', shellTablesOf(action)],
] as const;

/** Brings the tables of all pages up to date; with `--check` only says whether they are. */
function main(check: boolean): void {
  for (const [page, tables] of pages) {
    const path = join(root, page);
    const before = readFileSync(path, 'utf8');
    const after = withTables(before, tables);
    if (!check) writeFileSync(path, after);
    else if (after !== before) {
      process.stderr.write(`${page} differs from action.yml. Run: npm run docs\n`);
      process.exitCode = 1;
    }
  }
}

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
main(values.check);
