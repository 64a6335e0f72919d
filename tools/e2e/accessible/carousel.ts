import type { Locator, Page } from 'playwright-core';
import { engineWordsIn } from '../../../engine/testing/engine-words.ts';
import { becomes, findings, holdsFocus, tabInto, unnamed } from './pattern.ts';

export function slideOf(carousel: Locator): Promise<string | null> {
  return carousel.locator('[aria-live] > li:not([inert]) [aria-roledescription]').first().getAttribute('aria-label');
}

/** Operates a carousel by keyboard. Returns the differences from the APG pattern. Requires reduced motion. */
export async function carouselFaults(page: Page, carousel: Locator): Promise<string[]> {
  const { faults, expects } = findings();
  const root = carousel.locator('[aria-roledescription]').first();
  expects(Boolean(await root.getAttribute('aria-label')), 'the carousel has no name');
  faults.push(...(await unnamed(carousel)));

  const pause = root.getByRole('button').first();
  const names = (['zh', 'en'] as const)
    .map((language) => engineWordsIn(language, 'carousel'))
    .flatMap((t) => [t('pause'), t('play')]);
  const nameOf = () => pause.evaluate((button) => button.getAttribute('aria-label') ?? button.textContent ?? '');
  expects(names.includes(await nameOf()), 'the first button does not stop the slides');
  await pause.waitFor();
  await tabInto(page, root);
  if (!expects(await holdsFocus(pause), 'the button that stops the slides is not the first stop')) return faults;

  const turnedFrom = (slide: string | null) => becomes(page, async () => (await slideOf(carousel)) !== slide);
  const live = () => root.locator('ul[aria-live]').getAttribute('aria-live');
  expects((await live()) === 'polite', 'slides go on while the focus is within');
  for (const key of ['Enter', ' ']) {
    const before = await nameOf();
    await page.keyboard.press(key);
    expects(await becomes(page, async () => (await nameOf()) !== before), `“${key}” does not press the button`);
  }
  for (const key of ['ArrowRight', 'ArrowLeft']) {
    const before = await slideOf(carousel);
    await page.keyboard.press(key);
    expects(await turnedFrom(before), `${key} turns no slide`);
  }

  let turned = 0;
  for (let stop = 0; stop < 30; stop++) {
    await page.keyboard.press('Tab');
    if (!(await holdsFocus(root, true))) break;
    const turns = await page.evaluate(
      () => document.activeElement?.matches('[aria-controls]:not([aria-current])') ?? false,
    );
    const hidden = await page.evaluate(() => document.activeElement?.closest('[inert], [aria-hidden=true]') != null);
    expects(!hidden, 'a hidden slide can be reached');
    if (!turns) continue;
    const before = await slideOf(carousel);
    await page.keyboard.press('Enter');
    if (expects(await turnedFrom(before), 'a button turns no slide')) turned += 1;
  }
  expects(turned > 2, 'slides cannot be chosen by key');
  return faults;
}
