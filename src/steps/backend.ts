import * as v from 'valibot';
import type { ObjectRef } from '../cluster/port.ts';
import type { Finding } from '../findings/finding.ts';
import type { Observed } from '../health/backend.ts';
import { calledAddress, explainCall } from '../health/call.ts';
import { parsed, podSchema, type Seen, serviceSchema, sliceSchema } from '../health/objects.ts';
import type { Webhook } from '../health/webhook.ts';
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
  return webhook !== '' && /^failed calling (?:admission )?webhook /.test(text) ? { webhook, text } : undefined;
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
