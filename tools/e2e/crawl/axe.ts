import { violations } from '../accessible/axe.ts';
import type { Probe } from './probe.ts';

export const axe: Probe = {
  name: 'has no violation of WCAG 2.2 AA that axe finds',
  async inspect({ page, look }) {
    // Forced colours replace those whose contrast is to be computed.
    await page.emulateMedia({ forcedColors: 'none' });
    const found = await violations(page);
    await page.emulateMedia({ forcedColors: look.forcedColors });
    return found;
  },
  plants: [
    {
      name: 'two buttons of ten pixels that touch',
      path: '/en',
      plant: (page) => page.evaluate(plantTouchingButtons),
      reported: /target-size/,
    },
  ],
};

function plantTouchingButtons(): void {
  const box = document.createElement('div');
  for (const name of ['a', 'b']) {
    const button = box.appendChild(document.createElement('button'));
    button.textContent = name;
    const size = { width: '10px', height: '10px', padding: '0', border: '0', minBlockSize: '0', overflow: 'hidden' };
    Object.assign(button.style, size);
  }
  document.querySelector('main')?.prepend(box);
}
