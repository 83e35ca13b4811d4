import { kubernetesCluster } from './cluster/kubernetes.ts';
import { finish } from './modes/post.ts';
import { systemClock } from './process/clock.ts';
import { actionsRunner } from './runner/actions-runner.ts';

finish({
  runner: actionsRunner,
  clock: systemClock,
  openCluster: ({ config, server }) => kubernetesCluster(config, server, systemClock),
});
