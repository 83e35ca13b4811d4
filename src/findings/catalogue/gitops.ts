import type { CatalogueEntry } from '../entry.ts';

const config = { causeClass: 'config', owner: 'policy', retryable: false } as const;
const inGit = 'Set {wanted} in the repository from which {tool} applies it, so that Git and the cluster say the same.';
const look = 'kubectl get {resource} --output yaml --show-managed-fields';

/** Codes about live changes of objects that a GitOps tool or Helm owns. */
export const gitops = {
  'owned-reconciles': {
    ...config,
    title: 'Git may set the policy back',
    what: '{subject} comes from {owner}: unless Git says {wanted} as well, it sets the change in the cluster back when it reconciles next.',
    advice: [inGit],
    commands: [look],
  },
  'owned-self-heals': {
    ...config,
    title: 'Git sets the policy back at once',
    what: '{subject} comes from {owner}, whose selfHeal is on: unless Git says {wanted} as well, it sets the change in the cluster back within moments.',
    advice: [inGit],
    commands: [look],
  },
  'owned-suspended': {
    ...config,
    title: 'Git sets the policy back later',
    what: '{subject} comes from {owner}, which does not reconcile by itself now (suspended, or without automated sync): unless Git says {wanted} as well, it sets the change in the cluster back once somebody lets it.',
    advice: [inGit],
    commands: [look],
  },
  'owned-failing': {
    ...config,
    title: 'Git cannot be applied now',
    what: '{subject} comes from {owner}, which cannot apply what Git says now ({problem}): unless Git says {wanted} as well, it sets the change in the cluster back once it can.',
    advice: [inGit],
    commands: [look],
  },
  'owned-by-helm': {
    ...config,
    title: 'Helm may set the policy back',
    what: '{subject} comes from {owner}: unless its values say {wanted} as well, the next upgrade sets the change in the cluster back.',
    advice: ['Set {wanted} in the chart or its values.'],
    commands: [look],
  },
} as const satisfies Record<string, CatalogueEntry>;
