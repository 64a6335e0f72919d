import type { Language } from '../model/compiled.ts';
import type { HtmlText, Text } from '../model/kinds.ts';
import type { PageDescriptor } from '../model/page.ts';
import { fillValues } from '../model/schema/placeholders.ts';
import { visit } from '../model/schema/walk.ts';
import type { Section } from '../model/section.ts';
import { unescapeHtml } from '../model/text/escape-html.ts';
import type { CompileContext } from './context.ts';
import { inLanguage, plainText } from './text.ts';

/** A page's description: its own, its lead, the first paragraph of its `whole` sections, or the site's tagline. */
export function describePage(
  page: PageDescriptor,
  language: Language,
  context: CompileContext,
  whole: Section[],
): string {
  const { site } = context;
  const written = page.description ?? page.lead;
  return (
    (written && plainText(written, language, site)) ??
    firstParagraph(whole, language, context) ??
    plainText(site.tagline, language, site)
  );
}

/** The minimum length of a paragraph. */
const shortest = 20;

/** The first paragraph of a page: no label, alternative text or cell. */
function firstParagraph(sections: Section[], language: Language, context: CompileContext): string | undefined {
  const found: string[] = [];
  visit({ sections }, context.schemas['shared.schema.json'] ?? {}, ({ value, names, outer }) => {
    if (found.length > 0) return;
    if (names.includes('Markdown')) {
      const [, paragraph = ''] = /<p>(.*?)<\/p>/s.exec(inLanguage(value as HtmlText, language)) ?? [];
      const words = fillValues(unescapeHtml(paragraph.replace(/<[^>]*>/g, '')), context.site);
      if (words.length >= shortest) found.push(words);
    }
    if (!names.includes('Text') || names.includes('Label')) return;
    if (outer?.is('Row') || outer?.is('Picture')) return;
    const words = plainText(value as Text, language, context.site);
    if (words.length >= shortest) found.push(words);
  });
  return found[0];
}
