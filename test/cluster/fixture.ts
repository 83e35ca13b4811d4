import { afterAll, afterEach, beforeAll } from 'vitest';
import { Cluster } from './cluster.ts';
import { testedVersion } from './versions.ts';

// A worker whose vitest was killed would go on with its tests, and its cluster with it. Vitest intercepts process.exit.
process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'));

/** One cluster for a test file, reset after each test. The returned function gives it once the tests run. */
export function useCluster(): () => Cluster {
  let cluster: Cluster | undefined;
  beforeAll(async () => {
    cluster = await Cluster.start(testedVersion());
  });
  afterEach(() => cluster?.reset());
  afterAll(() => cluster?.close());
  return () => {
    if (!cluster) throw new Error('the cluster is there only while tests run');
    return cluster;
  };
}
