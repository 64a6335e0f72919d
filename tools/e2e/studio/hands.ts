import type { Locator, Page } from 'playwright-core';
import { sectionShown } from './at-work.ts';

/** The seconds of a person for each action: Card, Moran and Newell's keystroke-level model (1980). */
const person = { point: 1.1, click: 0.2, key: 0.28, think: 1.35 };

/** The maximum number of Tab stops to one target that a person would accept. */
const mostStops = 25;

export type Hand = ReturnType<typeof handAt>;

/** Operates the studio on a page like a person, by mouse or by keyboard, and counts the effort. */
export function handAt(page: Page, isByKeys: boolean, language: 'zh' | 'en') {
  const started = performance.now();
  let seconds = 0;
  const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);
  const keys = (count: number) => {
    seconds += count * person.key;
  };
  /** Presses Tab, or Shift+Tab if the target is before the focused element. */
  const goTo = async (target: Locator) => {
    const isBefore = await target.evaluate((element) =>
      Boolean(
        (document.activeElement ?? document.body).compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING,
      ),
    );
    for (let stops = 0; !(await isFocused(target)); stops += 1) {
      if (stops > mostStops) throw new Error(`More than ${mostStops} stops of the Tab key to ${target}.`);
      // Buttons of one toolbar are one stop.
      const isInToolbar = await target.evaluate((element) =>
        Boolean(element.closest('[role="toolbar"]')?.contains(document.activeElement)),
      );
      await page.keyboard.press(isInToolbar ? 'ArrowRight' : isBefore ? 'Shift+Tab' : 'Tab');
      hand.stops += 1;
      keys(1);
    }
  };
  const toPane = async (name: string) => {
    if (isByKeys) while ((await page.locator(`${name} :focus`).count()) === 0) await hand.key('F6');
  };
  const hand = {
    page,
    preview: page.frameLocator('.preview iframe').first(),
    isByKeys,
    /** The language of the studio's page, and initially of the preview. */
    language,
    /** The steps so far: a button, a field, another pane. */
    steps: 0,
    /** The Tab stops so far. */
    stops: 0,
    /** The estimated time of a person, and the time of the machine, in seconds. */
    estimate: () => ({ person: seconds.toFixed(0), machine: ((performance.now() - started) / 1000).toFixed(0) }),
    /** Presses a button or opens a row; by keys, from where the focus is. */
    async press(target: Locator) {
      await target.waitFor();
      hand.steps += 1;
      seconds += person.think;
      if (isByKeys) {
        await goTo(target);
        await page.keyboard.press('Enter');
        keys(1);
      } else {
        await target.click();
        seconds += person.point + person.click;
      }
    },
    /** Replaces the text of a field. A field that already has the focus needs no extra step. */
    async write(target: Locator, text: string) {
      await target.waitFor();
      hand.steps += 1;
      seconds += person.think;
      if (isByKeys) await goTo(target);
      else if (!(await isFocused(target))) {
        await target.click();
        seconds += person.point + person.click;
      }
      if (await target.evaluate((element) => element.matches('input[type="date"]'))) {
        // A date input takes one part at a time.
        await page.keyboard.type(text);
      } else {
        await page.keyboard.press('Control+a');
        await page.keyboard.insertText(text);
      }
      keys(text.length + 1);
    },
    async key(name: string) {
      hand.steps += 1;
      seconds += person.think;
      await page.keyboard.press(name);
      keys(1);
    },
    /** Opens a file of the site by its name or route in the list of files. */
    async open(file: string, query: string) {
      const row = page.locator(`.files .row[title="${file}"]`);
      const filter = page.locator('.files .filter');
      if (isByKeys) while (!(await isFocused(filter))) await hand.key('F6');
      await hand.write(filter, query);
      if (isByKeys) for (; !(await isFocused(row)); keys(1)) await page.keyboard.press('ArrowDown');
      await hand.press(row);
      await page.locator('.form__head', { hasText: file }).waitFor();
    },
    /** Moves to an element by Tab. */
    reach: goTo,
    async openSection(pointer: string) {
      const row = page.locator(`.sections [data-item="${pointer}"]`);
      await row.waitFor();
      await hand.toSections();
      if (isByKeys) for (; !(await isFocused(row)); keys(1)) await page.keyboard.press('ArrowDown');
      await hand.press(row);
      await sectionShown(page, pointer);
    },
    /** Moves the focus to the list of sections or the form. The mouse needs no such step. */
    toSections: () => toPane('.sections'),
    toForm: () => toPane('.form'),
    /** Reviews the changes and saves them. Resolves to the pointers in the rows, each with its change. */
    async save() {
      const dialog = page.getByRole('dialog');
      if (isByKeys) await hand.key('Control+s');
      else await hand.press(page.locator('.head .primary'));
      await dialog.getByRole('row').nth(1).waitFor();
      const places = await dialog.getByRole('rowheader').allTextContents();
      await hand.press(dialog.locator('.dialog__end .primary'));
      await dialog.waitFor({ state: 'detached' });
      return places;
    },
  };
  return hand;
}
