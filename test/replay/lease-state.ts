import * as v from 'valibot';
import type { Answer, PatchOperation } from '../../src/cluster/port.ts';
import { none, ok, status } from '../fakes/answers.ts';
import type { Reply, Respond } from '../fakes/cluster.ts';
import { patched } from '../fakes/json-patch.ts';
import { recordedAnswer } from './answers.ts';
import { type Folder, FolderProblem } from './folder.ts';

const absent = status(404, 'leases.coordination.k8s.io not found', { reason: 'NotFound' });
const conflict = status(409, 'the object has been modified', { reason: 'Conflict' });
const refused = status(422, 'the server rejected our request due to an error in our request', { reason: 'Invalid' });

const leaseSchema = v.looseObject({ metadata: v.looseObject({}) });
type Lease = v.InferOutput<typeof leaseSchema>;
const operations = v.array(v.custom<PatchOperation>((one) => typeof one === 'object' && one !== null));

/** The observations of the Lease, the oldest first, with what the API server gives every object. */
export function leasesIn(folder: Folder): readonly Lease[] {
  return folder.observations('lease').map((name) => {
    const [lease] = folder.objects(name);
    if (!v.is(leaseSchema, lease)) throw new FolderProblem(name, 'not an object of Kubernetes');
    return { ...lease, metadata: { uid: 'lease-uid', resourceVersion: '1', ...lease.metadata } };
  });
}

/** One Lease by the API server's rules, from what was observed on. */
export class LeaseState {
  lease: Lease | undefined;
  /** Nothing is known about it at the moment. */
  isHidden = false;
  #version = 1_000_000;

  constructor(lease: Lease | undefined) {
    this.lease = lease;
  }

  readonly read = (): Answer => {
    if (this.isHidden) return none('unreachable', 'what it was then was not observed');
    return this.lease === undefined ? absent : ok(this.lease);
  };

  readonly create: Respond = (body) => {
    return this.lease === undefined ? this.#put(v.parse(leaseSchema, body), 'lease-uid') : conflict;
  };

  readonly replace: Respond = (body) => {
    const next = v.parse(leaseSchema, body);
    const seen = this.lease?.metadata;
    const { uid, resourceVersion } = next.metadata;
    return seen?.['uid'] === uid && seen?.['resourceVersion'] === resourceVersion ? this.#put(next, uid) : conflict;
  };

  readonly patch: Respond = (body) => {
    if (this.lease === undefined) return absent;
    const next = patched(this.lease, v.parse(operations, body));
    return next === undefined ? refused : this.#put(v.parse(leaseSchema, next), this.lease.metadata['uid']);
  };

  #put(next: Lease, uid: unknown): Answer {
    this.#version += 1;
    this.lease = { ...next, metadata: { ...next.metadata, uid, resourceVersion: String(this.#version) } };
    return ok(this.lease);
  }
}

/** The recorded answer to the first of these calls, if there is one; the server's own rules after that. */
function firstRecorded(answer: Answer | undefined, rules: Respond): Reply {
  let recorded = answer;
  return (body, signal) => {
    const now = recorded;
    recorded = undefined;
    return now ?? rules(body, signal);
  };
}

/** Replies about the Lease: what was recorded of each call (`patch`: renew or release), then by the server's rules. */
export function leaseReplies(folder: Folder, state: LeaseState, patch = ''): Readonly<Record<string, Reply>> {
  return {
    readLease: recordedAnswer(folder, 'lease') ?? state.read,
    createLease: firstRecorded(recordedAnswer(folder, 'create'), state.create),
    replaceLease: firstRecorded(recordedAnswer(folder, 'replace'), state.replace),
    patchLease: firstRecorded(patch === '' ? undefined : recordedAnswer(folder, patch), state.patch),
  };
}
