import type { Page } from 'playwright-core';
import { waitForHydration } from '../../../e2e/wait-for-hydration.ts';
import { equals, observation, observed, reads, visited } from '../checks/visit.ts';
import { expected, row } from '../row.ts';
import type { Site } from '../site.ts';
import { noScripts, rewriteFile } from '../site-change.ts';
import { statements } from '../statements.ts';

const contact = '1 §2 Contact';
const marker = '.leaflet-marker-icon';
const popup = '.leaflet-popup';

/** A tile of 1 × 1 pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

/** Opens the contact page with its map, and returns the requested tile addresses. */
async function openMap(page: Page, network = true): Promise<string[]> {
  const tiles: string[] = [];
  await page.context().route(/\/\d+\/\d+\/\d+/, (route) => {
    tiles.push(route.request().url());
    return network ? route.fulfill({ body: pixel, contentType: 'image/png' }) : route.abort();
  });
  await page.goto('/contract-us');
  await waitForHydration(page);
  await page.locator('[data-section=map]').scrollIntoViewIfNeeded();
  await page.locator(marker).waitFor();
  await page.locator('[data-section=map] .map__ask').click();
  return tiles;
}

/** Zoom, column and row of a tile's address. */
const placeOf = (address: string) => (/\/(\d+)\/(\d+)\/(\d+)/.exec(address) ?? []).slice(1).map(Number);

const isOpen = (site: Site, page: Page, open: boolean) => reads(site, () => page.locator(popup).isVisible(), open);

/** What the map shows when it has come, what a click on its marker does to the info window and what the window's button does. */
const seenMap = observation(async ({ page }, site) => {
  const tiles = await openMap(page);
  await reads(site, async () => tiles.length > 0, true);
  await isOpen(site, page, true);
  const info = await page.locator(popup).innerText();
  const asked = [...tiles];
  const steps: string[] = [];
  const step = async (act: () => Promise<unknown>, open: boolean) => {
    await act();
    await isOpen(site, page, open);
    steps.push(open ? 'open' : 'closed');
  };
  await step(() => page.locator(marker).click(), false);
  await step(() => page.locator(marker).click(), true);
  await step(() => page.locator(popup).getByRole('button').first().click(), false);
  return { tiles: asked, info, steps };
});

/** The map of the contact page. */
statements('Map', [
  row(
    '1 §2 Contact, §9',
    'The map shows zoom 17',
    observed(
      'a tile of another zoom is asked for, or none',
      seenMap,
      ({ tiles }) => equals([...new Set(tiles.map((tile) => placeOf(tile)[0]))], [17]),
      [rewriteFile('zoom 15', /^\/contract-us$|_data\//, /"zoom":17/g, '"zoom":15'), noScripts],
    ),
  ),
  row(
    contact,
    'The map is centered on a fixed point in Beijing',
    observed(
      'a tile that is asked for lies outside Beijing (39.4–41.1° N, 115.4–117.5° E)',
      seenMap,
      ({ tiles }) => {
        const outside = tiles.filter((tile) => {
          const [zoom = 0, x = 0, y = 0] = placeOf(tile);
          const longitude = (x / 2 ** zoom) * 360 - 180;
          const latitude = (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / 2 ** zoom))) * 180) / Math.PI;
          return !(latitude > 39.4 && latitude < 41.1 && longitude > 115.4 && longitude < 117.5);
        });
        return expected(outside.length === 0, outside.length === 0 ? 'all in Beijing' : `${outside.length} elsewhere`);
      },
      [
        rewriteFile('a point in Shanghai', /^\/contract-us$|_data\//, /"([A-Z]+-\d+)":\[[\d.]+,/g, '"$1":[31.2,'),
        noScripts,
      ],
    ),
  ),
  row(
    '1 §2 Contact; D map',
    'The map service is configured with an application key, sent with each tile request',
    observed(
      'a tile is asked for without sample-map-key, or none is asked for',
      seenMap,
      ({ tiles }) => equals(tiles.length > 0 && tiles.every((tile) => tile.includes('sample-map-key')), true),
      [rewriteFile('no key', /^\/contract-us$|_data\//, /sample-map-key/g, '')],
    ),
  ),
  row(
    '1 §2 Contact, §4',
    'The info window is open by default, with address and phone',
    observed(
      'no info window shows when the map has come, or it lacks the address in Beijing or the phone',
      seenMap,
      ({ info }) => equals(/北京[\s\S]*\+86 10 0000 0000|\+86 10 0000 0000[\s\S]*北京/.test(info), true),
      [noScripts, rewriteFile('no phone', /^\/contract-us$|_data\//, /\+86 10 0000 0000/g, '')],
    ),
  ),
  row(
    '1 §2 Contact, §4',
    'It toggles when the marker is clicked',
    observed(
      'a click on the marker does not close the info window, or a second one does not open it',
      seenMap,
      ({ steps }) => equals(steps.slice(0, 2), ['closed', 'open']),
      [
        {
          what: 'the marker hears no click',
          script: () =>
            addEventListener(
              'click',
              (event) => (event.target as Element).closest('.leaflet-marker-icon') && event.stopImmediatePropagation(),
              true,
            ),
        },
      ],
    ),
  ),
  row(
    '1 §2 Contact, §4',
    'It can be closed',
    observed(
      'the button of the info window does not close it',
      seenMap,
      ({ steps }) => equals(steps.at(-1) === 'open', false),
      [
        {
          what: 'the button hears no click',
          script: () =>
            addEventListener(
              'click',
              (event) => (event.target as Element).closest('.leaflet-popup button') && event.stopImmediatePropagation(),
              true,
            ),
        },
      ],
    ),
  ),
  row(
    contact,
    'The marker is draggable',
    visited(
      'the marker does not follow the mouse by 80 pixels over the map',
      async ({ page }) => {
        await openMap(page);
        await page.locator(marker).click();
        const before = await page.locator(marker).boundingBox();
        // A marker that cannot be dragged goes along with the map that is dragged by it.
        const onMap = () =>
          page
            .locator(marker)
            .evaluate(
              (one) =>
                one.getBoundingClientRect().x - (one.closest('.leaflet-map-pane')?.getBoundingClientRect().x ?? 0),
            );
        const from = await onMap();
        const [x, y] = [(before?.x ?? 0) + 18, (before?.y ?? 0) + 20];
        await page.mouse.move(x, y);
        await page.mouse.down();
        await page.mouse.move(x + 40, y, { steps: 4 });
        await page.mouse.move(x + 80, y, { steps: 4 });
        await page.mouse.up();
        const moved = Math.round((await onMap()) - from);
        return expected(Math.abs(moved - 80) < 8, moved > 70 ? 'it follows' : `${moved} pixels`);
      },
      [rewriteFile('it is not draggable', /\/_\/.*\.js$/, /draggable:(!0|true)/g, 'draggable:false')],
    ),
  ),
  row(
    contact,
    'A navigation control at the top right zooms',
    visited(
      'no control with two buttons in the right and upper quarter of the map, or plus and minus ask for no other zoom',
      async ({ page }, site) => {
        const tiles = await openMap(page);
        const map = await page.locator('.leaflet-container').boundingBox();
        const control = await page
          .locator('.leaflet-control-zoom, .leaflet-control:has(a + a), .leaflet-control:has(button + button)')
          .first()
          .boundingBox();
        if (!map || !control) return expected(false, 'no control');
        expected(
          control.x > map.x + map.width * 0.75 && control.y < map.y + map.height * 0.25,
          'the control stands elsewhere',
        );
        await page.locator('.leaflet-control-zoom').locator('a, button').first().click();
        return reads(site, async () => tiles.some((tile) => placeOf(tile)[0] === 18), true);
      },
      [rewriteFile('at the left', /\/_\/.*\.js$/, /topright/g, 'topleft')],
    ),
  ),
  row(
    'D map',
    'Without a network a drawn card stands in place of the map, with marker and info window all the same',
    visited(
      'when every tile fails, marker or info window does not show',
      async ({ page }, site) => {
        await openMap(page, false);
        await isOpen(site, page, true);
        await page.locator(marker).click();
        return isOpen(site, page, false);
      },
      [noScripts],
    ),
  ),
]);
