import cluster from 'node:cluster';
import { join } from 'node:path';
import { root } from '../paths.ts';
import { listen } from '../server/listen.ts';
import { siteServer } from '../server/serve-site.ts';
import { serveByWorkers, workerCount } from '../server/workers.ts';

// A process of its own that serves the built site as `npm start` does, by as many as WORKERS says, but never builds.
if (cluster.isPrimary && workerCount() > 1) {
  cluster.setupPrimary({ exec: join(root, 'tools/run-file.mjs'), args: [import.meta.filename] });
  process.exitCode = await serveByWorkers(workerCount());
} else {
  const { server } = await siteServer(root);
  // What memory is in use shows only when what is not in use has been given back.
  process.on('SIGUSR2', () => (globalThis as { gc?: () => void }).gc?.());
  await listen(server, 'npm run bench');
}
