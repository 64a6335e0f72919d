import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../../engine/site/paths.ts';
import { isFull } from '../../engine/testing/depth.ts';
import { violations } from './accessible/axe.ts';
import { type Visit, visitors } from './browser.ts';
import { ready } from './studio/at-work.ts';
import { type StartedStudio, startStudio } from './studio/start-studio.ts';
import { addLacking, leave, states } from './studio/states.ts';

const { visit } = visitors();
const themes = ['light', 'dark'] as const;
const languages = ['en', 'zh-CN'] as const;
/** What shows in the frames of the preview is the site's, which has tests of its own. */
const frames = '.frame iframe';

/** In what languages and themes a state is looked at: in a full run in all, otherwise in one, another for the next state. */
function looksOf(state: number) {
  const all = languages.flatMap((language) => themes.map((colorScheme) => ({ language, colorScheme })));
  return all.filter((_, index) => isFull || index === state % all.length);
}

/** How large the studio's document is: where it is larger than the window, its toolbar scrolls away. */
const documentSize = () => {
  const { scrollWidth: width, scrollHeight: height } = document.documentElement;
  return { width, height };
};

describe('axe in the studio', () => {
  let studio: StartedStudio;
  let visited: Visit;
  beforeAll(async () => {
    studio = await startStudio(join(root, 'engine/examples/museum'), addLacking);
    visited = await visit(studio.address(), { locale: 'en-GB', viewport: { width: 1024, height: 768 } });
    // The first visit to a studio reads all sources of the engine.
    await ready(visited.page);
  });
  afterAll(async () => {
    await visited?.close();
    await studio?.stop();
  });

  /** Shows the state that the studio is in, in another language, without leaving it. */
  const speak = async (language: (typeof languages)[number]) => {
    const { page } = visited;
    if (language === (await page.locator('html').getAttribute('lang'))) return;
    // A dialog keeps the pointer from what is behind it.
    await page.locator('.head [lang]').dispatchEvent('click');
    await page.locator(`html[lang="${language}"]`).waitFor({ state: 'attached' });
  };

  it.each([...Object.keys(states).entries()])('finds nothing in state %i, "%s"', async (index, state) => {
    const { page } = visited;
    await leave(page);
    await speak('en');
    await states[state]?.(page, studio);
    const found: Record<string, string[]> = {};
    for (const { language, colorScheme } of looksOf(index)) {
      await speak(language);
      await page.emulateMedia({ colorScheme });
      found[`${language}, ${colorScheme}`] = await violations(page, undefined, frames);
      expect(await page.evaluate(documentSize)).toEqual({ width: 1024, height: 768 });
    }
    expect(Object.values(found).flat(), JSON.stringify(found)).toEqual([]);
  });

  it('notices a shell that scrolls', async () => {
    const { page } = visited;
    await leave(page);
    // Hidden words far down in a pane are the pane's own, unless it is not positioned.
    await page.evaluate(() => {
      const words = '<div style="block-size: 3000px"></div><span class="unseen">words</span>';
      document.querySelector('.form')?.insertAdjacentHTML('beforeend', `<div id="far-down">${words}</div>`);
    });
    expect(await page.evaluate(documentSize)).toEqual({ width: 1024, height: 768 });
    const style = await page.addStyleTag({
      content: '.desk { overflow: visible !important } .desk, .panes, .pane { position: static !important }',
    });
    expect((await page.evaluate(documentSize)).height).toBeGreaterThan(3000);
    await style.evaluate((element) => (element as HTMLStyleElement).remove());
    await page.evaluate(() => document.querySelector('#far-down')?.remove());
  });

  it('finds a button without a name', async () => {
    const { page } = visited;
    await leave(page);
    await page.evaluate(() => {
      const button = document.querySelector('.head .primary');
      if (button) button.innerHTML = '';
    });
    const found = await violations(page, undefined, frames);
    expect(found.join()).toContain('button-name');
  });
});
