import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { MessageLanguage } from '../check/messages/message.ts';
import { t } from '../check/messages/messages.ts';
import type { Problem } from '../check/problem.ts';
import { ownFolders } from './code-folders.ts';
import { listSiteFiles } from './files/site-files.ts';

/** Finds `style` attributes in the HTML of the site's own sections, which the Content-Security-Policy blocks. */
export function findInlineStyles(html: string, site: string, language: MessageLanguage = 'en'): Problem[] {
  // Most pages have none.
  if (!html.includes(' style="')) return [];
  const folders = ownFolders(site).filter((folder) => basename(dirname(folder)) === 'sections');
  const own = new Map(folders.map((folder) => [basename(folder), folder]));
  const types = new Set<string>();
  let innermost: string | undefined;
  for (const [tag] of html.matchAll(/<[a-z][^<>]*>/g)) {
    const [, type] = /\sdata-section="([^"]*)"/.exec(tag) ?? [];
    if (type !== undefined && own.has(type)) innermost = type;
    if (innermost !== undefined && tag.includes(' style="')) types.add(innermost);
  }
  return [...types].flatMap((type) => problemsOf(type, own.get(type) as string, language));
}

function problemsOf(type: string, folder: string, language: MessageLanguage): Problem[] {
  const sources = listSiteFiles(folder, dirname(dirname(folder)))
    .files.filter((file) => /(?<!\.test)\.tsx$/.test(file))
    .map((file) => ({ file: `sections/${type}/${file}`, lines: readFileSync(join(folder, file), 'utf8').split('\n') }));
  const problem = (file: string, line: number, column: number): Problem => ({
    ...{ file, line, column, pointer: '', code: 'inline-style', severity: 'warning', place: '' },
    message: t('inlineStyle', { type, sheet: `sections/${type}/${type}.css` })[language],
  });
  const places = sources.flatMap(({ file, lines }) =>
    lines.flatMap((text, index) => {
      const column = text.search(/(?<![\w.-])style\s*=(?!=)/);
      return column < 0 ? [] : [problem(file, index + 1, column + 1)];
    }),
  );
  // If no line matches, a library or foreign HTML writes the attribute.
  return places.length > 0 ? places : [problem(`sections/${type}/${type}.tsx`, 1, 1)];
}
