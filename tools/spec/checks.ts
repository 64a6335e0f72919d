import type { Language } from '../../engine/descriptor/compiled.ts';
import { oneLine } from './page-text.ts';
import type { Check } from './row.ts';
import { languages, pathOf, type SpecSite } from './site.ts';

/** A finding in both languages: once when they agree, else one after the other. */
export async function both(find: (language: Language) => Promise<string>): Promise<string> {
  const zh = await find('zh');
  const en = await find('en');
  return zh === en ? zh : `zh: ${zh} · en: ${en}`;
}

/** A route answers 200 in both languages without a redirect: the page of an id, in its language, with one heading. */
export function opens(route: string, page: string): Check {
  return {
    check: `GET ${route} and ${pathOf(route, 'en')}: status, language, page, the one h1`,
    async find(site) {
      const seen: string[] = [];
      for (const language of languages) {
        // Anything but a 200 rejects.
        const { documentElement } = await site.document(route, language);
        const headings = [...documentElement.querySelectorAll('h1')].map(({ textContent }) => `“${textContent}”`);
        const id = documentElement.querySelector('main')?.getAttribute('data-page');
        seen.push(`200 ${documentElement.lang} ${id} ${headings.join(' ')}`);
      }
      return seen.join(' · ');
    },
    want: new RegExp(`^200 zh-CN ${page} “[^”]+” · 200 en ${page} “[^”]+”$`),
  };
}

/** As many elements as said, in both languages. */
export function counts(route: string, selector: string, number: number): Check {
  return {
    check: `${route}: count of ${selector}, both languages`,
    find: (site) => both(async (language) => String(await site.count(route, selector, language))),
    want: String(number),
  };
}

/** A page says something in Chinese and in English; what it says is found. */
export function says(route: string, zh: RegExp, en: RegExp, selector = 'main'): Check {
  return {
    check: `${route}: text${selector === 'main' ? '' : ` of ${selector}`}, both languages`,
    async find(site) {
      const seen: string[] = [];
      for (const [language, pattern] of [['zh', zh] as const, ['en', en] as const]) {
        const said = pattern.exec(await site.text(route, language, selector))?.[0];
        seen.push(said ? `“${said}”` : `${language}: nothing like ${pattern}`);
      }
      return seen.join(' · ');
    },
    want: /^“[^”]+” · “[^”]+”$/,
  };
}

/** A page says the same thing in both languages: numbers, names, code. */
export function saysAlike(route: string, pattern: RegExp, selector = 'main'): Check {
  return says(route, pattern, pattern, selector);
}

/** The links that a selector finds lead where they should in both languages; `/en` is left out, `⧉` marks a new window. */
export function leads(route: string, selector: string, ...targets: string[]): Check {
  return {
    check: `${route}: links of ${selector}, both languages`,
    find: (site) => both(async (language) => (await targetsOf(site, route, selector, language)).join(', ')),
    want: targets.join(', '),
  };
}

/** Where the links that a selector finds lead: English routes without `/en`, a new window marked `⧉`. */
export async function targetsOf(
  site: SpecSite,
  route: string,
  selector: string,
  language: Language,
): Promise<string[]> {
  const links = (await site.document(route, language)).querySelectorAll<HTMLAnchorElement>(selector);
  return [...links].map((link) => {
    const href = (link.getAttribute('href') ?? 'nowhere').replace(/^\/en(?=\/|$)/, '') || '/';
    return link.target === '_blank' ? `${href} ⧉` : href;
  });
}

/** Every page of a list of links is there: a target that is missing is told. */
export function reaches(route: string, selector: string, ...targets: string[]): Check {
  return {
    check: `${route}: ${targets.join(', ')} among the links of ${selector}, both languages`,
    find: (site) =>
      both(async (language) => {
        const there = new Set(await targetsOf(site, route, selector, language));
        const missing = targets.filter((target) => !there.has(target));
        return missing.length === 0 ? 'all there' : `missing ${missing.join(', ')}`;
      }),
    want: 'all there',
  };
}

/** The texts of the elements that a selector finds, joined by ` | `, as they must be in each language. */
export function lists(route: string, selector: string, zh: string, en: string): Check {
  return {
    check: `${route}: texts of ${selector}, both languages`,
    find: (site) => both(async (language) => (await textsOf(site, route, selector, language)).join(' | ')),
    want: zh === en ? zh : `zh: ${zh} · en: ${en}`,
  };
}

/** The texts of the elements that a selector finds, each in one line. */
export async function textsOf(site: SpecSite, route: string, selector: string, language: Language): Promise<string[]> {
  const elements = (await site.document(route, language)).querySelectorAll(selector);
  return [...elements].map(({ textContent }) => oneLine(textContent ?? ''));
}

/** An API address answers 200 with records, each of which has these fields. */
export function answers(address: string, fields: string, recordsOf = (data: unknown) => data): Check {
  return {
    check: `GET ${address}: fields that every record has`,
    async find(site) {
      const records = [recordsOf(await site.api(address))].flat() as Record<string, unknown>[];
      if (records.length === 0) return 'no records';
      const missing = fields.split(', ').filter((field) => !records.every((record) => field in record));
      return missing.length === 0 ? fields : `missing ${missing.join(', ')}`;
    },
    want: fields,
  };
}
