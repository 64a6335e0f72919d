/**
 * Runs every npm script of this repository after installing missing packages. Plain JavaScript, because a fresh clone
 * has nothing that understands TypeScript.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import '../engine/load/node-version.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

// npm stores a copy of the lock file of its last installation.
if (!isInstalled()) {
  console.log('Installing packages (once) …');
  const npm = spawnSync('npm', ['ci', '--loglevel=error'], { cwd: root, stdio: 'inherit' });
  if (npm.status !== 0) {
    console.error('npm could not install the packages; its message is above. Nothing else was done.');
    process.exit(2);
  }
}

const { load } = await import('../engine/load/typescript.mjs');
const [{ main }, { commands }] = [await load('../cli/main.ts'), await load('../../tools/commands.ts')];
const code = await main(commands, process.argv.slice(2));
if (code !== undefined) process.exitCode = code;

function isInstalled() {
  const installed = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(installed)) return false;
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  const present = JSON.parse(readFileSync(installed, 'utf8')).packages;
  return Object.entries(wanted).every(
    ([path, { version, optional }]) => path === '' || optional || present[path]?.version === version,
  );
}
