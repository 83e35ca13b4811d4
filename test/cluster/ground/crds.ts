import type { Crd } from '../install/kyverno-crds.ts';
import { type ApiClient, mergePatch } from './client.ts';
import { resourcesIn } from './readers.ts';
import { until } from './until.ts';

const path = '/apis/apiextensions.k8s.io/v1/customresourcedefinitions';

/** Creates CRDs and returns when the API server serves their resources. */
export async function createCrds(admin: ApiClient, crds: readonly Crd[]): Promise<void> {
  await Promise.all(crds.map((crd) => admin.expect('POST', path, crd)));
  await served(admin, crds);
}

/** Replaces those that are there, creates the others, and returns when the API server serves all resources. */
export async function replaceCrds(admin: ApiClient, crds: readonly Crd[]): Promise<void> {
  await Promise.all(
    crds.map(async (crd) => {
      const { group, names } = crd.spec;
      const { status } = await admin.request(
        'PATCH',
        `${path}/${names.plural}.${group}`,
        { spec: crd.spec },
        mergePatch,
      );
      if (status === 404) await admin.expect('POST', path, crd);
    }),
  );
  await served(admin, crds);
}

async function served(admin: ApiClient, crds: readonly Crd[]): Promise<void> {
  let missing = crds.flatMap(resourcesOf);
  await until('the API server serves the custom resources', async () => {
    const found = await discover(admin, new Set(missing.map(({ groupVersion }) => groupVersion)));
    missing = missing.filter(({ groupVersion, resource }) => !found.has(`${groupVersion}/${resource}`));
    return missing.length === 0;
  });
}

function resourcesOf({ spec: { group, names, versions } }: Crd) {
  const served = versions.filter((version) => version.served);
  return served.map(({ name }) => ({ groupVersion: `${group}/${name}`, resource: names.plural }));
}

// Reading the CRDs themselves, 3 MB, again and again slows down the API server that is about to serve them.
async function discover(admin: ApiClient, groupVersions: ReadonlySet<string>): Promise<ReadonlySet<string>> {
  const found = [...groupVersions].map(async (groupVersion) => {
    const { status, body } = await admin.request('GET', `/apis/${groupVersion}`);
    return status === 200 ? resourcesIn(body).map((name) => `${groupVersion}/${name}`) : [];
  });
  return new Set((await Promise.all(found)).flat());
}
