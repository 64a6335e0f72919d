import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { languageOf } from '../check/messages/message.ts';
import { formatProblem, type Problem } from '../check/problem.ts';
import { ownFolders } from '../site/code-folders.ts';
import { listFiles } from '../site/files/files.ts';
import { findBlockedMarkup } from '../site/find-blocked-markup.ts';

/** Finds content of a site's own sections in the built pages that the policy blocks. Skips sites without own code. */
export async function findBlockedInBuild(out: string, site: string): Promise<Problem[]> {
  if (ownFolders(site).length === 0) return [];
  const language = languageOf();
  const found = new Map<string, Problem>();
  for (const file of await listFiles(out)) {
    if (!file.endsWith('.html') || file.startsWith('files/')) continue;
    for (const problem of findBlockedMarkup(await readFile(join(out, file), 'utf8'), site, language))
      found.set(formatProblem(problem), problem);
  }
  return [...found.values()];
}
