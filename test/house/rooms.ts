/** What a room may import besides itself; a test compares it with what its files do. */
export interface Room {
  readonly kind: 'pure' | 'io' | 'composes' | 'entry';
  readonly rooms: readonly string[];
  /** Rooms of which only types may be imported: a port's shape, never its adapter. */
  readonly types?: readonly string[];
  readonly packages: readonly string[];
  /** Modules of Node; `all` where the room is the edge to them. */
  readonly builtins: readonly string[] | 'all';
}

const composed = [
  ...['admission', 'cluster', 'files', 'findings', 'gitops', 'github', 'health', 'kyverno', 'lease', 'process'],
  ...['report', 'runner', 'text'],
];

/** The arrows of the house. A room that is not here does not exist. */
export const rooms: Readonly<Record<string, Room>> = {
  text: { kind: 'pure', rooms: [], packages: [], builtins: [] },
  findings: { kind: 'pure', rooms: ['text'], packages: [], builtins: [] },
  lease: { kind: 'pure', rooms: ['findings', 'text'], types: ['cluster'], packages: ['valibot'], builtins: [] },
  // A digest is a function of its text: Kyverno names entries by one.
  kyverno: {
    kind: 'pure',
    rooms: ['findings', 'text'],
    packages: ['@bufbuild/cel', 'valibot'],
    builtins: ['node:crypto'],
  },
  admission: {
    kind: 'pure',
    rooms: ['findings', 'kyverno', 'text'],
    types: ['cluster'],
    packages: ['valibot'],
    builtins: [],
  },
  health: { kind: 'pure', rooms: ['findings', 'kyverno', 'text'], packages: ['valibot'], builtins: ['node:crypto'] },
  gitops: { kind: 'pure', rooms: ['findings', 'text'], packages: ['valibot'], builtins: [] },
  report: { kind: 'pure', rooms: ['findings', 'text'], packages: [], builtins: [] },
  cluster: {
    kind: 'io',
    rooms: ['findings', 'text'],
    types: ['process'],
    packages: ['@kubernetes/client-node', 'valibot'],
    builtins: 'all',
  },
  github: {
    kind: 'io',
    rooms: ['findings', 'text'],
    types: ['lease', 'process'],
    packages: ['@actions/github', '@octokit/rest', 'valibot'],
    builtins: 'all',
  },
  runner: {
    kind: 'io',
    rooms: ['findings', 'text'],
    types: ['process'],
    packages: ['@actions/core', 'valibot'],
    builtins: 'all',
  },
  files: { kind: 'io', rooms: ['findings', 'text'], packages: ['yaml', 'valibot'], builtins: 'all' },
  process: { kind: 'io', rooms: ['findings', 'text'], packages: [], builtins: 'all' },
  steps: { kind: 'composes', rooms: composed, packages: ['valibot'], builtins: [] },
  modes: { kind: 'composes', rooms: [...composed, 'steps'], packages: [], builtins: ['node:path'] },
  entry: { kind: 'entry', rooms: [...composed, 'steps', 'modes'], packages: [], builtins: 'all' },
};

/** Which rooms may use the one room with words by value: all may name a code or build a finding. */
export const wordsUsers = ['findings/words.ts', 'findings/catalogue.ts'] as const;
export const roomsWithWords: readonly string[] = ['findings', 'report', 'modes'];
