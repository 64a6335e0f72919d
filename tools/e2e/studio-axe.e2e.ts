import { readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../../engine/site/paths.ts';
import { isFull } from '../../engine/testing/test-depth.ts';
import { violations } from './accessible/axe.ts';
import { type Visit, visitors } from './browser.ts';
import { openFile, openReview, openSection, previewOf, ready } from './studio/at-work.ts';
import { borrowStudio, type StartedStudio } from './studio/start-studio.ts';

/** A way into a state of the studio, from whatever state it is in. */
type Way = (page: Page, studio: StartedStudio) => Promise<void>;

const home = 'pages/home.json';
const exhibits = 'pages/exhibits.json';
const dialog = (page: Page) => page.getByRole('dialog');
const field = (page: Page, pointer: string) => page.locator(`.form [data-pointer="${pointer}"]`);

/** Closes what lies over the studio. */
async function leave(page: Page): Promise<void> {
  const left = async () => {
    const count = await dialog(page).count();
    // A dialog that is only just coming does not take the key yet.
    if (count > 0) await page.keyboard.press('Escape');
    return count;
  };
  await expect.poll(left).toBe(0);
}

/** Opens one of the site's tools, and waits for what it shows. */
async function tool(page: Page, index: number, shown: string): Promise<void> {
  await page.locator('.site-tools button').nth(index).click();
  await dialog(page).locator(shown).first().waitFor();
}

/** What some of the states show, and the sample site has none of: a file that nothing uses, and sections that two pages share. */
async function addLacking(folder: string): Promise<void> {
  await mkdir(join(folder, 'pages/shared'), { recursive: true });
  const note = {
    type: 'callout',
    paragraphs: [{ fr: 'Fermé en cas de tempête.', en: 'Closed in a storm.', ar: 'مغلق عند العاصفة.' }],
  };
  const shared = { $schema: '../../schemas/shared.schema.json', sections: [note] };
  await writeFile(join(folder, 'pages/shared/storms.json'), JSON.stringify(shared, null, 2));
  for (const file of [home, exhibits]) {
    const page = JSON.parse(await readFile(join(folder, file), 'utf8'));
    page.sections.push({ type: 'include', name: 'storms' });
    await writeFile(join(folder, file), JSON.stringify(page, null, 2));
  }
  await writeFile(
    join(folder, 'assets/images/spare.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
  );
}

/** The section that {@link addLacking} appends to the home page. */
const included = `/sections/${JSON.parse(readFileSync(join(root, 'engine/examples/museum', home), 'utf8')).sections.length}`;

/** Every state that the studio can be in, with the way into it; each begins where nothing lies over the studio. */
const states: Record<string, Way> = {
  'first visit': (page) => page.locator('.steps').waitFor(),
  'tree and form': async (page) => {
    await page.locator('.steps button').click();
    await page.locator('.preview__bar select').first().selectOption('en');
    await openFile(page, home);
  },
  'field focused': async (page) => {
    await openFile(page, home);
    await field(page, '/lead/en').focus();
    await previewOf(page).locator('#studio-mark').waitFor();
  },
  link: async (page) => {
    await openFile(page, home);
    await field(page, '/lead/en').focus();
    await page.keyboard.press('Control+k');
    await page.locator('.marked .named input').waitFor();
  },
  section: async (page) => {
    await openFile(page, home);
    await openSection(page, '/sections/1');
  },
  'section picker': async (page) => {
    await openFile(page, home);
    await page.locator('.sections > .plain').click();
    await dialog(page).locator('.picker .row').first().waitFor();
  },
  'section to be shared': async (page) => {
    await openFile(page, home);
    await openSection(page, '/sections/1');
    await page.locator('.form__head > .plain').last().click();
    await dialog(page).locator('input').waitFor();
  },
  'anchor that links lead to': async (page) => {
    await openFile(page, home);
    await openSection(page, '/sections/0');
    await field(page, '/sections/0/id').focus();
    await page.locator('.anchor-note').waitFor();
  },
  'section that is shared': async (page) => {
    await openFile(page, home);
    await openSection(page, included);
    await page.locator('.shared-note summary').click();
  },
  'own copy of what is shared': async (page) => {
    await openFile(page, home);
    await openSection(page, included);
    await page.locator('.shared-note__does button').last().click();
    await dialog(page).locator('.shared-note__others').waitFor();
  },
  'links that a section would lose': async (page) => {
    await openFile(page, home);
    await openSection(page, '/sections/0');
    const row = page.locator('.sections__item', { has: page.locator('[data-item="/sections/0"]') });
    await row.locator('.tools button').last().click();
    await dialog(page).locator('.uses').waitFor();
  },
  menus: async (page) => {
    await openFile(page, 'pages/site.json');
    await page.locator('.menus [data-item="/navigation/0"]').click();
    await page.locator('[data-form="/navigation/0"]').waitFor();
  },
  'nothing to be saved': async (page) => {
    await openReview(page);
    await dialog(page).locator('.primary:disabled').waitFor();
  },
  'page to be made': (page) => tool(page, 0, 'input'),
  find: async (page) => {
    await tool(page, 1, 'input');
    await dialog(page).locator('input').first().fill('light');
    await page.keyboard.press('Enter');
    await dialog(page).locator('.hits__open').first().waitFor();
  },
  holes: (page) => tool(page, 2, '.holes'),
  'file that nothing uses': async (page) => {
    await tool(page, 2, '.holes');
    await dialog(page)
      .getByRole('button', { name: /spare\.svg/ })
      .last()
      .click();
    await dialog(page).last().locator('.danger:enabled').waitFor();
  },
  'page to be moved': async (page) => {
    await openFile(page, exhibits);
    await page.locator('.files__item .icon').first().click();
    await dialog(page).locator('input').first().fill('/objects');
    await dialog(page).locator('.primary').click();
    await dialog(page).locator('details').first().waitFor();
  },
  'page to be deleted': async (page) => {
    await openFile(page, exhibits);
    await page.locator('.files__item .icon').last().click();
    await dialog(page).locator('.uses').first().waitFor();
  },
  media: async (page) => {
    await openFile(page, 'pages/site.json');
    const picture = page.locator('.form .field', { has: page.locator('[data-pointer="/logo"]') }).last();
    await picture.locator(':scope > .field__choices > .plain').first().click();
    await dialog(page).locator('.assets__one').first().waitFor();
  },
  records: async (page) => {
    await openFile(page, 'assets/records/exhibit/log-book.json');
    await page.locator('.records tr[aria-current]').waitFor();
  },
  'two languages side by side': async (page) => {
    await openFile(page, home);
    await page.locator('.preview__bar select').first().selectOption('both');
    await page.frameLocator('.frame:nth-child(2) iframe').locator('main').waitFor();
  },
  problems: async (page) => {
    await openFile(page, home);
    await field(page, '/route').fill('no route');
    await page.locator('.form .problems').first().waitFor();
  },
  review: async (page) => {
    await openReview(page);
    await dialog(page).getByRole('row').nth(1).waitFor();
  },
  'not saved': async (page) => {
    await openReview(page);
    await dialog(page).getByRole('row').nth(1).waitFor();
    await dialog(page).locator('.dialog__end .primary').click();
    await dialog(page).getByRole('alert').waitFor();
  },
  conflict: async (page, { folder }) => {
    await openFile(page, home);
    await field(page, '/route').fill('/');
    await field(page, '/title/en').fill('Ours');
    // The server has it.
    await page.locator('.files .row[aria-current]', { hasText: 'Ours' }).waitFor();
    const path = join(folder, home);
    await writeFile(path, (await readFile(path, 'utf8')).replace('Come and see the light', 'Theirs'));
    await page.locator('.bar--clash').waitFor();
  },
  'work that is here again': async (page, studio) => {
    await openFile(page, exhibits);
    await page.locator('.preview__bar select').first().selectOption('en');
    await field(page, '/title/en').fill('Kept');
    await previewOf(page).getByText('Kept').first().waitFor({ state: 'attached' });
    await studio.restart();
    await page.goto(studio.address());
    await ready(page);
    await page.locator('.bars .bar').first().waitFor();
  },
};

const { visit } = visitors();
const themes = ['light', 'dark'] as const;
const languages = ['en', 'zh-CN'] as const;
/** What shows in the frames of the preview is the site's, which has tests of its own. */
const frames = '.frame iframe';

/** The languages and themes of a state: all of them in a full run, otherwise one in turn. */
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
    studio = await borrowStudio(join(root, 'engine/examples/museum'), addLacking);
    visited = await visit(studio.address(), { locale: 'en-GB', viewport: { width: 1024, height: 768 } });
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

  // Except in a full run every other state, and all from the first that the next one needs.
  const tried = [...Object.keys(states).entries()].filter(
    ([index, state]) =>
      isFull || index % 2 === 1 || state === 'first visit' || index >= Object.keys(states).indexOf('problems'),
  );
  it.each(tried)('finds nothing in state %i, "%s"', async (index, state) => {
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
