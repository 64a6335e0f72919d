import fs, { appendFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { buildPictures } from './build-pictures.ts';

// A process that builds a site of photographs, lists those that it converted in `converted.txt`, and kills itself
// before it creates the file of a variant with the given number.
const [folder, number] = process.argv.slice(2) as [string, string];
let left = Number(number);
const dieAfter = <Args extends unknown[]>(run: (...args: Args) => void, pathOf: (...args: Args) => unknown) => {
  return (...args: Args) => {
    if (/[\\/]_[\\/]pictures[\\/]/.test(String(pathOf(...args)))) {
      if (left === 0) process.kill(process.pid, 'SIGKILL');
      left -= 1;
    }
    run(...args);
  };
};
fs.writeFileSync = dieAfter(fs.writeFileSync, (path) => path);
fs.linkSync = dieAfter(fs.linkSync, (_, path) => path);
syncBuiltinESMExports();
await buildPictures(folder, (picture) => appendFileSync(join(folder, 'converted.txt'), `${picture}\n`));
