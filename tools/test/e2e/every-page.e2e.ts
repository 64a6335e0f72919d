import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { root } from '../../paths.ts';
import { hydrated, visitors } from './browser.ts';
import { pages, seenPages } from './pages.ts';
import { noteViolations, pressAll } from './policy/violations.ts';
import { contentOf, goTo, hydrationOfSections } from './static-sections.ts';

const { visit, address } = visitors();

describe('every page in both languages', () => {
  it('hydrates without a warning, an error or blocked content, says what it is, and every control on it can be used; React renders anew only the sections that do more than their HTML, and by a link the others are as their HTML', async () => {
    const wrong: Record<string, unknown> = {};
    const { page, faults, close } = await visit('/', { reducedMotion: 'reduce', forgets: true });
    const linked = await visit('/', { reducedMotion: 'reduce' });
    // The map asks for tiles once it is used; their host is a sample that is not there.
    for (const one of [page, linked.page])
      await one.route('https://tiles.example.com/**', (route) => route.fulfill({ status: 204 }));
    await noteViolations(page);
    await hydrated(linked.page);
    let total = 0;
    let compared = 0;
    for (const path of seenPages) {
      faults.length = 0;
      const response = await page.goto(path);
      await hydrated(page);
      const { staticIds, otherwise } = await page.evaluate(hydrationOfSections);
      const came = await page.evaluate(contentOf, staticIds);
      const canonical = await page.evaluate(
        () => new URL((document.querySelector('[rel=canonical]') as HTMLLinkElement).href).pathname,
      );
      await goTo(linked.page, path, staticIds, canonical);
      const rendered = await linked.page.evaluate(contentOf, staticIds);
      const differing = staticIds.filter((_, index) => came[index] !== rendered[index]);
      compared += staticIds.length;
      const english = /^\/en(\/|$)/.test(path);
      const seen = await page.evaluate(() => ({
        lang: document.documentElement.lang,
        main: document.querySelectorAll('main[data-page]').length,
        headings: document.querySelectorAll('h1').length,
        title: document.title.length > 0,
        unnamed: [...document.querySelectorAll('[data-section]')].filter((section) => !section.id).length,
        sections: document.querySelectorAll('[data-section]').length > 0,
        busy: document.querySelectorAll('[aria-busy=true]').length,
        wide: document.documentElement.scrollWidth > document.documentElement.clientWidth,
      }));
      const want = {
        lang: english ? 'en' : 'zh-CN',
        main: 1,
        headings: 1,
        title: true,
        unnamed: 0,
        sections: true,
        busy: 0,
        wide: false,
      };
      const { pressed, violations } = await pressAll(page);
      total += pressed;
      const told = [...faults, ...linked.faults.splice(0), ...violations];
      const fails = told.length + otherwise.length + differing.length > 0 || !isDeepStrictEqual(seen, want);
      if (response?.status() !== 200 || fails)
        wrong[path] = { status: response?.status(), seen, told, otherwise, differing };
    }
    await Promise.all([close(), linked.close()]);
    expect(wrong).toEqual({});
    expect(total).toBeGreaterThan(seenPages.length * 5);
    expect(compared).toBeGreaterThan(seenPages.length);
  }, 900_000);

  it('leaves no word untranslated: English pages hold Chinese only where it is marked as such, Chinese pages are Chinese', async () => {
    const wrong: string[] = [];
    // Only the text counts: what is parsed so has no style sheets to be read.
    const { DOMParser } = new JSDOM('').window;
    for (const path of pages) {
      const html = await readFile(join(root, 'dist', path, 'index.html'), 'utf8');
      const document = new DOMParser().parseFromString(html, 'text/html');
      for (const marked of document.querySelectorAll('main [lang^=zh]')) marked.remove();
      const han = /\p{Script=Han}/u.test(document.querySelector('main')?.textContent ?? '');
      if (han === /^\/en(\/|$)/.test(path)) wrong.push(path);
    }
    expect(wrong).toEqual([]);
  });

  it('shows its content without JavaScript, with every section’s text in the HTML', async () => {
    const { page, close } = await visit('/', { javaScriptEnabled: false });
    for (const path of seenPages) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      expect(await page.locator('h1').count(), path).toBe(1);
      const empty = await page
        .locator('[data-section]')
        .evaluateAll((sections) =>
          sections
            .filter((section) => !section.textContent?.trim() && !section.querySelector('img, svg'))
            .map((section) => section.id),
        );
      expect(empty, path).toEqual([]);
    }
    await close();
  }, 300_000);

  it('leads nowhere dead: every internal link of every page answers', async () => {
    const links = new Set<string>();
    for (const path of pages) {
      const html = await readFile(join(root, 'dist', path, 'index.html'), 'utf8');
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
