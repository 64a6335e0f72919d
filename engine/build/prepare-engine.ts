import { bundleEngine } from './bundle.ts';
import { startWorkers } from './worker-pool.ts';

/** An engine that is prepared while a site is read. */
export type EnginePreparation = ReturnType<typeof prepareEngine>;

/** Bundles the engine with a site's own code and starts its threads. `build` is the hash of the current code. */
export function prepareEngine(site: string, build: string, say: (line: string) => void) {
  const engine = bundleEngine(site, say, undefined, build).then((bundle) => ({
    bundle,
    workers: startWorkers(bundle),
  }));
  // No handler may be attached yet.
  engine.catch(() => {});
  return {
    engine,
    /** Ends its threads, also those that are still starting. */
    async end() {
      const ready = await engine.catch(() => undefined);
      await ready?.workers.terminate();
    },
  };
}
