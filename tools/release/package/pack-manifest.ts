import { posix } from 'node:path';
import { isHeld } from './bundle-libraries.ts';
import { declarationOf } from './declarations.ts';

/** The part of package.json that packing changes. */
export interface Manifest {
  bin: Record<string, string>;
  exports: Record<string, string | { types: string; default: string }>;
  files: string[];
  dependencies: Record<string, string>;
  [field: string]: unknown;
}

/** The folder of the compiled engine in the package. */
export const compiledFolder = 'lib';

/** The folder, in the compiled engine's parent, of the modules for the bundlers of other React apps. */
export const embedFolder = 'react';

/** The package.json of the package: the repository's, with the compiled entry points. */
export function packManifest({ scripts: _, ...manifest }: Manifest): Manifest {
  const exports = Object.entries(manifest.exports).map(([name, to]) => [name, packEntry(name, to)]);
  const bin = Object.entries(manifest.bin).map(([name, path]) => [name, packPath(path)]);
  const dependencies = Object.entries(manifest.dependencies).filter(([name]) => !isHeld(name));
  return {
    ...manifest,
    dependencies: Object.fromEntries(dependencies),
    bin: Object.fromEntries(bin),
    exports: Object.fromEntries(exports),
    files: [compiledFolder, 'CHANGELOG.md'],
    // Yarn's zip archives have no folder that Vite and worker threads could read.
    preferUnplugged: true,
  };
}

function packEntry(
  name: string,
  to: string | { types: string; default: string },
): string | { types: string; default: string } {
  if (typeof to !== 'string') return { types: `./${packPath(to.types)}`, default: `./${packPath(to.default)}` };
  if (to === './package.json') return to;
  const path = packPath(to);
  if (!/\.tsx?$/.test(path)) return `./${path}`;
  // These share the context of a page. Node reads the other modules one by one.
  const script = ['./react', './section', './parts', './sections/*'].includes(name)
    ? packPath(`${embedFolder}${name.slice(1)}.js`)
    : path.replace(/\.tsx?$/, '.js');
  return { types: `./${declarationOf(path)}`, default: `./${script}` };
}

function packPath(path: string): string {
  return posix.join(compiledFolder, path);
}
