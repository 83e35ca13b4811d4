import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { readActionFile } from './action-file.ts';
import { tablesOf, withTables } from './tables.ts';

const root = dirname(import.meta.dirname);
const readme = join(root, 'README.md');

/** Brings README's tables up to date with action.yml; with `--check` only says whether they are. */
function main(check: boolean): void {
  const action = readActionFile(readFileSync(join(root, 'action.yml'), 'utf8'));
  const before = readFileSync(readme, 'utf8');
  const after = withTables(before, tablesOf(action));
  if (!check) writeFileSync(readme, after);
  else if (after !== before) {
    process.stderr.write('README.md differs from action.yml. Run: npm run docs\n');
    process.exitCode = 1;
  }
}

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
main(values.check);
