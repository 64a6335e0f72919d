import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path/posix';
import { listSiteFiles } from './files/site-files.ts';
import { withoutComments } from './without-comments.ts';

/**
 * What is wrong with an import of a file, by its path in the site; nothing where it is no code of the site's own or stays in its folder.
 * A folder of code can so be read, moved and taken away by itself.
 */
export function importProblem(file: string, source: string): string | undefined {
  const [folder, room] = /^(section|source)s\/[^/]+\//.exec(file) ?? [];
  if (!folder || !source.startsWith('.') || `${join(dirname(file), source)}/`.startsWith(folder)) return undefined;
  return `${file} may not import ${source}: a folder of code has its own files, pagewright/${room}, and packages.`;
}

/** Rejects where a file of a folder of a site's code, such as `sources/shelf.all`, imports what it may not. */
export async function verifyImports(site: string, folder: string): Promise<void> {
  for (const name of listSiteFiles(join(site, folder), site).files) {
    if (!/\.tsx?$/.test(name)) continue;
    const text = await readFile(join(site, folder, name), 'utf8');
    const code = withoutComments(text);
    for (const [, source = ''] of code.matchAll(/\b(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g)) {
      const wrong = importProblem(`${folder}/${name}`, source);
      if (wrong) throw new Error(wrong);
    }
  }
}
