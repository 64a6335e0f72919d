import type { Page } from 'playwright-core';

/**
 * The controls of a page that nothing tells from its text in forced colours, where grounds and shadows are gone: a button
 * or field needs a border or an underline, a link an underline, a border or the link's own colour. Circles and boxes that the browser
 * draws itself have a line there always.
 */
export function plainControls(page: Page): Promise<string[]> {
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
