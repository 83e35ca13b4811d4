import { githubWithComments, runAction } from '../acceptance/action.ts';
import { Cluster } from './cluster.ts';
import { requestedVersions } from './versions.ts';

/**
 * Plays the main job on a real API server and a real Kyverno: a policy whose webhook still has 10 s, repaired, waited
 * for and proved; then the same policy with an unsigned image. Shows the log as GitHub would, then summary and comment.
 */
async function demo(): Promise<boolean> {
  const version = requestedVersions().at(-1) ?? '1.19.1';
  show(
    `Starting etcd, kube-apiserver and Kyverno ${version} on loopback; the first time they are built, which takes a while.`,
  );
  const cluster = await Cluster.start(version);
  try {
    await cluster.createNamespace('admission-gate');
    await cluster.apply({ name: 'verify-app-images', timeoutSeconds: 10 });
    await cluster.published('verify-app-images');
    const saved = await play(cluster, 'signed', 'A stale timeout of 10 s, and a signed image');
    const refused = await play(cluster, 'unsigned', 'An unsigned image');
    return saved && !refused;
  } finally {
    await cluster.close();
  }
}

async function play(cluster: Cluster, tag: 'signed' | 'unsigned', title: string): Promise<boolean> {
  await using github = await githubWithComments();
  const { main, post } = await runAction({
    github,
    inputs: {
      kubeconfig: await cluster.kubeconfigFor('admin'),
      policies: 'verify-app-images',
      'probe-images': cluster.registry.image('app', tag),
      'probe-namespace': 'apps',
    },
  });
  show(`\n=== ${title}\n`, main.log, post.log, '\n--- job summary\n', main.summary);
  for (const { body } of github.repository.comments) show('\n--- comment on the pull request\n', body ?? '');
  show(`--- the step ended with exit code ${main.exitCode}`);
  return main.exitCode === 0;
}

function show(...texts: readonly string[]): void {
  process.stdout.write(`${texts.join('\n')}\n`);
}

process.exitCode = (await demo()) ? 0 : 1;
