import { mapWords } from '../../compile/words.ts';
import type { SiteLanguage } from '../../model/languages.ts';
import { matchingLanguage } from '../../model/schema/written-language.ts';
import type { WordTable } from '../../model/words.ts';
import { languageName, translateTexts } from './site-texts.ts';
import templateTexts from './template-texts.json' with { type: 'json' };
import { formatJson } from './write-new-files.ts';

interface NewSite {
  /** Its name, the same in every language. */
  name: string;
  /** The codes of its languages, the default first. */
  languages: string[];
}

/**
 * The files of a small site. In languages that the templates lack, its texts are English placeholders, and interface texts are
 * empty until somebody translates them.
 */
export function createSiteFiles({ name, languages }: NewSite, engine: WordTable): Record<string, string> {
  const said = (key: keyof typeof templateTexts) => translateTexts(templateTexts[key], languages);
  const page = (id: string, route: string, rest: object) =>
    formatJson({ $schema: '../schemas/page.schema.json', id, route, ...rest });
  return {
    'pages/site.json': formatJson({
      $schema: '../schemas/site.schema.json',
      name: languages.length > 1 ? Object.fromEntries(languages.map((code) => [code, name])) : name,
      tagline: said('tagline'),
      logo: 'logo.svg',
      languages: languages.map(siteLanguage),
      onDataFailure: 'notice',
      navigation: [
        { label: said('home'), to: '/' },
        { label: said('hours'), to: '/hours' },
      ],
      footer: { copyright: name },
    }),
    'pages/home.json': page('home', '/', {
      title: said('welcome'),
      sections: [
        {
          type: 'feature',
          paragraphs: [said('first'), said('second')],
          picture: { src: 'logo.svg', alt: said('logo') },
        },
      ],
    }),
    'pages/hours.json': page('hours', '/hours', {
      title: said('hours'),
      sections: [
        {
          type: 'table',
          columns: (['day', 'from', 'to'] as const).map((field) => ({ field, label: said(field) })),
          rows: [
            { day: said('week'), from: '9:00', to: '18:00' },
            { day: said('saturday'), from: '10:00', to: '14:00' },
          ],
        },
      ],
    }),
    ...wordFiles(languages, engine),
    'assets/images/logo.svg': logo,
  };
}

const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" width="240" height="160" viewBox="0 0 240 160">' +
  '<path fill="none" stroke="#0f6e8c" stroke-width="16" stroke-linecap="round" d="M40 40h160M40 80h160M40 120h90"/></svg>\n';

/** A language as `site.json` lists it, by its own name. */
export function siteLanguage(code: string, index: number): SiteLanguage {
  return { code, name: languageName(code), ...(index > 0 && { prefix: `/${code.toLowerCase()}` }) };
}

/** The languages in which the engine has no interface texts. */
export function languagesWithoutWords(languages: string[], engine: WordTable): string[] {
  const translated = Object.keys(engine.app?.retry ?? {});
  return languages.filter((code) => matchingLanguage(code, translated) === undefined);
}

/** The file of the interface texts to translate, empty in each language that the engine lacks. */
export function wordFiles(languages: string[], engine: WordTable): Record<string, string> {
  const others = languagesWithoutWords(languages, engine);
  if (others.length === 0) return {};
  // Only sites with analytics ask for consent.
  const { consent: _, ...shown } = engine;
  const words = mapWords(shown, () => Object.fromEntries(others.map((code) => [code, ''])));
  return { 'pages/words.json': formatJson({ $schema: '../schemas/words.schema.json', ...words }) };
}
