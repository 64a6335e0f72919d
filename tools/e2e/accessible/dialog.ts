import type { Locator, Page } from 'playwright-core';
import { findings, holdsFocus, unnamed } from './pattern.ts';

/** Opens a dialog by key, goes round in it and leaves it by Escape; tells what the APG has otherwise. */
export async function dialogFaults(page: Page, opener: Locator): Promise<string[]> {
  const { faults, expects } = findings();
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.locator('dialog[open]');
  if (!expects((await dialog.count()) === 1, 'Enter opens no dialog')) return faults;
  faults.push(...(await unnamed(dialog)));
  expects(await dialog.evaluate((element) => element.matches(':modal')), 'the page behind can be used');
  expects(await holdsFocus(dialog, true), 'the focus stays outside');

  const stops = await dialog.locator('a[href], button, summary, input, select, video').count();
  const met = new Set<string>();
  for (let stop = 0; stop < stops * 2 + 2; stop++) {
    await page.keyboard.press('Tab');
    // Between the last stop and the first, the browser has the focus.
    const at = await dialog.evaluate((element) => {
      const { activeElement } = document;
      if (activeElement === document.body) return 'the browser';
      return element.contains(activeElement) ? (activeElement?.outerHTML ?? '') : '';
    });
    if (!expects(at !== '', 'the Tab key leads out')) break;
    met.add(at);
  }
  met.delete('the browser');
  expects(met.size > 0, 'the Tab key reaches nothing within');

  await page.keyboard.press('Escape');
  expects((await dialog.count()) === 0, 'Escape does not close it');
  expects(await holdsFocus(opener), 'the focus does not return to what opened it');
  return faults;
}
