/**
 * A Pod with one container, as small as a Pod can be. No token is mounted and no resource is asked for, which
 * changes no decision about its image; whatever else a namespace demands of Pods is told apart by the answer.
 */
export function probePod(namespace: string, name: string, image: string): object {
  return {
    apiVersion: 'v1',
    kind: 'Pod',
    metadata: { name, namespace, labels: probeLabels },
    spec: { automountServiceAccountToken: false, restartPolicy: 'Never', containers: [{ name: 'probe', image }] },
  };
}

export const probeLabels: Readonly<Record<string, string>> = { 'app.kubernetes.io/managed-by': 'admission-gate' };
