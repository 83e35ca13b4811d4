import type { Marks } from './marks.ts';

/** The object of a GitOps tool or of Helm from which another object comes. */
export interface Owner {
  readonly tool: 'Flux' | 'Argo CD' | 'Helm';
  readonly kind: 'Kustomization' | 'HelmRelease' | 'Application' | 'release';
  /** Empty where the object does not say it. */
  readonly namespace: string;
  readonly name: string;
}

type Read = (marks: Marks) => Owner | undefined;

function fluxOwner(prefix: string, kind: 'Kustomization' | 'HelmRelease'): Read {
  return ({ labels }) => {
    const name = labels[`${prefix}/name`];
    return name === undefined
      ? undefined
      : { tool: 'Flux', kind, name, namespace: labels[`${prefix}/namespace`] ?? '' };
  };
}

/** `[NAMESPACE_]APP:GROUP/KIND:NAMESPACE/NAME` (Argo CD documentation, "Resource Tracking", and apps in any namespace). */
const argoByTracking: Read = ({ annotations }) => {
  const app = annotations['argocd.argoproj.io/tracking-id']?.split(':')[0] ?? '';
  if (app === '') return undefined;
  const [first = '', second] = app.split('_');
  const [namespace, name] = second === undefined ? ['argocd', first] : [first, second];
  return { tool: 'Argo CD', kind: 'Application', namespace, name };
};

const argoByLabel: Read = ({ labels, managers }) => {
  const isArgos = managers.some((manager) => /^argocd-/.test(manager));
  const name =
    labels['argocd.argoproj.io/instance'] ?? (isArgos ? (labels['app.kubernetes.io/instance'] ?? '') : undefined);
  return name === undefined ? undefined : { tool: 'Argo CD', kind: 'Application', namespace: 'argocd', name };
};

/** Flux always leaves its labels, but they may have been taken off since (fluxcd/pkg `ssa`, field managers). */
const fluxByManager: Read = ({ managers }) => {
  if (managers.includes('kustomize-controller'))
    return { tool: 'Flux', kind: 'Kustomization', namespace: '', name: '' };
  return managers.includes('helm-controller')
    ? { tool: 'Flux', kind: 'HelmRelease', namespace: '', name: '' }
    : undefined;
};

/** Helm 3.2 and newer (helm `pkg/action/validate.go`). */
const helm: Read = ({ labels, annotations }) => {
  if (labels['app.kubernetes.io/managed-by'] !== 'Helm') return undefined;
  const name = annotations['meta.helm.sh/release-name'] ?? '';
  return { tool: 'Helm', kind: 'release', name, namespace: annotations['meta.helm.sh/release-namespace'] ?? '' };
};

/** The most certain sign first: what reconciles again and again before what does so only at an upgrade. */
const reads: readonly Read[] = [
  fluxOwner('kustomize.toolkit.fluxcd.io', 'Kustomization'),
  fluxOwner('helm.toolkit.fluxcd.io', 'HelmRelease'),
  argoByTracking,
  argoByLabel,
  fluxByManager,
  helm,
];

/** Flux leaves an object alone that says so (Flux documentation, Kustomization, "Controlling the apply behavior"). */
function isLeftAlone({ annotations }: Marks, { tool }: Owner): boolean {
  const apply = annotations['kustomize.toolkit.fluxcd.io/ssa'] ?? '';
  const isDisabled = annotations['kustomize.toolkit.fluxcd.io/reconcile'] === 'disabled';
  return tool === 'Flux' && (isDisabled || /^(?:ignore|ifnotpresent)$/i.test(apply));
}

/** Who owns an object, by its labels, annotations and field managers; `undefined` where nobody has left a mark. */
export function ownerOf(marks: Marks): Owner | undefined {
  const owner = reads.map((read) => read(marks)).find((one) => one !== undefined);
  return owner === undefined || isLeftAlone(marks, owner) ? undefined : owner;
}

/** `Flux Kustomization flux-system/infrastructure`. */
export function ownerText({ tool, kind, namespace, name }: Owner): string {
  const named = [namespace, name].filter(Boolean).join('/') || 'whose name it does not say';
  return `${tool} ${kind} ${named}`;
}
