import fs, { renameSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { replaceFolder } from '../build/replace-folder.ts';
import { temporaryPath } from '../site/files/temporary-path.ts';

// A process of its own that puts `next` in the place of `dist` and kills itself after as many renames as it is given.
const [folder, renames] = process.argv.slice(2) as [string, string];
const finished = temporaryPath(join(folder, 'dist'));
renameSync(join(folder, 'next'), finished);
let left = Number(renames);
const dieWhenDone = () => {
  if (left === 0) process.kill(process.pid, 'SIGKILL');
};
const { renameSync: renameOnce } = fs;
fs.renameSync = (from, to) => {
  renameOnce(from, to);
  left -= 1;
  dieWhenDone();
};
dieWhenDone();
syncBuiltinESMExports();
replaceFolder(finished, join(folder, 'dist'));
