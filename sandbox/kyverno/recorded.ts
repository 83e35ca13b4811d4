import { readFileSync } from 'node:fs';
import { isObject, type Json, type JsonObject, listAt, objectAt, parseJson } from '../json.ts';
import type { KyvernoBehaviour } from './behaviour.ts';

const root = new URL('../../test/recorded/', import.meta.url);

type Naming = Pick<KyvernoBehaviour, 'version' | 'names'>;

/** Puts a scenario's names where the record has its own, as whole words only. */
function renamed(text: string, names: Naming['names']): string {
  const pattern = Object.keys(names)
    .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('|');
  return pattern === '' ? text : text.replace(new RegExp(`\\b(?:${pattern})\\b`, 'g'), (name) => names[name] ?? name);
}

function read({ names }: Naming, path: string): Json {
  return parseJson(renamed(readFileSync(new URL(path, root), 'utf8'), names));
}

export interface RecordedSet {
  readonly policies: readonly JsonObject[];
  readonly configurations: {
    readonly mutatingwebhookconfigurations: readonly JsonObject[];
    readonly validatingwebhookconfigurations: readonly JsonObject[];
  };
}

/** Policies as they were applied, and what a real Kyverno published for them. */
export function recordedSet(naming: Naming, set: string): RecordedSet {
  const recorded = read(naming, `webhooks/${naming.version}/${set}.json`);
  return {
    policies: listAt(recorded, 'policies').filter(isObject),
    configurations: {
      mutatingwebhookconfigurations: listAt(recorded, 'mutating').filter(isObject),
      validatingwebhookconfigurations: listAt(recorded, 'validating').filter(isObject),
    },
  };
}

export interface RecordedAnswer {
  readonly status: number;
  readonly body: JsonObject;
}

function answerIn(recorded: Json, name: string): RecordedAnswer {
  const answer = objectAt(recorded, name);
  const { httpCode } = answer;
  if (typeof httpCode !== 'number') throw new Error(`no answer ${name} is recorded`);
  return { status: httpCode, body: objectAt(answer, 'body') };
}

export function recordedAnswer(naming: Naming, name: string): RecordedAnswer {
  return answerIn(read(naming, `probes/${naming.version}.json`), name);
}

const recordedDigest = `sha256:${'f'.repeat(64)}`;

/** The denial that a forged digest got, told for another repository and digest. */
export function recordedControl({ version, names }: Naming, image: string): RecordedAnswer {
  const [, repository = '', tag, digest = ''] = /^[^/]+\/(.+?)(:[^:@/]+)?@(sha256:[0-9a-f]{64})$/.exec(image) ?? [];
  const form = tag === undefined ? 'digest' : 'tag-and-digest';
  const inImage = { 'app:signed': `${repository}${tag ?? ''}`, 'v2/app': `v2/${repository}`, [recordedDigest]: digest };
  return answerIn(read({ version, names: { ...names, ...inImage } }, `control/${version}.json`), form);
}
