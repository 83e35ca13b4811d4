import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import * as v from 'valibot';

const root = dirname(import.meta.dirname);
const packageSchema = v.object({ version: v.string() });

/** The section of a version in a changelog that has a heading `## VERSION` for each. Throws where there is none. */
export function notesOf(changelog: string, version: string): string {
  const sections = changelog.split(/^## /m).slice(1);
  const section = sections.find((one) => one.split('\n')[0]?.split(' ')[0] === version);
  const notes = section?.split('\n').slice(1).join('\n').trim() ?? '';
  if (notes === '') throw new Error(`CHANGELOG.md says nothing of ${version}`);
  return `${notes}\n`;
}

/** The version to release. Throws where package.json says another. */
export function versionOf(packageText: string, wanted: string): string {
  const { version } = v.parse(packageSchema, JSON.parse(packageText));
  if (version !== wanted) throw new Error(`package.json says ${version}, asked for is ${wanted}`);
  return version;
}

/** `npm run release -- VERSION FOLDER`: what is published of the commit that is checked out, and its notes. */
function main(wanted = '', folder = ''): void {
  const read = (file: string): string => readFileSync(join(root, file), 'utf8');
  const version = versionOf(read('package.json'), wanted);
  const notes = notesOf(read('CHANGELOG.md'), version);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'notes.md'), notes);
  const name = `admission-gate-${version}`;
  const run = (command: string, ...args: readonly string[]): string =>
    execFileSync(command, args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  writeFileSync(join(folder, `${name}.sbom.cdx.json`), run('npm', 'sbom', '--sbom-format=cyclonedx', '--omit=dev'));
  const archive = resolve(folder, `${name}.tar.gz`);
  const content = ['action.yml', 'dist', 'deploy', 'docs', 'examples', 'README.md', 'LICENSE', 'CHANGELOG.md'];
  run('git', 'archive', '--format=tar.gz', `--prefix=${name}/`, `--output=${archive}`, 'HEAD', ...content);
}

if (import.meta.main) main(...process.argv.slice(2));
