import type { FilesRead } from '../files/policy-files.ts';
import type { YamlPath } from '../files/yaml.ts';
import { asWarning, type Finding, finding, placed } from '../findings/finding.ts';
import { placeText } from '../findings/place.ts';
import { defects } from '../kyverno/defects.ts';
import { namesOf } from '../kyverno/engines.ts';
import { expectedWebhooks, type Kyverno } from '../kyverno/expected.ts';
import { type Cel, expressionFindings } from '../kyverno/expressions.ts';
import { frozen } from '../kyverno/frozen.ts';
import { apiVersionFindings, policyFindings } from '../kyverno/lint.ts';
import { coverageInFiles, type FilePod, idleGlobs, podFor } from '../kyverno/offline.ts';
import {
  isMalformed,
  type MalformedPolicy,
  type Policy,
  type PolicyFamily,
  parsePolicy,
  subjectOf,
} from '../kyverno/policy.ts';
import { isRecord, parsePolicyFile, without } from '../kyverno/policy-file.ts';
import { imageFindings } from '../kyverno/provable.ts';
import { type Located, schemaFindings } from '../kyverno/schema.ts';
import { canSelect } from '../kyverno/selection.ts';
import { type FilesSorted, type PolicyInFile, sortObjects, type TemplateInFile } from './check-objects.ts';
import { type PlacedPolicy, placedAmong, placedIn } from './check-places.ts';

/** By what files are judged. */
export interface CheckWish {
  readonly kyverno: Kyverno;
  readonly wantedSeconds: number;
  /** Input `check-paths`. */
  readonly entries: readonly string[];
  /** Without it no expression is looked at. */
  readonly cel?: Cel;
}

const severities: readonly Finding['severity'][] = ['error', 'warning', 'notice'];

function before(one: Finding, other: Finding): number {
  const [a, b] = [one, other].map(({ severity, place }) => [severities.indexOf(severity), place] as const);
  const bySeverity = (a?.[0] ?? 0) - (b?.[0] ?? 0);
  if (bySeverity !== 0) return bySeverity;
  const [first, second] = [a?.[1], b?.[1]];
  if (first === undefined || second === undefined) return Number(first !== undefined) - Number(second !== undefined);
  if (first.file !== second.file) return first.file < second.file ? -1 : 1;
  return first.line - second.line || first.column - second.column;
}

/** The first of each name: of one that is there twice, only one will be applied. */
function distinct(policies: readonly PolicyInFile[]): {
  readonly kept: readonly PlacedPolicy[];
  readonly twice: readonly Finding[];
} {
  const kept = new Map<string, PlacedPolicy>();
  const twice: Finding[] = [];
  for (const { object, policy } of policies) {
    if (isMalformed(policy)) continue;
    const subject = subjectOf(policy);
    const other = kept.get(subject);
    if (other === undefined) kept.set(subject, { object, policy, subject });
    else {
      const facts = { policy: subject, other: placeText(other.object.placeOf(['metadata', 'name'])) };
      const place = object.placeOf(['metadata', 'name']);
      twice.push(placed(asWarning(finding('policy-twice', subject, facts)), place));
    }
  }
  return { kept: [...kept.values()], twice };
}

function podOf({ template }: TemplateInFile, { namespaces }: FilesSorted): FilePod {
  const namespace = template.namespace ?? 'default';
  const labels = template.namespace === undefined ? undefined : namespaces.get(namespace);
  return {
    namespace,
    namespaceLabels: labels ?? { 'kubernetes.io/metadata.name': namespace },
    podLabels: template.labels,
    knowsNamespace: template.namespace !== undefined,
    knowsLabels: labels !== undefined,
  };
}

/** What the API server says to a policy, and what is to be said of it by itself. */
function eachPolicy({ object, policy }: PolicyInFile, pods: readonly FilePod[], wish: CheckWish): readonly Finding[] {
  const { version } = wish.kyverno;
  const subject = subjectOf(policy);
  const owner = { subject, policy: policy.name, version };
  const said = [
    ...apiVersionFindings(object.value['apiVersion'], policy.family, owner),
    ...schemaFindings(object.value, owner),
    ...(wish.cel === undefined ? [] : expressionFindings(object.value, owner, wish.cel)),
  ];
  const refused = said.map((one) => orTemplate(placedIn(object, one)));
  const invalid = said.filter(({ found }) => found.code === 'field-invalid').map(({ path }) => path);
  const mended = isMalformed(policy) ? withoutInvalid(object.value, invalid, policy.family) : policy;
  if (isMalformed(mended)) {
    const facts = { policy: policy.name, problem: mended.problem, resource: '' };
    const found = placed(finding('policy-malformed', subject, facts), object.placeOf([]));
    return invalid.length > 0 ? refused : [...refused, found];
  }
  const selectsPods = pods.some((pod) => canSelect(mended, pod));
  const own = policyFindings(mended, object.value, wish.wantedSeconds, selectsPods);
  // What is said of what was left out for being invalid is not so.
  const isInvalid = ({ path }: Located): boolean => invalid.some((one) => one.join() === path.join());
  return [...refused, ...own.filter((one) => !isInvalid(one)).map((one) => placedIn(object, one))];
}

/** In a flow of YAML a placeholder of Helm is a map in a map; in quotes it is a text. */
const placeholder = /\{\{|\{"\{ /;

/** A value that is still to be filled in may be right once it is. */
function orTemplate(found: Finding): Finding {
  const { code, facts, place } = found;
  if (code !== 'field-invalid' || place === undefined || !placeholder.test(facts['problem'] ?? '')) return found;
  const at = placeText(place);
  const problem = `${facts['field']}: ${facts['problem']}`;
  return placed(finding('file-is-template', at, { place: at, problem }, [], 'warning'), place);
}

/** What is left of a policy where one field is wrong can still be judged, so that one run tells all of it. */
function withoutInvalid(
  value: PolicyInFile['object']['value'],
  paths: readonly YamlPath[],
  family: PolicyFamily,
): Policy | MalformedPolicy {
  const rest = paths.reduce<unknown>((left, path) => without(left, path), value);
  return parsePolicyFile(isRecord(rest) ? rest : {}, (one) => parsePolicy(family, one));
}

/** What Kyverno does wrong with the policies together, and what freezes its webhooks: the rules of the gate. */
function together(
  kept: readonly PlacedPolicy[],
  { others }: FilesSorted,
  pods: readonly FilePod[],
  kyverno: Kyverno,
): readonly Finding[] {
  const policies = kept.map(({ policy }) => policy);
  const expected = {
    mutate: expectedWebhooks('mutate', policies, kyverno),
    validate: expectedWebhooks('validate', policies, kyverno),
  };
  const seen = [...pods, ...policies.flatMap(podFor)];
  const engines = [...Map.groupBy(others, ({ resource }) => resource)].map(([resource, own]) => ({
    resource,
    policies: own.map(({ policy }) => policy),
  }));
  const found = [
    ...frozen(policies, engines, kyverno, true),
    ...defects({ kyverno, policies, matter: policies, pods: seen, expected }),
  ];
  const all = [
    ...kept,
    ...others.flatMap(({ object, policy, resource }) =>
      isMalformed(policy) ? [] : [{ object, policy, subject: namesOf(resource, policy).subject }],
    ),
  ];
  // What is only to be known of a whole cluster is not said of files.
  return found.filter(({ severity }) => severity !== 'notice').map((one) => placedAmong(one, all));
}

/** Whether each image is covered; not where one policy could not be read, which may cover it, nor where there is none. */
function coverage(
  sorted: FilesSorted,
  kept: readonly PlacedPolicy[],
  hasUnread: boolean,
  kyverno: Kyverno,
): readonly Finding[] {
  const { policies, templates } = sorted;
  if (kept.length === 0 || policies.some(({ policy }) => isMalformed(policy))) return [];
  const judged = kept.map(({ policy }) => policy);
  // A file that could not be read may hold a policy that covers it.
  const isDoubtful = ({ code }: Finding): boolean =>
    code === 'coverage-unknown' || (hasUnread && code === 'coverage-unproved');
  const found = templates.flatMap((one) => {
    const pod = podOf(one, sorted);
    return one.images.flatMap(({ image, path }) =>
      imageFindings(image, coverageInFiles(image, pod, judged, kyverno), kyverno).map((each) =>
        placed(isDoubtful(each) ? { ...each, severity: 'notice' } : each, one.object.placeOf(path)),
      ),
    );
  });
  const images = imagesIn(sorted);
  const idle = kept.flatMap(({ object, policy }) =>
    idleGlobs(policy, images, kyverno).map((one) => placedIn(object, one)),
  );
  return [...found, ...idle];
}

function imagesIn({ templates }: FilesSorted): readonly string[] {
  return [...new Set(templates.flatMap((one) => one.images.map(({ image }) => image)))];
}

/** Images without a policy are not "nothing was found"; but a file that could not be read, and is told, may hold one. */
function policiesMissing(sorted: FilesSorted, hasUnread: boolean, entries: readonly string[]): readonly Finding[] {
  const images = imagesIn(sorted);
  if (sorted.policies.length > 0 || images.length === 0) return [];
  const facts = { entries: entries.join(', '), images: String(images.length) };
  return [finding('policies-missing', 'input check-paths', facts, [], hasUnread ? 'notice' : 'error')];
}

function nothingToCheck(entries: readonly string[]): Finding {
  return finding('nothing-to-check', 'input check-paths', { entries: entries.join(', ') });
}

/** All that can be said of the files without a cluster, the most severe first and by place; none is left out. */
export function checkFiles(read: FilesRead, wish: CheckWish): readonly [Finding, ...Finding[]] {
  const sorted = sortObjects(read);
  const { policies, templates, others } = sorted;
  const pods = templates.map((one) => podOf(one, sorted));
  const { kept, twice } = distinct(policies);
  const found = [
    ...read.findings,
    ...sorted.findings,
    ...twice,
    ...policies.flatMap((one) => eachPolicy(one, pods, wish)),
    ...together(kept, sorted, pods, wish.kyverno),
    ...policiesMissing(sorted, read.findings.length > 0, wish.entries),
    ...coverage(sorted, kept, read.findings.length > 0, wish.kyverno),
  ].toSorted(before);
  const [first, ...more] = found;
  const images = imagesIn(sorted);
  const isEmpty = policies.length + templates.length + others.length === 0;
  if (isEmpty && !found.some(({ severity }) => severity === 'error')) return [nothingToCheck(wish.entries), ...found];
  if (first !== undefined && first.severity !== 'notice') return [first, ...more];
  const facts = {
    policies: String(policies.length),
    templates: String(templates.length),
    images: String(images.length),
    unjudged: images.length === 0 ? ' No image is among the files, so nothing is said of what the policies cover.' : '',
    version: wish.kyverno.version.text,
  };
  return [finding('checked', 'files', facts, [], 'notice'), ...found];
}
