import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import type { Answer, PatchOperation } from '../../../src/cluster/port.ts';
import { type JournalEntry, journalAnnotation, readJournal } from '../../../src/lease/journal.ts';
import { readLease } from '../../../src/lease/record.ts';
import { patched } from '../../fakes/json-patch.ts';

/** A request as the simulated API server takes it. `settles`: the entries that the sender means to take out. */
export type ApiRequest =
  | { readonly verb: 'get-lease' }
  | { readonly verb: 'create-lease'; readonly body: object }
  | { readonly verb: 'replace-lease'; readonly body: object; readonly settles: readonly string[] }
  | {
      readonly verb: 'patch-lease';
      readonly operations: readonly PatchOperation[];
      readonly settles: readonly string[];
    }
  | { readonly verb: 'get-policy'; readonly name: string }
  | {
      readonly verb: 'patch-policy';
      readonly name: string;
      readonly resourceVersion: string;
      readonly entry: Extract<JournalEntry, { operation: 'raise-timeout' }>;
    };

/** The Lease as far as the properties speak of it. */
export interface LeaseState {
  readonly uid: string;
  readonly holder: string;
  readonly durationSeconds: number;
  readonly entries: readonly JournalEntry[];
}

/** Told of every write that the server really made. */
export interface Witness {
  lease(before: LeaseState | undefined, after: LeaseState, request: ApiRequest, sender: string): void;
  policy(entry: JournalEntry, lease: LeaseState | undefined, sender: string): void;
}

interface StoredPolicy {
  readonly resourceVersion: string;
  readonly generation: number;
  readonly timeoutSeconds: number | undefined;
}

const body = v.looseObject({
  metadata: v.looseObject({ uid: v.optional(v.string()), resourceVersion: v.optional(v.string()) }),
});
type Body = v.InferOutput<typeof body>;

const ok = (found: unknown): Answer => ({ kind: 'ok', status: 200, body: found, elapsedMs: 0 });
const status = (code: number, message: string): Answer => ({
  kind: 'status',
  status: code,
  reason: '',
  message,
  elapsedMs: 0,
});

/**
 * One Lease and some policies with the semantics of the real server: every write has a new resourceVersion, a PUT is
 * compare-and-swap, the tests of a JSON Patch are evaluated on the newest object at the moment it is applied.
 */
export class ApiServer {
  readonly #witness: Witness;
  readonly #fence: boolean;
  readonly #policies = new Map<string, StoredPolicy>();
  #lease: Body | undefined;
  #version = 0;

  constructor(policies: readonly string[], fence: boolean, witness: Witness) {
    this.#witness = witness;
    this.#fence = fence;
    for (const name of policies) {
      this.#policies.set(name, { resourceVersion: this.#next(), generation: 1, timeoutSeconds: undefined });
    }
  }

  get lease(): LeaseState | undefined {
    return this.#lease === undefined ? undefined : stateOf(this.#lease);
  }

  timeoutOf(name: string): number | undefined {
    return this.#policies.get(name)?.timeoutSeconds;
  }

  apply(request: ApiRequest, sender: string): Answer {
    switch (request.verb) {
      case 'get-lease':
        return this.#lease === undefined ? status(404, 'not found') : ok(this.#lease);
      case 'create-lease':
        if (this.#lease !== undefined) return status(409, 'already exists');
        return this.#store(withMetadata(v.parse(body, request.body), { uid: `uid-${this.#next()}` }), request, sender);
      case 'replace-lease':
        return this.#replace(v.parse(body, request.body), request, sender);
      case 'patch-lease': {
        if (this.#lease === undefined) return status(404, 'not found');
        const after = patched(this.#lease, request.operations);
        return after === undefined
          ? status(422, 'the server rejected our request: test failed')
          : this.#store(v.parse(body, after), request, sender);
      }
      case 'get-policy':
        return this.#policyBody(request.name);
      case 'patch-policy':
        return this.#patchPolicy(request, sender);
    }
  }

  #replace(sent: Body, request: ApiRequest, sender: string): Answer {
    const now = this.#lease?.metadata;
    if (now === undefined) return status(404, 'not found');
    const { uid = now.uid, resourceVersion = now.resourceVersion } = sent.metadata;
    if (uid !== now.uid || resourceVersion !== now.resourceVersion) return status(409, 'the object has been modified');
    return this.#store(withMetadata(sent, { uid }), request, sender);
  }

  #store(sent: Body, request: ApiRequest, sender: string): Answer {
    const before = this.lease;
    // A write that changes nothing is none (apiserver `storage/etcd3/store.go`, GuaranteedUpdate).
    if (
      this.#lease !== undefined &&
      isDeepStrictEqual(this.#lease, {
        ...sent,
        metadata: { ...sent.metadata, resourceVersion: this.#lease.metadata.resourceVersion },
      })
    )
      return ok(this.#lease);
    this.#lease = withMetadata(sent, { resourceVersion: this.#next() });
    this.#witness.lease(before, stateOf(this.#lease), request, sender);
    return ok(this.#lease);
  }

  #patchPolicy(request: Extract<ApiRequest, { verb: 'patch-policy' }>, sender: string): Answer {
    const policy = this.#policies.get(request.name);
    if (policy === undefined) return status(404, 'not found');
    if (this.#fence && this.lease?.holder !== sender)
      return status(403, "ValidatingAdmissionPolicy 'admission-gate-fence'");
    if (policy.resourceVersion !== request.resourceVersion) return status(409, 'the object has been modified');
    const changed = {
      resourceVersion: this.#next(),
      generation: policy.generation + 1,
      timeoutSeconds: request.entry.to,
    };
    this.#policies.set(request.name, changed);
    this.#witness.policy(request.entry, this.lease, sender);
    return this.#policyBody(request.name);
  }

  #policyBody(name: string): Answer {
    const policy = this.#policies.get(name);
    if (policy === undefined) return status(404, 'not found');
    const { resourceVersion, generation, timeoutSeconds } = policy;
    const webhookConfiguration = timeoutSeconds === undefined ? {} : { timeoutSeconds };
    return ok({
      metadata: { name, uid: `uid-of-${name}`, resourceVersion, generation },
      spec: { webhookConfiguration },
    });
  }

  #next(): string {
    this.#version += 1;
    return String(this.#version);
  }
}

function withMetadata(lease: Body, metadata: Body['metadata']): Body {
  return { ...lease, metadata: { ...lease.metadata, ...metadata } };
}

function stateOf(lease: Body): LeaseState {
  const reading = readLease(lease);
  if (reading.kind === 'malformed') throw new Error(`the server holds a malformed Lease: ${reading.problem}`);
  const { uid, holder, durationSeconds, annotations } = reading.record;
  const journal = readJournal(annotations[journalAnnotation]);
  if (journal.kind === 'malformed') throw new Error(`the server holds a malformed journal: ${journal.problem}`);
  return { uid, holder, durationSeconds, entries: journal.entries };
}
