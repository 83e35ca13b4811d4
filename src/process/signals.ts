/**
 * The runner asks a step to end with SIGINT and, 7.5 s later, SIGTERM (actions/runner `ProcessInvoker.cs`). Both are
 * caught for good: a handler that was taken off would let the second one kill us while the Lease is given up.
 */
export function onCancel(cancel: () => void): void {
  process.on('SIGINT', cancel);
  process.on('SIGTERM', cancel);
}

/** The same at a shell, where a terminal that is closed is one more way to ask. */
export function onShellCancel(cancel: () => void): void {
  onCancel(cancel);
  process.on('SIGHUP', cancel);
}

/** A signal that is aborted when this process is asked to end. */
export function signalled(): AbortSignal {
  const told = new AbortController();
  onCancel(() => told.abort());
  return told.signal;
}
