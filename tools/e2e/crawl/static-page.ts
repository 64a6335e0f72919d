import type { Page } from 'playwright-core';
import { currentEntries, rowNames, unsaidTabs, unseenMarks } from './html-faults.ts';
import type { Plant, Probe } from './probe.ts';

/** Runs in the page: sections without text and pictures, and whether the one title is missing. */
function emptySections(): string[] {
  const titles = document.querySelectorAll('h1').length;
  const empty = [...document.querySelectorAll('[data-section]')]
    .filter((section) => !section.textContent?.trim() && !section.querySelector('img, svg'))
    .map((section) => `section ${section.id} is empty`);
  return titles === 1 ? empty : [...empty, `${titles} titles`];
}

export const content: Probe = {
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

export const navigation: Probe = {
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

export const tableRows: Probe = {
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

/** A fault of the header's first link to another site. */
function plantOnLink(name: string, spoil: (link: Element) => void): Plant {
  const plant = (page: Page) => page.locator('header a[href^="https:"]').first().evaluate(spoil);
  return { name, plant, reported: /^https:\S+$/ };
}

export const newTabs: Probe = {
  name: 'opens other sites and PDF files in a new tab that knows nothing of this one, and says so',
  inspect: ({ page }) => page.evaluate(unsaidTabs),
  plants: [
    plantOnLink('a link that opens in this tab', (link) => link.removeAttribute('target')),
    plantOnLink('a link that hands this tab over', (link) => link.removeAttribute('rel')),
    plantOnLink('a link that does not say that it opens another tab', (link) => link.replaceChildren('Video')),
  ],
};

export const marks: Probe = {
  name: 'shows in forced colours what is current, chosen or pressed by more than weight',
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
