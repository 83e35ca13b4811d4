/**
 * What the gate asks of a cluster. Every call ends in an `Answer`; nothing here throws for what a cluster
 * can do, so that each caller has to decide about each kind of answer.
 */

/** Why there is no HTTP answer. `aborted`: our own signal; `timeout`: our own time limit for one call. */
export type NoAnswerCause = 'aborted' | 'timeout' | 'unreachable' | 'tls' | 'credentials' | 'unreadable';

/** One call's end: a success body, a Kubernetes Status (or what a proxy said instead), or no answer at all. */
export type Answer =
  | { readonly kind: 'ok'; readonly status: number; readonly body: unknown; readonly elapsedMs: number }
  | {
      readonly kind: 'status';
      readonly status: number;
      readonly reason: string;
      readonly message: string;
      readonly retryAfterSeconds?: number;
      readonly elapsedMs: number;
    }
  | { readonly kind: 'no-answer'; readonly cause: NoAnswerCause; readonly message: string; readonly elapsedMs: number };

export interface ObjectName {
  readonly namespace: string;
  readonly name: string;
}

/** One object, or without a name all of its kind; without a namespace in the whole cluster. */
export interface ObjectRef {
  readonly group: string;
  readonly version: string;
  readonly resource: string;
  readonly namespace?: string;
  readonly name?: string;
}

export type PolicyResource = 'imagevalidatingpolicies' | 'namespacedimagevalidatingpolicies';
export type WebhookResource = 'mutatingwebhookconfigurations' | 'validatingwebhookconfigurations';

/** One operation of a JSON Patch (RFC 6902), as the API server applies it. */
export type PatchOperation =
  | { readonly op: 'test' | 'replace' | 'add'; readonly path: string; readonly value: unknown }
  | { readonly op: 'remove'; readonly path: string };

/** A watch event as it came; `ended` says why the stream is over (closed by the server, 410, forbidden, …). */
export type WatchEvent =
  | { readonly kind: 'object'; readonly type: string; readonly object: unknown }
  | { readonly kind: 'ended'; readonly answer: Answer | undefined };

export interface Cluster {
  readonly server: string;
  readLease(lease: ObjectName, signal: AbortSignal): Promise<Answer>;
  createLease(lease: ObjectName, body: object, signal: AbortSignal): Promise<Answer>;
  replaceLease(lease: ObjectName, body: object, signal: AbortSignal): Promise<Answer>;
  patchLease(lease: ObjectName, operations: readonly PatchOperation[], signal: AbortSignal): Promise<Answer>;
  /** Watches one Lease by name from a resourceVersion; ends with exactly one `ended` event. */
  watchLease(
    lease: ObjectName,
    resourceVersion: string,
    onEvent: (event: WatchEvent) => void,
    signal: AbortSignal,
  ): void;
  listPolicies(resource: PolicyResource, signal: AbortSignal): Promise<Answer>;
  readPolicy(name: string, signal: AbortSignal): Promise<Answer>;
  /** A merge patch of one ImageValidatingPolicy under the given field manager (at most 128 characters). */
  patchPolicy(name: string, body: object, fieldManager: string, signal: AbortSignal): Promise<Answer>;
  /** The same with `dryRun=All`: full admission, nothing stored. */
  dryRunPolicy(name: string, body: object, fieldManager: string, signal: AbortSignal): Promise<Answer>;
  listWebhooks(resource: WebhookResource, signal: AbortSignal): Promise<Answer>;
  /** Watches one configuration by name from a resourceVersion; ends with exactly one `ended` event. */
  watchWebhook(
    resource: WebhookResource,
    name: string,
    resourceVersion: string,
    onEvent: (event: WatchEvent) => void,
    signal: AbortSignal,
  ): void;
  listDeployments(namespace: string, signal: AbortSignal): Promise<Answer>;
  readNamespace(name: string, signal: AbortSignal): Promise<Answer>;
  /** One object or a list of any kind. */
  read(ref: ObjectRef, signal: AbortSignal): Promise<Answer>;
  /** A SelfSubjectReview: as whom the API server knows us. */
  whoAmI(signal: AbortSignal): Promise<Answer>;
  /** The last lines of a Pod's log as text, 256 KiB at most. */
  readPodLog(pod: ObjectName, sinceSeconds: number, signal: AbortSignal): Promise<Answer>;
  /** Creates an object with `dryRun=All`: full admission, nothing stored. */
  dryRun(ref: ObjectRef, body: object, signal: AbortSignal): Promise<Answer>;
  /** The certificates that are served at an address, leaf first, as PEM; none where no handshake came about. */
  served(host: string, port: number, serverName: string, signal: AbortSignal): Promise<readonly string[]>;
  /** Creates a Pod with `dryRun=All`: full admission, nothing stored. */
  dryRunPod(namespace: string, body: object, signal: AbortSignal): Promise<Answer>;
  close(): void;
}
