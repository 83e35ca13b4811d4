import * as v from 'valibot';
import { type LabelSelector, labelSelectorSchema } from './labels.ts';

/** Selectors that Kyverno's ConfigMap adds to every resource webhook. */
export interface Selectors {
  readonly namespaceSelector: LabelSelector | undefined;
  readonly objectSelector: LabelSelector | undefined;
}

/** The flags of the admission controller that decide about the webhooks of image policies. */
export interface KyvernoFlags {
  readonly autoUpdateWebhooks: boolean;
  readonly forceFailurePolicyIgnore: boolean;
  /** Only from 1.19 on: every entry that fails closed leaves out Nodes and CertificateSigningRequests. */
  readonly excludeBootstrapResources: boolean;
}

/** What of an installation besides its version decides what its webhooks look like. */
export interface KyvernoSettings extends KyvernoFlags {
  /** `undefined`: the ConfigMap could not be read, so nothing is known about the selectors. */
  readonly selectors: Selectors | undefined;
  /** What an image without a registry gets in front; `undefined`: images are left as they are. */
  readonly defaultRegistry: string | undefined;
}

const noSelectors: Selectors = { namespaceSelector: undefined, objectSelector: undefined };

/** Those of a Kyverno without flags and without a ConfigMap (kyverno `cmd/kyverno/main.go`, `pkg/config/config.go`). */
export const defaultSettings: KyvernoSettings = {
  autoUpdateWebhooks: true,
  forceFailurePolicyIgnore: false,
  excludeBootstrapResources: false,
  selectors: noSelectors,
  defaultRegistry: 'docker.io',
};

/** What Go's `strconv.ParseBool` reads. */
function readBool(text: string | undefined): boolean | undefined {
  if (text === undefined) return undefined;
  if (/^(?:1|t|T|TRUE|true|True)$/.test(text)) return true;
  return /^(?:0|f|F|FALSE|false|False)$/.test(text) ? false : undefined;
}

/** The last value of a Go flag; a flag for a boolean may stand without one. */
function flagIn(args: readonly string[], name: string): boolean | undefined {
  const given = args.flatMap((arg) => {
    const found = /^--?([^=]+)(?:=(.*))?$/s.exec(arg);
    return found?.[1] === name ? [found[2] ?? 'true'] : [];
  });
  return readBool(given.at(-1));
}

/** Reads a container's arguments; a flag goes before its environment variable. */
export function readFlags(args: readonly string[], environment: ReadonlyMap<string, string>): KyvernoFlags {
  const ignore = readBool(environment.get('FLAG_FORCE_FAILURE_POLICY_IGNORE'));
  return {
    autoUpdateWebhooks: flagIn(args, 'autoUpdateWebhooks') ?? defaultSettings.autoUpdateWebhooks,
    forceFailurePolicyIgnore: flagIn(args, 'forceFailurePolicyIgnore') ?? ignore ?? false,
    excludeBootstrapResources: flagIn(args, 'excludeBootstrapResources') ?? false,
  };
}

const deciding = ['autoUpdateWebhooks', 'forceFailurePolicyIgnore', 'excludeBootstrapResources'];
const decidingVariables = ['FLAG_FORCE_FAILURE_POLICY_IGNORE', 'INIT_CONFIG'];

/** Is this argument of a container one that is read here? All others may hold anything. */
export function isDecidingArgument(arg: string): boolean {
  return deciding.includes(/^--?([^=]+)/.exec(arg)?.[1] ?? '');
}

export function isDecidingVariable(name: string): boolean {
  return decidingVariables.includes(name);
}

/** The keys of Kyverno's ConfigMap that are read here. */
export const decidingKeys = ['webhooks', 'defaultRegistry', 'enableDefaultRegistryMutation'] as const;

const configMapSchema = v.object({ data: v.optional(v.record(v.string(), v.string()), {}) });
const webhooksSchema = v.object({
  namespaceSelector: v.optional(labelSelectorSchema),
  objectSelector: v.optional(labelSelectorSchema),
});

/** JSON that Kyverno cannot read counts as none, as it does for Kyverno. */
function selectorsIn(text: string): Selectors {
  const json = v.safeParse(v.pipe(v.string(), v.parseJson(), webhooksSchema), text);
  return json.success ? { ...noSelectors, ...json.output } : noSelectors;
}

/** Reads Kyverno's ConfigMap (kyverno `pkg/config/config.go`, load); `undefined` for what is none. */
export function readConfigMap(body: unknown): Pick<KyvernoSettings, 'selectors' | 'defaultRegistry'> | undefined {
  const parsed = v.safeParse(configMapSchema, body);
  if (!parsed.success) return undefined;
  const { webhooks, defaultRegistry = 'docker.io', enableDefaultRegistryMutation } = parsed.output.data;
  return {
    selectors: webhooks === undefined ? noSelectors : selectorsIn(webhooks),
    defaultRegistry: readBool(enableDefaultRegistryMutation) === false ? undefined : defaultRegistry,
  };
}
