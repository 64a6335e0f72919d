import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { root } from '../../paths.ts';
import { prove } from '../trust/prove.ts';
import { violations } from './accessible/axe.ts';
import { visitors } from './browser.ts';
import { ready } from './studio/at-work.ts';
import { startStudio } from './studio/start-studio.ts';
import { states } from './studio/states.ts';

const { visit } = visitors();
const looks = ['zh-CN', 'en-GB'].flatMap((locale) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ locale, colorScheme })),
);
/** What shows in the frames of the preview is the site's, which has tests of its own. */
const lookAt = (page: Page) => violations(page, undefined, '.frame iframe');

describe('axe in the studio', () => {
  it.each(looks)(
    'finds nothing in any of its states in $locale, $colorScheme, and a button without a name',
    async (look) => {
      const studio = await startStudio(join(root, 'tools/test/fixtures/sites/museum'));
      const { page, close } = await visit('about:blank', { ...look, viewport: { width: 1024, height: 768 } });
      // The first visit to a studio reads all sources of the engine.
      page.setDefaultTimeout(120_000);
      await page.goto(studio.address());
      await ready(page);
      const found: Record<string, string[]> = {};
      for (const [state, bring] of Object.entries(states)) {
        await bring(page, studio).catch((error) => {
          throw new Error(`${state}: ${error.message}`);
        });
        found[state] = await lookAt(page);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), state).toBeLessThanOrEqual(1024);
      }
      expect(found).toEqual(Object.fromEntries(Object.keys(states).map((state) => [state, []])));
      await page.evaluate(() => {
        const button = document.querySelector('.head .primary');
        if (button) button.innerHTML = '';
      });
      const control = await lookAt(page);
      expect(control.join()).toContain('button-name');
      await close();
      await studio.stop();
      const { locale, colorScheme } = look;
      prove(
        'studio-people',
        `axe in ${Object.keys(states).length} states in ${locale}, ${colorScheme}: 0`,
        `a button without its name: ${control.length} found`,
      );
    },
    900_000,
  );
});
