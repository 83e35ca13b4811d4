import { expect, it } from 'vitest';
import { probeLabels, probePod } from '../../src/admission/pod.ts';

it('is one container with the image, as small as a Pod can be and within Pod Security restricted, and carries the labels that selectors are judged by', () => {
  expect(probePod('apps', 'admission-gate-1', 'registry.example/app:1')).toEqual({
    apiVersion: 'v1',
    kind: 'Pod',
    metadata: { name: 'admission-gate-1', namespace: 'apps', labels: probeLabels },
    spec: {
      automountServiceAccountToken: false,
      restartPolicy: 'Never',
      securityContext: { runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } },
      containers: [
        {
          name: 'probe',
          image: 'registry.example/app:1',
          securityContext: { allowPrivilegeEscalation: false, capabilities: { drop: ['ALL'] } },
        },
      ],
    },
  });
});
