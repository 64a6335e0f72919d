import { createReferences } from '../cite/create-reference.ts';
import { type Format, formatBibliography, formats } from '../cite/formats.ts';
import type { CompiledPage } from '../model/compiled.ts';
import { sectionsIn } from '../model/page-file.ts';

export function createBibliographies(
  { sections }: Pick<CompiledPage, 'sections'>,
  origin?: string,
): Record<string, string> {
  const files = sectionsIn(sections).flatMap(({ cite, rows, data }) => {
    const answer = data ? data.answer : rows;
    const { list } = cite ?? {};
    const references = cite && Array.isArray(answer) ? createReferences(answer, cite, origin) : [];
    if (list === undefined || references.length === 0) return [];
    return (Object.keys(formats) as Format[]).map((format): [string, string] => [
      `${decodeURIComponent(list).slice(1)}.${format}`,
      formatBibliography(references, format),
    ]);
  });
  return Object.fromEntries(files);
}
