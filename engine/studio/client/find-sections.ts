import type { SectionType } from '../protocol/state-protocol.ts';

/** The most common types, the most common first. */
const common = ['prose', 'feature', 'cards', 'steps', 'expandable-list', 'table', 'links', 'facts', 'callout', 'form'];

/** The section types that match a search by type or name, otherwise by description, ordered by rank and then by use. */
export function findSections(types: readonly SectionType[], query: string): SectionType[] {
  const text = plainOf(query);
  const ordered = types.toSorted(byUse);
  if (text === '') return ordered;
  return ordered
    .map((one) => ({ one, rank: rankOf(one, text, query) }))
    .filter(({ rank }) => rank < ranks)
    .sort((a, b) => a.rank - b.rank)
    .map(({ one }) => one);
}

/** The types that the site uses most come first, then common types, then the others by name. */
function byUse(a: SectionType, b: SectionType): number {
  return b.used - a.used || commonness(a.type) - commonness(b.type) || (a.type < b.type ? -1 : 1);
}

function commonness(type: string): number {
  const index = common.indexOf(type);
  return index < 0 ? common.length : index;
}

const ranks = 4;

/** 0: equal name, 1: start of a name, 2: part of a name, 3: description; `ranks`: no match. */
function rankOf({ type, title, names, description }: SectionType, text: string, query: string): number {
  const all = [type, title.en, title.zh, ...names].map(plainOf);
  if (all.includes(text)) return 0;
  if (all.some((name) => name.startsWith(text))) return 1;
  if (all.some((name) => name.includes(text) || isPlural(text, name))) return 2;
  if (`${description.en} ${description.zh}`.toLowerCase().includes(query.toLowerCase().trim())) return 3;
  return ranks;
}

/** `speaker` for `speakers`, and the other way around. */
function isPlural(text: string, name: string): boolean {
  return /^[a-z]+s$/.test(text) && name === text.slice(0, -1);
}

/** A text for comparison: `Call to action`, `call-to-action` and `calltoaction` are equal. */
function plainOf(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\-_·]+/g, '');
}

export function otherNames({ names }: SectionType, locale: 'en' | 'zh'): string[] {
  return names.filter((name) => /\p{Script=Han}/u.test(name) === (locale === 'zh'));
}
