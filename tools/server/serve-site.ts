import type { CompileContext } from '../../engine/compile/context.ts';
import { distOf } from '../build.ts';
import { siteOpener } from '../site/open-site.ts';
import { readSchemas } from '../site/read-site.ts';
import { createServer } from './server.ts';

/** A built site that is being served. */
export interface ServedSite {
  /** Where: `http://127.0.0.1:40213`. */
  address: string;
  /** The site as it was compiled from. */
  context: CompileContext;
  close(): Promise<void>;
}

/** Serves a site's `dist/` on a free port of this machine, as `npm start` would. Throws when the site has errors or no build. */
export async function serveSite(folder: string): Promise<ServedSite> {
  const { context } = await siteOpener(folder)();
  if (!context) throw new Error(`${folder} has errors: npm run check tells them.`);
  const server = await createServer({
    dist: distOf(folder),
    schemas: await readSchemas(),
    sources: () => context.sources,
  });
  const address = await server.listen({ port: 0, host: '127.0.0.1' });
  return { address, context, close: () => server.close() };
}
