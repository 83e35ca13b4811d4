/** Who asks: `admin` may do all, `deployer` may only read Leases in `conformance`, `nobody` has a token that no one gave out. */
export type Asker = 'admin' | 'deployer' | 'nobody';

/**
 * One request of the conformance list, as plain data. Texts in `path` and `body` may name what an earlier answer showed:
 * `{{lease.uid}}` and `{{lease.resourceVersion}}` after a request that remembers `lease`.
 */
export interface ConformanceRequest {
  /** What is asked for, as a sentence; unique in the list, since the recorded answers go by it. */
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS';
  readonly path: string;
  readonly as?: Asker;
  readonly body?: unknown;
  /** Sent as it is instead of `body`. */
  readonly text?: string;
  readonly contentType?: string;
  readonly remember?: string;
  /** A watch: read so many events, then hang up. */
  readonly events?: number;
  /** Sent while the watch is open; its answer is not looked at. */
  readonly meanwhile?: Pick<ConformanceRequest, 'method' | 'path' | 'body'>;
}

/** What came: status, the headers that a client acts on, and the body as JSON where it is some, else as text. */
export interface ConformanceAnswer {
  readonly status: number;
  readonly contentType: string;
  readonly retryAfter?: string;
  readonly body: unknown;
}

export const mergePatch = 'application/merge-patch+json';
export const jsonPatch = 'application/json-patch+json';
export const namespace = 'conformance';
