import type { SectionType } from '../protocol/state-protocol.ts';

/** The types that most pages are made of, the most usual first: where a site has none of them yet, they come first. */
const usual = ['prose', 'feature', 'cards', 'steps', 'expandable-list', 'table', 'links', 'facts', 'callout', 'form'];

/**
 * The section types that a search finds by their type, their other names or their sentence, in that order; types that are equal so far are
 * ordered as {@link byUse}.
 */
export function findSections(types: readonly SectionType[], sought: string): SectionType[] {
  const text = plainOf(sought);
  const ordered = types.toSorted(byUse);
  if (text === '') return ordered;
  return ordered
    .map((one) => ({ one, rank: rankOf(one, text, sought) }))
    .filter(({ rank }) => rank < ranks)
    .sort((a, b) => a.rank - b.rank)
    .map(({ one }) => one);
}

/** Types that the site uses often come first, then the usual ones, then the others by name. */
function byUse(a: SectionType, b: SectionType): number {
  return b.used - a.used || placeOf(a.type) - placeOf(b.type) || (a.type < b.type ? -1 : 1);
}

function placeOf(type: string): number {
  const index = usual.indexOf(type);
  return index < 0 ? usual.length : index;
}

const ranks = 4;

/** How well a type fits: its own name or another one, the beginning of a name, a part of one, its sentence; `ranks` where nothing fits. */
function rankOf({ type, names, description }: SectionType, text: string, sought: string): number {
  const all = [type, ...names].map(plainOf);
  if (all.includes(text)) return 0;
  if (all.some((name) => name.startsWith(text))) return 1;
  if (all.some((name) => name.includes(text) || isPlural(text, name))) return 2;
  if (`${description.en} ${description.zh}`.toLowerCase().includes(sought.toLowerCase().trim())) return 3;
  return ranks;
}

/** `speaker` for `speakers`, and the other way around. */
function isPlural(text: string, name: string): boolean {
  return /^[a-z]+s$/.test(text) && name === text.slice(0, -1);
}

/** A text as it is compared: `Call to action`, `call-to-action` and `calltoaction` are one. */
function plainOf(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\-_·]+/g, '');
}

/** The other names of a type in the language of the interface. */
export function otherNames({ names }: SectionType, locale: 'en' | 'zh'): string[] {
  return names.filter((name) => /\p{Script=Han}/u.test(name) === (locale === 'zh'));
}
