/**
 * Puts the compiled package in the place of the repository's files while npm packs, as `prepack` and `postpack`. Plain
 * JavaScript, because npm runs it.
 */
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';

// npm runs it in the package's folder.
const saved = '.cache/repository';
const replaced = ['package.json', 'README.md', 'CHANGELOG.md'];

// Also after a packing that was interrupted.
restore();
if (process.argv[2] !== 'restore') {
  const { load } = await import('../../../engine/load/typescript.mjs');
  const { writePackage } = await load('../../tools/release/package/write-package.ts');
  // Vite would take a relative path from its own root.
  const made = resolve('.cache/package');
  await writePackage(made);
  mkdirSync(saved, { recursive: true });
  for (const file of replaced) {
    renameSync(file, join(saved, file));
    renameSync(join(made, file), file);
  }
  renameSync(join(made, 'lib'), 'lib');
}

function restore() {
  for (const file of replaced) if (existsSync(join(saved, file))) renameSync(join(saved, file), file);
  rmSync('lib', { recursive: true, force: true });
}
