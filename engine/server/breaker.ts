export type Breaker = ReturnType<typeof createBreaker>;

/** Stops the calls to a service for a while after several failures in a row. */
export function createBreaker({ failures: most = 5, restMs = 5000 }: { failures?: number; restMs?: number } = {}) {
  let failures = 0;
  /** In milliseconds since 1970. */
  let restsUntil = 0;
  return {
    isResting: () => Date.now() < restsUntil,
    /** Lets one call try the service after its rest. The others wait for its result, for at most `timeoutMs`. */
    begin(timeoutMs: number): void {
      if (failures >= most) restsUntil = Date.now() + timeoutMs;
    },
    succeed(): void {
      failures = 0;
      restsUntil = 0;
    },
    fail(): void {
      failures += 1;
      if (failures >= most) restsUntil = Date.now() + restMs;
    },
    hasFailed: () => failures > 0,
  };
}
