import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { writeAtomically } from '../../engine/site/files/files.ts';
import { root } from '../../engine/site/paths.ts';
import { declarationOf, emitDeclarations } from './package/declarations.ts';

/** The public types of the package, as TypeScript declares them. */
export interface PublicTypes {
  version: string;
  /** The declaration file of each entry point: `./section`. */
  doors: Record<string, string>;
  /** The lines of these files and of all that they import, by path. */
  files: Record<string, string[]>;
}

const releasedFile = 'tools/release/released-types.json';

export async function readReleasedTypes(): Promise<PublicTypes> {
  return JSON.parse(await readFile(join(root, releasedFile), 'utf8'));
}

export async function writeReleasedTypes(types: PublicTypes): Promise<void> {
  await writeAtomically(join(root, releasedFile), `${JSON.stringify(types, null, 2)}\n`);
}

/** The current declarations, written by TypeScript. Default: without comments. */
export async function readPresentTypes({ comments = false } = {}): Promise<PublicTypes> {
  const { version, exports } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
    version: string;
    exports: Record<string, string | { types: string }>;
  };
  const sources = Object.entries(exports)
    .map(([name, to]): [string, string] => [name, posix.normalize(typeof to === 'string' ? to : to.types)])
    .filter(([, path]) => /\.m?ts$/.test(path));
  const emitted = await emitDeclarations(
    sources.map(([, path]) => path),
    { comments },
  );
  return {
    version,
    doors: Object.fromEntries(sources.map(([name, path]) => [name, declarationOf(path)])),
    files: Object.fromEntries(Object.entries(emitted).map(([path, text]) => [path, text.trimEnd().split('\n')])),
  };
}
