import type { Locator, Page } from 'playwright-core';

/** The result of moving through a page with the Tab key. */
interface Walk {
  /** How many elements took the focus. */
  stops: number;
  /** A message for each element that was covered, out of view or not outlined, or never reached. */
  faults: string[];
}

interface Watched extends Window {
  walk?: Walk & { ended: boolean; look(): void };
}

/** The maximum number of stops on a page. More stops mean a loop. */
const limit = 1000;

/**
 * Presses Tab until the focus has cycled, or has left the given element. Every stop must be in view, uncovered and
 * outlined (WCAG 2.1.1, 2.4.7, 2.4.11, 2.4.12).
 */
export async function tabThrough(page: Page, part?: Locator): Promise<Walk> {
  const most = part === undefined ? limit : limit / 10;
  await page.evaluate(watch, await part?.elementHandle());
  const batch = 20;
  const faults: string[] = [];
  for (let presses = 0; presses < most; presses += batch) {
    await Promise.all(Array.from({ length: batch }, () => page.keyboard.down('Tab')));
    await page.keyboard.up('Tab');
    const walk = await page.evaluate(() => {
      const { walk } = window as Watched;
      walk?.look();
      return walk && { stops: walk.stops, faults: walk.faults, ended: walk.ended };
    });
    faults.splice(0, faults.length, ...(walk?.faults ?? []));
    if (walk?.ended) {
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      return { stops: walk.stops, faults };
    }
  }
  return { stops: most, faults: [...faults, 'the Tab key never comes round'] };
}

function watch(part?: Node | null): void {
  const met = new Set<Element>();
  let last: Element | undefined;
  const root = (part ?? document.body) as HTMLElement;
  (document.activeElement as HTMLElement | null)?.blur();
  window.getSelection()?.removeAllRanges();
  if (!part) window.scrollTo(0, 0);
  else {
    // The next Tab goes to the first stop after it.
    const own = root.getAttribute('tabindex');
    root.setAttribute('tabindex', '-1');
    root.focus();
    if (own === null) root.removeAttribute('tabindex');
    else root.setAttribute('tabindex', own);
    window.getSelection()?.removeAllRanges();
  }

  const live = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert], [tabindex="-1"]');
  const controls = [...root.querySelectorAll('a[href], button, input, select, textarea, summary')].filter(live);

  const walk = { stops: 0, faults: [] as string[], ended: false, look };
  (window as Watched).walk = walk;
  document.addEventListener('keydown', look, { capture: true });

  function look(): void {
    const element = document.activeElement;
    // Between the last stop and the first, the focus is in the browser's toolbar.
    if (walk.ended || element === last || !element || element === document.body || element === root) return;
    if (met.has(element) || !root.contains(element)) {
      end();
      return;
    }
    met.add(element);
    last = element;
    walk.stops += 1;
    const fault = coveredBy(element) ?? (marked(element) ? undefined : 'has no focus outline');
    if (fault) walk.faults.push(`${nameOf(element)} ${fault}`);
  }

  function end(): void {
    walk.ended = true;
    document.removeEventListener('keydown', look, { capture: true });
    for (const control of controls)
      if (!met.has(control) && live(control)) walk.faults.push(`${nameOf(control)} is never reached`);
  }

  function coveredBy(element: Element): string | undefined {
    const boxes = [...element.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    const seen = boxes.filter(
      ({ left, right, top, bottom }) => right > 0 && bottom > 0 && left < innerWidth && top < innerHeight,
    );
    if (seen.length === 0) return 'is out of sight';
    for (const box of seen) {
      const [left, right] = [Math.max(box.left, 0), Math.min(box.right, innerWidth)];
      const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)];
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      const fits = box.height < innerHeight / 2 && box.width <= innerWidth;
      const edges = [x, top + 2, x, bottom - 2, left + 2, y, right - 2, y];
      for (let index = 0, points = fits ? [x, y, ...edges] : [x, y]; index < points.length; index += 2) {
        const there = document.elementFromPoint(points[index] ?? 0, points[index + 1] ?? 0);
        // An ancestor shows through the gaps of a box. Any other element covers it.
        if (there && !there.contains(element) && !element.contains(there)) return `is covered by ${nameOf(there)}`;
      }
      // An element that is taller than its viewport is only partly visible.
      const cut = box.top < -1 || box.bottom > innerHeight + 1 || box.left < -1 || box.right > innerWidth + 1;
      if (fits && cut) return 'is partly out of sight';
    }
    return undefined;
  }

  /** Whether an outline is drawn around the element or around a box that shows its focus. */
  function marked(element: Element): boolean {
    const outlined = (one: Element, pseudo?: string) => {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(one, pseudo);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && !/^rgba.*, 0\)$/.test(outlineColor);
    };
    if (outlined(element, '::before') || outlined(element, '::after')) return true;
    for (let one: Element | null = element; one; one = one.parentElement) if (outlined(one)) return true;
    return false;
  }

  function nameOf(element: Element): string {
    const text = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 30);
    const section = element.closest('[data-section]')?.getAttribute('data-section');
    return `${section ? `${section}: ` : ''}${element.localName}.${element.classList[0] ?? ''} “${text}”`;
  }
}
