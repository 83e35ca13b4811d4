import type { CatalogueEntry } from '../entry.ts';

/** Codes about files with policies and manifests, before any cluster is asked. */
export const files = {
  'file-unreadable': {
    causeClass: 'config',
    owner: 'change',
    retryable: false,
    title: 'File cannot be read',
    what: '{place} cannot be read: {problem}. Nothing in that document was judged.',
    advice: ['Correct it, or do not name it.'],
    commands: [],
  },
  'file-is-template': {
    causeClass: 'config',
    owner: 'change',
    retryable: false,
    title: 'A template, not a manifest',
    what: '{place} has placeholders that have still to be filled in: {problem}. It was not judged.',
    advice: ['Render it first (helm template, for one) and name what comes out.'],
    commands: [],
  },
} as const satisfies Record<string, CatalogueEntry>;
