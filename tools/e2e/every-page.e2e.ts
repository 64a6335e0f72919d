import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { JSDOM } from 'jsdom';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../../engine/site/paths.ts';
import { sampleCount } from '../../engine/testing/test-depth.ts';
import { violations } from './accessible/axe.ts';
import { tabThrough } from './accessible/focus.ts';
import {
  findLanguageFaults,
  type Translations,
  translationsIn,
  unansweredTranslations,
} from './accessible/passages.ts';
import { type Visit, visitors, waitForHydration } from './browser.ts';
import { crawl } from './crawl/crawl.ts';
import { looks, type Plant, type Probe, plantStyle } from './crawl/probe.ts';
import { forcedColors, plantBar, reflow, textSpacing } from './crawl/reflow.ts';
import { pages } from './pages.ts';
import { pressAll } from './policy/violations.ts';
import { contentOf, goTo, hydrationOfSections } from './static-sections.ts';

/** Compares each page with how it is shown by a link, in another visit. */
function hydration(linked: () => Visit): Probe {
  return {
    name: 'hydrates only the sections that do more than their HTML, and shows the others by a link as in their HTML',
    async inspect({ page, path }) {
      const { staticIds, otherwise } = await page.evaluate(hydrationOfSections);
      const came = await page.evaluate(contentOf, staticIds);
      const canonical = await page.evaluate(
        () => new URL((document.querySelector('[rel=canonical]') as HTMLLinkElement).href).pathname,
      );
      const other = linked();
      await goTo(other.page, path, staticIds, canonical);
      const rendered = await other.page.evaluate(contentOf, staticIds);
      const differing = staticIds.filter((_, index) => came[index] !== rendered[index]);
      return [
        ...otherwise.map((id) => `${id} is not waitForHydration as the document says`),
        ...differing.map((id) => `${id} differs by a link`),
        ...other.faults.splice(0).map((fault) => `by a link: ${fault}`),
      ];
    },
    plants: [
      {
        name: 'a static section that differs by a link',
        plant: (page) =>
          page.evaluate(() => {
            const live = document.documentElement.dataset.interactive?.split(' ') ?? [];
            const sections = [...document.querySelectorAll('[data-section]')];
            sections.find(({ id }) => !live.includes(id))?.append('more');
          }),
        reported: /differs by a link/,
      },
      {
        name: 'a static section that was hydrated',
        plant: (page) =>
          page.evaluate(() => {
            const live = document.documentElement.dataset.interactive?.split(' ') ?? [];
            const sections = [...document.querySelectorAll<HTMLElement>('[data-section]')];
            const still = sections.find(({ id }) => !live.includes(id));
            if (still) still.dataset.hydrated = '';
          }),
        reported: /is not waitForHydration as/,
      },
    ],
  };
}

/** Presses every control, which changes the page: the last probe of a visit. */
const controls: Probe = {
  name: 'can be used: no control that is pressed causes an error, a hydration warning or blocked content',
  async inspect({ page, faults }) {
    const { violations } = await pressAll(page);
    return [...faults, ...violations];
  },
  plants: [
    {
      name: 'a control that throws',
      plant: (page) =>
        page.evaluate(() => {
          document.querySelector('main button')?.addEventListener('click', () => {
            throw new Error('planted');
          });
        }),
      reported: /planted/,
    },
    {
      name: 'a control that does what the policy blocks',
      plant: (page) =>
        page.evaluate(() => {
          document.querySelector('main button')?.addEventListener('click', () => {
            document.body.append(Object.assign(document.createElement('script'), { textContent: '0' }));
          });
        }),
      reported: /trusted-types-sink/,
    },
  ],
};

const axe: Probe = {
  name: 'has no violation of WCAG 2.2 AA that axe finds',
  async inspect({ page, look }) {
    // Forced colors replace those whose contrast is to be computed.
    await page.emulateMedia({ forcedColors: 'none' });
    const found = await violations(page);
    await page.emulateMedia({ forcedColors: look.forcedColors });
    return found;
  },
  plants: [
    {
      name: 'two buttons of ten pixels that touch',
      path: '/en',
      plant: (page) => page.evaluate(plantTouchingButtons),
      reported: /target-size/,
    },
  ],
};

function plantTouchingButtons(): void {
  const box = document.createElement('div');
  for (const name of ['a', 'b']) {
    const button = box.appendChild(document.createElement('button'));
    button.textContent = name;
    const size = { width: '10px', height: '10px', padding: '0', border: '0', minBlockSize: '0', overflow: 'hidden' };
    Object.assign(button.style, size);
  }
  document.querySelector('main')?.prepend(box);
}

/** A defect in the first two copy buttons of a guide. */
function plantOnButtons(name: string, spoil: (buttons: Element[]) => void, reported: RegExp): Plant {
  return {
    name,
    path: '/en/get-uuid-function',
    async plant(page: Page) {
      const buttons = page.locator('.copy-button__button');
      await buttons.nth(1).waitFor({ state: 'attached' });
      await buttons.evaluateAll(spoil);
    },
    reported,
  };
}

/** Runs in the page: finds duplicate or wrong names of copy buttons, also in closed notes of files. */
async function copyNames(): Promise<string[]> {
  const notes = [...document.querySelectorAll<HTMLDetailsElement>('.file-note__checksum')];
  for (const note of notes) note.open = true;
  const isComplete = () => notes.every((note) => note.querySelector('.copy-button') || !note.checkVisibility());
  for (let frames = 0; frames < 100 && !isComplete(); frames++) await new Promise(requestAnimationFrame);
  const buttons = [...document.querySelectorAll('.copy-button__button')].map((button) => ({
    name: button.getAttribute('aria-label') ?? button.textContent ?? '',
    shown: button.textContent ?? '',
    text: button.closest('figure, details')?.querySelector('pre, .file-note__whole')?.textContent ?? '',
  }));
  return buttons
    .filter(
      ({ name, shown, text }) =>
        !name.startsWith(shown) ||
        name === shown ||
        buttons.some((other) => other.name === name && other.text !== text),
    )
    .map(({ name }) => name);
}

const copyButtons: Probe = {
  name: 'names each of its copy buttons for what it copies',
  inspect: ({ page }) => page.evaluate(copyNames),
  plants: [
    plantOnButtons(
      'two buttons of one name',
      (buttons) => {
        for (const button of buttons.slice(0, 2)) button.setAttribute('aria-label', `${button.textContent}: a command`);
      },
      /: a command/,
    ),
    plantOnButtons('a button that is named for no text', ([button]) => button?.removeAttribute('aria-label'), /./),
  ],
};

/** Runs in the page. */
function basicFaults(isEnglish: boolean): string[] {
  const { documentElement: root } = document;
  const count = (selector: string) => document.querySelectorAll(selector).length;
  const unnamed = [...document.querySelectorAll('[data-section]')].filter((section) => !section.id).length;
  const holds: Record<string, boolean> = {
    'the language': root.lang === (isEnglish ? 'en' : 'zh-CN'),
    'one main': count('main[data-page]') === 1,
    'one h1': count('h1') === 1,
    'a title': document.title.length > 0,
    sections: count('[data-section]') > 0,
    'an id on each section': unnamed === 0,
    'nothing that still loads': count('[aria-busy=true]') === 0,
    'no sideways scroll': root.scrollWidth <= root.clientWidth,
  };
  return Object.keys(holds).filter((name) => !holds[name]);
}

const basics: Probe = {
  name: 'has its language, one main, one heading, a title and sections, and does not scroll sideways',
  inspect: ({ page, path }) => page.evaluate(basicFaults, /^\/en(\/|$)/.test(path)),
  plants: [
    {
      name: 'a second h1',
      plant: (page) => page.evaluate(() => document.querySelector('main')?.append(document.createElement('h1'))),
      reported: /^one h1$/,
    },
  ],
};

const focus: Probe = {
  name: 'has no stop of the Tab key that is hidden, covered, unmarked or never reached',
  inspect: async ({ page }) => (await tabThrough(page)).faults,
  plants: [
    {
      name: 'a bar over the focus',
      look: looks[2],
      plant: (page) => page.evaluate(plantBar),
      reported: /is covered by div/,
    },
    {
      name: 'a link without an outline',
      plant: (page) => plantStyle(page, 'a { outline: none !important }'),
      reported: /no focus outline/,
    },
    {
      name: 'a focus that is lost on the way',
      plant: (page) =>
        page.evaluate(() => {
          const button = document.querySelector<HTMLElement>('.header__theme');
          button?.addEventListener('focus', () => button.blur());
        }),
      reported: /is never reached/,
    },
  ],
};

const languages: Probe = {
  name: 'marks passages in another language, and names its translations as its HTML does',
  async inspect({ page, path }) {
    const faults = await findLanguageFaults(page);
    const named = translationsIn(await page.content());
    const came = translationsIn(await readFile(join(root, 'dist', path, 'index.html'), 'utf8'));
    return isDeepStrictEqual(named, came) ? faults : [...faults, `scripts changed the translations in the head`];
  },
  plants: [
    {
      name: 'a passage of English',
      plant: (page) => page.evaluate(() => document.querySelector('main')?.append('this is not marked as English')),
      reported: /English under zh-CN/,
    },
    {
      name: 'a translation whose address a script changes',
      plant: (page) => page.evaluate(() => document.querySelector('link[hreflang]')?.setAttribute('href', '/other')),
      reported: /scripts changed/,
    },
  ],
};

const { visit, address } = visitors();

let linked: Visit;
beforeAll(async () => {
  linked = await visit('/', { reducedMotion: 'reduce' });
  await waitForHydration(linked.page);
});
afterAll(() => linked?.close());

crawl([
  hydration(() => linked),
  basics,
  axe,
  focus,
  languages,
  copyButtons,
  forcedColors,
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
    for (const path of pages.filter((_, index) => index % sampleCount(1, 3) === 0)) {
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
