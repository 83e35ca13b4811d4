import { execFile } from 'node:child_process';

export type CommandOutput =
  | { readonly ok: true; readonly output: string }
  /** The last that it said, or why it could not be started. */
  | { readonly ok: false; readonly problem: string };

const MOST_OUTPUT_BYTES = 64 * 1024 * 1024;
const TIMEOUT_MS = 120_000;

/** Neither our inputs nor the token in them are a tool’s business. */
function environment(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(?:INPUT_|STATE_)/.test(name)));
}

/** Runs a tool of the runner to its end, without a shell; two minutes at most. */
export function runTool(
  tool: string,
  args: readonly string[],
  options: { readonly cwd: string; readonly signal?: AbortSignal },
): Promise<CommandOutput> {
  return new Promise((resolve) => {
    const limits = { maxBuffer: MOST_OUTPUT_BYTES, timeout: TIMEOUT_MS, env: environment() };
    execFile(tool, [...args], { ...options, ...limits, encoding: 'utf8' }, (error, stdout, stderr) => {
      if (error === null) resolve({ ok: true, output: stdout });
      else resolve({ ok: false, problem: stderr.trim() || error.message });
    });
  });
}
