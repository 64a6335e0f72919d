import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { listen } from '../server/listen.ts';
import { startSmallServer } from './small-server.ts';

// A process that serves the small dist with the settings `PORT`, `HOST`, `LOG_LEVEL` and `API_UPSTREAM`.
const { server, dist } = await startSmallServer(process.env.API_UPSTREAM);
process.once('exit', () => rmSync(dirname(dist), { recursive: true, force: true }));
await listen(server, 'run-small-server');
