import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path/posix';
import { listSiteFiles } from './files/site-files.ts';
import { withoutComments } from './without-comments.ts';

/** The problem of an import in a file of a site, if it leaves its code folder. */
export function importProblem(file: string, source: string): string | undefined {
  const [folder, kind = 'parts'] = /^(?:(section|source)s\/[^/]+|parts)\//.exec(file) ?? [];
  if (!folder || !source.startsWith('.') || `${join(dirname(file), source)}/`.startsWith(folder)) return undefined;
  return `${file} may not import ${source}: a folder of code has its own files, pagewright/${kind}, and packages.`;
}

/** Rejects if a file of a code folder of a site, such as `sources/shelf.all`, has a forbidden import. */
export async function verifyImports(site: string, folder: string): Promise<void> {
  for (const name of listSiteFiles(join(site, folder), site).files) {
    if (!/\.tsx?$/.test(name)) continue;
    const text = await readFile(join(site, folder, name), 'utf8');
    const code = withoutComments(text);
    for (const [, source = ''] of code.matchAll(/\b(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g)) {
      const problem = importProblem(`${folder}/${name}`, source);
      if (problem) throw new Error(problem);
    }
  }
}
