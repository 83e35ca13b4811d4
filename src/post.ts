import { tmpdir } from 'node:os';
import { kubernetesCluster } from './cluster/kubernetes.ts';
import { faultOf } from './modes/fault.ts';
import { finish } from './modes/post.ts';
import { systemClock } from './process/clock.ts';
import { systemJob } from './process/job.ts';
import { actionsRunner } from './runner/actions-runner.ts';

finish({
  runner: actionsRunner,
  clock: systemClock,
  job: systemJob(process.env['RUNNER_TEMP'] ?? tmpdir()),
  openCluster: ({ config, server }) => kubernetesCluster(config, server, systemClock),
})
  .catch(faultOf(actionsRunner))
  .then((exitCode) => {
    process.exitCode = exitCode;
  });
