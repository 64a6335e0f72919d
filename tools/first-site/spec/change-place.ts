import { routeHref } from '../../../engine/model/page-file.ts';
import { shipped } from '../../../engine/testing/shipped-languages.ts';
import { type Language, languages, named, type SpecTexts, toPattern } from './language.ts';
import { readPageText } from './page-text.ts';
import type { SiteChange } from './site-change.ts';

/** An element on a page, in both languages. */
export interface ChangedPlace {
  route: string;
  selector: string;
}

/** Pages that have little in common with any other. */
const strangers = ['/join-us', '/potential-download', '/log'];

/** Another page responds at a route, in one language. */
export function swapItems({ route, selector }: ChangedPlace): SiteChange[] {
  if (/^(:is\()?(header|footer)\b/.test(selector))
    return alterPlace({ route, selector: 'header, footer' }, 'no header and no footer', (found) => {
      for (const element of found) element.remove();
    });
  const own = route.replace(/[?#].*/, '');
  return strangers
    .filter((stranger) => stranger !== own)
    .flatMap((stranger) =>
      languages.map((language) => ({
        what: `${routeHref(stranger, language, shipped)} answers at ${routeHref(route, language, shipped)}`,
        answer: (path, answer, elsewhere) =>
          path === routeHref(route, language, shipped) ? elsewhere(routeHref(stranger, language, shipped)) : answer,
      })),
    );
}

/** Changes the matching elements, in one language at a time. */
export function alterPlace(
  { route, selector }: ChangedPlace,
  what: string,
  alter: (found: Element[], language: Language) => void,
): SiteChange[] {
  return (['zh', 'en'] as const).map((language) => ({
    what: `${routeHref(route, language, shipped)}: ${what}`,
    page: only(route, language, (document) => alter([...document.querySelectorAll(selector)], language)),
  }));
}

/** Removes the words wherever a place contains them, and changes their figures. */
export function removeItem(place: ChangedPlace, words: SpecTexts): SiteChange[] {
  const changes = alterPlace(place, `no “${named(words)}”`, (found, language) => {
    for (const element of found) replaceText(element, toPattern(words, language), () => '▒');
  });
  if (!/\d/.test(named(words).replaceAll('\\d', ''))) return changes;
  return [
    ...changes,
    ...alterPlace(place, `other figures in “${named(words)}”`, (found, language) => {
      for (const element of found)
        replaceText(element, toPattern(words, language), (text) =>
          text.replace(/\d/g, (digit) => String((Number(digit) + 1) % 10)),
        );
    }),
  ];
}

/** Removes the last item of a place, or duplicates it. */
export function changeCount(place: ChangedPlace): SiteChange[] {
  return [
    ...alterPlace(place, 'the last one is gone', (found) => found.at(-1)?.remove()),
    ...alterPlace(place, 'the last one is there twice', (found) =>
      found.at(-1)?.after(found.at(-1)?.cloneNode(true) ?? ''),
    ),
  ];
}

/** Swaps the first and the last item of a place, unless `wanted` has one name there. */
export function changeOrder(place: ChangedPlace, wanted: string[]): SiteChange[] {
  if (wanted[0] === wanted.at(-1)) return [];
  return alterPlace(place, 'first and last have changed places', (found) => {
    const [first, last] = [found[0], found.at(-1)];
    if (!first || !last) return;
    const mark = first.ownerDocument.createElement('i');
    first.replaceWith(mark);
    last.replaceWith(first);
    mark.replaceWith(last);
  });
}

function only(route: string, language: Language, alter: (document: Document) => void): SiteChange['page'] {
  return (document, path) => {
    if (path === routeHref(route, language, shipped)) alter(document);
  };
}

/** Replaces matches in the text of an element, in the innermost element that contains the whole match. */
function replaceText(element: Element, pattern: RegExp, instead: (match: string) => string): void {
  for (let turn = 0; turn < 500 && pattern.test(readPageText(element)); turn++) {
    let inner = element;
    for (;;) {
      const deeper: Element | undefined = [...inner.children].find((child) => pattern.test(readPageText(child)));
      if (!deeper) break;
      inner = deeper;
    }
    const text = [...inner.childNodes].find((node) => node.nodeType === 3 && pattern.test(node.textContent ?? ''));
    if (text) text.textContent = (text.textContent ?? '').replace(pattern, instead);
    else inner.textContent = instead('');
  }
}
