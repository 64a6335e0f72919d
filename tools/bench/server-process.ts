import { root } from '../paths.ts';
import { listen } from '../server/listen.ts';
import { siteServer } from '../server/serve-site.ts';

// A process of its own that serves the built site as `npm start` does, but never builds.
const { server } = await siteServer(root);
await listen(server);
