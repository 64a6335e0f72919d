import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { JSDOM, VirtualConsole } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { root } from '../paths.ts';
import { prove } from '../trust/prove.ts';
import { hydrated, visitors } from './browser.ts';
import { pages } from './pages.ts';
import { noteViolations, pressAll } from './policy/violations.ts';
import { contentOf, goTo, lifeOfSections } from './still/sections.ts';

const { visit, address } = visitors();

describe('every page in both languages', () => {
  it('hydrates without a warning, an error or blocked content, says what it is, and every control on it can be used', async () => {
    const wrong: Record<string, unknown> = {};
    const { page, faults, close } = await visit('/', { reducedMotion: 'reduce' });
    // A visit to /en would be remembered and turn the bare routes English.
    await page.addInitScript(() => localStorage.removeItem('user-language'));
    await noteViolations(page);
    let total = 0;
    for (const path of pages) {
      faults.length = 0;
      const response = await page.goto(path);
      await hydrated(page);
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
      const fails = faults.length + violations.length > 0 || JSON.stringify(seen) !== JSON.stringify(want);
      if (response?.status() !== 200 || fails)
        wrong[path] = { status: response?.status(), seen, faults: [...faults], violations };
    }
    await close();
    expect(wrong).toEqual({});
    expect(total).toBeGreaterThan(pages.length * 5);
    prove('policy', `${pages.length} pages, ${total} controls pressed: 0 violations`);
  }, 300_000);

  it('leaves no word untranslated: English pages hold Chinese only where it is marked as such, Chinese pages are Chinese', async () => {
    const wrong: string[] = [];
    for (const path of pages) {
      const html = await readFile(join(root, 'dist', path, 'index.html'), 'utf8');
      // Only the text counts: a console of its own keeps what jsdom has to say of style sheets to itself.
      const { document } = new JSDOM(html, { virtualConsole: new VirtualConsole() }).window;
      for (const marked of document.querySelectorAll('main [lang^=zh]')) marked.remove();
      const han = /\p{Script=Han}/u.test(document.querySelector('main')?.textContent ?? '');
      if (han === /^\/en(\/|$)/.test(path)) wrong.push(path);
    }
    expect(wrong).toEqual([]);
    prove('languages', `${pages.length} pages: no passage of Chinese on English ones, none without on Chinese ones`);
  });

  it('renders anew only the sections that do more than their HTML, and rendered by a link the others are as their HTML', async () => {
    const wrong: Record<string, unknown> = {};
    let compared = 0;
    const opened = await visit('/');
    const linked = await visit('/');
    await opened.page.addInitScript(() => localStorage.removeItem('user-language'));
    await hydrated(linked.page);
    for (const path of pages) {
      await opened.page.goto(path);
      await hydrated(opened.page);
      const { still, otherwise } = await opened.page.evaluate(lifeOfSections);
      await goTo(linked.page, path, still);
      const [before, now] = await Promise.all(
        [opened.page, linked.page].map((page) => page.evaluate(contentOf, still)),
      );
      compared += still.length;
      const differing = still.filter((_, index) => before?.[index] !== now?.[index]);
      if (otherwise.length + differing.length > 0) wrong[path] = { otherwise, differing };
    }
    expect(wrong).toEqual({});
    expect(compared).toBeGreaterThan(pages.length);
    expect([...opened.faults, ...linked.faults]).toEqual([]);
    await Promise.all([opened.close(), linked.close()]);
  }, 300_000);

  it('shows its content without JavaScript, with every section’s text in the HTML', async () => {
    const { page, close } = await visit('/', { javaScriptEnabled: false });
    for (const path of pages) {
      await page.goto(path);
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
    prove('static-host', `${pages.length} pages: every section is read without JavaScript`);
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
