import cluster from 'node:cluster';
import { buildWhenStale, distOf } from '../build/build.ts';
import { folderOnHost } from '../model/schema/web-address.ts';
import { entriesPath } from '../server/forms/entries.ts';
import { listen, refuseTakenPort } from '../server/listen.ts';
import { openLiveRecords } from '../server/live-records.ts';
import { readTrustedProxies } from '../server/read-trusted-proxies.ts';
import { createServer } from '../server/server.ts';
import { serveByWorkers, workerCount } from '../server/workers.ts';

/** `npm start`: builds if something changed, then serves with `WORKERS` processes. Returns 1 for a site with errors. */
export async function start({ site: folder }: { site: string }): Promise<number | undefined> {
  if (cluster.isPrimary) {
    const workers = workerCount();
    await refuseTakenPort('npm start');
    const code = await buildWhenStale(folder);
    if (code !== 0) return code;
    if (workers > 1) return serveByWorkers(workers);
  }
  await serve(folder).catch((error) => {
    // The IPC channel to the parent process would otherwise keep a worker alive that serves nothing.
    cluster.worker?.disconnect();
    throw error;
  });
  return undefined;
}

async function serve(folder: string): Promise<void> {
  const records = await openLiveRecords(folder, (message) => console.error(message));
  const server = await createServer({
    dist: distOf(folder),
    schemas: records.schemas,
    sources: records.sources,
    site: records.site,
    records: records.state,
    origins: records.origins,
    entries: entriesPath(folder),
    trustProxy: readTrustedProxies(),
    upstream: process.env.API_UPSTREAM || undefined,
    // A network drive may not report changes. A new build is noticed anyway.
    onNewBuild: records.reload,
  });
  server.addHook('onClose', records.close);
  await listen(server, 'npm start', folderOnHost(records.site() ?? {}));
}
