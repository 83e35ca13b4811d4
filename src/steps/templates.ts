import { parseImage } from '../admission/image.ts';
import { distinctPods, type ProbePod, podKey, podOfTemplate } from '../admission/pod.ts';
import { type Template, templatesIn } from '../admission/template.ts';
import type { ManifestsRead } from '../files/manifests.ts';
import type { Workspace } from '../files/workspace.ts';
import type { YamlDocument } from '../files/yaml.ts';
import { type Finding, finding } from '../findings/finding.ts';
import { placeText } from '../findings/place.ts';
import { go, refuse, type Step } from './context.ts';

export interface TemplateWish {
  /** Input `probe-manifests`. */
  readonly entries: readonly string[];
  /** Where a template goes that names no namespace. */
  readonly namespace: string;
  /** Only what differs from `since`; `undefined`: nobody knows from what. */
  readonly changedOnly: boolean;
  readonly since: Since | undefined;
}

/** What the checkout is compared with. */
export interface Since {
  readonly base: string;
  /** The commit that the checkout is of. */
  readonly head: string;
  /** Asks GitHub which paths differ between the two; a text says why they are not all known. */
  readonly changedFiles: () => Promise<readonly string[] | string>;
}

export interface TemplatePods {
  readonly pods: readonly ProbePod[];
  /** What people should know of the choice, in findings that refuse nothing. */
  readonly notes: readonly Finding[];
}

function unreadable(read: Exclude<ManifestsRead, { kind: 'read' }>): Finding {
  if (read.kind === 'nothing') {
    const allowed = `files, globs and folders that lead to a manifest (${read.problem})`;
    return finding('bad-input', 'input probe-manifests', { input: 'probe-manifests', allowed, given: read.entry });
  }
  const place = placeText(read.place);
  return finding('manifest-unreadable', place, { place, problem: read.problem });
}

function malformed(place: string, owner: string, problem: string): Finding {
  return finding('manifest-malformed', place, { place, owner, problem });
}

function badImage(document: YamlDocument, { owner, images }: Template): Finding | undefined {
  const bad = images.find(({ image }) => parseImage(image) === undefined);
  if (bad === undefined) return undefined;
  return malformed(placeText(document.placeOf(bad.path)), owner, `${bad.image} is no image reference`);
}

/** Every Pod of all documents, or the first thing in them that no API server would take. */
function podsIn(documents: readonly YamlDocument[], namespace: string): readonly ProbePod[] | Finding {
  const pods: ProbePod[] = [];
  for (const document of documents) {
    const read = templatesIn(document.value);
    if (read.kind === 'malformed') return malformed(placeText(document.placeOf(read.path)), read.owner, read.problem);
    for (const template of read.templates) {
      const bad = badImage(document, template);
      if (bad !== undefined) return bad;
      pods.push(podOfTemplate(template, namespace, `${template.owner}, ${placeText(document.placeOf(template.path))}`));
    }
  }
  return distinctPods(pods);
}

function allProbed(why: string): Finding {
  return finding('all-templates-probed', 'probe-changed-only', { why }, [], 'notice');
}

function keysOf(read: ManifestsRead, namespace: string): readonly string[] {
  const pods = read.kind === 'read' ? podsIn(read.documents, namespace) : [];
  return 'code' in pods ? [] : pods.map(podKey);
}

/**
 * Which Pods changed, or why that cannot be told. Where Git lays the base out, those that were not in it: what could not be
 * read then counts as not there. Else those of every file that GitHub says was changed.
 */
async function changeSince(
  workspace: Workspace,
  { base, head, changedFiles }: Since,
  { entries, namespace }: TemplateWish,
): Promise<((key: string) => boolean) | string> {
  const before = await workspace.readAt(base, entries);
  if (before.ok) {
    const keys = new Set(before.value.flatMap((one) => keysOf(one, namespace)));
    return (key) => !keys.has(key);
  }
  const files = await changedFiles();
  if (typeof files === 'string') return `${before.problem}; ${files}`;
  const touched = await workspace.readTouched(head, files, entries);
  if (!touched.ok) return `${before.problem}; ${touched.problem}`;
  const keys = new Set(keysOf(touched.value, namespace));
  return (key) => keys.has(key);
}

/**
 * The Pods of all templates in the workspace, each once. With `changedOnly`, those that were not the same at that commit; where
 * that cannot be told, or none differs, all of them: an empty set would prove nothing.
 */
export async function podsOfTemplates(workspace: Workspace, wish: TemplateWish): Promise<Step<TemplatePods>> {
  if (wish.entries.length === 0) return go({ pods: [], notes: [] });
  const read = await workspace.read(wish.entries);
  if (read.kind !== 'read') return refuse(unreadable(read));
  const pods = podsIn(read.documents, wish.namespace);
  if ('code' in pods) return refuse(pods);
  if (pods.length === 0)
    return refuse(finding('no-template', 'input probe-manifests', { entries: wish.entries.join(', ') }));
  if (!wish.changedOnly) return go({ pods, notes: [] });
  if (wish.since === undefined) return go({ pods, notes: [allProbed('the event names no merge group with a base')] });
  const isChanged = await changeSince(workspace, wish.since, wish);
  if (typeof isChanged === 'string') return go({ pods, notes: [allProbed(isChanged)] });
  const changed = pods.filter((pod) => isChanged(podKey(pod)));
  if (changed.length > 0) return go({ pods: changed, notes: [] });
  const why = `no template differs from ${wish.since.base}`;
  return go({ pods, notes: [allProbed(why)] });
}
