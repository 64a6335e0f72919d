import { formatProblem } from '../check/problem.ts';
import { createPageFile } from '../generate/scaffold/page-file.ts';
import { parseTexts } from '../generate/scaffold/texts.ts';
import { writeNewFiles } from '../generate/scaffold/write-new-files.ts';
import { findNewErrors } from '../refactor/evolution/migrate-site.ts';
import { languagesIn, readSite } from '../site/read-site.ts';

type NewPageOptions = Record<'site' | 'id' | 'route' | 'title' | 'folder', string>;

/** `npm run new:page`: creates a page. Refuses a page that fails the check. Returns 0. */
export async function newPage({ site, id, route, folder, title }: NewPageOptions): Promise<number> {
  const input = await readSite(site);
  const texts = parseTexts('title', title, languagesIn(input.files));
  const { file, text } = createPageFile(site, input, { id, route, folder, title: texts });
  const problems = findNewErrors(input, { [file]: text });
  if (problems.length > 0)
    throw new Error(`this page would not pass. Nothing was written.\n${problems.map(formatProblem).join('\n')}`);
  await writeNewFiles(site, { [file]: text });
  console.log('Next: `npm run dev` shows it as you write; link to it from pages/site.json or another page.');
  return 0;
}
