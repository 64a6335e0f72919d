import { describe, expect, it } from 'vitest';
import { isFull } from '../fixtures/depth.ts';
import { prove } from '../trust/prove.ts';
import { violations } from './accessible/axe.ts';
import { states } from './accessible/opened.ts';
import { hydrated, visitors } from './browser.ts';

const { visit } = visitors();

describe('axe finds nothing in what a visitor opens', () => {
  it.each(states)('$name', async ({ name, path, part, sizes, open }) => {
    const { page, close } = await visit('about:blank', { reducedMotion: 'reduce', forgets: true });
    let seen = 0;
    for (const [language, address] of [path, `/en${path}`.replace(/\/$/, '')].entries()) {
      for (const [place, size] of sizes.entries()) {
        const themes = isFull ? (['light', 'dark'] as const) : ([(language + place) % 2 ? 'dark' : 'light'] as const);
        for (const colorScheme of themes) {
          await page.setViewportSize(size);
          await page.emulateMedia({ colorScheme });
          await page.goto(address);
          await hydrated(page);
          await open(page);
          expect(await violations(page, part), `${address} at ${size.width} px, ${colorScheme}`).toEqual([]);
          seen++;
        }
      }
    }
    await page
      .locator(part)
      .first()
      .evaluate((opened) => {
        const button = opened.appendChild(document.createElement('button'));
        Object.assign(button.style, { inlineSize: '30px', blockSize: '30px' });
      });
    expect((await violations(page, part)).join()).toContain('button-name');
    await close();
    prove('axe', `${name}, open, in ${seen} looks: 0 violations`, 'a button without a name in what is open: told');
  });
});
