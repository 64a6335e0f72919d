/**
 * Returns a function that runs work when it fits: at most `count` at the same time, which need at most `limit` bytes together. Work that
 * needs more runs alone.
 */
export function limitMemory(limit: number, count: number) {
  const underWay = new Set<Promise<unknown>>();
  let used = 0;
  return async <Result>(bytes: number, work: () => Promise<Result>): Promise<Result> => {
    while (underWay.size > 0 && (underWay.size >= count || used + bytes > limit)) await Promise.race(underWay);
    used += bytes;
    const result = work();
    const done = result
      .catch(() => {})
      .finally(() => {
        underWay.delete(done);
        used -= bytes;
      });
    underWay.add(done);
    return result;
  };
}
