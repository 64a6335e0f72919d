import type { Page } from 'playwright-core';

/** The text spacing that a visitor can set (WCAG 1.4.12). */
const rules = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
p { margin-block-end: 2em !important; }`;

/** Increases text spacing. Returns the words that a box cuts off, and whether the page scrolls sideways. */
export async function spacingFaults(page: Page): Promise<string[]> {
  const spaced = await page.evaluateHandle((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return sheet;
  }, rules);
  // Chromium applies a style sheet in one of the next frames.
  await page.waitForFunction(() => Number.parseFloat(getComputedStyle(document.body).letterSpacing) > 0);
  let faults = await cutWords(page);
  // A map that brings its words back into sight moves there.
  for (let frames = 0; faults.length > 0 && frames < 60; frames++) {
    await page.evaluate(() => new Promise(requestAnimationFrame));
    faults = await cutWords(page);
  }
  await page.evaluate((sheet) => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  }, spaced);
  await page.waitForFunction(() => getComputedStyle(document.body).letterSpacing === 'normal');
  return faults;
}

function cutWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const faults = new Set<string>();
    if (scrollWidth > clientWidth) faults.add(`scrolls sideways: ${scrollWidth} px in ${clientWidth}`);

    const boxes = new Map<Element, ReturnType<typeof measured>>();
    const boxOf = (element: Element) => {
      const box = boxes.get(element) ?? measured(element);
      boxes.set(element, box);
      return box;
    };
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = words.nextNode(); node; node = words.nextNode()) {
      const element = node.parentElement;
      if (!node.textContent?.trim() || !element?.checkVisibility({ visibilityProperty: true })) continue;
      // A map's background extends beyond its edges, and can be moved into view.
      if (element.closest('.leaflet-tile-pane')) continue;
      range.selectNodeContents(node);
      for (const line of range.getClientRects()) {
        const cutter = cutterOf(element, line);
        if (cutter)
          faults.add(`${cutter.localName}.${cutter.classList[0]} cuts “${node.textContent.trim().slice(0, 30)}”`);
      }
    }
    return [...faults];

    /** A box's edges, and on which axes it cuts off or scrolls overflow. */
    function measured(element: Element) {
      const { overflowX, overflowY, clipPath } = getComputedStyle(element);
      const cuts = (overflow: string) => /hidden|clip/.test(overflow) || element.matches('button, summary, .button');
      return {
        edges: element.getBoundingClientRect(),
        // Clipped away whole, or to one pixel: words for screen readers only.
        unseen: clipPath !== 'none' || (element.clientWidth === 1 && element.clientHeight === 1),
        cutsX: cuts(overflowX),
        cutsY: cuts(overflowY),
        scrollsX: /auto|scroll/.test(overflowX),
        scrollsY: /auto|scroll/.test(overflowY),
      };
    }

    function cutterOf(element: Element, line: DOMRect): Element | undefined {
      let [x, y] = [true, true];
      for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
        const { edges, unseen, cutsX, cutsY, scrollsX, scrollsY } = boxOf(box);
        if (unseen) return undefined;
        // What scrolls shows everything in time.
        x &&= !scrollsX;
        y &&= !scrollsY;
        if (x && cutsX && (line.left < edges.left - 1 || line.right > edges.right + 1)) return box;
        // The box of a line is a little taller than its characters.
        if (y && cutsY && (line.top < edges.top - 2 || line.bottom > edges.bottom + 2)) return box;
      }
      return undefined;
    }
  });
}
