import * as v from 'valibot';
import { FakeClock } from '../fakes/clock.ts';
import { FakeCluster, type Follow, type Reply } from '../fakes/cluster.ts';
import { contextOn, type TestContext } from '../fakes/context.ts';
import type { Folder } from './folder.ts';

/** What was asked for, as the gate names it. */
export interface Subject {
  /** The images of a Pod; else kind and name of the object. */
  readonly image: string;
  /** Of a Pod only. */
  readonly images: readonly string[];
  readonly namespace: string;
  readonly podLabels: Readonly<Record<string, string>>;
}

/** One run in the place of the folder: its ports answer what was observed, and its clock stands at that time. */
export interface Seat {
  readonly folder: Folder;
  readonly clock: FakeClock;
  readonly context: TestContext<FakeCluster>;
  readonly subject: Subject;
}

const defaultHolder = 'gh:5002.1:gate';
const meSchema = v.object({ holder: v.string() });
const eventSchema = v.object({ me: v.string() });

/** Who we are: as `me.json` or the event says, else run 5002. */
function holderIn(folder: Folder): string {
  const me = v.safeParse(meSchema, folder.json('me.json'));
  if (me.success) return me.output.holder;
  const event = v.safeParse(eventSchema, folder.json('event.json'));
  return event.success ? event.output.me : defaultHolder;
}

const podSpec = v.object({ containers: v.array(v.object({ image: v.string() })) });
const metadata = v.object({
  namespace: v.optional(v.string(), 'default'),
  labels: v.optional(v.record(v.string(), v.string()), {}),
});
const podSchema = v.object({ metadata: v.optional(metadata, {}), spec: podSpec });
const workload = v.object({ spec: v.object({ template: v.unknown() }) });
const cronJob = v.object({ spec: v.object({ jobTemplate: v.unknown() }) });

/** The Pod itself, or that of the workload that would make it. */
function podIn(object: unknown): unknown {
  if (v.is(cronJob, object)) return podIn(object.spec.jobTemplate);
  return v.is(workload, object) ? object.spec.template : object;
}

const requestSchema = v.object({
  kind: v.optional(v.string(), 'object'),
  name: v.optional(v.string(), ''),
  namespace: v.optional(v.string(), 'default'),
});

function subjectIn(folder: Folder): Subject {
  const objects = folder.has('probe.yaml') ? folder.objects('probe.yaml') : [];
  const pod = v.safeParse(podSchema, podIn(objects[0]));
  if (pod.success) {
    const { namespace, labels } = pod.output.metadata;
    const images = pod.output.spec.containers.map(({ image }) => image);
    return { image: images.join(', '), images, namespace, podLabels: labels };
  }
  const request = v.safeParse(requestSchema, folder.json('request.json'));
  if (!request.success) return { image: 'the request', images: [], namespace: 'default', podLabels: {} };
  const { kind, name, namespace } = request.output;
  return { image: `${kind} ${namespace}/${name}`, images: [], namespace, podLabels: {} };
}

const leaseSchema = v.object({ metadata: v.object({ name: v.string(), namespace: v.string() }) });

function leaseIn(folder: Folder): { readonly name: string; readonly namespace: string } | undefined {
  const leases = folder.observations('lease').flatMap((name) => folder.objects(name));
  return leases.find((lease) => v.is(leaseSchema, lease))?.metadata;
}

const still: Follow = () => {};
const watches: Readonly<Record<string, Follow>> = {
  watchLease: still,
  'watchWebhook mutatingwebhookconfigurations': still,
  'watchWebhook validatingwebhookconfigurations': still,
};

/** A run whose cluster answers so; a call that is not among the replies is a fault of the replay. */
export function seatWith(folder: Folder, replies: Readonly<Record<string, Reply | readonly Reply[]>>): Seat {
  const { now } = folder.about();
  const clock = new FakeClock(now);
  const context = contextOn(new FakeCluster({ replies, watches }), clock);
  const lease = leaseIn(folder) ?? context.lease;
  return { folder, clock, subject: subjectIn(folder), context: { ...context, lease, holder: holderIn(folder) } };
}
