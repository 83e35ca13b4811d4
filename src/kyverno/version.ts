import * as v from 'valibot';

/** An installed Kyverno: what is written in the image tag or given by input `kyverno-version`. */
export interface KyvernoVersion {
  readonly text: string;
  readonly major: number;
  readonly minor: number;
  readonly patch: number;
}

/** Which of the two proved behaviours applies. Up to 1.18 the mutating webhook verifies; from 1.19 the validating one. */
export type KyvernoRules = '1.18' | '1.19';

/** Reads `v1.19.1`, `1.19.1`, `v1.19.1-rc.2`; nothing shorter, since behaviour differs between patches. */
export function parseVersion(text: string): KyvernoVersion | undefined {
  const found = /^v?(\d{1,4})\.(\d{1,4})\.(\d{1,4})(?:[-+][0-9A-Za-z.+-]*)?$/.exec(text);
  if (found === null) return undefined;
  const [, major, minor, patch] = found;
  return { text: `${major}.${minor}.${patch}`, major: Number(major), minor: Number(minor), patch: Number(patch) };
}

export function rulesOf(version: KyvernoVersion): KyvernoRules {
  return version.major < 1 || (version.major === 1 && version.minor <= 18) ? '1.18' : '1.19';
}

/** Lines that the tests run for real; others are judged by the nearest rules and said to be unproved. */
export function isProved(version: KyvernoVersion): boolean {
  return version.major === 1 && (version.minor === 18 || version.minor === 19);
}

const deploymentsSchema = v.object({
  items: v.array(
    v.object({
      metadata: v.object({ name: v.string(), labels: v.optional(v.record(v.string(), v.string()), {}) }),
      spec: v.object({
        replicas: v.optional(v.number(), 1),
        template: v.object({
          spec: v.object({ containers: v.array(v.object({ name: v.string(), image: v.string() })) }),
        }),
      }),
      status: v.optional(v.object({ replicas: v.optional(v.number(), 0) }), {}),
    }),
  ),
});

/** The admission controller's Deployment, found by label since the chart's name changes with its values. */
export interface AdmissionController {
  readonly deployment: string;
  readonly image: string;
  readonly wantedReplicas: number;
  readonly statusReplicas: number;
}

/** Reads the Deployments of Kyverno's namespace; an empty list where none is its admission controller. */
export function admissionControllers(body: unknown): readonly AdmissionController[] | undefined {
  const parsed = v.safeParse(deploymentsSchema, body);
  if (!parsed.success) return undefined;
  return parsed.output.items
    .filter((item) => item.metadata.labels['app.kubernetes.io/component'] === 'admission-controller')
    .map((item) => ({
      deployment: item.metadata.name,
      image:
        (item.spec.template.spec.containers.find((c) => c.name === 'kyverno') ?? item.spec.template.spec.containers[0])
          ?.image ?? '',
      wantedReplicas: item.spec.replicas,
      statusReplicas: item.status.replicas ?? 0,
    }));
}

/** The version in an image reference's tag; a digest alone hides it. */
export function versionOfImage(image: string): KyvernoVersion | undefined {
  const tag = /:([^:/@]+)(?:@.*)?$/.exec(image)?.[1];
  return tag === undefined ? undefined : parseVersion(tag);
}
