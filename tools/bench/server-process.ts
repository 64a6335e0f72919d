import cluster from 'node:cluster';
import { join } from 'node:path';
import { listen } from '../../engine/server/listen.ts';
import { createSiteServer } from '../../engine/server/serve-site.ts';
import { serveByWorkers, workerCount } from '../../engine/server/workers.ts';
import { root } from '../../engine/site/paths.ts';

// A process of its own that serves the built site as `npm start` does, by as many as WORKERS says, but never builds.
if (cluster.isPrimary && workerCount() > 1) {
  cluster.setupPrimary({ exec: join(root, 'engine/testing/run-file.mjs'), args: [import.meta.filename] });
  process.exitCode = await serveByWorkers(workerCount());
} else {
  const { server } = await createSiteServer(root);
  // What memory is in use shows only when what is not in use has been given back.
  process.on('SIGUSR2', () => (globalThis as { gc?: () => void }).gc?.());
  await listen(server, 'npm run bench');
}
