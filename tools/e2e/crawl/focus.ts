import { tabThrough } from '../accessible/focus.ts';
import { looks, type Probe, plantStyle } from './probe.ts';
import { plantBar } from './reflow.ts';

export const focus: Probe = {
  name: 'has no stop of the Tab key that is hidden, covered, unmarked or never reached',
  inspect: async ({ page }) => (await tabThrough(page)).faults,
  plants: [
    {
      name: 'a bar over the focus',
      look: looks[2],
      plant: (page) => page.evaluate(plantBar),
      reported: /is covered by div/,
    },
    {
      name: 'a link without an outline',
      plant: (page) => plantStyle(page, 'a { outline: none !important }'),
      reported: /no focus outline/,
    },
    {
      name: 'a focus that is lost on the way',
      plant: (page) =>
        page.evaluate(() => {
          const button = document.querySelector<HTMLElement>('.header__theme');
          button?.addEventListener('focus', () => button.blur());
        }),
      reported: /is never reached/,
    },
  ],
};
