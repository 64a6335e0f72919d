import { pressAll } from '../policy/violations.ts';
import type { Probe } from './probe.ts';

/** Presses every control, which changes the page: the last probe of a visit. */
export const controls: Probe = {
  name: 'can be used: no control that is pressed causes an error, a hydration warning or blocked content',
  async inspect({ page, faults }) {
    const { violations } = await pressAll(page);
    return [...faults, ...violations];
  },
  plants: [
    {
      name: 'a control that throws',
      plant: (page) =>
        page.evaluate(() => {
          document.querySelector('main button')?.addEventListener('click', () => {
            throw new Error('planted');
          });
        }),
      reported: /planted/,
    },
    {
      name: 'a control that does what the policy blocks',
      plant: (page) =>
        page.evaluate(() => {
          document.querySelector('main button')?.addEventListener('click', () => {
            document.body.append(Object.assign(document.createElement('script'), { textContent: '0' }));
          });
        }),
      reported: /trusted-types-sink/,
    },
  ],
};
