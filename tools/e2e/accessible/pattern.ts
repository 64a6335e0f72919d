import type { Locator, Page } from 'playwright-core';

export function findings() {
  const faults: string[] = [];
  return {
    faults,
    /** Records a message when `right` is false. Returns `right`. */
    expects(right: boolean, fault: string): boolean {
      if (!right) faults.push(fault);
      return right;
    },
  };
}

export async function unnamed(part: Locator): Promise<string[]> {
  const tree = await part.ariaSnapshot();
  return tree
    .split('\n')
    .filter((line) =>
      /^\s*- (button|link|tab|tablist|dialog|navigation|region|combobox|searchbox)(?![\w ]* ")\b/.test(line),
    )
    .map((line) => `no name: ${line.trim()}`);
}

export function holdsFocus(part: Locator, within = false): Promise<boolean> {
  return part.evaluate(
    (element, inside) => element === document.activeElement || (inside && element.contains(document.activeElement)),
    within,
  );
}

/** Presses Tab from just before the first stop of a part. */
export async function tabInto(page: Page, part: Locator): Promise<void> {
  await part.evaluate((element) => {
    element.setAttribute('tabindex', '-1');
    (element as HTMLElement).focus();
  });
  await page.keyboard.press('Tab');
  await part.evaluate((element) => element.removeAttribute('tabindex'));
}

/** Whether a condition becomes true within sixty frames: React responds asynchronously. */
export async function becomes(page: Page, right: () => Promise<boolean>): Promise<boolean> {
  for (let frames = 0; frames < 60; frames++) {
    if (await right()) return true;
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  return false;
}
