import { defaults, getOctokitOptions } from '@actions/github/lib/utils';
import { Octokit } from '@octokit/rest';
import * as v from 'valibot';
import type { Reply } from './comments.ts';
import { failureOf } from './problem.ts';

const ignore = (): void => undefined;
/** Octokit prints to the console past the cleaning; what it knows is in the replies. */
const silent = { debug: ignore, info: ignore, warn: ignore, error: ignore };

/** Options of the adapters. */
export interface Access {
  readonly token: string;
  /** Time for one call. */
  readonly timeoutMs: number;
  /** Ends every call, with the problem `aborted`. */
  readonly signal: AbortSignal;
}

interface Limits {
  readonly signal: AbortSignal;
  readonly retries: 0;
}

type Call = (request: Limits) => Promise<unknown>;

/**
 * Octokit at the API address and through the proxy that the runner names (`GITHUB_API_URL`, `https_proxy`, `no_proxy`:
 * both are in the defaults of `@actions/github`, and an own `request` would replace them).
 */
export function connect({ token }: Access): Octokit {
  return new (Octokit.defaults(defaults))(getOctokitOptions(token, { log: silent }));
}

/** One call to its end, read by one schema. Never throws, never repeats. */
export async function replyOf<S extends v.GenericSchema>(
  { timeoutMs, signal }: Access,
  answer: S,
  call: Call,
): Promise<Reply<v.InferOutput<S>>> {
  try {
    const data = await call({ signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]), retries: 0 });
    const parsed = v.safeParse(answer, data);
    return parsed.success
      ? { ok: true, value: parsed.output }
      : { ok: false, problem: 'unreadable', text: v.summarize(parsed.issues) };
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    return signal.aborted ? { ok: false, problem: 'aborted', text } : { ok: false, ...failureOf(error), text };
  }
}
