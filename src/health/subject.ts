import { withoutCall } from '../findings/call-text.ts';
import type { ReasonCode } from '../findings/catalogue.ts';
import { type Finding, finding } from '../findings/finding.ts';
import type { BackendState } from './backend.ts';
import { scopeText } from './scope.ts';
import { type Address, addressText, configurationText, isKyvernos, type Webhook } from './webhook.ts';

/** The codes about one webhook, whose sentences draw on the same facts. */
export type HealthCode = Extract<
  ReasonCode,
  | `backend-${string}`
  | `ca-${string}`
  | `certificate-${string}`
  | 'control-plane-blocked'
  | 'tunnel-down'
  | 'proxy-answers'
  | 'webhook-not-enforced'
  | `webhook-${'unbounded' | 'guards-itself' | 'fine'}`
  | 'dry-run-unsupported'
>;

/** A webhook as far as it is known: at least its name. */
export interface Subject {
  readonly name: string;
  readonly webhook?: Webhook | undefined;
  readonly address?: Address | undefined;
  readonly state?: BackendState | undefined;
  /** What it can block, by name, where that was seen. */
  readonly reach?: string | undefined;
  /** What would be open without its configurations, where it stands for several webhooks. */
  readonly opens?: string;
  /** What the API server said of a call, or nothing. */
  readonly text?: string;
}

const bothKinds = 'mutatingwebhookconfigurations,validatingwebhookconfigurations';

/** Kyverno keeps its authority in a Secret of its own (kyverno `pkg/tls`); of others nothing is known. */
function authorityOf(address: Address | undefined, isKyverno: boolean): string {
  return isKyverno && address?.kind === 'service'
    ? `Secret ${address.name}.${address.namespace}.svc.kyverno-tls-ca of namespace ${address.namespace}`
    : 'the place where its installation keeps it (Secret, cert-manager Certificate, Helm value)';
}

/** Where a Pod can be named, its log is meant and not that of any of them. */
function workloadOf(address: Address | undefined, broken: BackendState['pods']): string {
  const [first] = broken ?? [];
  if (first !== undefined) return `pods/${first.name}`;
  return address?.kind === 'service' ? `services/${address.name}` : 'deployments/NAME';
}

function factsOf(subject: Subject, isKyverno: boolean) {
  const { name, webhook, address, state, reach, opens, text = '' } = subject;
  const broken = (state?.pods ?? []).filter(({ trouble }) => trouble !== undefined);
  return {
    webhook: name,
    namespace: address?.kind === 'service' ? address.namespace : 'default',
    service: address === undefined ? 'its backend' : addressText(address),
    configuration: webhook === undefined ? bothKinds : configurationText(webhook),
    opens: opens ?? (webhook === undefined ? 'all that it selects' : scopeText(webhook)),
    reach: reach ?? '',
    authority: authorityOf(address, isKyverno),
    workload: workloadOf(address, broken),
    pods:
      broken
        .slice(0, 1)
        .map((pod) => `${pod.text}${broken.length > 1 ? `, and ${broken.length - 1} more like it` : ''}`)
        .join('') || 'see the evidence',
    text: withoutCall(text),
    ...{ expired: '', expires: '', days: '', kinds: '' },
  };
}

/** A finding of this room about one webhook; that of another vendor is this vendor's to act on. */
export function healthFinding(
  code: HealthCode,
  subject: Subject,
  more: Readonly<Record<string, string>> = {},
  severity: Finding['severity'] = 'error',
): Finding {
  const { name, webhook, state, reach, text = '' } = subject;
  const isKyverno = isKyvernos(name, webhook?.labels);
  const facts = { ...factsOf(subject, isKyverno), ...more };
  const blocked = severity === 'error' && reach !== undefined ? [`it blocks ${reach}`] : [];
  const evidence = [...blocked, ...(state?.evidence ?? []), ...(text === '' ? [] : [text])];
  const found = finding(code, `webhook ${name}`, facts, evidence, severity);
  const told = Object.fromEntries(Object.entries(found.facts).filter(([, value]) => value !== ''));
  return { ...found, facts: told, ...(isKyverno ? {} : { foreign: true }) };
}
