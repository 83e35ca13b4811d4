/** An image reference, split but otherwise as written. */
export interface ImageReference {
  /** Everything before tag and digest, e.g. `ghcr.example/team/app`. */
  readonly repository: string;
  readonly tag: string | undefined;
  readonly digest: string | undefined;
}

// The grammar of distribution/reference (`reference.go`, v0.6): domain with port, path components, tag, digest.
const domain = String.raw`(?:(?:[a-zA-Z0-9]|[a-zA-Z0-9][a-zA-Z0-9-]*[a-zA-Z0-9])(?:\.(?:[a-zA-Z0-9]|[a-zA-Z0-9][a-zA-Z0-9-]*[a-zA-Z0-9]))*|\[[a-fA-F0-9:]+\])(?::[0-9]+)?`;
const component = `[a-z0-9]+(?:(?:[._]|__|-+)[a-z0-9]+)*`;
const pattern = new RegExp(
  String.raw`^((?:${domain}\/)?${component}(?:\/${component})*)(?::([A-Za-z0-9_][A-Za-z0-9_.-]{0,127}))?(?:@([a-z0-9]+:[0-9a-fA-F]{32,}))?$`,
);

/** Longer than any reference that a registry takes; keeps the grammar from running on hostile text. */
const MAX_LENGTH = 1000;

/** Reads an image reference, or `undefined` for what no container runtime would accept. */
export function parseImage(text: string): ImageReference | undefined {
  if (text.length > MAX_LENGTH) return undefined;
  const found = pattern.exec(text);
  const repository = found?.[1];
  return repository === undefined ? undefined : { repository, tag: found?.[2], digest: found?.[3] };
}

/** What a kustomization says of the images of one name; an empty text is nothing. */
export interface ImageRewrite {
  readonly name: string;
  readonly newName: string;
  readonly newTag: string;
  readonly digest: string;
}

/** The image as kustomize makes it (kustomize `api/filters/imagetag`); `undefined`: the rule is about another one. */
export function rewriteImage(image: ImageReference, rule: ImageRewrite): string | undefined {
  if (image.repository !== rule.name) return undefined;
  const isOther = rule.newTag !== '' || rule.digest !== '';
  const tag = isOther ? rule.newTag : (image.tag ?? '');
  const digest = isOther ? rule.digest : (image.digest ?? '');
  return `${rule.newName || rule.name}${tag && `:${tag}`}${digest && `@${digest}`}`;
}

/**
 * The same reference with a digest that no registry has, its form kept: with a tag where the probe has one, since
 * policies match by the text of the reference. `hex` is 64 random hexadecimal digits.
 */
export function forge(image: ImageReference, hex: string): string {
  const tag = image.tag === undefined ? '' : `:${image.tag}`;
  return `${image.repository}${tag}@sha256:${hex}`;
}
