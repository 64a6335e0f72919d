import type { Locator, Page } from 'playwright-core';
import { becomes, findings, holdsFocus, unnamed } from './pattern.ts';

/** Opens and leaves every group of a navigation by key, as the APG has it for disclosures; tells what they do not do. */
export async function disclosureFaults(page: Page, navigation: Locator): Promise<string[]> {
  const { faults, expects } = findings();
  expects(Boolean(await navigation.getAttribute('aria-label')), 'the navigation has no name');
  faults.push(...(await unnamed(navigation)));
  for (const group of await navigation.locator('details').all()) {
    const opener = group.locator('> summary');
    const name = await opener.textContent();
    const panel = group.locator('> ul');
    const isOpen = (open: boolean) =>
      becomes(page, async () => {
        const said = await opener.getAttribute('aria-expanded');
        return said === String(open) && (await panel.isVisible()) === open;
      });
    for (const key of ['Enter', ' ']) {
      await opener.focus();
      await page.keyboard.press(key);
      expects(await isOpen(true), `“${key}” does not open ${name}`);
      await page.keyboard.press(key);
      expects(await isOpen(false), `“${key}” does not close ${name}`);
    }
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expects(await holdsFocus(panel.locator('a').first()), `the Tab key does not lead into ${name}`);
    await page.keyboard.press('Escape');
    expects(await isOpen(false), `Escape does not close ${name}`);
    expects(await holdsFocus(opener), `Escape does not give the focus back to ${name}`);
  }
  return faults;
}

/** Opens the phone's menu by key, goes into it and leaves it by Escape; tells what it does not do. */
export async function menuFaults(page: Page, button: Locator, navigation: Locator): Promise<string[]> {
  const { faults, expects } = findings();
  faults.push(...(await unnamed(button)));
  await button.focus();
  await page.keyboard.press('Enter');
  expects(await navigation.isVisible(), 'Enter does not open the menu');
  const said = await becomes(page, async () => (await button.getAttribute('aria-expanded')) === 'true');
  expects(said, 'the button does not say that the menu is open');
  await page.keyboard.press('Tab');
  expects(await holdsFocus(navigation, true), 'the Tab key does not lead into the menu');
  await page.keyboard.press('Escape');
  expects(!(await navigation.isVisible()), 'Escape does not close the menu');
  expects(await holdsFocus(button), 'Escape does not give the focus back');
  return faults;
}
