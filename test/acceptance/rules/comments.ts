import type { GitHub } from '../../rig/github.ts';

/** One comment of ours at most, nobody else's is touched, and text from outside stands between backticks. */
export function brokenByComments({ repository: { comments }, login, unexpected }: GitHub): readonly string[] {
  const ours = comments.filter((comment) => comment.login === login);
  const touched = comments.filter((comment) => comment.login !== login && comment.createdAt !== comment.updatedAt);
  return [
    ...(ours.length > 1 ? [`${ours.length} comments of ours`] : []),
    ...touched.map(({ id }) => `comment ${id} of somebody else was changed`),
    ...ours.flatMap(({ body }) =>
      /@everyone|<img/.test(body.replaceAll(/`[^`\n]*`/g, '')) ? [`a comment says ${body}`] : [],
    ),
    ...unexpected,
  ];
}
