import * as v from 'valibot';
import type { ObjectRef } from '../cluster/port.ts';
import type { ReasonCode } from '../findings/catalogue.ts';
import type { Finding } from '../findings/finding.ts';
import { backendState, type Observed } from '../health/backend.ts';
import { calledAddress, explainCall, troubleCodes } from '../health/call.ts';
import { judgeController } from '../health/kyverno.ts';
import { parsed, podSchema, type Seen, serviceSchema, sliceSchema } from '../health/objects.ts';
import { healthFinding } from '../health/subject.ts';
import { isKyvernos, type Webhook } from '../health/webhook.ts';
import { type Context, type Refusal, refuse, say } from './context.ts';

const listSchema = v.object({ items: v.array(v.unknown()) });
const core = { group: '', version: 'v1' } as const;

/** One list, asked for once: what cannot be read is not known. */
async function seenIn<S extends v.GenericSchema>(
  { cluster, scope }: Context,
  ref: Omit<ObjectRef, 'namespace'>,
  namespace: string,
  schema: S,
): Promise<Seen<v.InferOutput<S>> | undefined> {
  const answer = await cluster.read({ ...ref, namespace }, scope.signal);
  const read = v.safeParse(listSchema, answer.kind === 'ok' ? answer.body : undefined);
  return read.success ? { in: [namespace], items: parsed(schema, read.output.items) } : undefined;
}

/** What stands behind the webhook that was called; three requests, each of which may be forbidden. */
async function look(context: Context, namespace: string, webhooks: readonly Webhook[]): Promise<Observed> {
  const [services, slices, pods] = await Promise.all([
    seenIn(context, { ...core, resource: 'services' }, namespace, serviceSchema),
    seenIn(context, { group: 'discovery.k8s.io', version: 'v1', resource: 'endpointslices' }, namespace, sliceSchema),
    seenIn(context, { ...core, resource: 'pods' }, namespace, podSchema),
  ]);
  return { webhooks, services, slices, pods };
}

function callIn({ facts }: Finding): { readonly webhook: string; readonly text: string } | undefined {
  const { webhook = '', text = '' } = facts;
  const said = text.replace(/^Internal error occurred: /, '');
  return webhook !== '' && /^failed calling (?:admission )?webhook /.test(said) ? { webhook, text: said } : undefined;
}

/**
 * A refusal for a webhook that was not answered looks once at its backend, and says first what is found there. Where
 * nothing is found, or may be read, it stays as it was.
 */
export async function explained(context: Context, refusal: Refusal, webhooks: readonly Webhook[]): Promise<Refusal> {
  const call = callIn(refusal.findings[0]);
  if (call === undefined || context.scope.ended !== undefined) return refusal;
  const address = calledAddress(call, webhooks);
  const seen = address?.kind === 'service' ? await look(context, address.namespace, webhooks) : { webhooks };
  const cause = explainCall(call, seen, context.clock.now());
  if (cause === undefined) return refusal;
  say(context, `behind webhook ${call.webhook}: ${cause.code}`);
  return refuse(cause, ...refusal.findings);
}

/** What a wait ends with that saw only that the webhooks do not follow. */
const unexplained: readonly ReasonCode[] = ['not-converged', 'webhooks-empty'];

function kyvernosIn(webhooks: readonly Webhook[]): Webhook | undefined {
  return webhooks.find(({ name, labels, address }) => isKyvernos(name, labels) && address.kind === 'service');
}

/** What keeps Kyverno from writing its webhooks, by its Pods and its Leases. */
async function standstillOf(context: Context, webhooks: readonly Webhook[]): Promise<Finding | undefined> {
  const { kyvernoNamespace: namespace, clock } = context;
  const leasesRef = { group: 'coordination.k8s.io', version: 'v1', resource: 'leases' };
  const [seen, leases] = await Promise.all([
    look(context, namespace, webhooks),
    seenIn(context, leasesRef, namespace, v.unknown()),
  ]);
  const webhook = kyvernosIn(webhooks);
  const address = webhook?.address ?? { kind: 'service', namespace, name: 'kyverno-svc', port: 443 };
  const state = backendState(seen, address);
  if (state.trouble !== undefined)
    return healthFinding(troubleCodes[state.trouble], { name: webhook?.name ?? 'of Kyverno', webhook, address, state });
  const [found] = judgeController([], leases?.items ?? [], clock.now(), seen.pods?.items);
  return found && { ...found, severity: 'error' };
}

/** A wait that ended without the webhooks looks once at Kyverno itself, and says first what is found there. */
export async function standstill(context: Context, refusal: Refusal, webhooks: readonly Webhook[]): Promise<Refusal> {
  if (!unexplained.includes(refusal.findings[0].code) || context.scope.ended !== undefined) return refusal;
  const cause = await standstillOf(context, webhooks);
  if (cause === undefined) return refusal;
  say(context, `Kyverno itself: ${cause.code}`);
  return refuse(cause, ...refusal.findings);
}
