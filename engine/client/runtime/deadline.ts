/** How long a page, its scripts and styles included, may take to come, in milliseconds. */
const patience = 15_000;

/**
 * Does something in time: rejects after that, and when `abort` fires. What scripts cannot be called off for is at least no longer
 * waited for.
 */
export function within<T>(abort: AbortController, act: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const { signal } = abort;
  const timer = setTimeout(() => abort.abort(new Error('it took too long')), patience);
  const given = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
  return Promise.race([act(signal), given]).finally(() => clearTimeout(timer));
}
