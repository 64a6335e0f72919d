import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { promisify } from 'node:util';
import { writeAtomically } from '../../engine/site/files/files.ts';
import { root } from '../../engine/site/paths.ts';

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

/** The current declarations, written by TypeScript. */
export async function readPresentTypes(): Promise<PublicTypes> {
  const { version, exports } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
    version: string;
    exports: Record<string, string | { types: string }>;
  };
  const sources = Object.entries(exports)
    .map(([name, to]): [string, string] => [name, posix.normalize(typeof to === 'string' ? to : to.types)])
    .filter(([, path]) => /\.m?ts$/.test(path));
  return withScratchFolder(async (scratch) => {
    await emit(
      sources.map(([, path]) => path),
      scratch,
    );
    const files: PublicTypes['files'] = {};
    const take = async (source: string): Promise<string> => {
      const path = source.replace(/(?<!\.d)\.tsx?$/, '.d.ts');
      if (path in files) return path;
      const text = await readFile(join(path === source ? root : scratch, path), 'utf8');
      files[path] = text.trimEnd().split('\n');
      for (const [, to = ''] of text.matchAll(/(?:from |import\()['"](\.[^'"]+)['"]/g))
        await take(posix.join(posix.dirname(path), to));
      return path;
    };
    const doors: PublicTypes['doors'] = {};
    for (const [name, source] of sources) doors[name] = await take(source);
    return { version, doors, files };
  });
}

/** Runs work with a temporary folder inside the repository, where TypeScript finds the packages. */
export async function withScratchFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  await mkdir(join(root, '.cache'), { recursive: true });
  const folder = await mkdtemp(join(root, '.cache/types-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Writes the declarations of source files and their imports to a folder. */
async function emit(sources: string[], folder: string): Promise<void> {
  const inRoot = (path: string) => join(root, path);
  const config = {
    extends: inRoot('tsconfig.json'),
    compilerOptions: {
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      removeComments: true,
      rootDir: root,
      outDir: folder,
    },
    files: [...sources, 'engine/ui/i18n/word-types.d.ts', 'engine/client/runtime/registry.d.ts'].map(inRoot),
    include: [],
  };
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(config));
  const compiler = inRoot('node_modules/typescript/bin/tsc');
  await promisify(execFile)(process.execPath, [compiler, '-p', folder]).catch(({ stdout }) => {
    throw new Error(stdout);
  });
}
