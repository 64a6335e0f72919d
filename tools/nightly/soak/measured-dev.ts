import { siteCommands } from '../../../engine/cli/commands.ts';
import { main } from '../../../engine/cli/main.ts';

// `npm run dev` as it is, which also tells whoever started it what its heap holds, in bytes, once nothing is left to collect.
process.on('message', () => {
  globalThis.gc?.();
  process.send?.(process.memoryUsage().heapUsed);
});
await main(siteCommands, ['dev', ...process.argv.slice(2)]);
