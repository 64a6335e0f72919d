import type { Locator, Page } from 'playwright-core';
import { becomes, findings, holdsFocus, tabInto, unnamed } from './pattern.ts';

/** Goes through a bar of tabs by key, as the APG has it; tells what it does not do. */
export async function tabsFaults(page: Page, bar: Locator): Promise<string[]> {
  const { faults, expects } = findings();
  faults.push(...(await unnamed(bar)));
  const tabs = bar.getByRole('tab');
  const count = await tabs.count();
  const chosen = () => tabs.evaluateAll((all) => all.findIndex((tab) => tab.getAttribute('aria-selected') === 'true'));
  const stops = await tabs.evaluateAll((all) => all.filter((tab) => (tab as HTMLElement).tabIndex === 0).length);
  expects(stops === 1, `the bar is ${stops} stops of the Tab key`);

  await tabInto(page, bar);
  expects(await holdsFocus(tabs.nth(await chosen())), 'the Tab key does not lead to the chosen tab');
  const start = await chosen();
  for (const [key, target] of [
    ['ArrowRight', (start + 1) % count],
    ['ArrowLeft', start],
    ['End', count - 1],
    ['ArrowRight', 0],
    ['Home', 0],
    ['ArrowLeft', count - 1],
  ] as const) {
    await page.keyboard.press(key);
    const tab = tabs.nth(target);
    const right = await becomes(page, async () => (await chosen()) === target && (await holdsFocus(tab)));
    if (!expects(right, `${key} does not choose tab ${target + 1}`)) return faults;
    const named = await tab.evaluate((element) => {
      const panel = document.getElementById(element.getAttribute('aria-controls') ?? '');
      return panel?.role === 'tabpanel' && panel.getAttribute('aria-labelledby') === element.id && !panel.hidden;
    });
    expects(named, `tab ${target + 1} does not show a panel that it names`);
  }
  await page.keyboard.press('Tab');
  expects(!(await holdsFocus(bar, true)), 'the Tab key stays on the bar');
  return faults;
}
