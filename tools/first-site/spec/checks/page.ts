import { routeHref } from '../../../../engine/model/page-file.ts';
import { shipped } from '../../../../engine/testing/shipped.ts';
import { both, type Language, languages, named, patternOf, type Words } from '../language.ts';
import { oneLine, pageText } from '../page-text.ts';
import { type Check, expected } from '../row.ts';
import type { Site } from '../site.ts';
import { altered, disordered, miscounted, type Place, struck, swapped } from '../spoil.ts';

/** A place on a page; without a selector all of the page between header and footer. */
export function at(route: string, selector = 'main'): Place {
  return { route, selector };
}

export async function found(site: Site, { route, selector }: Place, language: Language): Promise<Element[]> {
  return [...(await site.page(routeHref(route, language, shipped))).querySelectorAll(selector)];
}

/** The texts of what a place holds, each in one line. */
async function textsOf(site: Site, place: Place, language: Language): Promise<string[]> {
  return (await found(site, place, language)).map(pageText);
}

/** The route answers in both languages without a redirect, with a page in that language under one heading that names the subject. */
export function opens(route: string, heading: Words): Check {
  const place = at(route, 'h1');
  return {
    fails: `${route} or its English page does not answer 200, is in another language, has no h1 or one without “${named(heading)}”`,
    inspect: (site) =>
      both(async (language) => {
        const { documentElement } = await site.page(routeHref(route, language, shipped));
        const headings = [...documentElement.querySelectorAll('h1')].map((one) => oneLine(one.textContent ?? ''));
        const holds =
          documentElement.lang === { zh: 'zh-CN', en: 'en' }[language] &&
          headings.length === 1 &&
          patternOf(heading, language).test(headings[0] ?? '');
        return expected(holds, `${documentElement.lang}: ${headings.join(', ')}`);
      }),
    spoils: [
      ...languages.map((language) => ({
        what: `${routeHref(route, language, shipped)} is not found`,
        answer: (path: string, answer: { status: number; headers: Record<string, string>; body: string }) =>
          path === routeHref(route, language, shipped) ? { ...answer, status: 404 } : answer,
      })),
      ...altered(at(route, 'html'), 'it is in the other language', ([html], language) =>
        html?.setAttribute('lang', language === 'en' ? 'zh-CN' : 'en'),
      ),
      ...altered(place, 'the heading is empty', ([one]) => one?.replaceChildren()),
      ...swapped(place),
    ],
  };
}

/** A place says each of these, in both languages. */
export function tells(where: Place | string, ...words: Words[]): Check {
  const place = typeof where === 'string' ? at(where) : where;
  return {
    fails: `${inWords(place)} does not say ${words.map((one) => `“${named(one)}”`).join(' and ')}`,
    inspect: (site) =>
      both(async (language) => {
        const text = (await textsOf(site, place, language)).join('\n');
        const said = words.map((one) => patternOf(one, language).exec(text)?.[0]);
        const lacking = words.filter((_, index) => said[index] === undefined);
        return expected(
          lacking.length === 0,
          lacking.length === 0
            ? said.map((one) => `“${one}”`).join(' ')
            : `${language}: no ${lacking.map((one) => `“${patternOf(one, language).source}”`).join(', ')}`,
        );
      }),
    spoils: [...words.flatMap((one) => struck(place, one)), ...swapped(place)],
  };
}

/** A place holds as many as said (or between two numbers), in both languages. */
export function counts(place: Place, number: number | [number, number]): Check {
  const [least, most] = typeof number === 'number' ? [number, number] : number;
  return {
    fails: `${inWords(place)}: ${least === most ? `other than ${least}` : `fewer than ${least} or more than ${most}`}`,
    inspect: (site) =>
      both(async (language) => {
        const seen = (await found(site, place, language)).length;
        return expected(seen >= least && seen <= most, String(seen));
      }),
    spoils: [
      ...altered(place, `only ${least - 1}`, (elements) => {
        for (const element of elements.slice(least - 1)) element.remove();
      }),
      ...altered(place, `${most + 1}`, (elements) => {
        for (let index = elements.length; index <= most; index++)
          elements.at(-1)?.after(elements.at(-1)?.cloneNode(true) ?? '');
      }),
      ...swapped(place),
    ],
  };
}

/** A place holds these and no others, in their order, each saying its words; several words of one are given as a list. */
export function lists(place: Place, ...items: (Words | Words[])[]): Check {
  const wanted = items.map((item) => (Array.isArray(item) ? item : [item]));
  const names = wanted.map((item) => item.map(named).join(' + '));
  return {
    fails: `${inWords(place)}: other than ${wanted.length} or not in order: ${names.join(' | ')}`,
    inspect: (site) =>
      both(async (language) => {
        const seen = await textsOf(site, place, language);
        const holds =
          seen.length === wanted.length &&
          wanted.every((item, index) => item.every((one) => patternOf(one, language).test(seen[index] ?? '')));
        const shown = seen.map((text) => (text.length > 60 ? `${text.slice(0, 60)}…` : text));
        return expected(
          holds,
          shown.length > 14 ? `${shown.length}: ${shown.slice(0, 3).join(' | ')} …` : shown.join(' | '),
        );
      }),
    spoils: [
      ...miscounted(place),
      ...disordered(place, names),
      ...wanted.flatMap((item, index) =>
        item.flatMap((one) =>
          altered(place, `no “${named(one)}” in number ${index + 1}`, (elements) => {
            if (elements[index]) elements[index].textContent = '▒';
          }),
        ),
      ),
      ...swapped(place),
    ],
  };
}

/** A check of both pages of a route that no other kind makes: what is seen must be as said. */
export function looks(
  place: Place,
  fails: string,
  look: (elements: Element[], language: Language, site: Site) => Promise<string> | string,
  spoils: Check['spoils'],
): Check {
  return {
    fails: `${inWords(place)}: ${fails}`,
    inspect: (site) => both(async (language) => look(await found(site, place, language), language, site)),
    spoils: [...spoils, ...swapped(place)],
  };
}

export function inWords({ route, selector }: Place): string {
  return selector === 'main' ? route : `${route} ${selector}`;
}
