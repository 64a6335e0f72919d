import { describe, expect, it } from 'vitest';
import { violations } from './accessible/axe.ts';
import { hydrated, visitors } from './browser.ts';
import { seenPagesIn } from './pages.ts';

const { visit } = visitors();

/** The four looks of a page. */
const looks = [
  { width: 320, theme: 'light' },
  { width: 1280, theme: 'dark' },
  { width: 320, theme: 'dark' },
  { width: 1280, theme: 'light' },
] as const;

describe('axe', () => {
  it.each(looks.map((look, index) => ({ ...look, index })))(
    'finds nothing on the pages seen at $width px in the $theme theme',
    async ({ width, theme, index }) => {
      const { page, close } = await visit('about:blank', {
        viewport: { width, height: 900 },
        colorScheme: theme,
        reducedMotion: 'reduce',
        forgets: true,
      });
      const found: Record<string, string[]> = {};
      const seen = seenPagesIn(index, looks.length);
      for (const path of seen) {
        await page.goto(path);
        await hydrated(page);
        const list = await violations(page);
        if (list.length > 0) found[path] = list;
      }
      await close();
      expect(found).toEqual({});
    },
    1_800_000,
  );

  it('finds a planted pair of ten-pixel buttons that touch', async () => {
    const { page, close } = await visit('/en');
    // React would put a page right that was changed under it.
    await hydrated(page);
    await page.evaluate(() => {
      const box = document.createElement('div');
      for (const name of ['a', 'b']) {
        const button = document.createElement('button');
        button.textContent = name;
        Object.assign(button.style, {
          width: '10px',
          height: '10px',
          padding: '0',
          border: '0',
          minBlockSize: '0',
          overflow: 'hidden',
        });
        box.append(button);
      }
      document.querySelector('main')?.prepend(box);
    });
    expect((await violations(page)).join()).toContain('target-size');
    await close();
  });
});
