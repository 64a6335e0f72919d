import fs, { renameSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { readFacts } from '../build/read-facts.ts';
import { updateFolder } from '../build/update-folder.ts';
import { listFiles } from '../site/files/files.ts';
import { temporaryPath } from '../site/files/temporary-path.ts';

// A process that publishes `next` in `dist` and kills itself after the given number of renames and removals.
const [folder, steps] = process.argv.slice(2) as [string, string];
const dist = join(folder, 'dist');
const finished = temporaryPath(dist);
renameSync(join(folder, 'next'), finished);
const files = { ...readFacts(finished)?.files, 'build.json': '' };
const gone = (await listFiles(dist)).filter((path) => !Object.hasOwn(files, path));
let left = Number(steps);
const dieAfter = <Args extends unknown[]>(run: (...args: Args) => void) => {
  return (...args: Args) => {
    if (left === 0) process.kill(process.pid, 'SIGKILL');
    run(...args);
    left -= 1;
  };
};
fs.renameSync = dieAfter(fs.renameSync);
fs.rmSync = dieAfter(fs.rmSync);
syncBuiltinESMExports();
await updateFolder(finished, dist, gone);
