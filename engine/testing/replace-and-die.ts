import fs, { renameSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { replaceFolder } from '../build/replace-folder.ts';
import { temporaryPath } from '../site/files/temporary-path.ts';

// A process that replaces `dist` with `next` and kills itself after the given number of renames.
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
