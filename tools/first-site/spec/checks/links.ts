import { alterPlace, type ChangedPlace, changeCount, changeOrder, swapItems } from '../change-place.ts';
import { eachLanguage, type Language, named, type SpecTexts, toPattern } from '../language.ts';
import { type Check, expected } from '../row.ts';
import type { SiteChange } from '../site-change.ts';
import { found, inWords } from './page.ts';

/** The target of a link: an English route without `/en`, a new window marked `⧉`. */
function targetOf(link: Element): string {
  const href = (link.getAttribute('href') ?? 'nowhere').replace(/^\/en(?=\/|$)/, '') || '/';
  return link.getAttribute('target') === '_blank' ? `${href} ⧉` : href;
}

/** The links of a place, except headings that link to themselves. */
function leadingAway({ route, selector }: ChangedPlace): ChangedPlace {
  return { route, selector: `:is(${selector}):not([href^="#"])` };
}

/** The links of an element resolve to exactly these addresses, in order. `⧉` means a new window. */
export function leads(whole: ChangedPlace, ...targets: SpecTexts[]): Check {
  const place = leadingAway(whole);
  const wholly = (target: SpecTexts, language: Language) => {
    const words = typeof target === 'object' && !(target instanceof RegExp) ? target[language] : target;
    return words instanceof RegExp ? words : new RegExp(`^${toPattern(words, language).source}$`);
  };
  const names = targets.map(named);
  return {
    fails: `the links of ${inWords(whole)} lead to others than ${names.join(', ')}, or in another order`,
    inspect: (site) =>
      eachLanguage(async (language) => {
        const seen = (await found(site, place, language)).map(targetOf);
        const holds =
          seen.length === targets.length &&
          targets.every((target, index) => wholly(target, language).test(seen[index] ?? ''));
        return expected(holds, seen.join(', ') || 'no link');
      }),
    spoils: [
      ...changeCount(place),
      ...changeOrder(place, names),
      ...targets.flatMap((target, index) => misled(place, index, target)),
      ...swapItems(place),
    ],
  };
}

/** Each of these targets is among the links of a place. */
export function reaches(place: ChangedPlace, ...targets: SpecTexts[]): Check {
  return {
    fails: `no link of ${inWords(place)} leads to one of ${targets.map(named).join(', ')}`,
    inspect: (site) =>
      eachLanguage(async (language) => {
        const seen = (await found(site, place, language)).map(targetOf);
        const hits = targets.map((target) => seen.find((one) => toPattern(target, language).test(one)));
        const lacking = targets.filter((_, index) => hits[index] === undefined);
        return expected(
          lacking.length === 0,
          lacking.length === 0 ? hits.join(', ') : `none to ${lacking.map(named).join(', ')}`,
        );
      }),
    spoils: [
      ...targets.flatMap((target) =>
        alterPlace(place, `no link to ${named(target)}`, (links, language) => {
          for (const link of links)
            if (toPattern(target, language).test(targetOf(link))) link.setAttribute('href', '/nowhere');
        }),
      ),
      ...swapItems(place),
    ],
  };
}

/** A link with another target or window. */
function misled(place: ChangedPlace, index: number, target: SpecTexts): SiteChange[] {
  const tellsWindows = !(target instanceof RegExp) || target.source.includes('⧉');
  return [
    ...alterPlace(place, `link ${index + 1} leads elsewhere`, (links) =>
      links[index]?.setAttribute('href', '/nowhere'),
    ),
    ...(tellsWindows ? otherWindow(place, index) : []),
  ];
}

function otherWindow(place: ChangedPlace, index: number): SiteChange[] {
  return alterPlace(place, `link ${index + 1} opens in the other window`, (links) => {
    const link = links[index];
    if (link?.getAttribute('target') === '_blank') link.removeAttribute('target');
    else link?.setAttribute('target', '_blank');
  });
}
