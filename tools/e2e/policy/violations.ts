import type { Page } from 'playwright-core';

/** Records what the policy blocks on the next pages. */
export async function noteViolations(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const violations: string[] = [];
    Object.assign(window, { violations });
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      violations.push(`${effectiveDirective} ${blockedURI} ${sample}`);
    });
  });
}

/** Presses every button, tab and summary of a page. Returns their number, and what was blocked. */
export async function pressAll(page: Page): Promise<{ pressed: number; violations: string[] }> {
  const map = page.locator('[data-section=map]');
  for (const one of await map.all()) {
    await one.scrollIntoViewIfNeeded();
    await one.locator('.leaflet-popup').waitFor();
  }
  return page.evaluate(async () => {
    const pressed = new Set<Element>();
    const news = () =>
      [...document.querySelectorAll<HTMLElement>('button, summary')].filter((one) => !pressed.has(one));
    for (let controls = news(); controls.length > 0 && pressed.size < 1000; controls = news()) {
      for (const control of controls) {
        pressed.add(control);
        control.click();
      }
      await new Promise(requestAnimationFrame);
    }
    await new Promise(requestAnimationFrame);
    return { pressed: pressed.size, violations: (window as unknown as { violations: string[] }).violations };
  });
}
