import cluster from 'node:cluster';
import { join } from 'node:path';
import { listen } from '../../engine/server/listen.ts';
import { createSiteServer } from '../../engine/server/serve-site.ts';
import { serveByWorkers, workerCount } from '../../engine/server/workers.ts';
import { root } from '../../engine/site/paths.ts';

// A process that serves the built site like `npm start` but never builds, with the number of workers in WORKERS.
if (cluster.isPrimary && workerCount() > 1) {
  cluster.setupPrimary({ exec: join(root, 'engine/testing/run-file.mjs'), args: [import.meta.filename] });
  process.exitCode = await serveByWorkers(workerCount());
} else {
  const { server } = await createSiteServer(root);
  process.on('SIGUSR2', () => (globalThis as { gc?: () => void }).gc?.());
  await listen(server, 'npm run bench');
}
