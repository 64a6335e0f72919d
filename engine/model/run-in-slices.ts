/** Runs a generator to its result, and pauses after each time slice so that other tasks can run. */
export async function runInSlices<Result>(
  steps: Generator<void, Result>,
  pause: () => Promise<unknown>,
  sliceMs: number,
): Promise<Result> {
  for (let until = performance.now() + sliceMs; ; ) {
    const { done, value } = steps.next();
    if (done) return value;
    if (performance.now() < until) continue;
    await pause();
    until = performance.now() + sliceMs;
  }
}
