import { bibliography, type Format, formats } from '../cite/formats.ts';
import { referencesOf } from '../cite/reference.ts';
import type { CompiledPage } from '../model/compiled.ts';
import { sectionsIn } from '../model/page-file.ts';

/** The files of what a page's sections cite, in every form, by their paths; none of rows that nobody knows at build. */
export function bibliographiesOf(
  { sections }: Pick<CompiledPage, 'sections'>,
  origin?: string,
): Record<string, string> {
  const files = sectionsIn(sections).flatMap(({ cite, rows, data }) => {
    const answer = data ? data.answer : rows;
    const references = cite && Array.isArray(answer) ? referencesOf(answer, cite, origin) : [];
    if (!cite || references.length === 0) return [];
    return (Object.keys(formats) as Format[]).map((format): [string, string] => [
      `${decodeURIComponent(cite.list).slice(1)}.${format}`,
      bibliography(references, format),
    ]);
  });
  return Object.fromEntries(files);
}
