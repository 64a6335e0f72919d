/** How long a page with its scripts and styles may take to load, in milliseconds. */
const patience = 15_000;

/** Rejects after a timeout, or when `abort` fires. Scripts cannot be aborted, but are no longer waited for. */
export function within<T>(abort: AbortController, act: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const { signal } = abort;
  const timer = setTimeout(() => abort.abort(new Error('it took too long')), patience);
  const given = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
  return Promise.race([act(signal), given]).finally(() => clearTimeout(timer));
}
