import type { Page } from 'playwright-core';
import { copyNames } from './html-faults.ts';
import type { Plant, Probe } from './probe.ts';

/** A fault of the first two copy buttons of a guide. */
function plantOnButtons(name: string, spoil: (buttons: Element[]) => void, reported: RegExp): Plant {
  return {
    name,
    path: '/en/get-uuid-function',
    async plant(page: Page) {
      const buttons = page.locator('.copy-button__button');
      await buttons.nth(1).waitFor({ state: 'attached' });
      await buttons.evaluateAll(spoil);
    },
    reported,
  };
}

export const copyButtons: Probe = {
  name: 'names each of its copy buttons for what it copies',
  inspect: ({ page }) => page.evaluate(copyNames),
  plants: [
    plantOnButtons(
      'two buttons of one name',
      (buttons) => {
        for (const button of buttons.slice(0, 2)) button.setAttribute('aria-label', `${button.textContent}: a command`);
      },
      /: a command/,
    ),
    plantOnButtons('a button that is named for no text', ([button]) => button?.removeAttribute('aria-label'), /./),
  ],
};
