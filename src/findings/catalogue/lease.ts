import type { CatalogueEntry } from '../entry.ts';

/** Codes about the cluster's synchronization Lease. */
export const lease = {
  'lease-held': {
    causeClass: 'infra',
    owner: 'other-run',
    retryable: true,
    title: 'Another deploy holds the Lease',
    what: 'Lease {lease} is held by {holder} since {since} ({link}), last renewed {renewed}.',
    advice: [
      'Wait for that run to end, then queue this pull request again.',
      'If that run is gone for good, a person may free the Lease: run this action with mode release and confirm-holder set to exactly {holder}.',
    ],
    commands: ['kubectl get lease {name} --namespace {namespace} --output yaml'],
  },
  'lease-malformed': {
    causeClass: 'infra',
    owner: 'platform',
    retryable: false,
    title: 'Lease cannot be read',
    what: 'Lease {lease} exists but is not in the form of a Lease that is held or free: {problem}.',
    advice: ['Nobody can prove who holds it. Look who wrote it, and put it right by hand.'],
    commands: ['kubectl get lease {name} --namespace {namespace} --output yaml'],
  },
  'lease-namespace-missing': {
    causeClass: 'config',
    owner: 'platform',
    retryable: false,
    title: 'Namespace of the Lease is missing',
    what: 'Lease {lease} cannot be created because its namespace {namespace} does not exist.',
    advice: ['Create the namespace once, or name another Lease in input lease.'],
    commands: ['kubectl create namespace {namespace}'],
  },
  'lease-lost': {
    causeClass: 'infra',
    owner: 'other-run',
    retryable: true,
    title: 'Lease lost',
    what: 'Lease {lease} is no longer ours: {seen}. No further write was made.',
    advice: [
      'Another run or person took the Lease while this gate ran. Look at the new holder before you queue again.',
    ],
    commands: ['kubectl get lease {name} --namespace {namespace} --output yaml'],
  },
  'lease-stale': {
    causeClass: 'infra',
    owner: 'platform',
    retryable: true,
    title: 'Lease cannot be renewed',
    what: 'Lease {lease} could not be renewed for {seconds} s: {problem}. Without a fresh Lease nothing is written.',
    advice: ['The API server did not answer our renewals. Look at its health, then queue again.'],
    commands: ['kubectl get --raw /readyz?verbose'],
  },
  'lease-other-holder': {
    causeClass: 'config',
    owner: 'workflow',
    retryable: false,
    title: 'Not that holder',
    what: 'Lease {lease} is held by {holder}, but confirm-holder says {given}; nothing was released.',
    advice: ['Give the exact holder, after you have made sure that this run is dead.'],
    commands: ['kubectl get lease {name} --namespace {namespace} --output yaml'],
  },
  'lease-still-renewed': {
    causeClass: 'infra',
    owner: 'other-run',
    retryable: true,
    title: 'Holder is alive',
    what: 'Lease {lease} was changed or renewed by {holder} while it was watched; a living holder is never released.',
    advice: ['Wait for that run to end, or cancel it.'],
    commands: ['kubectl get lease {name} --namespace {namespace} --output yaml'],
  },
  'lease-not-freed': {
    causeClass: 'infra',
    owner: 'platform',
    retryable: true,
    title: 'Lease could not be freed',
    what: 'Lease {lease} could not be freed: {problem}. It still names {holder}.',
    advice: [
      'The next run will refuse until it is freed: run this action with mode release and confirm-holder set to exactly {holder}.',
    ],
    commands: ['kubectl get lease {name} --namespace {namespace} --output yaml'],
  },
} as const satisfies Record<string, CatalogueEntry>;
