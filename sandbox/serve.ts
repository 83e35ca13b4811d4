import { once } from 'node:events';
import { rename, writeFile } from 'node:fs/promises';
import { stage } from './scenario.ts';
import { scenarios } from './scenarios.ts';

/**
 * `npm run sandbox -- NAME FILE`: the cluster of a scenario, until it is told to end. FILE becomes the kubeconfig that leads
 * there, whole from the moment that it exists.
 */
async function serve([name, file]: readonly string[]): Promise<void> {
  const scenario = scenarios.find((one) => one.name === name);
  if (scenario === undefined || file === undefined) {
    const names = scenarios.map((one) => one.name).join(', ');
    throw new Error(`Give a scenario (${names}) and the path of the kubeconfig to write.`);
  }
  await using place = await stage(scenario);
  await writeFile(`${file}.part`, place.sandbox.kubeconfig(), { mode: 0o600 });
  await rename(`${file}.part`, file);
  console.log(`${scenario.name}: serving at ${place.sandbox.url}`);
  await Promise.race([once(process, 'SIGTERM'), once(process, 'SIGINT')]);
}

await serve(process.argv.slice(2));
