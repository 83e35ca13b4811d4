import { describe, expect, it } from 'vitest';
import { type Marks, marksOf } from '../../src/gitops/marks.ts';
import { ownerOf, ownerText } from '../../src/gitops/owner.ts';
import { ownerFinding, ownerState, setsField } from '../../src/gitops/state.ts';

const flux = { 'kustomize.toolkit.fluxcd.io/name': 'infra', 'kustomize.toolkit.fluxcd.io/namespace': 'flux-system' };
const helm = { 'app.kubernetes.io/managed-by': 'Helm' };
const release = { 'meta.helm.sh/release-name': 'kyverno', 'meta.helm.sh/release-namespace': 'kyverno' };
const tracked = { 'argocd.argoproj.io/tracking-id': 'policies:policies.kyverno.io/ImageValidatingPolicy:/p1' };
const marks = (given: Partial<Marks>): Marks => ({ labels: {}, annotations: {}, managers: [], ...given });

describe('the owner of an object', () => {
  it.each<readonly [string, Partial<Marks>, string | undefined]>([
    ['is nobody without marks', {}, undefined],
    ['is the Kustomization in its labels', { labels: flux }, 'Flux Kustomization flux-system/infra'],
    [
      'is the HelmRelease in its labels, not the release of Helm',
      {
        labels: { ...helm, 'helm.toolkit.fluxcd.io/name': 'kyverno', 'helm.toolkit.fluxcd.io/namespace': 'apps' },
        annotations: release,
      },
      'Flux HelmRelease apps/kyverno',
    ],
    ['is the Application in its tracking id', { annotations: tracked }, 'Argo CD Application argocd/policies'],
    [
      'is an Application in another namespace',
      { annotations: { 'argocd.argoproj.io/tracking-id': 'team_policies:v1/ConfigMap:a/b' } },
      'Argo CD Application team/policies',
    ],
    [
      'is an Application by label and manager',
      { labels: { 'app.kubernetes.io/instance': 'policies' }, managers: ['argocd-controller'] },
      'Argo CD Application argocd/policies',
    ],
    ['is no Application by a label that others use too', { labels: { 'app.kubernetes.io/instance': 'x' } }, undefined],
    [
      'is Flux where only its field manager is left',
      { managers: ['kustomize-controller'] },
      'Flux Kustomization whose name it does not say',
    ],
    ['is the release of Helm', { labels: helm, annotations: release }, 'Helm release kyverno/kyverno'],
    [
      'is not Flux where it is told to keep off',
      { labels: flux, annotations: { 'kustomize.toolkit.fluxcd.io/reconcile': 'disabled' } },
      undefined,
    ],
  ])('%s', (_, given, expected) => {
    const owner = ownerOf(marks(given));
    expect(owner && ownerText(owner)).toBe(expected);
  });

  it('is read from any object', () => {
    expect(marksOf({ metadata: { labels: flux, managedFields: [{ manager: 'a' }, { manager: 'a' }] } })).toEqual({
      labels: flux,
      annotations: {},
      managers: ['a'],
    });
    expect(marksOf('no object')).toEqual(marks({}));
  });
});

describe('a live change of an object that Git owns', () => {
  const change = {
    subject: 'ImageValidatingPolicy p1',
    resource: 'imagevalidatingpolicies/p1',
    wanted: 'timeoutSeconds 30',
    managers: [],
  };
  const says = (given: Partial<Marks>, object: unknown) => {
    const owner = ownerOf(marks(given));
    return owner && ownerFinding(owner, ownerState(owner, object), change)?.code;
  };
  const argo = (automated: unknown, status: object = {}) => ({ spec: { syncPolicy: { automated } }, status });

  it.each<readonly [string, Partial<Marks>, unknown, string | undefined]>([
    ['is set back at the next reconciliation', { labels: flux }, { spec: {} }, 'owned-reconciles'],
    ['is set back once it is resumed', { labels: flux }, { spec: { suspend: true } }, 'owned-suspended'],
    [
      'is set back once the source can be applied again',
      { labels: flux },
      { spec: {}, status: { conditions: [{ type: 'Ready', status: 'False', reason: 'BuildFailed', message: 'x' }] } },
      'owned-failing',
    ],
    ['stays where the owner is gone', { labels: flux }, undefined, undefined],
    ['is set back at once', { annotations: tracked }, argo({ selfHeal: true }), 'owned-self-heals'],
    ['is set back at the next sync', { annotations: tracked }, argo({}), 'owned-reconciles'],
    ['is set back when somebody syncs', { annotations: tracked }, { spec: {} }, 'owned-suspended'],
    [
      'is set back when somebody switches sync on',
      { annotations: tracked },
      argo({ selfHeal: true, enabled: false }),
      'owned-suspended',
    ],
    [
      'is set back when the sync goes through',
      { annotations: tracked },
      argo({ selfHeal: true }, { operationState: { phase: 'Failed', message: 'x' } }),
      'owned-failing',
    ],
    ['is set back by an upgrade', { labels: helm, annotations: release }, {}, 'owned-by-helm'],
    ['may be set back by an owner that cannot be read', { labels: flux }, 'no object', 'owned-reconciles'],
  ])('%s', (_, given, object, expected) => {
    expect(says(given, object)).toBe(expected);
  });

  it.each([
    ['leaves a field alone that Git does not set', ['kustomize-controller', 'kubectl'], ['kubectl'], false],
    ['sets a field back that Git sets', ['kustomize-controller'], ['kustomize-controller'], true],
    ['may set it back where no managers are known', [], [], true],
  ])('of Flux %s', (_, all, ofField, expected) => {
    const owner = ownerOf(marks({ labels: flux }));
    expect(owner && setsField(owner, all, ofField)).toBe(expected);
  });
});
