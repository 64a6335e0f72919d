import type { Page } from 'playwright-core';

const phone = { width: 320, height: 900 };
const desktop = { width: 1280, height: 900 };

/** What a visitor can open: the page it is on, the part that axe is to see then, and how it is opened. */
export interface Opened {
  name: string;
  path: string;
  part: string;
  sizes: { width: number; height: number }[];
  open(page: Page): Promise<void>;
}

/** What is opened, on the pages of this repository. */
export const states: Opened[] = [
  {
    name: 'a group of the navigation',
    path: '/faq',
    part: '.header',
    sizes: [desktop],
    open: (page) => page.locator('nav.navigation summary').nth(1).click(),
  },
  {
    name: 'the phone’s menu and a group of it',
    path: '/faq',
    part: '.header',
    sizes: [phone],
    async open(page) {
      await page.locator('.header__menu').click();
      await page.locator('nav.navigation summary').nth(1).click();
    },
  },
  {
    name: 'a dialog',
    path: '/gpu-download',
    part: 'dialog[open]',
    sizes: [phone, desktop],
    open: (page) => page.locator('main [aria-haspopup=dialog]').first().click(),
  },
  {
    name: 'an expander',
    path: '/faq',
    part: '[data-section=expandable-list]',
    sizes: [phone, desktop],
    open: (page) => page.locator('[data-section=expandable-list] summary').nth(1).click(),
  },
  {
    name: 'another tab',
    path: '/pwcore-update-function',
    part: '[data-section=tabs]',
    sizes: [phone, desktop],
    open: (page) => page.getByRole('tab').nth(1).click(),
  },
  {
    name: 'the map with its info window',
    path: '/contract-us',
    part: '[data-section=map]',
    sizes: [phone, desktop],
    async open(page) {
      await page.locator('[data-section=map]').scrollIntoViewIfNeeded();
      await page.locator('.leaflet-popup .map__close').waitFor();
    },
  },
  {
    name: 'the carousel, stopped at another slide',
    path: '/',
    part: '[data-section=carousel]:not([hidden])',
    sizes: [phone, desktop],
    async open(page) {
      const buttons = page.locator('[data-section=carousel]:visible').getByRole('button');
      await buttons.first().click();
      await buttons.last().click();
    },
  },
  {
    name: 'the search with hits in both languages',
    path: '/faq',
    part: '[role=dialog]:has([role=searchbox])',
    sizes: [phone, desktop],
    async open(page) {
      await page.keyboard.press('/');
      await page.locator('[role=searchbox]:focus, input[type=search]:focus').waitFor();
      await page.keyboard.type('pseudopotential');
      await page.locator('[data-search-hits] a').first().waitFor();
    },
  },
  {
    name: 'the search without a hit',
    path: '/faq',
    part: '[role=dialog]:has([role=searchbox])',
    sizes: [phone, desktop],
    async open(page) {
      await page.keyboard.press('/');
      await page.locator('[role=searchbox]:focus, input[type=search]:focus').waitFor();
      await page.keyboard.type('quark gluon');
      await page.locator('.search__status').waitFor();
    },
  },
  {
    name: 'what was found for a machine, with what fails of the others',
    path: '/gpu-download',
    part: '#find',
    sizes: [phone, desktop],
    async open(page) {
      await page.locator('#find').scrollIntoViewIfNeeded();
      await page.locator('#find textarea').fill('Driver Version: 400.1  CUDA Version: 10.1\nldd (GNU libc) 2.17');
      await page.waitForURL(/find\.driver=/);
    },
  },
  {
    name: 'a file’s lines for a login node',
    path: '/potential-download',
    part: '.file-note',
    sizes: [phone, desktop],
    async open(page) {
      await page.locator('.file-note summary').first().press('Enter');
      await page.locator('.file-note .fetch-lines button').first().waitFor();
    },
  },
  {
    name: 'the citation of a row',
    path: '/papers',
    part: '.citation',
    sizes: [phone, desktop],
    async open(page) {
      await page.locator('main button[aria-haspopup=dialog]').first().press('Enter');
      await page.locator('.citation__form').first().waitFor();
    },
  },
  {
    name: 'what is told of a link that was copied',
    path: '/license-install-function',
    part: 'body',
    sizes: [phone, desktop],
    async open(page) {
      await page.locator('#steps-heading a').press('Enter');
      await page.locator('.told').waitFor();
    },
  },
];
