import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { visitors } from './browser.ts';
import { crawl } from './crawl/crawl.ts';
import { desktop, type Plant, type Probe, phone, plantStyle, type Visited } from './crawl/probe.ts';

/**
 * Runs in the page: finds headings with a line that starts with closing punctuation, by the positions of its
 * characters.
 */
function linesBegunByMarks(): string[] {
  const found: string[] = [];
  const range = document.createRange();
  for (const heading of document.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
    if (!heading.checkVisibility()) continue;
    const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
    let before: DOMRect | undefined;
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      for (const [index, sign] of [...(text.nodeValue ?? '')].entries()) {
        range.setStart(text, index);
        range.setEnd(text, index + 1);
        const box = range.getBoundingClientRect();
        if (box.width === 0) continue;
        const begins = before && box.top > before.top + before.height / 2;
        if (begins && /[，。、：；！？）》”’…]/.test(sign)) found.push(heading.textContent ?? '');
        before = box;
      }
    }
  }
  return found;
}

/** Runs in the page: finds sections without text and pictures, and checks that the page has one title. */
function emptySections(): string[] {
  const titles = document.querySelectorAll('h1').length;
  const empty = [...document.querySelectorAll('[data-section]')]
    .filter((section) => !section.textContent?.trim() && !section.querySelector('img, svg'))
    .map((section) => `section ${section.id} is empty`);
  return titles === 1 ? empty : [...empty, `${titles} titles`];
}

const content: Probe = {
  name: 'shows its title and the content of every section',
  inspect: ({ page }) => page.evaluate(emptySections),
  plants: [
    {
      name: 'a section without content',
      plant: (page) => page.evaluate(() => document.querySelector('[data-section]')?.replaceChildren()),
      reported: /is empty/,
    },
  ],
};

/** Runs in the page: finds navigation with several current entries, or with a current entry outside its group. */
function currentEntries(): string[] {
  const navigation = document.querySelector('#site-navigation');
  const links = [...(navigation?.querySelectorAll('a[aria-current]') ?? [])];
  const groups = [...(navigation?.querySelectorAll('summary[data-current]') ?? [])];
  const holding = links.flatMap((link) => link.closest('details')?.querySelector('summary') ?? []);
  if (links.length <= 1 && groups.length === holding.length && groups[0] === holding[0]) return [];
  return [`${groups.map(({ textContent }) => textContent)}: ${links.map(({ textContent }) => textContent)}`];
}

const navigation: Probe = {
  name: 'marks at most one entry of the navigation, and the one group that holds it',
  inspect: ({ page }) => page.evaluate(currentEntries),
  plants: [
    {
      name: 'a second entry that is marked',
      plant: (page) =>
        page.evaluate(() => {
          for (const link of [...document.querySelectorAll('#site-navigation a')].slice(0, 2))
            link.setAttribute('aria-current', 'page');
        }),
      reported: /: .+,/,
    },
  ],
};

/** Runs in the page: finds table rows with no row header, or with a number or a date as row header. */
function rowNames(): string[] {
  const rows = [...document.querySelectorAll('main tbody tr')];
  return rows
    .filter((row) => {
      const names = [...row.querySelectorAll<HTMLElement>('th[scope=row]')];
      return names.length !== 1 || names.some(({ dataset }) => /^(number|date)$/.test(dataset.kind ?? ''));
    })
    .map((row) => `${row.closest('table')?.getAttribute('aria-label')}: ${row.textContent}`);
}

const tableRows: Probe = {
  name: 'names each row of a table by one cell, which is no number and no date',
  inspect: ({ page }) => page.evaluate(rowNames),
  plants: [
    {
      name: 'a row without a name',
      plant: (page) => page.evaluate(() => document.querySelector('main tbody th[scope=row]')?.remove()),
      reported: /: ./,
    },
  ],
};

/** A defect in the header's first link to another site. */
function plantOnLink(name: string, spoil: (link: Element) => void): Plant {
  const plant = (page: Page) => page.locator('header a[href^="https:"]').first().evaluate(spoil);
  return { name, plant, reported: /^https:\S+$/ };
}

/** Runs in the page: finds links to other sites and PDF files that open in this tab, or do not announce a new one. */
function unsaidTabs(): string[] {
  return [...document.querySelectorAll<HTMLAnchorElement>('a[href^="http"], a[href*=".pdf"]:not([download])')]
    .filter(
      ({ target, relList, textContent }) =>
        target !== '_blank' || !relList.contains('noopener') || !/新标签页|new tab/.test(textContent ?? ''),
    )
    .map(({ href }) => href);
}

const newTabs: Probe = {
  name: 'opens other sites and PDF files in a new tab that knows nothing of this one, and says so',
  inspect: ({ page }) => page.evaluate(unsaidTabs),
  plants: [
    plantOnLink('a link that opens in this tab', (link) => link.removeAttribute('target')),
    plantOnLink('a link that hands this tab over', (link) => link.removeAttribute('rel')),
    plantOnLink('a link that does not say that it opens another tab', (link) => link.replaceChildren('Video')),
  ],
};

/** Runs in the page: finds current, selected or pressed elements that differ only in weight and color. */
function unseenMarks(): string[] {
  const mark = '[aria-current]:not([aria-current=false]), [aria-selected=true], [aria-pressed=true], [data-current]';
  const look = (element: Element) =>
    [getComputedStyle(element), getComputedStyle(element, '::before')]
      .map((style) => [
        style.backgroundColor,
        style.borderBlockEndStyle,
        style.borderBlockEndWidth,
        style.outlineStyle,
        style.textDecorationLine,
      ])
      .join();
  return [...document.querySelectorAll(mark)]
    .filter((element) => element.matches('a, button, summary'))
    .filter((element) => {
      const peers = [...document.querySelectorAll(`.${element.classList[0]}`)].filter((other) => !other.matches(mark));
      return peers.some((peer) => look(peer) === look(element));
    })
    .map((element) => element.outerHTML.slice(0, 90));
}

const marks: Probe = {
  name: 'shows in forced colors what is current, chosen or pressed by more than weight',
  async inspect({ page, look }) {
    await page.emulateMedia({ forcedColors: 'active' });
    const unseen = await page.evaluate(unseenMarks);
    await page.emulateMedia({ forcedColors: look.forcedColors });
    return unseen;
  },
  plants: [
    {
      name: 'a current link that looks like the others',
      plant: (page) =>
        page.evaluate(() => {
          for (const mark of [null, 'data-current']) {
            const link = document.querySelector('main')?.appendChild(document.createElement('a'));
            link?.classList.add('planted');
            if (mark) link?.setAttribute(mark, '');
            link?.style.setProperty('all', 'initial', 'important');
          }
        }),
      reported: /data-current/,
    },
  ],
};

/** Collects the results of a function at several widths. */
async function atWidths(
  { page, look }: Visited,
  widths: number[],
  inspect: () => Promise<string[]>,
): Promise<string[]> {
  const faults: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    faults.push(...(await inspect()).map((fault) => `${fault} at ${width} px`));
  }
  await page.setViewportSize(look.size);
  return faults;
}

/** Runs in the page: finds tables that overflow a frame without scrolling. */
function cutTables(): string[] {
  return [...document.querySelectorAll('.table-frame')]
    .filter((frame) => frame.scrollWidth > frame.clientWidth && getComputedStyle(frame).overflowX !== 'auto')
    .map((frame) => frame.querySelector('table')?.getAttribute('aria-label') ?? '');
}

const tables: Probe = {
  name: 'cuts no table off without a way to scroll',
  async inspect(visited) {
    const { page } = visited;
    if ((await page.locator('.table-frame').count()) === 0) return [];
    return atWidths(visited, [768, 1024, 1152], () => page.evaluate(cutTables));
  },
  plants: [
    {
      name: 'a table in a frame that does not scroll',
      path: '/en/test-log',
      plant: (page) => plantStyle(page, '.table-frame { overflow-x: hidden !important } td { min-inline-size: 40rem }'),
      reported: /at 768 px/,
    },
  ],
};

const headings: Probe = {
  name: 'begins no line of a Chinese heading with a mark that ends a clause',
  async inspect(visited) {
    const { page, path, look } = visited;
    if (/^\/en(\/|$)/.test(path)) return [];
    const widths = look.size.width < 600 ? [320, 360, 390] : [600, 768, 800, 1280];
    return atWidths(visited, widths, () => page.evaluate(linesBegunByMarks));
  },
  plants: [
    {
      name: 'a line that begins with a comma',
      path: '/faq',
      plant: (page) =>
        page.evaluate(() => {
          document.querySelector('h1')?.replaceChildren('常见问题', document.createElement('br'), '，以及其他');
        }),
      reported: /，以及其他/,
    },
  ],
};

/** The style sheets that documents load after the first visible content. */
const sheet = /\/_\/styles-[\w-]+\.css$/;

/** The position and style of each visible element before the sheet's position in the document. */
function looksBefore(): string[] {
  const end = document.querySelector('main link[data-style=later]') as Element;
  const before = [...document.body.querySelectorAll('*')].filter(
    (element) => element.compareDocumentPosition(end) & Node.DOCUMENT_POSITION_FOLLOWING && !element.contains(end),
  );
  return before
    .filter((element) => element.checkVisibility())
    .map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      const looks = ['color', 'background', 'fontSize', 'fontWeight', 'boxShadow', 'borderBlockEnd'] as const;
      const box = [x, y, width, height].map(Math.round).join(' ');
      return `${element.localName}.${element.getAttribute('class')} ${box} ${looks.map((name) => style[name]).join(' ')}`;
    });
}

/** Reloads the page. This is the last probe of a visit. */
const earlyStyles: Probe = {
  name: 'shows what stands first as it will look, before the rest of the styles is here',
  async inspect({ page, path }) {
    const whole = await page.evaluate(looksBefore);
    await page.route(sheet, (route) => route.abort());
    await page.goto(path);
    const first = await page.evaluate(looksBefore);
    await page.unroute(sheet);
    if (whole.length <= 5) return [`only ${whole.length} elements stand first`];
    if (first.length !== whole.length) return [`${first.length} elements stand first, later ${whole.length}`];
    return first.filter((look, index) => look !== whole[index]);
  },
  plants: [
    {
      name: 'styles of sections that come with the rest',
      // The reloaded page has them.
      plant: (page) =>
        page.evaluate(() => {
          for (const style of document.querySelectorAll('style[data-style]')) style.remove();
        }),
      reported: /./,
    },
  ],
};

/** Runs in the page: finds visible controls that do nothing without script, as the start of their HTML. */
function idleControls(): string[] {
  const controls =
    'button, input, select, textarea, summary, [role=tab], [role=button], [role=link], [aria-disabled=true], a[href="#"], a[href^="javascript:"], [contenteditable], [tabindex="0"][aria-expanded]';
  const isSent = (control: Element) => {
    const form = (control as HTMLButtonElement).form;
    return form?.hasAttribute('action') === true && !(control as HTMLButtonElement).disabled;
  };
  const opens = (control: Element) => {
    const target = (name: string) => document.getElementById(control.getAttribute(name) ?? '');
    if (control.getAttribute('command') === 'show-modal') return target('commandfor')?.localName === 'dialog';
    return target('popovertarget')?.hasAttribute('popover') === true;
  };
  const leads = (control: Element) => {
    const href = control.getAttribute('href') ?? '#';
    if (control.getAttribute('aria-disabled') === 'true' || /^(#$|javascript:)/.test(href)) return false;
    return !href.startsWith('#') || document.getElementById(decodeURIComponent(href.slice(1))) !== null;
  };
  return [...document.querySelectorAll(controls)]
    .filter((control) => control.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .filter((control) => !(control.matches('summary') && control.parentElement?.matches('details')))
    .filter((control) => !isSent(control) && !opens(control) && !leads(control))
    .map((control) => control.outerHTML.slice(0, 160));
}

const withoutScript: Probe = {
  name: 'shows no control that does nothing without script',
  inspect: ({ page }) => page.evaluate(idleControls),
  plants: [
    {
      name: 'a button that only a script could serve',
      plant: (page) =>
        page.evaluate(() => {
          const button = Object.assign(document.createElement('button'), { type: 'button', textContent: 'Filter' });
          document.querySelector('main')?.prepend(button);
        }),
      reported: /Filter/,
    },
  ],
};

const { visit, secondAddress } = visitors();

crawl([content, navigation, tableRows, newTabs, marks, withoutScript, tables, headings, earlyStyles], {
  javaScriptEnabled: false,
});

it.each(['/', '/tide-tables', '/visit/pier'])(
  '%s of the second site shows no control that does nothing',
  async (path) => {
    for (const viewport of [desktop, phone]) {
      const { page, close } = await visit(secondAddress + path, { javaScriptEnabled: false, viewport });
      expect(await page.evaluate(idleControls)).toEqual([]);
      await close();
    }
  },
);

it('the check reports planted controls', async () => {
  const { page, close } = await visit('about:blank', { javaScriptEnabled: false });
  const planted = [
    '<button type="button">Filter</button>',
    '<form><input name="query"></form>',
    '<select><option>All</option></select>',
    '<a role="tab" href="#nowhere">Tab</a>',
    '<a href="#">Top</a>',
    '<a role="link" aria-disabled="true">Previous</a>',
    '<button popovertarget="nowhere">Menu</button>',
    '<button commandfor="nowhere" command="show-modal">Note</button>',
  ];
  const useful = [
    '<form action="/search"><input name="query"><button>Search</button></form>',
    '<details><summary>More</summary></details>',
    '<button popovertarget="here">Menu</button><div id="here" popover></div>',
    '<button commandfor="there" command="show-modal">Note</button><dialog id="there">A note</dialog>',
    '<button hidden>Hidden</button>',
  ];
  for (const [html, count] of [
    [planted, planted.length],
    [useful, 0],
  ] as const) {
    await page.setContent(html.join(''));
    expect(await page.evaluate(idleControls), html.join('')).toHaveLength(count);
  }
  await close();
});
