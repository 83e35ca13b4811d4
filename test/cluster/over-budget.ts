import { once } from 'node:events';
import { createServer } from 'node:https';
import type { ConformanceAnswer } from '../conformance/request.ts';
import { budgetLabels, budgetRequest } from '../conformance/requests/budget.ts';
import { runConformance } from '../conformance/run.ts';
import type { CertificateMaker } from './ground/certificates.ts';
import type { ControlPlane } from './ground/control-plane.ts';
import { listen, loopback } from './ground/ports.ts';

const path = '/apis/admissionregistration.k8s.io/v1/mutatingwebhookconfigurations';
const name = 'over-budget';

function hung(port: number, caBundle: string, nth: number): object {
  return {
    name: `hung-${nth}.conformance.example`,
    clientConfig: { url: `https://${loopback}:${port}/`, caBundle: Buffer.from(caBundle).toString('base64') },
    rules: [{ apiGroups: [''], apiVersions: ['v1'], operations: ['CREATE'], resources: ['configmaps'] }],
    objectSelector: { matchLabels: budgetLabels },
    ...{ failurePolicy: 'Ignore', timeoutSeconds: 30, sideEffects: 'None', admissionReviewVersions: ['v1'] },
  };
}

/**
 * Asks for what two webhooks may ignore, each only after 30 s. Their configuration is gone as soon as the first is called:
 * which webhooks a request meets is settled by then, and others are not to see it. The answer comes after 34 s.
 */
export async function beginOverBudget(
  controlPlane: ControlPlane,
  certificates: CertificateMaker,
): Promise<{ readonly answer: Promise<Readonly<Record<string, ConformanceAnswer>>> }> {
  const authority = await certificates.authority('hung-ca');
  const { certificate, key } = await certificates.serving('hung', authority, [`IP:${loopback}`]);
  const server = createServer({ cert: certificate, key }, () => {});
  const port = await listen(server);
  const webhooks = [1, 2].map((nth) => hung(port, authority.certificate, nth));
  const admin = controlPlane.clientFor('admin');
  const metadata = { name };
  const kind = 'MutatingWebhookConfiguration';
  const apiVersion = 'admissionregistration.k8s.io/v1';
  await admin.expect('POST', path, { apiVersion, kind, metadata, webhooks });
  const called = once(server, 'request').then(() => true);
  // Until the API server has seen the configuration, it answers at once.
  for (;;) {
    const answer = runConformance(controlPlane.conformanceTarget(), [budgetRequest]);
    if (!(await Promise.race([called, answer.then(() => false)]))) continue;
    await admin.expect('DELETE', `${path}/${name}`);
    return { answer: answer.finally(() => server.close()) };
  }
}
