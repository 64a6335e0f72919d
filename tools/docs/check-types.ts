import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '../../engine/site/paths.ts';
import { neededPackages } from './check-blocks.ts';
import type { DocsText } from './read-texts.ts';

/** The errors that TypeScript finds in the `ts` and `tsx` blocks of texts, each text in a folder of its own. */
export async function checkTypes(texts: Pick<DocsText, 'name' | 'locale' | 'blocks'>[]): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'pagewright-docs-types-'));
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  const write = async (path: string, text: string) => {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  };
  let count = 0;
  for (const { name, locale, blocks } of texts) {
    for (const { language, path, code, line, marks } of blocks) {
      // Styles and words next to a section are imported, too.
      if (path !== undefined && /\.(json|css)$/.test(path)) await write(`${name}.${locale}/${path}`, code);
      if (language !== 'ts' && language !== 'tsx') continue;
      count += 1;
      // A block without imports is a module all the same.
      await write(`${name}.${locale}/${path ?? `block-${line}.${language}`}`, `${code}\nexport {};\n`);
      for (const needed of neededPackages(marks))
        await write(`packages/${needed}.d.ts`, `declare module '${needed}';\n`);
    }
  }
  await write(
    'tsconfig.json',
    JSON.stringify({
      extends: join(root, 'tsconfig.json'),
      compilerOptions: { noUnusedLocals: false, noEmit: true },
      // The module that a site's bundler provides.
      include: ['.', join(root, 'engine/client/runtime/registry.d.ts')],
      exclude: ['node_modules'],
    }),
  );
  const printed = count === 0 ? '' : await compile(folder);
  await rm(folder, { recursive: true, force: true });
  return printed.split('\n').filter((line) => line.includes('error TS'));
}

function compile(folder: string): Promise<string> {
  return new Promise((resolve) => {
    execFile(
      join(root, 'node_modules/.bin/tsc'),
      ['-p', folder, '--pretty', 'false'],
      { cwd: folder },
      (_, stdout, stderr) => resolve(stdout + stderr),
    );
  });
}
