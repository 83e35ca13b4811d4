import * as v from 'valibot';

/** Who sends a request, as the API server knows it. */
export interface Identity {
  readonly username: string;
  readonly groups: readonly string[];
}

/** The key of Kyverno's ConfigMap, and the entry in it, by which Kyverno does not look at a request. */
export interface Exclusion {
  readonly key: 'excludeUsernames' | 'excludeGroups' | 'resourceFilters';
  readonly entry: string;
}

const configMapSchema = v.object({ data: v.optional(v.record(v.string(), v.string()), {}) });

/** `*` is any text, `?` any one character (kyverno `ext/wildcard`). */
function isMatch(pattern: string, text: string): boolean {
  const source = pattern.replaceAll(/[.+^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(`^${source.replaceAll(/\*+/g, '.*').replaceAll('?', '.')}$`, 's').test(text);
}

/** Entries are separated by commas; one that begins with `!` takes back what another excludes (kyverno `pkg/config/types.go`). */
function listed(text: string): readonly string[] {
  return text.split(',').flatMap((entry) => entry.trim() || []);
}

function matching(text: string, values: readonly string[], included: boolean): string | undefined {
  return listed(text).find((entry) => {
    const pattern = entry.replace(/^!\s*/, '');
    return entry.startsWith('!') === included && values.some((value) => isMatch(pattern, value));
  });
}

/** `[Kind,namespace,name]`, the kind also with group, version and subresource. */
function filtersPod(kind: string): boolean {
  const parts = kind.split('/');
  return parts.some((part, index) => isMatch(part, 'Pod') && parts.slice(index + 1).every((rest) => isMatch(rest, '')));
}

function filterOf(text: string, namespace: string, name: string): string | undefined {
  return [...text.matchAll(/\[([^\]]*)\]/g)]
    .map(([entry, inner = '']) => ({ entry, parts: inner.split(',').map((part) => part.trim()) }))
    .find(({ parts: [kind = '', within = '*', named = '*'] }) => {
      return filtersPod(kind) && isMatch(within || '*', namespace) && isMatch(named || '*', name);
    })?.entry;
}

/**
 * Why Kyverno would not look at a Pod that this identity creates: it answers such requests with an admission (kyverno
 * `pkg/webhooks/handlers/filter.go`). Exclusions by role are not seen here. `undefined`: by nothing that is known.
 */
export function exclusionOf(
  configMap: unknown,
  who: Identity,
  pod: { readonly namespace: string; readonly name: string },
): Exclusion | undefined {
  const parsed = v.safeParse(configMapSchema, configMap);
  if (!parsed.success) return undefined;
  const { excludeUsernames = '', excludeGroups = '', resourceFilters = '' } = parsed.output.data;
  const filter = filterOf(resourceFilters, pod.namespace, pod.name);
  if (filter !== undefined) return { key: 'resourceFilters', entry: filter };
  const isIncluded = matching(excludeUsernames, [who.username], true) ?? matching(excludeGroups, who.groups, true);
  if (isIncluded !== undefined) return undefined;
  const user = matching(excludeUsernames, [who.username], false);
  if (user !== undefined) return { key: 'excludeUsernames', entry: user };
  const group = matching(excludeGroups, who.groups, false);
  return group === undefined ? undefined : { key: 'excludeGroups', entry: group };
}
