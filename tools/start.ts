import { buildWhenStale, distOf } from './build.ts';
import { siteFolder } from './paths.ts';
import { listen } from './server/listen.ts';
import { createServer } from './server/server.ts';
import { siteOpener } from './site/open-site.ts';
import { readSchemas } from './site/read-site.ts';

/** `npm start`: builds when something changed since the last build, then serves it. Returns 1 when the site has errors. */
export async function start(args: string[]): Promise<number | undefined> {
  const folder = siteFolder(args);
  const code = await buildWhenStale(args);
  if (code !== 0) return code;
  const open = siteOpener(folder);
  let { context } = await open();
  if (!context) throw new Error('the site has errors: npm run check tells them.');
  const server = await createServer({
    dist: distOf(folder),
    schemas: await readSchemas(),
    sources: () => context?.sources ?? {},
    upstream: process.env.API_UPSTREAM || undefined,
    // The records may have changed with the pages; those that no longer hold leave the last good ones.
    onNewBuild: async () => {
      const next = await open().catch(() => undefined);
      if (next?.context) context = next.context;
      else console.error('A new build is served, but the API keeps its records: npm run check tells what is wrong.');
    },
  });
  await listen(server);
  return undefined;
}
