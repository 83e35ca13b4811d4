import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runTool } from './command.ts';

/**
 * Lays the workspace out as it was at a commit, in a folder of its own below `temporary`, and gives it to `use`. The
 * checkout itself is not touched. A commit that a shallow clone does not have is fetched alone, once.
 */
export async function atCommit<T>(
  root: string,
  commit: string,
  temporary: string,
  use: (folder: string) => Promise<T>,
): Promise<{ readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: string }> {
  const git = (...args: readonly string[]) => runTool('git', args, { cwd: root });
  const known = await git('cat-file', '-e', `${commit}^{commit}`);
  if (!known.ok) {
    const fetched = await git('fetch', '--quiet', '--depth=1', 'origin', commit);
    if (!fetched.ok) return { ok: false, problem: fetched.problem };
  }
  const folder = mkdtempSync(join(temporary, 'admission-gate-base-'));
  try {
    const archive = join(folder, '.tar');
    const packed = await git('archive', '--format=tar', `--output=${archive}`, commit);
    if (!packed.ok) return { ok: false, problem: packed.problem };
    const unpacked = await runTool('tar', ['-xf', archive, '-C', folder], { cwd: root });
    if (!unpacked.ok) return { ok: false, problem: unpacked.problem };
    return { ok: true, value: await use(folder) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
