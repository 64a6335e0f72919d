import { type Bundle, bundleEngine } from './bundle.ts';
import { startWorkers, type WorkerThreads } from './worker-pool.ts';

/** The engine, and threads that make pages with it. */
export interface ReadyEngine {
  bundle: Bundle;
  workers: WorkerThreads;
}

/** An engine that is made ready while a site is read. */
export interface EngineMadeReady {
  engine: Promise<ReadyEngine>;
  /** Ends its threads, also those that are only about to start. */
  end(): Promise<void>;
}

/** Makes the engine ready with a site's own code; `build` is the hash of its sources, as they were just looked at. `say` hears how far it is. */
export function readyEngine(site: string, build: string, say: (line: string) => void): EngineMadeReady {
  const engine = bundleEngine(site, say, undefined, build).then((bundle) => ({
    bundle,
    workers: startWorkers(bundle),
  }));
  // Nobody may be listening yet.
  engine.catch(() => {});
  return {
    engine,
    async end() {
      const ready = await engine.catch(() => undefined);
      await ready?.workers.terminate();
    },
  };
}
