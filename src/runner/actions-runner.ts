import * as core from '@actions/core';
import type { Runner } from './runner.ts';

/** The runner that started this process, spoken to through `@actions/core`. */
export const actionsRunner: Runner = {
  input: (name) => core.getInput(name, { trimWhitespace: false }),
  output: (name, value) => core.setOutput(name, value),
  saveState: (key, value) => core.saveState(key, value),
  savedState: (key) => core.getState(key),
  exportVariable: (name, value) => core.exportVariable(name, value),
  line: (text) => core.info(text),
  openGroup: (title) => core.startGroup(title),
  closeGroup: () => core.endGroup(),
  annotate: (kind, { title, message, file, line, column }) => {
    const place = {
      title,
      ...(file === undefined ? {} : { file }),
      ...(line === undefined ? {} : { startLine: line }),
      ...(column === undefined ? {} : { startColumn: column }),
    };
    if (kind === 'error') core.error(message, place);
    else core.warning(message, place);
  },
  appendSummary: async (markdown) => {
    await core.summary.addRaw(markdown, true).write();
  },
  mask: (secret) => {
    if (secret !== '') core.setSecret(secret);
  },
};
