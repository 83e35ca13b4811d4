import * as v from 'valibot';
import { type Finding, finding } from '../findings/finding.ts';
import { certificatesIn } from '../health/certificates.ts';
import {
  budgetSchema,
  deploymentSchema,
  namespaceSchema,
  podSchema,
  type Seen,
  serviceSchema,
  sliceSchema,
} from '../health/objects.ts';
import { decidingKeys, isDecidingArgument, isDecidingVariable } from '../kyverno/settings.ts';
import { cleanLine } from '../text/clean.ts';
import { firstParts, type Objects, type Part, parts, type Survey } from './survey.ts';

/** Far beyond a caBundle; what is longer is no text that a rule reads. */
const LONGEST = 200_000;
const KIND = 'AdmissionGateBundle';

/** What is kept of a kind: only what the rules read, so that no environment, argument or volume is in a bundle. */
const kept: Readonly<Partial<Record<Part, v.GenericSchema>>> = {
  services: serviceSchema,
  endpointslices: sliceSchema,
  namespaces: namespaceSchema,
  poddisruptionbudgets: budgetSchema,
  pods: podSchema,
  configmaps: v.object({
    metadata: v.object({ name: v.string(), namespace: v.string() }),
    data: v.optional(v.object(v.entriesFromList(decidingKeys, v.exactOptional(v.string()))), {}),
  }),
};

const dropped = ['kubectl.kubernetes.io/last-applied-configuration'];

/** Kinds as they stand in a file, by the part that they belong to. */
const kindOf: Readonly<Record<string, Part>> = {
  MutatingWebhookConfiguration: 'mutatingwebhookconfigurations',
  ValidatingWebhookConfiguration: 'validatingwebhookconfigurations',
  Service: 'services',
  EndpointSlice: 'endpointslices',
  Namespace: 'namespaces',
  PodDisruptionBudget: 'poddisruptionbudgets',
  ImageValidatingPolicy: 'imagevalidatingpolicies',
  NamespacedImageValidatingPolicy: 'namespacedimagevalidatingpolicies',
  Deployment: 'deployments',
  Lease: 'leases',
  Pod: 'pods',
  ConfigMap: 'configmaps',
  ValidatingPolicy: 'validatingpolicies',
  MutatingPolicy: 'mutatingpolicies',
  GeneratingPolicy: 'generatingpolicies',
};

function kindName(part: Part): string {
  return Object.entries(kindOf).find(([, one]) => one === part)?.[0] ?? part;
}

function cleaned(value: unknown, secrets: readonly string[]): unknown {
  if (typeof value === 'string') return cleanLine(value, LONGEST, secrets);
  if (Array.isArray(value)) return value.map((one: unknown) => cleaned(one, secrets));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([key]) => !dropped.includes(key));
  return Object.fromEntries(entries.map(([key, one]) => [cleanLine(key, LONGEST, secrets), cleaned(one, secrets)]));
}

/** Arguments and variables that no rule reads may hold anything. */
const containerSchema = v.object({
  name: v.string(),
  image: v.string(),
  args: v.pipe(
    v.optional(v.array(v.string()), []),
    v.transform((args) => args.filter(isDecidingArgument)),
  ),
  env: v.pipe(
    v.optional(v.array(v.object({ name: v.string(), value: v.optional(v.string(), '') })), []),
    v.transform((all) => all.filter(({ name }) => isDecidingVariable(name))),
  ),
});

/** Only the Deployment's counts, its image and a few flags tell the rollout, the version and what Kyverno writes. */
const imageSchema = v.object({
  metadata: v.object({
    name: v.string(),
    namespace: v.string(),
    labels: v.optional(v.record(v.string(), v.string()), {}),
  }),
  spec: v.object({
    template: v.object({ spec: v.object({ containers: v.array(containerSchema) }) }),
  }),
});

function keptOf(part: Part, object: unknown): readonly unknown[] {
  if (part === 'deployments') {
    const counts = v.safeParse(deploymentSchema, object);
    const image = v.safeParse(imageSchema, object);
    if (!counts.success || !image.success) return [];
    return [{ ...counts.output, spec: { ...counts.output.spec, ...image.output.spec } }];
  }
  const schema = kept[part];
  if (schema === undefined) return [object];
  const read = v.safeParse(schema, object);
  return read.success ? [read.output] : [];
}

/** A support bundle: one file a kind, as `kubectl get --output json` has it, and one that says when and where was looked. */
export function bundleOf(
  { objects, served }: Survey,
  now: Date,
  secrets: readonly string[],
): Readonly<Record<string, string>> {
  const text = (value: unknown): string => `${JSON.stringify(cleaned(value, secrets), undefined, 1)}\n`;
  const files = parts.flatMap((part) => {
    const seen = objects[part];
    if (seen === undefined) return [];
    const items = seen.items
      .flatMap((one) => keptOf(part, one))
      .map((one) => (typeof one === 'object' ? { ...one, kind: kindName(part) } : one));
    return [[`${part}.json`, text({ kind: 'List', apiVersion: 'v1', items })] as const];
  });
  const where = Object.fromEntries(parts.flatMap((part) => (objects[part] ? [[part, objects[part]?.in]] : [])));
  const certificates = Object.fromEntries([...served].map(([at, all]) => [at, all.map(({ x509 }) => x509.toString())]));
  // PEM has lines, and a certificate is no secret.
  const index = `${JSON.stringify({ kind: KIND, version: 1, time: now.toISOString(), in: where, served: certificates })}\n`;
  return { 'bundle.json': index, ...Object.fromEntries(files) };
}

const indexSchema = v.object({
  kind: v.literal(KIND),
  version: v.literal(1),
  time: v.pipe(v.string(), v.isoTimestamp()),
  in: v.record(v.string(), v.union([v.literal('all'), v.array(v.string())])),
  served: v.record(v.string(), v.array(v.string())),
});
const listSchema = v.looseObject({ items: v.array(v.unknown()), kind: v.optional(v.string(), 'List') });
/** Only what sorts it: a webhook configuration in another form than is documented has to be told of. */
const objectSchema = v.looseObject({
  kind: v.string(),
  metadata: v.fallback(v.looseObject({ namespace: v.optional(v.string()) }), {}),
});
type Saved = v.InferOutput<typeof objectSchema>;

/** `kubectl get pods --output json` leaves the kind out of each item where the list is of one kind. */
function objectsIn(document: unknown): readonly Saved[] {
  const list = v.safeParse(listSchema, document);
  const kind = list.success ? list.output.kind.replace(/List$/, '') : '';
  const items = list.success
    ? list.output.items.map((item) => (typeof item === 'object' ? { kind, ...item } : { kind }))
    : [document];
  return items.flatMap((item) => {
    const read = v.safeParse(objectSchema, item);
    return read.success ? [read.output] : [];
  });
}

/** Objects of several namespaces were read in all of them; of one, only that is sure. */
function whereOf(objects: readonly Saved[]): Seen<unknown>['in'] {
  const namespaces = new Set(objects.map(({ metadata }) => metadata.namespace ?? ''));
  return namespaces.size > 1 || namespaces.has('') ? 'all' : [...namespaces];
}

/** Reads what was saved, by us or by kubectl, and the moment of it; `undefined` where no webhook configuration is there. */
export function surveyFrom(
  documents: readonly unknown[],
  now: Date,
): { readonly survey: Survey; readonly at: Date } | undefined {
  const index = documents.map((one) => v.safeParse(indexSchema, one)).find((one) => one.success)?.output;
  const all = documents.flatMap(objectsIn);
  const objects: Partial<Record<Part, Seen<unknown>>> = {};
  for (const part of parts) {
    const items = all.filter(({ kind }) => kindOf[kind] === part);
    const where = index?.in[part];
    if (items.length > 0 || where !== undefined) objects[part] = { in: where ?? whereOf(items), items };
  }
  if (!hasWebhooks(objects)) return undefined;
  const served = new Map(Object.entries(index?.served ?? {}).map(([at, pems]) => [at, pems.flatMap(certificatesIn)]));
  return {
    survey: { objects, asked: 0, unread: missingFrom(objects, index === undefined ? parts : firstParts), served },
    at: index === undefined ? now : new Date(index.time),
  };
}

/** What is not in the folder is not known, which is said and fails nothing. `wanted`: what is always looked at. */
function missingFrom(objects: Objects, wanted: readonly Part[]): readonly Finding[] {
  const missing = wanted.filter((part) => objects[part] === undefined);
  if (missing.length === 0) return [];
  return [finding('not-observed', 'input from', { what: `which ${missing.join(', ')} there are` }, [], 'notice')];
}

function hasWebhooks(objects: Objects): boolean {
  return objects.mutatingwebhookconfigurations !== undefined || objects.validatingwebhookconfigurations !== undefined;
}
