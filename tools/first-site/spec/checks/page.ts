import { routeHref } from '../../../../engine/model/page-file.ts';
import { shipped } from '../../../../engine/testing/shipped-languages.ts';
import { alterPlace, type ChangedPlace, changeCount, changeOrder, removeItem, swapItems } from '../change-place.ts';
import { eachLanguage, type Language, languages, named, type SpecTexts, toPattern } from '../language.ts';
import { oneLine, readPageText } from '../page-text.ts';
import { type Check, expected } from '../row.ts';
import type { Site } from '../site.ts';

/** An element of a page. Default: everything between header and footer. */
export function at(route: string, selector = 'main'): ChangedPlace {
  return { route, selector };
}

export async function found(site: Site, { route, selector }: ChangedPlace, language: Language): Promise<Element[]> {
  return [...(await site.page(routeHref(route, language, shipped))).querySelectorAll(selector)];
}

async function textsOf(site: Site, place: ChangedPlace, language: Language): Promise<string[]> {
  return (await found(site, place, language)).map(readPageText);
}

/** The route answers in both languages without a redirect, with a page in that language under one heading. */
export function opens(route: string, heading: SpecTexts): Check {
  const place = at(route, 'h1');
  return {
    fails: `${route} or its English page does not answer 200, is in another language, has no h1 or one without “${named(heading)}”`,
    inspect: (site) =>
      eachLanguage(async (language) => {
        const { documentElement } = await site.page(routeHref(route, language, shipped));
        const headings = [...documentElement.querySelectorAll('h1')].map((one) => oneLine(one.textContent ?? ''));
        const holds =
          documentElement.lang === { zh: 'zh-CN', en: 'en' }[language] &&
          headings.length === 1 &&
          toPattern(heading, language).test(headings[0] ?? '');
        return expected(holds, `${documentElement.lang}: ${headings.join(', ')}`);
      }),
    spoils: [
      ...languages.map((language) => ({
        what: `${routeHref(route, language, shipped)} is not found`,
        answer: (path: string, answer: { status: number; headers: Record<string, string>; body: string }) =>
          path === routeHref(route, language, shipped) ? { ...answer, status: 404 } : answer,
      })),
      ...alterPlace(at(route, 'html'), 'it is in the other language', ([html], language) =>
        html?.setAttribute('lang', language === 'en' ? 'zh-CN' : 'en'),
      ),
      ...alterPlace(place, 'the heading is empty', ([one]) => one?.replaceChildren()),
      ...swapItems(place),
    ],
  };
}

/** A place contains these texts, in both languages. */
export function tells(where: ChangedPlace | string, ...words: SpecTexts[]): Check {
  const place = typeof where === 'string' ? at(where) : where;
  return {
    fails: `${inWords(place)} does not say ${words.map((one) => `“${named(one)}”`).join(' and ')}`,
    inspect: (site) =>
      eachLanguage(async (language) => {
        const text = (await textsOf(site, place, language)).join('\n');
        const said = words.map((one) => toPattern(one, language).exec(text)?.[0]);
        const lacking = words.filter((_, index) => said[index] === undefined);
        return expected(
          lacking.length === 0,
          lacking.length === 0
            ? said.map((one) => `“${one}”`).join(' ')
            : `${language}: no ${lacking.map((one) => `“${toPattern(one, language).source}”`).join(', ')}`,
        );
      }),
    spoils: [...words.flatMap((one) => removeItem(place, one)), ...swapItems(place)],
  };
}

/** A place contains this number of elements (or between two numbers), in both languages. */
export function counts(place: ChangedPlace, number: number | [number, number]): Check {
  const [least, most] = typeof number === 'number' ? [number, number] : number;
  return {
    fails: `${inWords(place)}: ${least === most ? `other than ${least}` : `fewer than ${least} or more than ${most}`}`,
    inspect: (site) =>
      eachLanguage(async (language) => {
        const seen = (await found(site, place, language)).length;
        return expected(seen >= least && seen <= most, String(seen));
      }),
    spoils: [
      ...alterPlace(place, `only ${least - 1}`, (elements) => {
        for (const element of elements.slice(least - 1)) element.remove();
      }),
      ...alterPlace(place, `${most + 1}`, (elements) => {
        for (let index = elements.length; index <= most; index++)
          elements.at(-1)?.after(elements.at(-1)?.cloneNode(true) ?? '');
      }),
      ...swapItems(place),
    ],
  };
}

/** A place contains exactly these items in order, each with its texts. */
export function lists(place: ChangedPlace, ...items: (SpecTexts | SpecTexts[])[]): Check {
  const wanted = items.map((item) => (Array.isArray(item) ? item : [item]));
  const names = wanted.map((item) => item.map(named).join(' + '));
  return {
    fails: `${inWords(place)}: other than ${wanted.length} or not in order: ${names.join(' | ')}`,
    inspect: (site) =>
      eachLanguage(async (language) => {
        const seen = await textsOf(site, place, language);
        const holds =
          seen.length === wanted.length &&
          wanted.every((item, index) => item.every((one) => toPattern(one, language).test(seen[index] ?? '')));
        const shown = seen.map((text) => (text.length > 60 ? `${text.slice(0, 60)}…` : text));
        return expected(
          holds,
          shown.length > 14 ? `${shown.length}: ${shown.slice(0, 3).join(' | ')} …` : shown.join(' | '),
        );
      }),
    spoils: [
      ...changeCount(place),
      ...changeOrder(place, names),
      ...wanted.flatMap((item, index) =>
        item.flatMap((one) =>
          alterPlace(place, `no “${named(one)}” in number ${index + 1}`, (elements) => {
            if (elements[index]) elements[index].textContent = '▒';
          }),
        ),
      ),
      ...swapItems(place),
    ],
  };
}

/** A check of both pages of a route by its own function. */
export function looks(
  place: ChangedPlace,
  fails: string,
  look: (elements: Element[], language: Language, site: Site) => Promise<string> | string,
  spoils: Check['spoils'],
): Check {
  return {
    fails: `${inWords(place)}: ${fails}`,
    inspect: (site) => eachLanguage(async (language) => look(await found(site, place, language), language, site)),
    spoils: [...spoils, ...swapItems(place)],
  };
}

export function inWords({ route, selector }: ChangedPlace): string {
  return selector === 'main' ? route : `${route} ${selector}`;
}
