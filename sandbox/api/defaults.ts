import { isObject, type JsonObject, listAt, objectAt, textAt } from '../json.ts';
import type { Resource } from './resource.ts';

/** The object with what the server fills in where nothing was said. Sources at each kind. */
export function withDefaults({ kind }: Resource, object: JsonObject): JsonObject {
  switch (kind) {
    case 'Pod':
      return podDefaults(object);
    case 'Namespace':
      return namespaceDefaults(object);
    case 'ImageValidatingPolicy':
    case 'NamespacedImageValidatingPolicy':
      return policyDefaults(object);
    default:
      return object;
  }
}

/** Source: kubernetes `pkg/registry/core/namespace/strategy.go`. */
function namespaceDefaults(object: JsonObject): JsonObject {
  const metadata = objectAt(object, 'metadata');
  const labels = { ...objectAt(metadata, 'labels'), 'kubernetes.io/metadata.name': textAt(metadata, 'name') };
  return {
    ...object,
    metadata: { ...metadata, labels },
    spec: { finalizers: ['kubernetes'] },
    status: { phase: 'Active' },
  };
}

/** Source: the CRD of kyverno 1.18 and 1.19, `config/crds/policies.kyverno.io`. */
function policyDefaults(object: JsonObject): JsonObject {
  const spec = objectAt(object, 'spec');
  const digests = { mutateDigest: true, required: true, verifyDigest: true };
  const validationConfigurations = { ...digests, ...objectAt(spec, 'validationConfigurations') };
  return { ...object, spec: { ...spec, validationConfigurations } };
}

function toleration(what: string): JsonObject {
  return {
    key: `node.kubernetes.io/${what}`,
    operator: 'Exists',
    effect: 'NoExecute',
    tolerationSeconds: 300,
  };
}

/** Source: kubernetes `pkg/apis/core/v1/defaults.go` and the plugins DefaultTolerationSeconds and Priority. */
function podDefaults(object: JsonObject): JsonObject {
  const spec = objectAt(object, 'spec');
  const containers = listAt(spec, 'containers').map((container) =>
    isObject(container) ? withImage(container) : container,
  );
  return {
    ...object,
    spec: {
      restartPolicy: 'Always',
      terminationGracePeriodSeconds: 30,
      dnsPolicy: 'ClusterFirst',
      securityContext: {},
      schedulerName: 'default-scheduler',
      tolerations: [toleration('not-ready'), toleration('unreachable')],
      priority: 0,
      enableServiceLinks: true,
      preemptionPolicy: 'PreemptLowerPriority',
      ...spec,
      containers,
    },
    status: { phase: 'Pending', qosClass: 'BestEffort' },
  };
}

function withImage(container: JsonObject): JsonObject {
  const image = textAt(container, 'image');
  const isLatest = !image.includes('@') && /(?:^|\/)[^/:]+$|:latest$/.test(image);
  return {
    resources: {},
    terminationMessagePath: '/dev/termination-log',
    terminationMessagePolicy: 'File',
    imagePullPolicy: isLatest ? 'Always' : 'IfNotPresent',
    ...container,
  };
}
