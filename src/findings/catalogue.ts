import { admission } from './catalogue/admission.ts';
import { calls } from './catalogue/calls.ts';
import { candidates } from './catalogue/candidates.ts';
import { check } from './catalogue/check.ts';
import { cluster } from './catalogue/cluster.ts';
import { files } from './catalogue/files.ts';
import { gitops } from './catalogue/gitops.ts';
import { health } from './catalogue/health.ts';
import { kyverno } from './catalogue/kyverno.ts';
import { lease } from './catalogue/lease.ts';
import { policy } from './catalogue/policy.ts';
import { probes } from './catalogue/probes.ts';
import { queue } from './catalogue/queue.ts';
import { risks } from './catalogue/risks.ts';
import { run } from './catalogue/run.ts';
import { verification } from './catalogue/verification.ts';
import type { CatalogueEntry, FactsOfEntry } from './entry.ts';

/** Every reason code with its class, owner and words: the only place in the action that words a cause. */
export const catalogue = {
  ...run,
  ...lease,
  ...queue,
  ...check,
  ...cluster,
  ...policy,
  ...kyverno,
  ...admission,
  ...calls,
  ...probes,
  ...verification,
  ...health,
  ...files,
  ...candidates,
  ...gitops,
  ...risks,
} satisfies Record<string, CatalogueEntry>;

type Catalogue = typeof catalogue;

/** The closed union of reason codes. */
export type ReasonCode = keyof Catalogue;

/** Is this one of them? */
export function isReasonCode(text: string): text is ReasonCode {
  return Object.hasOwn(catalogue, text);
}

/** The facts that the sentences of code `C` name; `finding` demands exactly these. */
export type FactOf<C extends ReasonCode> = FactsOfEntry<Catalogue[C]>;

export type { CatalogueEntry } from './entry.ts';
