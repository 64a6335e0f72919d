import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { languageOf } from '../check/messages/message.ts';
import { formatProblem, type Problem } from '../check/problem.ts';
import { ownSections } from '../site/blocked-content.ts';
import { listFiles } from '../site/files/files.ts';
import { findBlockedMarkup } from '../site/find-blocked-markup.ts';

/** Finds content of a site's own sections in the built pages that the policy blocks. Skips sites without own sections. */
export async function findBlockedInBuild(out: string, site: string): Promise<Problem[]> {
  const own = ownSections(site);
  if (own.size === 0) return [];
  const language = languageOf();
  const found = new Map<string, Problem>();
  for (const file of await listFiles(out)) {
    if (!file.endsWith('.html') || file.startsWith('files/')) continue;
    for (const problem of findBlockedMarkup(await readFile(join(out, file), 'utf8'), site, language, own))
      found.set(formatProblem(problem), problem);
  }
  return [...found.values()];
}
