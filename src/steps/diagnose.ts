import type { ReasonCode } from '../findings/catalogue.ts';
import { asWarning, type Finding, finding, isError } from '../findings/finding.ts';
import { ownerOf, ownerText } from '../gitops/owner.ts';
import type { Observed } from '../health/backend.ts';
import { type Group, groupsOf, judgeGroup, subjectOf } from '../health/judge.ts';
import { judgeController } from '../health/kyverno.ts';
import { within } from '../health/objects.ts';
import { overBudget, risksOf } from '../health/risks.ts';
import { healthFinding } from '../health/subject.ts';
import { addressText, configurationText, type UnreadWebhook, type Webhook } from '../health/webhook.ts';
import { assess } from '../kyverno/assess.ts';
import { type Difference, differenceText } from '../kyverno/compare.ts';
import { clusterWideEngines, type EnginePolicies, parseEnginePolicy } from '../kyverno/engines.ts';
import { parsePolicy } from '../kyverno/policy.ts';
import type { PodFacts } from '../kyverno/selection.ts';
import { defaultSettings, type KyvernoSettings, readConfigMap } from '../kyverno/settings.ts';
import { type AdmissionController, admissionControllers, parseVersion, versionOfImage } from '../kyverno/version.ts';
import { configurationNames, parseConfiguration, type Verb, type WebhookConfiguration } from '../kyverno/webhooks.ts';
import type { Context } from './context.ts';
import { blockedFindings, type KindAnswer } from './kinds.ts';
import { stateOfOwner } from './owner.ts';
import { type Objects, observedIn, type Part, type Survey, unreadIn } from './survey.ts';

/** What a diagnosis is made from. */
export interface Sight {
  readonly survey: Survey;
  readonly kinds: readonly KindAnswer[];
  readonly now: Date;
  readonly warnDays: number;
  /** As the input says; empty where the installation has to tell it. */
  readonly kyvernoVersion: string;
  readonly kyvernoNamespace: string;
}

/** How many owners are asked how they are, where there are requests left for it. */
const MOST_OWNERS = 2;
const MOST_NAMESPACES = 200;
/** In these ways an image policy is without a webhook of its own. */
const absent: readonly Difference['code'][] = ['missing', 'no-webhooks', 'duplicate-name'];

const followsFrom: readonly ReasonCode[] = ['kyverno-without-leader', 'kyverno-unheard'];

const serviceOf = ({ facts }: Finding): string => facts['service'] ?? '';

/** Errors first, then warnings, then what is well; within each as found. */
function ranked(findings: readonly Finding[]): readonly Finding[] {
  const order: readonly Finding['severity'][] = ['error', 'warning', 'notice'];
  return order.flatMap((severity) => findings.filter((found) => found.severity === severity));
}

function groupFindings(group: Group, seen: Observed, { now, warnDays }: Sight): readonly Finding[] {
  const health = judgeGroup(group, seen, now, warnDays);
  const isDown = health.some((found) => isError(found) || found.code === 'webhook-not-enforced');
  const found = [...health, ...(isDown ? [] : risksOf(group, seen))];
  return found.length === 0 ? [healthFinding('webhook-fine', subjectOf(group), {}, 'notice')] : found;
}

/** All findings of a diagnosis, the most urgent first. What a kind's own answer shows is not told a second time. */
export function findingsOf(sight: Sight): readonly Finding[] {
  const { survey, kinds, now } = sight;
  const seen = observedIn(survey.objects, survey.served);
  const blocked = blockedFindings(kinds, seen, now);
  const services = blocked.map(serviceOf);
  const groups = groupsOf(seen)
    .flatMap((group) => groupFindings(group, seen, sight))
    .filter((found) => !isError(found) || !services.includes(serviceOf(found)));
  const isDown = [...blocked, ...groups].some(
    (found) => isError(found) && serviceOf(found).startsWith(`${sight.kyvernoNamespace}/`),
  );
  return ranked([
    ...blocked,
    ...groups,
    // A Kyverno that is down leads nothing and hears nothing: that is no second trouble.
    ...kyvernoFindings(sight, seen).filter(({ code }) => !(isDown && followsFrom.includes(code))),
    ...overBudget(seen.webhooks),
    ...unreadIn(survey.objects).map(unreadable),
    ...kinds.flatMap(({ finding: found }) => found ?? []),
    ...survey.unread,
  ]);
}

/** What cannot be read may block anything: it is never fine. */
function unreadable({ verb, configuration, entry, problem }: UnreadWebhook): Finding {
  const name = configurationText({ verb, configuration });
  const part = entry === '' ? 'the whole of it' : `entry ${entry}`;
  return finding('webhook-unreadable', name, { configuration: name, part, problem });
}

function controllerIn({ survey }: Sight): AdmissionController | undefined {
  return admissionControllers({ items: survey.objects.deployments?.items ?? [] })?.[0];
}

const resources: Readonly<Record<Verb, Part>> = {
  mutate: 'mutatingwebhookconfigurations',
  validate: 'validatingwebhookconfigurations',
};

function configurationIn(objects: Objects, verb: Verb): WebhookConfiguration {
  const read = (objects[resources[verb]]?.items ?? []).map(
    (one) => [nameOf(one), parseConfiguration(verb, one)] as const,
  );
  const found = read.find(([name]) => name === configurationNames[verb])?.[1];
  return found === undefined || typeof found === 'string'
    ? { verb, resourceVersion: '', generation: 0, entries: [] }
    : found;
}

function nameOf(object: unknown): string {
  const has = (one: unknown, key: string): one is Readonly<Record<string, unknown>> =>
    typeof one === 'object' && one !== null && key in one;
  if (!has(object, 'metadata') || !has(object['metadata'], 'name')) return '';
  const { name } = object['metadata'];
  return typeof name === 'string' ? name : '';
}

/** A Pod without labels in every namespace stands for those that may come. */
function podsIn({ namespaces = [] }: Observed): readonly PodFacts[] {
  return namespaces.slice(0, MOST_NAMESPACES).map(({ metadata: { name, labels } }) => ({
    namespace: name,
    namespaceLabels: { 'kubernetes.io/metadata.name': name, ...labels },
    podLabels: {},
  }));
}

/** Policies of other engines, as far as they were read. */
function othersIn(objects: Objects): readonly EnginePolicies[] {
  return clusterWideEngines.flatMap((resource) => {
    const read = objects[resource];
    return read === undefined
      ? []
      : [{ resource, policies: read.items.map((one) => parseEnginePolicy(resource, one)) }];
  });
}

/** Without its ConfigMap, or with one of another name, selectors are not compared. */
function settingsIn({ survey }: Sight, controller: AdmissionController | undefined): KyvernoSettings {
  const name = controller?.configMap ?? 'kyverno';
  const { items } = survey.objects.configmaps ?? { items: undefined };
  const own = items?.find((one) => nameOf(one) === name) ?? {};
  const read = items === undefined || name !== 'kyverno' ? undefined : readConfigMap(own);
  return { ...defaultSettings, ...controller?.flags, ...(read ?? { selectors: undefined }) };
}

/** What is known of Kyverno: its rollout and leader, what its policies want, and what the API server has of that. */
function kyvernoFindings(sight: Sight, seen: Observed): readonly Finding[] {
  const { objects } = sight.survey;
  const pods = within(seen.pods, sight.kyvernoNamespace);
  const running = judgeController(seen.deployments?.items ?? [], objects.leases?.items ?? [], sight.now, pods);
  const controller = controllerIn(sight);
  const version = parseVersion(sight.kyvernoVersion) ?? versionOfImage(controller?.image ?? '');
  const policies = [
    ...(objects.imagevalidatingpolicies?.items ?? []).map((one) => parsePolicy('ivpol', one)),
    ...(objects.namespacedimagevalidatingpolicies?.items ?? []).map((one) => parsePolicy('nivpol', one)),
  ];
  const unread =
    objects.mutatingwebhookconfigurations === undefined || objects.validatingwebhookconfigurations === undefined;
  if (version === undefined || unread) return running;
  const configurations = { mutate: configurationIn(objects, 'mutate'), validate: configurationIn(objects, 'validate') };
  const situation = {
    policies,
    others: othersIn(objects),
    settings: settingsIn(sight, controller),
    configurations,
    version,
    pods: podsIn(seen),
    named: [],
    wantedSeconds: 1,
  };
  const { findings, differences } = assess(situation);
  // What all webhooks take together is judged over all of them.
  const told = findings.filter(({ code }) => code !== 'webhooks-over-budget');
  const missing = differences.filter((one) => absent.includes(one.code)).map(differenceText);
  const facts = { difference: missing.slice(0, 3).join('; '), namespace: sight.kyvernoNamespace };
  const open = finding('kyverno-webhooks-open', 'Kyverno', facts, missing, 'warning');
  return [...(missing.length === 0 ? [] : [open]), ...running, ...told.map(asWarning)];
}

/** Adds to what blocks who owns the webhook configuration, and how that owner is; `most`: how many may be asked. */
export async function withOwners(
  context: Pick<Context, 'cluster' | 'scope'> | undefined,
  findings: readonly Finding[],
  webhooks: readonly Webhook[],
  most: number = MOST_OWNERS,
): Promise<readonly Finding[]> {
  let asked = 0;
  return Promise.all(
    findings.map(async (found) => {
      const webhook = webhooks.find(({ address }) => addressText(address) === serviceOf(found));
      const owner = webhook && isError(found) ? ownerOf(webhook) : undefined;
      if (webhook === undefined || owner === undefined) return found;
      asked += 1;
      const state = context && asked <= Math.min(most, MOST_OWNERS) ? await stateOfOwner(context, owner) : undefined;
      const how = state === undefined || state.kind === 'unknown' ? '' : ` (${state.kind})`;
      const from = `${ownerText(owner)}${how}`;
      const line = `Configuration ${webhook.configuration} comes from ${from}`;
      return { ...found, facts: { ...found.facts, owner: from }, evidence: [...found.evidence, line] };
    }),
  );
}
