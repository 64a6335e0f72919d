import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../../../engine/site/paths.ts';

/** The texts of declaration files by path from the repository's root. */
export type Declarations = Record<string, string>;

/** The declarations of source files and of all that they import, as TypeScript writes them. */
export function emitDeclarations(sources: string[], { comments }: { comments: boolean }): Promise<Declarations> {
  return withScratchFolder(async (scratch) => {
    await emit(sources, scratch, comments);
    const files: Declarations = {};
    const take = async (source: string): Promise<void> => {
      const path = declarationOf(source);
      if (path in files) return;
      const text = await readFile(join(path === source ? root : scratch, path), 'utf8');
      files[path] = text;
      for (const imported of importsIn(text)) await take(posix.join(posix.dirname(path), imported));
    };
    for (const source of sources) await take(source);
    return files;
  });
}

export function declarationOf(source: string): string {
  return source.replace(/(?<!\.d)\.tsx?$/, '.d.ts');
}

/** A declaration file whose imports are of compiled modules. */
export function importCompiled(text: string): string {
  return (
    text
      .replace(/((?:from |import\()['"]\.[^'"]+?)(?<!\.d)\.tsx?(['"])/g, '$1.js$2')
      // Style sheets have no types.
      .replace(/^import '[^']+\.css';\n/gm, '')
  );
}

/** The relative imports of a declaration file. */
function importsIn(text: string): string[] {
  return [...text.matchAll(/(?:from |import\()['"](\.[^'"]+)['"]/g)].map(([, path = '']) => path);
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

async function emit(sources: string[], folder: string, comments: boolean): Promise<void> {
  const inRoot = (path: string) => join(root, path);
  const config = {
    extends: inRoot('tsconfig.json'),
    compilerOptions: {
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      removeComments: !comments,
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
