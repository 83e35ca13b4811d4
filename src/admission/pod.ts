/**
 * A Pod with one container, as small as a Pod can be. No token is mounted, no resource is asked for, and
 * it meets Pod Security `restricted`, which changes no decision about its image; whatever else a namespace demands of Pods is told apart by the answer.
 */
export function probePod(namespace: string, name: string, image: string): object {
  return {
    apiVersion: 'v1',
    kind: 'Pod',
    metadata: { name, namespace, labels: probeLabels },
    spec: {
      automountServiceAccountToken: false,
      restartPolicy: 'Never',
      securityContext: { runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } },
      containers: [
        {
          name: 'probe',
          image,
          securityContext: { allowPrivilegeEscalation: false, capabilities: { drop: ['ALL'] } },
        },
      ],
    },
  };
}

export const probeLabels: Readonly<Record<string, string>> = { 'app.kubernetes.io/managed-by': 'admission-gate' };
