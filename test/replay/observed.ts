import * as v from 'valibot';
import type { Answer } from '../../src/cluster/port.ts';
import { finding } from '../../src/findings/finding.ts';
import { verbs } from '../../src/kyverno/assess.ts';
import {
  clusterWideEngines,
  type EnginePolicies,
  namespacedEngines,
  otherEngines,
  parseEnginePolicy,
} from '../../src/kyverno/engines.ts';
import { expectedWebhooks, type Kyverno } from '../../src/kyverno/expected.ts';
import { isMalformed, type MalformedPolicy, type Policy, parsePolicy } from '../../src/kyverno/policy.ts';
import { defaultSettings } from '../../src/kyverno/settings.ts';
import { type KyvernoVersion, parseVersion, versionOfImage } from '../../src/kyverno/version.ts';
import { configurationNames, shapePath, type Verb, type WebhookShape } from '../../src/kyverno/webhooks.ts';
import { readInputs } from '../../src/runner/inputs.ts';
import type { InputName } from '../../src/runner/registry.ts';
import type { Goal } from '../../src/steps/converge.ts';
import { ok } from '../fakes/answers.ts';
import type { Reply } from '../fakes/cluster.ts';
import { podRule } from '../fakes/policies.ts';
import type { Folder } from './folder.ts';
import { inputIn } from './inputs.ts';
import { type Outcome, refused } from './outcome.ts';
import type { Subject } from './seat.ts';

const stems: Readonly<Record<Verb, string>> = { mutate: 'mutating', validate: 'validating' };
export const policyKinds = [
  { resource: 'imagevalidatingpolicies', kind: 'ImageValidatingPolicy', family: 'ivpol' },
  { resource: 'namespacedimagevalidatingpolicies', kind: 'NamespacedImageValidatingPolicy', family: 'nivpol' },
] as const;

const objectSchema = v.looseObject({ kind: v.string(), metadata: v.looseObject({ name: v.string() }) });
export type Served = v.InferOutput<typeof objectSchema>;

/** What the API server gives every object, where the folder leaves it out. */
function served(object: Served): Served {
  const metadata = { uid: `uid-${object.metadata.name}`, resourceVersion: '1', ...object.metadata };
  return { ...object, metadata };
}

/** All policies of one observation, whatever their kind. */
export function policiesIn(folder: Folder, name: string): readonly Served[] {
  return folder.objects(name).flatMap((object) => (v.is(objectSchema, object) ? [served(object)] : []));
}

function parsed(objects: readonly Served[]): readonly (Policy | MalformedPolicy)[] {
  return objects.flatMap((object) => {
    const known = policyKinds.find(({ kind }) => kind === object.kind);
    return known === undefined ? [] : [parsePolicy(known.family, object)];
  });
}

/** The image policies of the first observation. */
export function imagePolicies(folder: Folder): readonly (Policy | MalformedPolicy)[] {
  const [first] = folder.observations('policies');
  return first === undefined ? [] : parsed(policiesIn(folder, first));
}

const versionSchema = v.object({ image: v.string() });

/** Kyverno's version as the case says it or its image shows it; 1.18.2 where nothing does, `undefined` where unclear. */
export function versionIn(folder: Folder): KyvernoVersion | undefined {
  const { kyverno } = folder.about();
  const image = v.safeParse(versionSchema, folder.json('kyverno-version.json'));
  if (image.success) return versionOfImage(image.output.image);
  return parseVersion(kyverno ?? '1.18.2');
}

export function versionUnknown(): Outcome {
  const problem = 'neither the case nor an image says one';
  return refused(finding('kyverno-version-unknown', 'Kyverno', { namespace: 'kyverno', problem }));
}

/** Flags and ConfigMap are not in question here; without the ConfigMap, selectors cannot be compared. */
function kyvernoOf(version: KyvernoVersion): Kyverno {
  return { version, settings: { ...defaultSettings, selectors: undefined } };
}

const engineKinds = [...clusterWideEngines, ...namespacedEngines].map((resource) => ({
  resource,
  kind: otherEngines[resource].kind,
}));

/** The policies of other engines of the first observation. */
function othersIn(folder: Folder): readonly EnginePolicies[] {
  const [first] = folder.observations('policies');
  const all = first === undefined ? [] : policiesIn(folder, first);
  return engineKinds.map(({ resource, kind }) => ({
    resource,
    policies: all.filter((one) => one.kind === kind).map((object) => parseEnginePolicy(resource, object)),
  }));
}

const labelled = v.object({ metadata: v.object({ labels: v.optional(v.record(v.string(), v.string()), {}) }) });

/** The API server labels every namespace with its name (KEP-2161). */
function namespaceLabels(folder: Folder, namespace: string): Readonly<Record<string, string>> {
  const found = v.safeParse(labelled, folder.json('namespace.json'));
  return { 'kubernetes.io/metadata.name': namespace, ...(found.success ? found.output.metadata.labels : {}) };
}

/** What the gate would want here. `named`: the policies that it may repair. */
export function goalIn(folder: Folder, version: KyvernoVersion, subject: Subject, named: readonly string[]): Goal {
  const { namespace, podLabels } = subject;
  const pod = { namespace, namespaceLabels: namespaceLabels(folder, namespace), podLabels };
  const inputs = readInputs((name: InputName) => inputIn(folder, name));
  const gate = inputs.ok && inputs.inputs.mode === 'gate' ? inputs.inputs : undefined;
  return {
    ...kyvernoOf(version),
    others: othersIn(folder),
    pods: [pod],
    named,
    wantedSeconds: gate?.webhookTimeoutSeconds ?? 30,
    convergenceSeconds: gate?.convergenceTimeoutSeconds ?? 120,
  };
}

/** The policies that the gate may repair: as the inputs say, else those of the folder. */
export function namedIn(folder: Folder): readonly string[] {
  const inputs = readInputs((name: InputName) => inputIn(folder, name));
  const given = inputs.ok && inputs.inputs.mode === 'gate' ? inputs.inputs.policies : [];
  if (given.length > 0) return given;
  return imagePolicies(folder).flatMap((policy) => (policy.family === 'ivpol' ? [policy.name] : []));
}

export function listOf(items: readonly unknown[]): Answer {
  return ok({ metadata: { resourceVersion: '1' }, items });
}

/** Replies one by one; the last one stays. */
function inTurn(answers: readonly Answer[]): Reply {
  let next = 0;
  return () => {
    const answer = answers[Math.min(next, answers.length - 1)] ?? listOf([]);
    next += 1;
    return answer;
  };
}

function entry(shape: WebhookShape): object {
  return {
    name: `${shape.family}.${shape.verb}.assumed`,
    clientConfig: { service: { path: shapePath(shape) } },
    failurePolicy: shape.failurePolicy,
    timeoutSeconds: shape.timeoutSeconds,
    rules: [podRule],
  };
}

/** A configuration that the folder lacks is not in question: it is as it should be. */
function assumed(folder: Folder, verb: Verb, version: KyvernoVersion): Answer {
  const policies = imagePolicies(folder).filter((policy): policy is Policy => !isMalformed(policy));
  const webhooks = expectedWebhooks(verb, policies, kyvernoOf(version)).map(entry);
  return listOf([{ metadata: { name: configurationNames[verb], resourceVersion: '1' }, webhooks }]);
}

/** The lists of policies and webhooks, each look at them one observation later. */
export function viewReplies(folder: Folder, version: KyvernoVersion): Readonly<Record<string, Reply>> {
  const policies = folder.observations('policies').map((name) => policiesIn(folder, name));
  const calls = [
    ...policyKinds.map(({ resource, kind }) => ({ call: `listPolicies ${resource}`, kind })),
    ...engineKinds.map(({ resource, kind }) => ({ call: `read ${resource}`, kind })),
  ];
  const listed = calls.map(({ call, kind }): readonly [string, Reply] => [
    call,
    inTurn(policies.map((all) => listOf(all.filter((one) => one.kind === kind)))),
  ]);
  const [mutate, validate] = verbs.map((verb) => {
    const names = folder.observations(stems[verb]);
    const seen = names.map((name) => listOf(folder.objects(name)));
    return inTurn(seen.length > 0 ? seen : [assumed(folder, verb, version)]);
  });
  return {
    ...Object.fromEntries(listed),
    'listWebhooks mutatingwebhookconfigurations': mutate ?? listOf([]),
    'listWebhooks validatingwebhookconfigurations': validate ?? listOf([]),
    'listDeployments kyverno': listOf([]),
  };
}
