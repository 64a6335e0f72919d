import type { CompiledSubject, Language } from '../../model/compiled.ts';
import { codesOf } from '../../model/schema/languages.ts';
import { oncePer } from '../../model/schema/once.ts';
import type { SubjectIndex } from '../../model/site-search.ts';
import type { SearchEntry } from '../../search/entry.ts';
import type { CompileContext } from '../context.ts';
import { holdsWord } from './held-words.ts';

/** The site's terms in a language, each with the entries that contain it or a synonym. */
export function subjectsOf(
  { maxLocations }: SubjectIndex,
  language: Language,
  context: CompileContext,
): CompiledSubject[] {
  const { site, synonyms } = context;
  const place = codesOf(site).indexOf(language);
  const groups = synonyms.map((group) => ({
    small: group.map((one) => one.toLowerCase()),
    term: group.slice(place)[0] ?? '',
    found: [] as SearchEntry[],
  }));
  // Equal texts of many pages are searched once.
  const holding = oncePer((text: string) => {
    const all = text.toLowerCase();
    return groups.filter(({ small }) => small.some((one) => holdsWord(all, one)));
  });
  for (const entry of context.entries(language, context))
    for (const { found } of holding(`${entry.title} ${entry.text}`)) found.push(entry);
  const subjects = groups.flatMap(({ term, found }): CompiledSubject[] => {
    const places = found
      .slice(0, maxLocations)
      .map(({ title, href, within, lang }) => ({ title, href, within, ...(within && lang && { lang }) }));
    return found.length > 0 ? [{ term, total: found.length, places }] : [];
  });
  const { compare } = new Intl.Collator(language);
  return subjects.sort((one, other) => compare(one.term, other.term));
}
