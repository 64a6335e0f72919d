import type { CompiledSubject, Language } from '../../descriptor/compiled.ts';
import type { SubjectIndex } from '../../descriptor/search.ts';
import { codesOf } from '../../schema/languages.ts';
import type { CompileContext } from '../context.ts';
import { holdsWord } from './holds-word.ts';

/** The terms of a site in a language, in its order, with where each stands or another word for it. One that stands nowhere is left out. */
export function subjectsOf({ most }: SubjectIndex, language: Language, context: CompileContext): CompiledSubject[] {
  const { site, synonyms } = context;
  const texts = context
    .entries(language, context)
    .map((entry) => ({ entry, text: `${entry.title} ${entry.text}`.toLowerCase() }));
  const place = codesOf(site).indexOf(language);
  const subjects = synonyms.flatMap((group): CompiledSubject[] => {
    const small = group.map((one) => one.toLowerCase());
    const places = texts
      .filter(({ text }) => small.some((one) => holdsWord(text, one)))
      .map(({ entry: { title, href, within, lang } }) => ({ title, href, within, ...(within && lang && { lang }) }));
    const [term = ''] = group.slice(place);
    return places.length > 0 ? [{ term, total: places.length, places: places.slice(0, most) }] : [];
  });
  const { compare } = new Intl.Collator(language);
  return subjects.sort((one, other) => compare(one.term, other.term));
}
