import type { Page } from 'playwright-core';

/** What a page is like at each width. */
interface SidewaysScroll {
  /** By width: how far the page scrolls sideways, or which part of its header is cut or wraps. */
  faults: Record<number, string>;
  /** The widths at which the navigation is a bar. */
  bars: number[];
}

/** How a page is altered before it is measured. */
interface Alteration {
  /** What the entries of the navigation read instead. */
  labels?: string[];
  /** A style sheet that is added. */
  styles?: string;
}

/** From 320 to 2560 px in steps of 16. */
export const allWidths = Array.from({ length: 141 }, (_, index) => 320 + 16 * index);

/**
 * Measures a page at each of some widths. The page is loaded once, into a frame of an open page of the same
 * site, because a frame's width takes effect at once. `page` must have been opened with `bypassCSP`.
 */
export async function sidewaysScroll(
  page: Page,
  path: string,
  alteration: Alteration = {},
  widths = allWidths,
): Promise<SidewaysScroll> {
  return page.evaluate(
    async ({ path, labels, styles, widths }) => {
      const frame = document.createElement('iframe');
      frame.style.cssText = 'position: fixed; inset: 0 auto auto 0; height: 500px; border: 0';
      document.body.replaceChildren(frame);
      await new Promise((resolve) => {
        frame.onload = resolve;
        frame.src = path;
      });
      const view = frame.contentWindow as Window & typeof globalThis;
      const { documentElement: root, head } = view.document;
      if (styles) head.append(Object.assign(view.document.createElement('style'), { textContent: styles }));
      const bar = view.document.querySelector('.header__bar') as HTMLElement;
      const [home, navigation, tools] = bar.children as unknown as [HTMLElement, HTMLElement, HTMLElement];
      const list = navigation.firstElementChild as HTMLElement;
      if (labels) {
        const entry = list.querySelector(':scope > li > a')?.parentElement as HTMLElement;
        list.replaceChildren(
          ...labels.map((label) => {
            const copy = entry.cloneNode(true) as HTMLElement;
            (copy.firstElementChild as HTMLElement).textContent = label;
            return copy;
          }),
        );
        // Observers are told after the task.
        await Promise.resolve();
      }
      const faults: Record<number, string> = {};
      const bars: number[] = [];
      for (const width of widths) {
        frame.style.width = `${width}px`;
        // A frame is told of its width with the next picture only.
        view.dispatchEvent(new view.Event('resize'));
        const beyond = root.scrollWidth - width;
        const outside = [...bar.querySelectorAll('a, button, summary')].find(
          (one) => one.checkVisibility() && one.getBoundingClientRect().right > width,
        );
        const wraps = tools.getBoundingClientRect().top >= home.getBoundingClientRect().bottom;
        if (navigation.checkVisibility()) bars.push(width);
        if (beyond > 0) faults[width] = `scrolls ${beyond} px`;
        else if (outside) faults[width] = `${outside.textContent} is outside`;
        else if (wraps) faults[width] = 'the header wraps';
      }
      return { faults, bars };
    },
    { path, widths, ...alteration },
  );
}
