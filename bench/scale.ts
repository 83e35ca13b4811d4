import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { readWebhooks } from '../src/health/webhook.ts';
import { assess, verbs } from '../src/kyverno/assess.ts';
import { parsePolicy } from '../src/kyverno/policy.ts';
import { judgeCoverage } from '../src/kyverno/provable.ts';
import { parseConfiguration, type Verb, type WebhookConfiguration } from '../src/kyverno/webhooks.ts';
import { kyverno, size } from './large.ts';

// Judges the saved observation that is named. A process of its own, so that its memory is that of this work and of nothing
// else. Prints what it took as JSON.

const savedSchema = v.object({
  policies: v.array(v.unknown()),
  configurations: v.object({ mutate: v.unknown(), validate: v.unknown() }),
});

function configurationIn(verb: Verb, object: unknown): WebhookConfiguration {
  const parsed = parseConfiguration(verb, object);
  if (typeof parsed === 'string') throw new Error(parsed);
  return parsed;
}

function judge(text: string): number {
  const saved = v.parse(savedSchema, JSON.parse(text));
  const policies = saved.policies.map((object) => parsePolicy('ivpol', object));
  const { mutate, validate } = saved.configurations;
  const configurations = { mutate: configurationIn('mutate', mutate), validate: configurationIn('validate', validate) };
  const entries = verbs.flatMap((verb) => readWebhooks(verb, saved.configurations[verb]).webhooks).length;
  if (entries !== size.entries) throw new Error(`${entries} entries`);
  const pods = Array.from({ length: size.probes }, (_, index) => ({
    namespace: 'apps',
    namespaceLabels: {},
    podLabels: { app: `app-${index}` },
  }));
  const goal = { ...kyverno(), others: [], named: ['p0'], wantedSeconds: 30 };
  const { differences } = assess({ ...goal, policies, configurations, pods });
  const probed = pods.map((pod) => ({ pod, images: ['registry.example/app:1.4.2'] }));
  return differences.length + judgeCoverage(probed, [], policies, goal).length;
}

const [file = ''] = process.argv.slice(2);
const text = readFileSync(file, 'utf8');
const baseMib = process.resourceUsage().maxRSS / 1024;
const startMs = performance.now();
const found = judge(text);
const ms = performance.now() - startMs;
process.stdout.write(JSON.stringify({ found, ms, baseMib, mib: process.resourceUsage().maxRSS / 1024 }));
