import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { record, recordedAnswers } from '../conformance/recorded.ts';
import { conformanceRequests } from '../conformance/requests.ts';
import { runConformance } from '../conformance/run.ts';
import { createNamespace } from './ground/base-objects.ts';
import { CertificateMaker } from './ground/certificates.ts';
import { ControlPlane } from './ground/control-plane.ts';
import { createCrds } from './ground/crds.ts';
import { until } from './ground/until.ts';
import { install } from './install.ts';
import { beginOverBudget } from './over-budget.ts';
import { testedVersion } from './versions.ts';

// An API server of its own, with Kyverno's resources but without Kyverno, which would write into the objects compared.

let folder = '';
let controlPlane: ControlPlane | undefined;
let certificates: CertificateMaker | undefined;

beforeAll(async () => {
  const tools = await install(testedVersion());
  folder = await mkdtemp(join(tmpdir(), 'conformance-'));
  certificates = new CertificateMaker(tools.openssl, folder);
  controlPlane = await ControlPlane.prepare(tools, folder, certificates);
  await controlPlane.start();
  const admin = controlPlane.clientFor('admin');
  await Promise.all([createNamespace(admin, 'conformance'), createCrds(admin, tools.kyvernoCrds)]);
  const roles = '/apis/rbac.authorization.k8s.io/v1/namespaces/conformance';
  const apiVersion = 'rbac.authorization.k8s.io/v1';
  const metadata = { name: 'reads-leases' };
  await admin.expect('POST', `${roles}/roles`, {
    apiVersion,
    kind: 'Role',
    metadata,
    rules: [{ apiGroups: ['coordination.k8s.io'], resources: ['leases'], verbs: ['get'] }],
  });
  await admin.expect('POST', `${roles}/rolebindings`, {
    apiVersion,
    kind: 'RoleBinding',
    metadata,
    roleRef: { apiGroup: 'rbac.authorization.k8s.io', kind: 'Role', name: 'reads-leases' },
    subjects: [{ apiGroup: 'rbac.authorization.k8s.io', kind: 'User', name: 'deployer' }],
  });
  const deployer = controlPlane.clientFor('deployer');
  const lease = '/apis/coordination.k8s.io/v1/namespaces/conformance/leases/deploy';
  await until('the role is known', async () => (await deployer.request('GET', lease)).status === 404);
});
afterAll(async () => {
  await controlPlane?.close();
  await rm(folder, { recursive: true, force: true });
});

test('the recorded answers are those of the real API server', async () => {
  if (controlPlane === undefined || certificates === undefined) throw new Error('the API server did not start');
  const slow = await beginOverBudget(controlPlane, certificates);
  const quick = await runConformance(controlPlane.conformanceTarget(), conformanceRequests);
  const answers = { ...quick, ...(await slow.answer) };
  if (process.env['ADMISSION_GATE_RECORD'] === 'conformance') record(answers);
  expect(answers).toEqual(recordedAnswers());
});
