import { readdirSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import type { Answer } from '../../src/cluster/port.ts';
import { parsePolicy } from '../../src/kyverno/policy.ts';
import { parseConfiguration, type Verb } from '../../src/kyverno/webhooks.ts';
import { readable } from './policies.ts';

const root = new URL('../recorded/', import.meta.url);

function read(path: string): unknown {
  return JSON.parse(readFileSync(new URL(path, root), 'utf8'));
}

const caseSchema = v.object({
  policies: v.array(v.looseObject({ kind: v.string(), metadata: v.looseObject({ name: v.string() }) })),
  mutating: v.array(v.unknown()),
  validating: v.array(v.unknown()),
});

export const recordedVersions = ['1.18.2', '1.19.0', '1.19.1', '1.19.1-in-cluster-service'] as const;
export type RecordedVersion = (typeof recordedVersions)[number];

/** Names of all recorded policy sets of a version; sequences are read by `recordedSteps`. */
export function recordedNames(version: RecordedVersion): readonly string[] {
  const files = readdirSync(new URL(`webhooks/${version}/`, root)).map((file) => file.replace(/\.json$/, ''));
  return files.filter((name) => name !== 'k-invalid-timeouts').sort();
}

/** The policies as the API server would serve them, and both configurations as it did. */
export function recordedSituation(version: RecordedVersion, name: string) {
  const recorded = v.parse(caseSchema, read(`webhooks/${version}/${name}.json`));
  const policies = recorded.policies.map(({ kind, metadata, ...rest }) => {
    const served = { ...rest, metadata: { uid: `uid-${metadata.name}`, resourceVersion: '1', ...metadata } };
    return readable(parsePolicy(kind === 'ImageValidatingPolicy' ? 'ivpol' : 'nivpol', served));
  });
  const configuration = (verb: Verb, items: readonly unknown[]) => {
    const [item = { metadata: { name: 'absent', resourceVersion: '1' } }] = items;
    const parsed = parseConfiguration(verb, item);
    if (typeof parsed === 'string') throw new Error(parsed);
    return parsed;
  };
  return {
    policies,
    configurations: {
      mutate: configuration('mutate', recorded.mutating),
      validate: configuration('validate', recorded.validating),
    },
  };
}

const stepsSchema = v.object({
  steps: v.array(v.object({ what: v.string(), code: v.number(), webhooks: v.array(v.string()) })),
});

/** The sequence with timeouts outside 1–30: what was asked for, whether the API server did it, and `verb path failurePolicy timeout` of each entry. */
export function recordedSteps(version: '1.18.2' | '1.19.1') {
  const { steps } = v.parse(stepsSchema, read(`webhooks/${version}/k-invalid-timeouts.json`));
  return steps.map(({ what, code, webhooks }) => ({
    what,
    done: code < 400,
    webhooks: webhooks.map((line) => `${line.split(' ').slice(2).join(' ')}s`).sort(),
  }));
}

const probesSchema = v.record(
  v.string(),
  v.object({
    httpCode: v.number(),
    body: v.looseObject({
      reason: v.optional(v.string(), ''),
      message: v.optional(v.string(), ''),
      details: v.optional(v.object({ causes: v.optional(v.array(v.object({ message: v.string() })), []) })),
    }),
  }),
);

export const recordedProbeFiles = [
  '1.18.2',
  '1.19.0',
  '1.19.1',
  '1.19.1-service',
  '1.19.1-transport',
  'foreign',
] as const;
export type RecordedProbeFile = (typeof recordedProbeFiles)[number];

/** Every recorded answer to a dry-run of a Pod, as the cluster port hands it on. */
export function recordedAnswers(file: RecordedProbeFile): readonly (readonly [string, Answer])[] {
  const probes = v.parse(probesSchema, read(`probes/${file}.json`));
  return Object.entries(probes).map(([name, { httpCode, body }]) => {
    if (httpCode < 400) return [name, { kind: 'ok', status: httpCode, body, elapsedMs: 1 }];
    const { reason, message } = body;
    return [name, { kind: 'status', status: httpCode, reason, message, elapsedMs: 1 }];
  });
}
