import { siteCommands } from '../../../engine/cli/commands.ts';
import { main } from '../../../engine/cli/main.ts';

// `npm run dev`, which also reports its heap in bytes after garbage collection.
process.on('message', () => {
  globalThis.gc?.();
  process.send?.(process.memoryUsage().heapUsed);
});
await main(siteCommands, ['dev', ...process.argv.slice(2)]);
