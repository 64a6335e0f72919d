import type { Locator, Page } from 'playwright-core';
import { becomes, findings, holdsFocus, unnamed } from './pattern.ts';

/** Does by key all that a mouse can do with a map by dragging, and tells what cannot be done (WCAG 2.5.7). */
export async function mapFaults(page: Page, map: Locator): Promise<string[]> {
  const { faults, expects } = findings();
  await map.scrollIntoViewIfNeeded();
  const pin = map.locator('.leaflet-marker-icon');
  const info = map.locator('.leaflet-popup');
  await info.locator('.map__close').waitFor();
  faults.push(...(await unnamed(map)));
  const silent = await map
    .locator('svg, img')
    .evaluateAll((pictures) =>
      pictures.filter((one) => !one.closest('[aria-hidden=true], [alt=""]') && !one.getAttribute('alt')),
    );
  expects(silent.length === 0, `${silent.length} pictures without a name`);

  const place = async () => JSON.stringify(await pin.boundingBox());
  const press = async (control: Locator, key: string) => {
    const before = await place();
    await control.focus();
    await page.keyboard.press(key);
    return becomes(page, async () => (await place()) !== before);
  };
  const buttons = map.locator('.map__pad button');
  for (const index of [0, 1, 2, 3])
    expects(await press(buttons.nth(index), 'Enter'), `button ${index + 1} does not move`);
  for (const key of ['ArrowRight', 'ArrowLeft', 'ArrowUp', 'ArrowDown'])
    if (!expects(await press(pin, key), `${key} does not move the marker`)) return faults;
  const view = map.locator('.leaflet-container');
  expects(await press(view, 'ArrowRight'), 'ArrowRight does not move the view');
  expects(await press(buttons.last(), 'Enter'), 'the marker cannot be brought to the middle');
  // Put back, the marker is in the middle as well: it must have left it for that to be seen.
  expects(await press(view, 'ArrowRight'), 'ArrowRight does not move the view again');
  expects(await press(buttons.nth(4), 'Enter'), 'view and marker cannot be put back');

  await info.locator('.map__close').focus();
  await page.keyboard.press('Enter');
  expects(await becomes(page, async () => !(await info.isVisible())), 'the info window cannot be closed');
  expects(await holdsFocus(pin), 'closing the info window loses the focus');
  await page.keyboard.press('Enter');
  expects(await becomes(page, () => info.isVisible()), 'the info window cannot be opened again');
  return faults;
}
