import type { Comment, Comments, Conversation, Failure, Problem, Reply } from './comments.ts';

/** At most so many pages of 100 are read for our own comment. */
const mostPages = 50;

/** What to publish where. */
export interface Publication extends Conversation {
  /** The hidden first line of both texts, by which the comment is found again. */
  readonly marker: string;
  /** What a first comment says; `undefined`: only turn an earlier one. */
  readonly first: string | undefined;
  /** What an earlier comment is turned to. */
  readonly next: string;
  /** When this run began, as in the hidden second line of both texts: an earlier run never overwrites a later one. */
  readonly startedAt: Date;
}

/** What became of the comment. The verdict stands whatever it is. */
export type Published =
  | { readonly kind: 'published'; readonly id: number; readonly how: 'created' | 'updated' }
  | { readonly kind: 'unchanged'; readonly why: 'same-body' | 'nothing-to-update' | 'later-run' }
  | {
      readonly kind: 'failed';
      readonly reason: Problem | 'too-many-comments' | 'lost';
      /** The permission to give the job, when that may be the cause. */
      readonly permission?: string;
      readonly text: string;
    };

type Failed = Extract<Published, { readonly kind: 'failed' }>;
type Found =
  | { readonly ok: true; readonly value: Comment | undefined }
  | { readonly ok: false; readonly failed: Failed };

const permissionProblems: ReadonlySet<Problem> = new Set(['unauthorized', 'forbidden', 'not-found']);

function failed({ problem, text, silenceSeconds }: Failure): Failed {
  const permission = permissionProblems.has(problem) ? { permission: 'pull-requests: write' } : {};
  const silence = silenceSeconds === undefined ? '' : `; it wants to be left alone for ${silenceSeconds} s`;
  return { kind: 'failed', reason: problem, ...permission, text: `${text}${silence}` };
}

/** REST writes an App's login with `[bot]`, GraphQL may leave it out; a person of the same name has none. */
function isOurs(author: string, viewer: string): boolean {
  const [one, other] = [author.toLowerCase(), viewer.toLowerCase()];
  return one === other || one === `${other}[bot]`;
}

/** GitHub gives line ends back as they were sent or as CRLF, and may trim the end. */
function normal(body: string): string {
  return body.replaceAll('\r\n', '\n').trim();
}

/**
 * Our own earlier comment: its author is us and its first line is the marker. A marker further down may be a quotation
 * of text from outside, and one by another author may be planted.
 */
async function findOurs(port: Comments, publication: Publication, viewer: string): Promise<Found> {
  for (let page = 1; page <= mostPages; page += 1) {
    const reply = await port.list(publication, page);
    if (!reply.ok) {
      return { ok: false, failed: failed(reply) };
    }
    const { comments, last } = reply.value;
    const ours = comments.find(
      ({ author, body }) => isOurs(author, viewer) && normal(body).split('\n')[0] === publication.marker,
    );
    if (ours !== undefined || last) {
      return { ok: true, value: ours };
    }
  }
  const text = `no comment of ours among the first ${mostPages} pages`;
  return { ok: false, failed: { kind: 'failed', reason: 'too-many-comments', text } };
}

/** A write without an answer is looked up, never repeated: it may have been done, or may still be. */
async function settle(
  port: Comments,
  publication: Publication,
  viewer: string,
  { body, how }: Write,
): Promise<Published> {
  const found = await findOurs(port, publication, viewer);
  if (!found.ok) {
    return found.failed;
  }
  const written = found.value && normal(found.value.body) === normal(body) ? found.value : undefined;
  return written
    ? { kind: 'published', id: written.id, how }
    : { kind: 'failed', reason: 'lost', text: 'GitHub did not answer the write, and the comment does not show it' };
}

interface Write {
  readonly body: string;
  readonly how: 'created' | 'updated';
  readonly send: () => Promise<Reply<Comment>>;
}

type Unchanged = Extract<Published, { readonly kind: 'unchanged' }>;

/** The hidden second line: which run speaks, by its beginning. */
export function startedLine(startedAt: Date): string {
  return `<!-- started ${startedAt.toISOString()} -->`;
}

function isOfLaterRun(body: string, { startedAt }: Publication): boolean {
  const started = /^<!-- started (\S+) -->$/.exec(normal(body).split('\n')[1] ?? '')?.[1] ?? '';
  return Date.parse(started) > startedAt.getTime();
}

function writeOf(port: Comments, publication: Publication, earlier: Comment | undefined): Write | Unchanged {
  const { first, next } = publication;
  if (earlier === undefined) {
    if (first === undefined) return { kind: 'unchanged', why: 'nothing-to-update' };
    return { body: first, how: 'created', send: () => port.create(publication, first) };
  }
  if (isOfLaterRun(earlier.body, publication)) return { kind: 'unchanged', why: 'later-run' };
  if (normal(earlier.body) === normal(next)) return { kind: 'unchanged', why: 'same-body' };
  return { body: next, how: 'updated', send: () => port.update(publication, earlier.id, next) };
}

/**
 * Brings the one comment of this gate on a pull request up to date: found by marker and author, updated in place,
 * created when there is none and something to begin with. Never throws; never leaves a second comment behind by itself.
 */
export async function publishComment(port: Comments, publication: Publication): Promise<Published> {
  const viewer = await port.viewer();
  if (!viewer.ok) {
    return failed(viewer);
  }
  const found = await findOurs(port, publication, viewer.value);
  if (!found.ok) {
    return found.failed;
  }
  const write = writeOf(port, publication, found.value);
  if ('kind' in write) {
    return write;
  }
  const reply = await write.send();
  if (reply.ok) {
    return { kind: 'published', id: reply.value.id, how: write.how };
  }
  const mayBeDone = reply.problem === 'unavailable' || reply.problem === 'unreadable';
  return mayBeDone ? settle(port, publication, viewer.value, write) : failed(reply);
}

const unchangedLines: Readonly<Record<Unchanged['why'], string>> = {
  'same-body': 'The comment on the pull request is up to date already.',
  'nothing-to-update': 'There is no earlier comment on the pull request, and none is needed.',
  'later-run': 'The comment on the pull request is of a run that began later than this one, and stays.',
};

/** One raw line for the log about what became of the comment, with the permission to give. */
export function publishedLine(published: Published): string {
  switch (published.kind) {
    case 'published':
      return `Comment on the pull request ${published.how}.`;
    case 'unchanged':
      return unchangedLines[published.why];
    case 'failed': {
      const hint = published.permission ? ` Give the job \`permissions: ${published.permission}\`.` : '';
      return `The pull request could not be commented on (${published.reason}: ${published.text}).${hint} The verdict stands without it.`;
    }
  }
}
