import * as v from 'valibot';
import { type Finding, finding } from '../findings/finding.ts';
import { type Owner, ownerText } from './owner.ts';

/** What an owner does to a change that is not in Git. */
export type OwnerState =
  /** Sets it back as soon as it sees it. */
  | { readonly kind: 'self-heals' }
  /** Sets it back when it reconciles next. */
  | { readonly kind: 'reconciles' }
  /** Sets it back once somebody lets it go on. */
  | { readonly kind: 'suspended' }
  /** Cannot apply at the moment, and says why. */
  | { readonly kind: 'failing'; readonly problem: string }
  /** The owner is no more, and its marks are left over. */
  | { readonly kind: 'gone' }
  | { readonly kind: 'unknown' };

const text = v.optional(v.string(), '');
const condition = v.object({ type: text, status: text, reason: text, message: text });
const fluxSchema = v.object({
  spec: v.object({ suspend: v.optional(v.boolean(), false) }),
  status: v.optional(v.object({ conditions: v.optional(v.array(condition), []) }), {}),
});
const argoSchema = v.object({
  spec: v.object({
    syncPolicy: v.optional(
      v.object({
        automated: v.optional(
          v.nullable(v.object({ selfHeal: v.optional(v.boolean(), false), enabled: v.optional(v.boolean(), true) })),
        ),
      }),
      {},
    ),
  }),
  status: v.optional(v.object({ operationState: v.optional(v.object({ phase: text, message: text })) }), {}),
});

function fluxState(object: unknown): OwnerState {
  const read = v.safeParse(fluxSchema, object);
  if (!read.success) return { kind: 'unknown' };
  const { spec, status } = read.output;
  if (spec.suspend) return { kind: 'suspended' };
  const ready = status.conditions.find(({ type }) => type === 'Ready');
  return ready?.status === 'False'
    ? { kind: 'failing', problem: [ready.reason, ready.message].filter(Boolean).join(': ') }
    : { kind: 'reconciles' };
}

function argoState(object: unknown): OwnerState {
  const read = v.safeParse(argoSchema, object);
  if (!read.success) return { kind: 'unknown' };
  const { automated } = read.output.spec.syncPolicy;
  if (!automated?.enabled) return { kind: 'suspended' };
  const { phase = '', message = '' } = read.output.status.operationState ?? {};
  if (phase === 'Failed' || phase === 'Error') return { kind: 'failing', problem: message || phase };
  return automated.selfHeal ? { kind: 'self-heals' } : { kind: 'reconciles' };
}

/** Reads the owner's own object, as the API server served it; `undefined`: it is not there. */
export function ownerState({ tool }: Owner, object: unknown): OwnerState {
  if (object === undefined) return { kind: 'gone' };
  return tool === 'Argo CD' ? argoState(object) : fluxState(object);
}

const codes = {
  'self-heals': 'owned-self-heals',
  reconciles: 'owned-reconciles',
  unknown: 'owned-reconciles',
  suspended: 'owned-suspended',
  failing: 'owned-failing',
} as const;

/** A live change of one field, as `timeoutSeconds 30`, of an object that Git owns. */
export interface LiveChange {
  readonly subject: string;
  readonly resource: string;
  readonly wanted: string;
  /** Managers of the field that is changed. */
  readonly managers: readonly string[];
}

/** Server-side apply leaves a field alone that it does not set (Kubernetes documentation, "Server-Side Apply"). */
export function setsField({ tool, kind }: Owner, all: readonly string[], ofField: readonly string[]): boolean {
  const manager = kind === 'HelmRelease' ? 'helm-controller' : 'kustomize-controller';
  return tool !== 'Flux' || !all.includes(manager) || ofField.includes(manager);
}

/**
 * What becomes of a live change of an object that Git owns; `undefined` where the owner is gone. Helm changes what it
 * owns only at its next upgrade.
 */
export function ownerFinding(
  owner: Owner,
  state: OwnerState,
  { subject, resource, wanted }: LiveChange,
): Finding | undefined {
  if (state.kind === 'gone') return undefined;
  const code = owner.tool === 'Helm' ? 'owned-by-helm' : codes[state.kind];
  const problem = state.kind === 'failing' ? state.problem : '';
  const facts = { subject, resource, wanted, owner: ownerText(owner), tool: owner.tool, problem };
  return finding(code, subject, facts, [], 'warning');
}
