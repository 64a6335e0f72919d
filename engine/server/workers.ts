import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';

/** The number of processes, from `WORKERS`. Throws unless it is from 1 to 64. */
export function workerCount(): number {
  const { WORKERS = '1' } = process.env;
  const count = Number(WORKERS);
  if (/^\d{1,2}$/.test(WORKERS) && count >= 1 && count <= 64) return count;
  throw new Error(`WORKERS is "${WORKERS}": give a number from 1 to 64, or leave it out.`);
}

/**
 * Runs this command in several processes that share its port. Replaces a process that ends unexpectedly.
 * SIGHUP replaces all, one by one, without refusing a request. Prints the address. Resolves with the exit code: 0
 * after SIGINT or SIGTERM, or that of a process that cannot start.
 */
export async function serveByWorkers(count: number): Promise<number> {
  const workers = new Set<Worker>();
  let isStopping = false;
  let code = 0;
  let isTold = false;
  /** Workers with a stop signal. */
  const left = new WeakSet<Worker>();

  /** Starts a worker. Resolves with whether it listens. */
  function start(): Promise<boolean> {
    const worker = cluster.fork();
    workers.add(worker);
    // A connection handed to a worker that has just ended is lost. Its end is reported below.
    worker.on('error', () => {});
    return new Promise((resolve) => {
      let listened = false;
      worker.once('listening', ({ port }) => {
        if (!isTold) console.log(`http://localhost:${port}`);
        isTold = true;
        listened = true;
        resolve(true);
      });
      worker.once('exit', (status) => {
        workers.delete(worker);
        resolve(false);
        if (isStopping || left.has(worker)) return;
        // A worker that cannot start must not be replaced for ever. Without any other, nothing can serve.
        if (!listened) return workers.size > 0 ? undefined : stop(status ?? 1);
        console.error(`A worker ended${status === null ? '' : ` with ${status}`}: another takes its place.`);
        void start();
      });
    });
  }

  function leave(worker: Worker): void {
    left.add(worker);
    worker.process.kill('SIGTERM');
  }

  function stop(status: number): void {
    if (isStopping) return;
    isStopping = true;
    code = status;
    for (const worker of workers) leave(worker);
  }

  let reloads = Promise.resolve();
  async function reload(): Promise<void> {
    for (const worker of [...workers]) {
      if (isStopping) return;
      if (await start()) leave(worker);
    }
  }

  process.on('SIGINT', () => stop(0));
  process.on('SIGTERM', () => stop(0));
  process.on('SIGHUP', () => {
    reloads = reloads.then(reload);
  });
  for (let at = 0; at < count && !isStopping; at++) await start();
  while (workers.size > 0 || !isStopping) await once(cluster, 'exit');
  return code;
}
