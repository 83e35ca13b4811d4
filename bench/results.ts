import type { Compared } from './pairs.ts';

/** What the judgement of the large observation took. */
export interface Scale {
  readonly ms: number;
  /** Of the process before, with the text of the observation in it. */
  readonly baseMib: number;
  /** At its highest. */
  readonly mib: number;
}

/** One run of everything. */
export interface Results {
  readonly kyverno: string;
  /** A gate with nothing to repair, against the script. */
  readonly fresh: Compared;
  /** The first request of a gate, against one whole `kubectl get lease`. */
  readonly first: Compared;
  /** A gate that raises a timeout, against the script. */
  readonly stale: Compared;
  /** From the last change of a webhook configuration to the line in the log. */
  readonly knownMs: number;
  readonly scale: Scale;
}
