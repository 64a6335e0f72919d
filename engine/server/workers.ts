import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';

/** How many processes answer, by `WORKERS`. Default: 1. Throws when it is no number from 1 to 64. */
export function workerCount(): number {
  const { WORKERS = '1' } = process.env;
  const count = Number(WORKERS);
  if (/^\d{1,2}$/.test(WORKERS) && count >= 1 && count <= 64) return count;
  throw new Error(`WORKERS is "${WORKERS}": give a number from 1 to 64, or leave it out.`);
}

/**
 * Serves by so many processes that run this command anew and share its port. One that ends unasked is told of and replaced; SIGHUP
 * replaces them all, each when its successor listens, so that no request is refused. Prints the address and resolves with the exit code
 * when they have stopped: after SIGINT and SIGTERM with 0, and where one cannot begin with its own.
 */
export async function serveByWorkers(count: number): Promise<number> {
  const workers = new Set<Worker>();
  let isStopping = false;
  let code = 0;
  let isTold = false;
  /** Those that were told to leave. */
  const left = new WeakSet<Worker>();

  /** Starts one; resolves whether it listens, false when it ended before. */
  function start(): Promise<boolean> {
    const worker = cluster.fork();
    workers.add(worker);
    // What could not be handed to one that has ended just now is lost with it; its end is told below.
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
        // One that cannot begin would be replaced for ever: the others go on, and without any there is nothing to serve by.
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
