import * as v from 'valibot';
import type { Answer, PatchOperation } from '../../src/cluster/port.ts';
import { ok, status } from './answers.ts';
import type { Respond } from './cluster.ts';
import { patched } from './json-patch.ts';
import { leaseName } from './leases.ts';

const absent = status(404, 'leases.coordination.k8s.io "deploy" not found');
const conflict = status(409, 'the object has been modified');
const refused = status(422, 'the server rejected our request due to an error in our request', { reason: 'Invalid' });

const leaseSchema = v.looseObject({
  metadata: v.looseObject({ uid: v.optional(v.string()), resourceVersion: v.optional(v.string()) }),
  spec: v.looseObject({ holderIdentity: v.optional(v.string()) }),
});
type Lease = v.InferOutput<typeof leaseSchema>;

const operationsSchema = v.array(v.custom<PatchOperation>((one) => typeof one === 'object' && one !== null));

/** One Lease by the API server's rules: creation once, replacement by resourceVersion, patches by their tests. */
export class LeaseServer {
  #lease: Lease | undefined;
  #version = 0;

  get holder(): string {
    return this.#lease?.spec.holderIdentity ?? '';
  }

  /** Another writer puts its name into the Lease, by force. */
  steal(holderIdentity: string): void {
    if (this.#lease === undefined) throw new Error('there is no Lease to steal');
    this.#put({ ...this.#lease, spec: { ...this.#lease.spec, holderIdentity } }, this.#lease.metadata.uid ?? '');
  }

  readonly replies: Readonly<Record<string, Respond>> = {
    readLease: () => (this.#lease === undefined ? absent : ok(this.#lease)),
    createLease: (body) => (this.#lease === undefined ? this.#put(v.parse(leaseSchema, body), 'lease-uid') : conflict),
    replaceLease: (body) => this.#replace(v.parse(leaseSchema, body)),
    patchLease: (body) => this.#patch(v.parse(operationsSchema, body)),
  };

  #put({ metadata, ...rest }: Lease, uid: string): Answer {
    this.#version += 1;
    this.#lease = { ...rest, metadata: { ...metadata, ...leaseName, uid, resourceVersion: String(this.#version) } };
    return ok(this.#lease);
  }

  #replace(lease: Lease): Answer {
    const { uid = '', resourceVersion } = lease.metadata;
    const seen = this.#lease?.metadata;
    return seen?.uid === uid && seen.resourceVersion === resourceVersion ? this.#put(lease, uid) : conflict;
  }

  #patch(operations: readonly PatchOperation[]): Answer {
    const lease = this.#lease;
    if (lease === undefined) return absent;
    const next = patched(lease, operations);
    return next === undefined ? refused : this.#put(v.parse(leaseSchema, next), lease.metadata.uid ?? '');
  }
}
