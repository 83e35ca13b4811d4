export interface PodOptions {
  readonly name?: string;
  readonly namespace?: string;
  readonly labels?: Readonly<Record<string, string>>;
}

/** The smallest Pod with one container per image. */
export function pod(images: string | readonly string[], options: PodOptions = {}) {
  const { name = 'probe', namespace = 'apps', labels = {} } = options;
  const containers = [images].flat().map((image, index) => ({ name: `c${index}`, image }));
  return {
    apiVersion: 'v1',
    kind: 'Pod',
    metadata: { name, namespace, labels },
    spec: { automountServiceAccountToken: false, containers },
  };
}
