import { buildWhenStale, distOf } from '../publish/build.ts';
import { listen } from '../server/listen.ts';
import { openRecords } from '../server/live-records.ts';
import { createServer } from '../server/server.ts';

/** `npm start`: builds when something changed since the last build, then serves it. Returns 1 when the site has errors. */
export async function start({ site: folder }: { site: string }): Promise<number | undefined> {
  const code = await buildWhenStale(folder);
  if (code !== 0) return code;
  const records = await openRecords(folder, (message) => console.error(message));
  const server = await createServer({
    dist: distOf(folder),
    schemas: records.schemas,
    sources: records.sources,
    records: records.state,
    upstream: process.env.API_UPSTREAM || undefined,
    // A folder that comes over a network may tell of no change; a new build is noticed all the same.
    onNewBuild: records.reload,
  });
  server.addHook('onClose', records.close);
  await listen(server, 'npm start');
  return undefined;
}
