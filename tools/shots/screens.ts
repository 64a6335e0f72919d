import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import type { Language } from '../../engine/model/compiled.ts';
import { routeHref } from '../../engine/model/page-file.ts';
import { writeAtomically } from '../../engine/site/files/files.ts';
import { shipped } from '../../engine/testing/shipped.ts';
import type { Cell } from './contact-sheet.ts';
import { showSettled, type Theme, themes, type Viewport } from './settled-page.ts';
import { inTabs } from './tabs.ts';

/** A device that pages are looked at on. */
export interface Device extends Viewport {
  name: string;
  /** Where a long page is cut off, in CSS pixels from its top. */
  cutAt: number;
  /** How wide a page is shown on the contact sheet, in CSS pixels. */
  thumbnail: number;
}

/** A phone and a desktop computer. */
const devices: Device[] = [
  { name: 'phone', width: 390, height: 844, cutAt: 2000, thumbnail: 234 },
  { name: 'desktop', width: 1440, height: 900, cutAt: 2400, thumbnail: 480 },
];

/** The screens of one contact sheet. */
export interface Series {
  /** The sheet's name: `phone-zh-light`. */
  name: string;
  device: Device;
  cells: Cell[];
}

/** Photographs every route on each device, in each language and both themes, into a folder; a series for each contact sheet. */
export async function takeScreens(
  browser: Browser,
  address: string,
  routes: string[],
  languages: readonly Language[],
  folder: string,
): Promise<Series[]> {
  const looks = devices.flatMap((device) => languages.map((language) => ({ device, language })));
  const series = new Map<string, Series>();
  for (const { device, language } of looks) {
    for (const theme of themes) {
      const name = nameOf(device, language, theme);
      // Screens come in as they are ready; on the sheet they stand in the order of the routes.
      series.set(name, { name, device, cells: new Array(routes.length) });
    }
  }
  const visits = looks.flatMap((look) => routes.map((route, index) => ({ ...look, route, index })));
  await inTabs(browser, address, 'shots: page', visits, async (page, { device, language, route, index }) => {
    await showSettled(page, address + routeHref(route, language, shipped), device);
    for (const theme of themes) {
      const name = nameOf(device, language, theme);
      await page.emulateMedia({ colorScheme: theme });
      const picture = `screens/${name}/${fileOf(route)}.png`;
      const { image, height } = await photograph(page, device);
      await writeAtomically(join(folder, picture), image);
      const cut = height > device.cutAt ? `cut at ${device.cutAt} of ${height} px` : undefined;
      (series.get(name) as Series).cells[index] = {
        caption: routeHref(route, language, shipped),
        pictures: [picture],
        cut,
      };
    }
  });
  return [...series.values()];
}

/** A page from its top to its end or to where its device cuts it, and how high it is. */
async function photograph(page: Page, { width, cutAt }: Device): Promise<{ image: Buffer; height: number }> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const clip = { x: 0, y: 0, width, height: Math.min(height, cutAt) };
  return { image: await page.screenshot({ fullPage: true, clip, animations: 'disabled' }), height };
}

function nameOf(device: Device, language: Language, theme: Theme): string {
  return `${device.name}-${language}-${theme}`;
}

/** A route as the name of a file: `company-news-1`; the first page is `home`. */
export function fileOf(route: string): string {
  return route === '/' ? 'home' : encodeURIComponent(route.slice(1).replaceAll('/', '-'));
}
