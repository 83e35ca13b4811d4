import { type ImageRewrite, parseImage, rewriteImage } from '../admission/image.ts';
import { type Template, templatesIn } from '../admission/template.ts';
import type { FileObject, FilesRead } from '../files/policy-files.ts';
import type { YamlPath } from '../files/yaml.ts';
import { type Finding, finding, placed } from '../findings/finding.ts';
import { placeText } from '../findings/place.ts';
import { type EngineResource, otherEngines, parseEnginePolicy } from '../kyverno/engines.ts';
import { type MalformedPolicy, type Policy, parsePolicy } from '../kyverno/policy.ts';
import { imagePolicyKinds, isRecord, parsePolicyFile } from '../kyverno/policy-file.ts';

/** An image policy in a file, and what can be read of it. */
export interface PolicyInFile {
  readonly object: FileObject;
  readonly policy: Policy | MalformedPolicy;
}

/** A policy of another engine in a file. */
interface EnginePolicyInFile extends PolicyInFile {
  readonly resource: EngineResource;
}

/** One image of a Pod template, at its place. */
interface ImageInFile {
  readonly image: string;
  readonly path: YamlPath;
}

export interface TemplateInFile {
  readonly object: FileObject;
  readonly template: Template;
  /** Those that are image references. */
  readonly images: readonly ImageInFile[];
}

/** What files hold, by what is judged of it. */
export interface FilesSorted {
  readonly policies: readonly PolicyInFile[];
  readonly others: readonly EnginePolicyInFile[];
  readonly templates: readonly TemplateInFile[];
  /** Labels of the namespaces that are among the files. */
  readonly namespaces: ReadonlyMap<string, Readonly<Record<string, string>>>;
  readonly findings: readonly Finding[];
}

function isEngineResource(text: string): text is EngineResource {
  return Object.hasOwn(otherEngines, text);
}

function engineOf(kind: unknown): EngineResource | undefined {
  return Object.keys(otherEngines)
    .filter(isEngineResource)
    .find((resource) => otherEngines[resource].kind === kind);
}

/** It has the parts of an object of Kubernetes, but not what says of which kind. */
function incomplete(object: FileObject): readonly Finding[] {
  const { value } = object;
  const lacking = ['apiVersion', 'kind'].filter((name) => typeof value[name] !== 'string' || value[name] === '');
  const looksSo = isRecord(value['metadata']) && (isRecord(value['spec']) || lacking.length === 1);
  if (lacking.length === 0 || !looksSo) return [];
  const place = object.placeOf([]);
  const facts = { place: placeText(place), lacking: lacking.join(' and no ') };
  const isPolicy = Object.hasOwn(imagePolicyKinds, String(value['kind']));
  const found = finding('object-incomplete', placeText(place), facts, [], isPolicy ? 'error' : 'warning');
  return [placed(found, place)];
}

/** No reference has any of them; `$NAME` is filled in by `envsubst` as `${NAME}` is. */
const placeholder = /\$[\w{(]|\{\{|<%/;

function badImage(object: FileObject, owner: string, { image, path }: ImageInFile): Finding {
  const place = object.placeOf(path);
  const at = placeText(place);
  const problem = `${image === '' ? 'nothing' : image} is no image reference`;
  const found = placeholder.test(image)
    ? finding('file-is-template', at, { place: at, problem }, [], 'warning')
    : finding('manifest-malformed', at, { place: at, owner, problem });
  return placed(found, place);
}

interface Templates {
  readonly templates: readonly TemplateInFile[];
  readonly findings: readonly Finding[];
}

function textIn(rule: Readonly<Record<string, unknown>>, name: string): string {
  const text = rule[name];
  return typeof text === 'string' || typeof text === 'number' ? String(text) : '';
}

function rewriteIn(rule: Readonly<Record<string, unknown>>): ImageRewrite {
  const [name, newName, newTag, digest] = ['name', 'newName', 'newTag', 'digest'].map((key) => textIn(rule, key));
  return { name: name ?? '', newName: newName ?? '', newTag: newTag ?? '', digest: digest ?? '' };
}

/** Of an image that kustomizations rewrite, all that they make of it: it is deployed as nothing else. */
function deployed(one: ImageInFile, rewrites: readonly ImageRewrite[]): readonly ImageInFile[] {
  const image = parseImage(one.image);
  const made = image === undefined ? [] : rewrites.flatMap((rule) => rewriteImage(image, rule) ?? []);
  const references = [...new Set(made)].filter((text) => parseImage(text) !== undefined);
  return references.length === 0 ? [one] : references.map((text) => ({ ...one, image: text }));
}

function templatesOf(object: FileObject, rewrites: readonly ImageRewrite[]): Templates {
  const read = templatesIn(object.value);
  if (read.kind === 'malformed') {
    const place = object.placeOf(read.path);
    const facts = { place: placeText(place), owner: read.owner, problem: read.problem };
    return { templates: [], findings: [placed(finding('manifest-malformed', facts.place, facts), place)] };
  }
  const isImage = ({ image }: ImageInFile): boolean => parseImage(image) !== undefined;
  return {
    templates: read.templates.map((template) => ({
      object,
      template,
      images: template.images.filter(isImage).flatMap((one) => deployed(one, rewrites)),
    })),
    findings: read.templates.flatMap(({ owner, images }) =>
      images.filter((one) => !isImage(one)).map((one) => badImage(object, owner, one)),
    ),
  };
}

function namespaceIn({ value }: FileObject): readonly (readonly [string, Readonly<Record<string, string>>])[] {
  const { kind, metadata } = value;
  if (kind !== 'Namespace' || !isRecord(metadata)) return [];
  const { name, labels } = metadata;
  if (typeof name !== 'string') return [];
  const texts = Object.entries(isRecord(labels) ? labels : {}).flatMap(([key, label]) =>
    typeof label === 'string' ? [[key, label] as const] : [],
  );
  return [[name, { ...Object.fromEntries(texts), 'kubernetes.io/metadata.name': name }]];
}

/** Image policies by their kind, whatever version of the API they name; policies of other engines by theirs; and Pods. */
export function sortObjects({ objects, imageRules }: FilesRead): FilesSorted {
  const policies: PolicyInFile[] = [];
  const others: EnginePolicyInFile[] = [];
  const rest: FileObject[] = [];
  for (const object of objects) {
    const { kind } = object.value;
    const family =
      typeof kind === 'string' && Object.hasOwn(imagePolicyKinds, kind) ? imagePolicyKinds[kind] : undefined;
    const resource = engineOf(kind);
    if (family !== undefined)
      policies.push({ object, policy: parsePolicyFile(object.value, (one) => parsePolicy(family, one)) });
    else if (resource !== undefined)
      others.push({
        object,
        resource,
        policy: parsePolicyFile(object.value, (one) => parseEnginePolicy(resource, one)),
      });
    else rest.push(object);
  }
  const read = rest.map((object) => templatesOf(object, imageRules(object.file).map(rewriteIn)));
  return {
    policies,
    others,
    templates: read.flatMap(({ templates }) => templates),
    namespaces: new Map(rest.flatMap(namespaceIn)),
    findings: [...objects.flatMap(incomplete), ...read.flatMap(({ findings }) => findings)],
  };
}
