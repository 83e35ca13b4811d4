import type { Json } from './json.ts';

/** What goes wrong with one call. */
export type Fault =
  /** Nothing is done; this answer comes instead. Without a body it is GitHub's general error. */
  | {
      readonly kind: 'status';
      readonly status: number;
      readonly headers?: Readonly<Record<string, string>>;
      readonly message?: string;
      readonly body?: Json;
    }
  /** Nothing is done; this text comes with status 200 as if it were JSON. */
  | { readonly kind: 'garbage'; readonly text: string }
  /** Nothing is done; the connection breaks. */
  | { readonly kind: 'reset' }
  /** The call is done, and the connection breaks before the answer. */
  | { readonly kind: 'lost' }
  /** The call is done and answered after this time. */
  | { readonly kind: 'delay'; readonly ms: number };

/** A call that hangs until the test lets it go; it is done then, even if the client has given up meanwhile. */
export interface Hang {
  /** Resolves when the call has come. */
  readonly reached: Promise<void>;
  release(): void;
}

interface PendingHang extends Hang {
  readonly released: Promise<void>;
  arrive(): void;
}

/** The faults that wait for their calls, per operation, first come, first served. */
export interface FaultQueue {
  add(operation: string, fault: Fault, times: number): { readonly reached: Promise<void> };
  hang(operation: string): Hang;
  /** Takes the next fault of this operation; a hang is waited for here. */
  take(operation: string): Promise<Fault | undefined>;
  /** Faults and hangs that no call has met. */
  unmet(): readonly string[];
  releaseAll(): void;
}

export function createFaultQueue(): FaultQueue {
  const queue: { readonly operation: string; readonly what: Fault | PendingHang; readonly arrive: () => void }[] = [];
  const hangs: PendingHang[] = [];
  return {
    add(operation, what, times) {
      const { promise: reached, resolve: arrive } = Promise.withResolvers<void>();
      for (let count = 0; count < times; count += 1) queue.push({ operation, what, arrive });
      return { reached };
    },
    hang(operation) {
      const what = createHang();
      hangs.push(what);
      queue.push({ operation, what, arrive: what.arrive });
      return what;
    },
    async take(operation) {
      const index = queue.findIndex((entry) => entry.operation === operation);
      const [entry] = index < 0 ? [] : queue.splice(index, 1);
      if (entry === undefined) return undefined;
      const { what, arrive } = entry;
      arrive();
      if ('kind' in what) return what;
      await what.released;
      return undefined;
    },
    unmet: () => queue.map(({ operation, what }) => `${'kind' in what ? what.kind : 'hang'} for ${operation}`),
    releaseAll: () => {
      for (const hang of hangs) hang.release();
    },
  };
}

function createHang(): PendingHang {
  const arrival = Promise.withResolvers<void>();
  const departure = Promise.withResolvers<void>();
  return { reached: arrival.promise, released: departure.promise, arrive: arrival.resolve, release: departure.resolve };
}
