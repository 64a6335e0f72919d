import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../../engine/site/paths.ts';
import { howMany } from '../../engine/testing/depth.ts';
import { type Translations, translationsIn, unansweredTranslations } from './accessible/passages.ts';
import { hydrated, type Visit, visitors } from './browser.ts';
import { axe } from './crawl/axe.ts';
import { basics } from './crawl/basics.ts';
import { controls } from './crawl/controls.ts';
import { copyButtons } from './crawl/copy-buttons.ts';
import { crawl } from './crawl/crawl.ts';
import { focus } from './crawl/focus.ts';
import { hydration } from './crawl/hydration.ts';
import { languages } from './crawl/languages.ts';
import { forcedColours, reflow, textSpacing } from './crawl/reflow.ts';
import { pages } from './pages.ts';

const { visit, address } = visitors();

let linked: Visit;
beforeAll(async () => {
  linked = await visit('/', { reducedMotion: 'reduce' });
  await hydrated(linked.page);
});
afterAll(() => linked?.close());

crawl([
  hydration(() => linked),
  basics,
  axe,
  focus,
  languages,
  copyButtons,
  forcedColours,
  textSpacing,
  reflow,
  controls,
]);

const htmlOf = (path: string) => readFile(join(root, 'dist', path, 'index.html'), 'utf8');

describe('the HTML of every page', () => {
  it('leaves no word untranslated: English pages hold Chinese only where it is marked as such, Chinese pages are Chinese', async () => {
    const wrong: string[] = [];
    // Only the text counts: what is parsed so has no style sheets to be read.
    const { DOMParser } = new JSDOM('').window;
    for (const path of pages.filter((_, index) => index % howMany(1, 3) === 0)) {
      const document = new DOMParser().parseFromString(await htmlOf(path), 'text/html');
      for (const marked of document.querySelectorAll('main [lang^=zh]')) marked.remove();
      const han = /\p{Script=Han}/u.test(document.querySelector('main')?.textContent ?? '');
      if (han === /^\/en(\/|$)/.test(path)) wrong.push(path);
    }
    expect(wrong).toEqual([]);
  });

  it('leads nowhere dead: every internal link answers', async () => {
    const links = new Set<string>();
    for (const path of pages) {
      const html = await htmlOf(path);
      for (const [, href = ''] of html.matchAll(/(?:href|src)="(\/[^"#]*)/g)) links.add(href.replaceAll('&amp;', '&'));
    }
    const dead: string[] = [];
    for (const href of links) {
      const response = await fetch(address + href, { redirect: 'manual', method: 'HEAD' });
      if (response.status !== 200) dead.push(`${href} ${response.status}`);
    }
    expect(dead).toEqual([]);
  }, 120_000);
});

describe('the translations that pages name', () => {
  let named: Translations[];
  beforeAll(async () => {
    named = await Promise.all(pages.map(async (path) => translationsIn(await htmlOf(path))));
  });

  it('answer each other', () => {
    expect(unansweredTranslations(named)).toEqual([]);
  });

  it('are reported when one does not answer', () => {
    const [page, ...others] = named;
    if (!page) throw new Error('no page was read');
    const alternates = { ...page.alternates, en: '/en/elsewhere' };
    expect(unansweredTranslations([{ ...page, alternates }, ...others])).not.toEqual([]);
    expect(unansweredTranslations(others)).not.toEqual([]);
  });
});
