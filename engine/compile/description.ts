import type { Language } from '../model/compiled.ts';
import type { Text } from '../model/kinds.ts';
import type { PageDescriptor } from '../model/page.ts';
import { visit } from '../model/schema/walk.ts';
import type { CompileContext } from './context.ts';
import { plain } from './text.ts';
import { wholeSections } from './whole-sections.ts';

/** What a page says of itself to search engines: its description, else its lead, else its first paragraph, else the site's tagline. */
export function describePage(page: PageDescriptor, language: Language, context: CompileContext): string {
  const { site } = context;
  const written = page.description ?? page.lead;
  return (
    (written && plain(written, language, site)) ??
    firstParagraph(page, language, context) ??
    plain(site.tagline, language, site)
  );
}

/** Words that run on: a figure or a name in a list is shorter. */
const paragraph = 20;

/** The first text of a page's sections that is a paragraph: no name, no alternative text, no cell. */
function firstParagraph(page: PageDescriptor, language: Language, context: CompileContext): string | undefined {
  const sections = wholeSections(page.sections, undefined, context);
  const found: string[] = [];
  visit({ sections }, context.schemas['shared.schema.json'] ?? {}, ({ value, names, outer }) => {
    if (found.length > 0 || !names.includes('Text') || names.includes('Label')) return;
    if (outer?.is('Row') || outer?.is('Picture')) return;
    const words = plain(value as Text, language, context.site);
    if (words.length >= paragraph) found.push(words);
  });
  return found[0];
}
