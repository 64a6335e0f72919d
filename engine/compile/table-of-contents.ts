import type { CompiledSection, TextHeading } from '../model/compiled.ts';
import { isSafeHtml } from '../model/field-text.ts';
import { unescapeHtml } from '../model/text/escape-html.ts';

/** The headings of the texts in sections, by section; `undefined` if there are fewer than two headings to list. */
export function tableOfContents(sections: CompiledSection[]): Record<string, TextHeading[]> | undefined {
  const texts = sections.map((section) => [section.id, headingsIn(section)] as const);
  const count = sections.filter(({ heading }) => heading).length + texts.flatMap(([, headings]) => headings).length;
  if (count < 2) return;
  return Object.fromEntries(texts.filter(([, headings]) => headings.length > 0));
}

/** The largest headings of the texts that a section has itself or shows of one record. */
function headingsIn({ data, ...section }: CompiledSection): TextHeading[] {
  const record = data?.answer;
  const isRecord = typeof record === 'object' && record !== null && !Array.isArray(record);
  return [section, ...(isRecord ? [record] : [])]
    .flatMap((part) => Object.values(part))
    .filter(isSafeHtml)
    .flatMap(({ html }) => [...html.matchAll(/<h2\b[^>]* id="([^"]+)"[^>]*>(.*?)<\/h2>/gs)])
    .map(([, id = '', content = '']) => ({
      id: unescapeHtml(id),
      heading: unescapeHtml(content.replace(/<[^>]*>/g, '')),
    }));
}
