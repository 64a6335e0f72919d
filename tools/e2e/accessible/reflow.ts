import type { Page } from 'playwright-core';

/** Finds what breaks in a small window: sideways scrolling, large sticky bars, overlapping controls (WCAG 1.4.10). */
export function reflowFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    const { scrollWidth, clientWidth, scrollHeight } = document.documentElement;
    if (scrollWidth > clientWidth) faults.push(`scrolls sideways: ${scrollWidth} px in ${clientWidth}`);

    window.scrollTo(0, scrollHeight / 2);
    for (const element of document.querySelectorAll('body *')) {
      const style = getComputedStyle(element);
      // A cell that stays at the side of a wide table scrolls up with it.
      const stays = style.position === 'sticky' && (style.top !== 'auto' || style.bottom !== 'auto');
      if (style.position !== 'fixed' && !stays) continue;
      const { top, bottom } = element.getBoundingClientRect();
      const kept = Math.min(bottom, innerHeight) - Math.max(top, 0);
      if (kept > innerHeight / 4) faults.push(`${element.localName}.${element.className} keeps ${Math.round(kept)} px`);
    }
    window.scrollTo(0, 0);

    const clipped = (element: Element) => getComputedStyle(element).clipPath !== 'none';
    const controls = [...document.querySelectorAll('a[href], button, summary')].filter(
      (control) => control.checkVisibility({ visibilityProperty: true }) && !clipped(control),
    );
    const range = document.createRange();
    controls.forEach((control, index) => {
      const words = wordsOf(control);
      for (const next of controls.slice(index + 1, index + 4)) {
        const boxes = [...next.getClientRects()];
        const meet = words.some((word) => boxes.some((box) => overlap(word, box)));
        if (meet && !control.contains(next))
          faults.push(`“${control.textContent?.trim()}” runs into “${next.textContent?.trim()}”`);
      }
    });
    return faults;

    function wordsOf(control: Element): DOMRect[] {
      const texts = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
      const boxes: DOMRect[] = [];
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        if (!text.parentElement || clipped(text.parentElement)) continue;
        range.selectNodeContents(text);
        boxes.push(...range.getClientRects());
      }
      return boxes;
    }

    function overlap(one: DOMRect, other: DOMRect): boolean {
      const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      return width > 2 && height > 2;
    }
  });
}
