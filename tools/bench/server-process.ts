import { distOf } from '../build.ts';
import { root } from '../paths.ts';
import { listen } from '../server/listen.ts';
import { createServer } from '../server/server.ts';
import { siteOpener } from '../site/open-site.ts';
import { readSchemas } from '../site/read-site.ts';

// A process of its own that serves the built site as `npm start` does, but never builds.
const { context } = await siteOpener(root)();
if (!context) throw new Error('the site has errors: npm run check tells them.');
await listen(await createServer({ dist: distOf(root), schemas: await readSchemas(), sources: () => context.sources }));
