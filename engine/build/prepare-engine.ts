import { type Bundle, bundleEngine } from './bundle.ts';
import { startWorkers, type WorkerThreads } from './worker-pool.ts';

export interface PreparedEngine {
  bundle: Bundle;
  workers: WorkerThreads;
}

/** An engine that is prepared while a site is read. */
export interface EnginePreparation {
  engine: Promise<PreparedEngine>;
  /** Ends its threads, also those that are still starting. */
  end(): Promise<void>;
}

/** Bundles the engine with a site's own code and starts its threads. `build` is the hash of the current code. */
export function prepareEngine(site: string, build: string, say: (line: string) => void): EnginePreparation {
  const engine = bundleEngine(site, say, undefined, build).then((bundle) => ({
    bundle,
    workers: startWorkers(bundle),
  }));
  // No handler may be attached yet.
  engine.catch(() => {});
  return {
    engine,
    async end() {
      const ready = await engine.catch(() => undefined);
      await ready?.workers.terminate();
    },
  };
}
