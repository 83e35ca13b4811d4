import * as v from 'valibot';
import { type KyvernoFlags, readFlags } from './settings.ts';

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

/** Is it this version or a newer one? */
export function isAtLeast(version: KyvernoVersion, major: number, minor: number, patch = 0): boolean {
  const [a, b] = [
    [version.major, version.minor, version.patch],
    [major, minor, patch],
  ];
  const at = [0, 1, 2].find((index) => a?.[index] !== b?.[index]) ?? 2;
  return (a?.[at] ?? 0) >= (b?.[at] ?? 0);
}

/** The newest that the tests run for real. */
export const newestKnown = '1.19.1';

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
          spec: v.object({
            containers: v.array(
              v.object({
                name: v.string(),
                image: v.string(),
                args: v.optional(v.array(v.string()), []),
                env: v.optional(v.array(v.object({ name: v.string(), value: v.optional(v.string(), '') })), []),
              }),
            ),
          }),
        }),
      }),
      status: v.optional(v.object({ replicas: v.optional(v.number(), 0) }), {}),
    }),
  ),
});

type DeploymentItem = v.InferOutput<typeof deploymentsSchema>['items'][number];

/** The admission controller's Deployment, found by label since the chart's name changes with its values. */
export interface AdmissionController {
  readonly deployment: string;
  readonly image: string;
  readonly flags: KyvernoFlags;
  /** Name of its ConfigMap, as its environment says. */
  readonly configMap: string;
  readonly wantedReplicas: number;
  readonly statusReplicas: number;
}

/** Reads the Deployments of Kyverno's namespace; an empty list where none is its admission controller. */
export function admissionControllers(body: unknown): readonly AdmissionController[] | undefined {
  const parsed = v.safeParse(deploymentsSchema, body);
  if (!parsed.success) return undefined;
  return parsed.output.items
    .filter((item) => item.metadata.labels['app.kubernetes.io/component'] === 'admission-controller')
    .map(toController);
}

function toController({ metadata, spec, status }: DeploymentItem): AdmissionController {
  const { containers } = spec.template.spec;
  const container = containers.find(({ name }) => name === 'kyverno') ?? containers[0];
  const environment = new Map(container?.env.map(({ name, value }) => [name, value]));
  return {
    deployment: metadata.name,
    image: container?.image ?? '',
    flags: readFlags(container?.args ?? [], environment),
    configMap: environment.get('INIT_CONFIG') ?? 'kyverno',
    wantedReplicas: spec.replicas,
    statusReplicas: status.replicas ?? 0,
  };
}

/** The version in an image reference's tag; a digest alone hides it. */
export function versionOfImage(image: string): KyvernoVersion | undefined {
  const tag = /:([^:/@]+)(?:@.*)?$/.exec(image)?.[1];
  return tag === undefined ? undefined : parseVersion(tag);
}
