import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Problem } from '../../engine/check/problem.ts';
import { listSiteFiles } from '../files/site-files.ts';
import { ownFolders } from './code-folders.ts';

/**
 * Finds the `style` attributes that the site's own sections have in the HTML of a page, at each line of their sources that may write one.
 * Browsers drop them under the policy of every site.
 */
export function inlineStyles(html: string, site: string): Problem[] {
  const folders = ownFolders(site).filter((folder) => basename(dirname(folder)) === 'sections');
  const own = new Map(folders.map((folder) => [basename(folder), folder]));
  const found = new Set<string>();
  let innermost: string | undefined;
  for (const [tag] of html.matchAll(/<[a-z][^<>]*>/g)) {
    const [, type] = /\sdata-section="([^"]*)"/.exec(tag) ?? [];
    if (type !== undefined && own.has(type)) innermost = type;
    if (innermost !== undefined && /\sstyle="/.test(tag)) found.add(innermost);
  }
  return [...found].flatMap((type) => problemsOf(type, own.get(type) as string));
}

function problemsOf(type: string, folder: string): Problem[] {
  const sources = listSiteFiles(folder, dirname(dirname(folder)))
    .files.filter((file) => /(?<!\.test)\.tsx$/.test(file))
    .map((file) => ({ file: `sections/${type}/${file}`, lines: readFileSync(join(folder, file), 'utf8').split('\n') }));
  const problem = (file: string, line: number, column: number): Problem => ({
    ...{ file, line, column, pointer: '', code: 'inline-style', severity: 'warning', place: '' },
    message: `Browsers drop the style attribute from the HTML of section type "${type}": the policy of the site refuses it. Write a class or custom property into sections/${type}/${type}.css; for values that vary, set a data-* attribute and write a rule for each value there.`,
  });
  const places = sources.flatMap(({ file, lines }) =>
    lines.flatMap((text, index) => {
      const column = text.search(/(?<![\w.-])style\s*=(?!=)/);
      return column < 0 ? [] : [problem(file, index + 1, column + 1)];
    }),
  );
  // A library or HTML from elsewhere may write it.
  return places.length > 0 ? places : [problem(`sections/${type}/${type}.tsx`, 1, 1)];
}
