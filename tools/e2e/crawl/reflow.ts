import type { Page } from 'playwright-core';
import { reflowFaults } from '../accessible/reflow.ts';
import { spacingFaults } from '../accessible/text-spacing.ts';
import { looks, type Probe, plantStyle } from './probe.ts';

/** A window of 1280 × 1024 at a zoom of 400 %. */
const zoomed = { width: 320, height: 256 };

export const forcedColors: Probe = {
  name: 'shows its controls in forced colors',
  inspect: async ({ page, look }) => (look.forcedColors === 'active' ? plainControls(page) : []),
  plants: [
    {
      name: 'a button without a border',
      look: looks[3],
      plant: (page) => plantStyle(page, '.header__theme { border: 0 !important }'),
      reported: /^button\.header__theme$/m,
    },
  ],
};

export const textSpacing: Probe = {
  name: 'cuts no text off when it is spaced wider',
  inspect: ({ page }) => spacingFaults(page),
  plants: [
    {
      name: 'a box that is just wide enough',
      plant: (page) => page.evaluate(plantTightTitle),
      reported: /h1\.\S+ cuts/,
    },
  ],
};

export const reflow: Probe = {
  name: 'reflows at 400 %, where wider spacing cuts no text off either',
  async inspect({ page, look }) {
    await page.setViewportSize(zoomed);
    const faults = [
      ...(await reflowFaults(page)),
      ...(look.forcedColors === 'active' ? await spacingFaults(page) : []),
    ];
    await page.setViewportSize(look.size);
    return faults;
  },
  plants: [
    {
      name: 'a bar that eats a low window',
      plant: (page) => page.evaluate(plantBar),
      reported: /div.* keeps 200 px/,
    },
    {
      name: 'a wide box',
      look: looks[2],
      plant: (page) => plantStyle(page, '.section { inline-size: 40rem !important }'),
      reported: /scrolls sideways/,
    },
    {
      name: 'a name that runs into the tools',
      look: looks[2],
      plant: (page) => plantStyle(page, '.header__name { white-space: nowrap; letter-spacing: 2em }'),
      reported: /runs into/,
    },
  ],
};

/** Covers the top of the window with a bar. */
export function plantBar(): void {
  const bar = document.body.appendChild(document.createElement('div'));
  Object.assign(bar.style, { position: 'fixed', inset: '0 0 auto', blockSize: '200px', zIndex: '99' });
}

/** Limits the title to the width of its words. */
function plantTightTitle(): void {
  const title = document.querySelector('h1') as HTMLElement;
  const words = document.createRange();
  words.selectNodeContents(title);
  title.style.whiteSpace = 'nowrap';
  const inlineSize = `${Math.ceil(words.getBoundingClientRect().width)}px`;
  Object.assign(title.style, { inlineSize, overflow: 'hidden' });
}

/**
 * The controls that look like text in forced colors, where backgrounds and shadows are gone: a button or field needs a
 * border or an underline, a link an underline, a border or its own color.
 */
function plainControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const sides = ['top', 'right', 'bottom', 'left'];
    const drawn = (style: CSSStyleDeclaration) =>
      style.textDecorationLine.includes('underline') ||
      ['border', 'outline'].some((line) =>
        (line === 'border' ? sides.map((side) => `border-${side}`) : ['outline']).some(
          (name) =>
            style.getPropertyValue(`${name}-style`) !== 'none' &&
            Number.parseFloat(style.getPropertyValue(`${name}-width`)) >= 1,
        ),
      );
    const inkOf = (element: Element | null) => element && getComputedStyle(element).color;
    const controls = [...document.querySelectorAll('button, input, select, textarea, summary, [role=tab], a[href]')];
    return controls
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => {
        if (control.matches('[type=radio], [type=checkbox]') && getComputedStyle(control).appearance !== 'none')
          return false;
        if (drawn(getComputedStyle(control)) || drawn(getComputedStyle(control, '::before'))) return false;
        if (control.closest('label') && drawn(getComputedStyle(control.closest('label') as Element))) return false;
        return !control.matches('a[href]') || inkOf(control) === inkOf(document.body);
      })
      .map((control) => `${control.localName}.${control.className}`);
  });
}
