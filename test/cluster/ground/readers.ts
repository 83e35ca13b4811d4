import * as v from 'valibot';

const statusSchema = v.looseObject({ message: v.string() });
const namedSchema = v.looseObject({
  metadata: v.looseObject({ name: v.string(), namespace: v.optional(v.string()) }),
});
const webhookSchema = v.looseObject({
  name: v.string(),
  failurePolicy: v.string(),
  timeoutSeconds: v.number(),
  clientConfig: v.looseObject({
    service: v.optional(v.looseObject({ name: v.string(), namespace: v.string(), path: v.optional(v.string(), '') })),
  }),
});
const configurationSchema = v.looseObject({ webhooks: v.optional(v.array(webhookSchema), []) });
const resourcesSchema = v.looseObject({ resources: v.array(v.looseObject({ name: v.string() })) });
const containersSchema = v.looseObject({
  spec: v.looseObject({ containers: v.array(v.looseObject({ image: v.string() })) }),
});

export interface Named {
  readonly name: string;
  readonly namespace?: string | undefined;
}

export interface Webhook {
  readonly name: string;
  readonly path: string;
  readonly failurePolicy: string;
  readonly timeoutSeconds: number;
}

/** The message of a Status object, or the whole body as JSON where it is something else. */
export function messageOf(body: unknown): string {
  const status = v.safeParse(statusSchema, body);
  return status.success ? status.output.message : JSON.stringify(body);
}

/** Names and namespaces of a List's items. */
export function namesIn(list: unknown): readonly Named[] {
  const { items } = v.parse(v.looseObject({ items: v.array(namedSchema) }), list);
  return items.map(({ metadata: { name, namespace } }) => ({ name, namespace }));
}

/** A List's items, unread. */
export function itemsIn(list: unknown): readonly unknown[] {
  return v.parse(v.looseObject({ items: v.array(v.unknown()) }), list).items;
}

/** The names of an APIResourceList, subresources included. */
export function resourcesIn(list: unknown): readonly string[] {
  return v.parse(resourcesSchema, list).resources.map(({ name }) => name);
}

/** The webhooks of one configuration, in its order; only those that call a Service have a path. */
export function webhooksIn(configuration: unknown): readonly Webhook[] {
  return v.parse(configurationSchema, configuration).webhooks.map((webhook) => ({
    name: webhook.name,
    path: webhook.clientConfig.service?.path ?? '',
    failurePolicy: webhook.failurePolicy,
    timeoutSeconds: webhook.timeoutSeconds,
  }));
}

/** The images of a Pod's containers, as admission left them. */
export function imagesIn(pod: unknown): readonly string[] {
  return v.parse(containersSchema, pod).spec.containers.map(({ image }) => image);
}

/** The value at a path of keys, or undefined where the path ends early. */
export function at(body: unknown, ...keys: readonly string[]): unknown {
  return keys.reduce<unknown>((value, key) => {
    const object = v.safeParse(v.record(v.string(), v.unknown()), value);
    return object.success ? object.output[key] : undefined;
  }, body);
}
