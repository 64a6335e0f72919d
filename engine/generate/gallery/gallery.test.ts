import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { beforeAll, describe, expect, test } from 'vitest';
import { prepare, prerender } from '../../client/app/prerender.tsx';
import type { CompileContext } from '../../compile/context.ts';
import { compilePage } from '../../compile/page.ts';
import { compileSite } from '../../compile/site.ts';
import { isFile, readPath } from '../../model/page-file.ts';
import { root } from '../../site/paths.ts';
import { shipped } from '../../testing/shipped-languages.ts';
import { listProperties } from '../schemas/properties.ts';
import { createGalleryContext } from './context.ts';
import { readExampleAnswer, readExamples, sectionTypes } from './examples.ts';
import { galleryRoute } from './gallery-paths.ts';
import { findRoute } from './small-context.ts';
import { listSources, type State, states, withoutRows } from './states.ts';

const languages = ['zh', 'en'] as const;
const examples = readExamples();
const bound = examples.filter(({ section }) => listSources(section).length > 0);

let context: CompileContext;
/** The prerendered pages by address: `/en/_gallery/table`. */
const documents = new Map<string, Document>();

beforeAll(async () => {
  context = await createGalleryContext('/', join(root, 'engine/examples/observatory'));
  await prepare();
  for (const language of languages) {
    const site = compileSite(context, language);
    for (const path of ['/', '/_gallery/shared', ...sectionTypes.map((type) => `${galleryRoute}/${type}`)]) {
      const { body } = prerender(compilePage(findRoute(context, path), language, context), site);
      const address = language === 'en' ? `/en${path === '/' ? '' : path}` : path;
      documents.set(address, new JSDOM(body).window.document);
    }
  }
});

/** The panel of one tab of an example on its type's page. */
function panel(type: string, name: string, tab: string, language: (typeof languages)[number]): Element | null {
  const document = documents.get(`${language === 'en' ? '/en' : ''}${galleryRoute}/${type}`);
  const at = examples.filter((example) => example.type === type).findIndex((example) => example.name.en === name);
  return document?.querySelector(`#example-${at + 1} [data-tab="${tab}"]`) ?? null;
}

describe.each(languages)('in %s', (language) => {
  test.each(examples.map(({ type, name }) => [type, name.en]))(
    '%s, “%s”, is shown, with its JSON to copy',
    (type, name) => {
      const shown = panel(type, name, 'ready', language);
      expect(shown?.querySelector(`[data-section="${type}"]`)).not.toBeNull();
      expect(shown?.querySelector('.section__notice, .section__skeleton, .section__empty')).toBeNull();
      const json = panel(type, name, 'json', language)?.querySelector('pre')?.textContent ?? '';
      const example = examples.find((one) => one.type === type && one.name.en === name);
      expect(JSON.parse(json)).toEqual(example?.section);
    },
  );

  const looks: Record<State, string | null> = {
    ready: null,
    loading: '[aria-busy=true]',
    empty: '.section__empty',
    failed: '.section__notice button',
    unknown: '.section__empty',
  };
  const cases = bound.flatMap(({ type, name, section }) =>
    states.map((state) => ({ type, name: name.en, state, look: looks[state], sources: listSources(section) })),
  );
  test.each(cases)('$type, “$name”, is shown $state', ({ type, name, state, look, sources }) => {
    const shown = panel(type, name, state, language);
    // A source that answers with one record cannot be empty.
    if (state === 'empty' && sources.every((source) => withoutRows(readExampleAnswer(source)) === undefined))
      return expect(shown).toBeNull();
    const found = (selector: string) => shown?.querySelectorAll(selector).length;
    for (const selector of new Set(Object.values(looks)))
      if (selector) expect(found(selector), selector).toBe(selector === look ? sources.length : 0);
  });

  test.each(sectionTypes)('the first page shows an inert copy of %s with its description', (type) => {
    const document = documents.get(language === 'en' ? '/en' : '/');
    const card = [...(document?.querySelectorAll('#types li') ?? [])].find((one) =>
      one.querySelector('h2 a')?.getAttribute('href')?.endsWith(`${galleryRoute}/${type}`),
    );
    const shown = card?.querySelector(`[inert] [data-section="${type}"]`);
    const example = panel(type, examples.find((one) => one.type === type)?.name.en ?? '', 'ready', language);
    expect(shown?.textContent).not.toBe('');
    // Related content depends on its page.
    if (type !== 'related')
      expect(shown?.textContent).toBe(example?.querySelector(`[data-section="${type}"]`)?.textContent);
    const { description, zh } = context.schemas[`sections/${type}.schema.json`] ?? {};
    const said = language === 'zh' ? zh : description;
    expect(card?.querySelector(':scope > .cards__words > .cards__text')?.textContent).toBe(said?.replaceAll('`', ''));
  });

  test.each(sectionTypes)('the page of %s has every property of its schema', (type) => {
    const document = documents.get(`${language === 'en' ? '/en' : ''}${galleryRoute}/${type}`);
    const rows = [...(document?.querySelectorAll('#properties tbody tr') ?? [])].map(
      (row) => row.querySelector('code')?.textContent,
    );
    const schema = context.schemas[`sections/${type}.schema.json`] ?? {};
    expect(rows).toEqual(listProperties(schema, language).map(({ name }) => name));
  });

  test('every choice of a section’s field is described on its page, in the language of the page', () => {
    const unsaid: string[] = [];
    let said = 0;
    for (const type of sectionTypes) {
      const shown = documents.get(`${language === 'en' ? '/en' : ''}${galleryRoute}/${type}`)?.body.textContent;
      const fields = Object.values(context.schemas[`sections/${type}.schema.json`]?.properties ?? {});
      for (const { enumZh = [], markdownEnumDescriptions = [] } of fields) {
        const sentences = language === 'zh' ? enumZh : markdownEnumDescriptions;
        // The first letter depends on the position of the sentence.
        const missing = sentences.filter((says) => !shown?.includes(says.slice(1).replace(/[.。]$/, '')));
        unsaid.push(...missing.map((says) => `${type}: ${says}`));
        said += sentences.length;
      }
    }
    expect(said).toBeGreaterThan(60);
    expect(unsaid).toEqual([]);
  });
});

/** The links of some documents to pages of the site in another language than their own; the switch alone is meant to be one. */
function strangers(shown: Map<string, Document>): string[] {
  return [...shown].flatMap(([address, document]) =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]:not([data-language])')]
      .map((link) => (link.getAttribute('href') ?? '').replace(/[?#].*/, ''))
      .filter((path) => !isFile(path) && readPath(path, shipped).language !== readPath(address, shipped).language)
      .map((path) => `${address} → ${path}`),
  );
}

test('every page link of every example has a target in its language', () => {
  expect(strangers(documents)).toEqual([]);
  const spoilt = new JSDOM('<a href="/faq">FAQ</a><a href="/files/a.zip">a</a><a href="/en/faq">FAQ</a>').window
    .document;
  expect(strangers(new Map([['/en/a', spoilt]]))).toEqual(['/en/a → /faq']);
  expect(strangers(new Map([['/a', spoilt]]))).toEqual(['/a → /en/faq']);
});

test('every internal link of the gallery has an existing page and anchor', () => {
  const dead: string[] = [];
  let links = 0;
  for (const [address, document] of documents) {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('main a[href]')) {
      const [path = '', anchor] = (link.getAttribute('href') ?? '').replace(/\?[^#]*/, '').split('#');
      const target = documents.get(path === '' ? address : path.replace(/(?<=.)\/$/, ''));
      if (!target && (isFile(path) || !path.includes(galleryRoute))) continue;
      links++;
      if (!target || (anchor && !target.getElementById(anchor))) dead.push(`${address} → ${path}#${anchor}`);
    }
  }
  expect(links).toBeGreaterThan(200);
  expect(dead).toEqual([]);
});
