import { root } from '../paths.ts';
import { listen } from '../server/listen.ts';
import { siteServer } from '../server/serve-site.ts';

// A process of its own that serves the built site as `npm start` does, but never builds.
const { server } = await siteServer(root);
// What memory is in use shows only when what is not in use has been given back.
process.on('SIGUSR2', () => (globalThis as { gc?: () => void }).gc?.());
await listen(server, 'npm run bench');
