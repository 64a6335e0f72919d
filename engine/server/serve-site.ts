import { distOf } from '../build/build.ts';
import { createSiteOpener } from '../site/open-site.ts';
import { entriesPath } from './forms/entries.ts';
import { readTrustedProxies } from './read-trusted-proxies.ts';
import { createServer } from './server.ts';

/** Creates a server of a site's `dist/` without listening. Throws if the site has errors or no build. */
export async function createSiteServer(folder: string) {
  const { context } = await createSiteOpener(folder).open();
  if (!context) throw new Error(`${folder} has errors: npm run check tells them.`);
  const { schemas, sources } = context;
  const options = {
    dist: distOf(folder),
    schemas: () => schemas,
    sources: () => sources,
    site: () => context.site,
    entries: entriesPath(folder),
    trustProxy: readTrustedProxies(),
  };
  return { server: await createServer(options), context };
}

export type ServedSite = Awaited<ReturnType<typeof serveSite>>;

/** Serves a site's `dist/` on a free local port, as `npm start` would. Throws as {@link createSiteServer} does. */
export async function serveSite(folder: string) {
  const { server, context } = await createSiteServer(folder);
  const address = await server.listen({ port: 0, host: '127.0.0.1' });
  return { address, context, close: () => server.close() };
}
