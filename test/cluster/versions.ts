/** The Kyverno lines the ground is built for: those that Kyverno publishes as Go modules and the gate supports. */
const kyvernoVersions = ['1.18.2', '1.19.1'] as const;
export type KyvernoVersion = (typeof kyvernoVersions)[number];

export const kubernetesVersion = '1.36.3';

/**
 * Test files about the Lease, permissions and the shell, in which Kyverno only has to be there. A run of all versions
 * plays them on the newest alone; a run that asks for one version plays them on that.
 */
const sameOnEveryVersion = [
  'by-hand',
  'cli',
  'deploy-command',
  'guard-fence',
  'journal-found',
  'keeper',
  'lease-order',
  'lease-takeover',
  'lease-writes',
  'rbac',
  'upgrade',
];

/** Names the Kyverno version of one test run; `run.ts` sets it. */
export const kyvernoVariable = 'ADMISSION_GATE_KYVERNO';

const newest: KyvernoVersion = '1.19.1';

/** The versions that a run was asked for, all of them when it was not asked. Throws on a version the ground cannot build. */
export function requestedVersions(value = process.env[kyvernoVariable]): readonly KyvernoVersion[] {
  if (!value) return kyvernoVersions;
  const version = kyvernoVersions.find((known) => known === value);
  if (!version) throw new Error(`${kyvernoVariable}: one of ${kyvernoVersions.join(', ')}, not "${value}"`);
  return [version];
}

/** The test files that a run of several versions leaves out on this one. */
export function leftOut(version: KyvernoVersion, requested: readonly KyvernoVersion[]): readonly string[] {
  const isNewest = version === requested.at(-1);
  return isNewest ? [] : sameOnEveryVersion.map((name) => `test/cluster/${name}.test.ts`);
}

/** The one version a test file runs against. */
export function testedVersion(): KyvernoVersion {
  const [version = newest, ...others] = requestedVersions();
  return others.length === 0 ? version : newest;
}

/** True where policies need Rekor and TUF settings even for a static key, and two fine-grained policies hide each other. */
export function isBefore119(version: KyvernoVersion): boolean {
  return version === '1.18.2';
}
