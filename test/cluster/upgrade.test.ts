import { expect, test } from 'vitest';
import { Cluster } from './cluster.ts';
import { expectDerived } from './derived.ts';
import { type PolicyOptions, policiesPath } from './policies.ts';

// Policies whose entries differ between the lines, and some whose entries do not.
const policies: readonly PolicyOptions[] = [
  { name: 'basic' },
  { name: 'one', namespaceSelector: { matchLabels: { team: 'one' } } },
  { name: 'two', namespaceSelector: { matchLabels: { team: 'two' } } },
  { name: 'fine', timeoutSeconds: 30 },
  { name: 'unpinned', timeoutSeconds: 20, mutateDigest: false },
  { name: 'ignored', failurePolicy: 'Ignore' },
  { name: 'apps-only', namespace: 'apps', timeoutSeconds: 15 },
];

test('the entries of standing policies become those of the newer Kyverno that takes over', async () => {
  const cluster = await Cluster.start('1.18.2');
  try {
    for (const options of policies) await cluster.apply(options);
    await expectDerived(cluster, '1.18.2');
    await cluster.upgradeKyverno('1.19.1');
    await expectDerived(cluster, '1.19.1');
    await cluster.admin.expect('DELETE', `${policiesPath}/one`);
    await expectDerived(cluster, '1.19.1');
    const { mutating } = await cluster.resourceWebhooks();
    expect(JSON.stringify(mutating)).not.toContain('unpinned');
  } finally {
    await cluster.close();
  }
});
