import type { FrameLocator, Locator, Page } from 'playwright-core';
import { sectionShown } from './at-work.ts';

/** How long a person takes for each, in seconds: Card, Moran and Newell's keystroke-level model (1980). */
const person = { point: 1.1, click: 0.2, key: 0.28, think: 1.35 };

/** More stops of the Tab key than this on the way to one thing are no way that somebody goes. */
const mostStops = 25;

/** Somebody at work in the studio by the mouse or by keys alone, with all that it takes them. */
export interface Hand {
  readonly page: Page;
  readonly preview: FrameLocator;
  readonly isByKeys: boolean;
  /** That of the studio, and of the preview at first. */
  readonly language: 'zh' | 'en';
  /** What was done to get on: a button pressed, a field written, another pane. */
  steps: number;
  /** Stops of the Tab key on the way. */
  stops: number;
  /** What a person would take, in seconds, and what the machine took. */
  estimate(): { person: string; machine: string };
  /** Presses a button or opens a row; by keys, from where the focus is. */
  press(target: Locator): Promise<void>;
  /** Writes in place of what a field says; the field that has the focus already is not gone to. */
  write(target: Locator, text: string): Promise<void>;
  /** Presses a key that does something by itself. */
  key(name: string): Promise<void>;
  /** Opens a file of the site by its name or route in the list of files. */
  open(file: string, sought: string): Promise<void>;
  /** Goes to something by Tab; the mouse need not. */
  reach(target: Locator): Promise<void>;
  openSection(pointer: string): Promise<void>;
  /** Goes to the list of sections, to the form: with the mouse nobody need. */
  toSections(): Promise<void>;
  toForm(): Promise<void>;
  /** Looks through what will be saved, and saves it. Resolves to the places that the rows name, each with what happens there. */
  save(): Promise<string[]>;
}

/** Sits down before the studio that a page shows. */
export function handAt(page: Page, isByKeys: boolean, language: 'zh' | 'en'): Hand {
  const started = performance.now();
  let seconds = 0;
  const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);
  const keys = (count: number) => {
    seconds += count * person.key;
  };
  /** Goes on by Tab, or back by Shift+Tab where the target stands before what has the focus. */
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
  const hand: Hand = {
    page,
    preview: page.frameLocator('.preview iframe').first(),
    isByKeys,
    language,
    steps: 0,
    stops: 0,
    estimate: () => ({ person: seconds.toFixed(0), machine: ((performance.now() - started) / 1000).toFixed(0) }),
    async press(target) {
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
    async write(target, text) {
      await target.waitFor();
      hand.steps += 1;
      seconds += person.think;
      if (isByKeys) await goTo(target);
      else if (!(await isFocused(target))) {
        await target.click();
        seconds += person.point + person.click;
      }
      if (await target.evaluate((element) => element.matches('input[type="date"]'))) {
        // A day is typed part by part.
        await page.keyboard.type(text);
      } else {
        await page.keyboard.press('Control+a');
        await page.keyboard.insertText(text);
      }
      keys(text.length + 1);
    },
    async key(name) {
      hand.steps += 1;
      seconds += person.think;
      await page.keyboard.press(name);
      keys(1);
    },
    async open(file, sought) {
      const row = page.locator(`.files .row[title="${file}"]`);
      const filter = page.locator('.files .filter');
      if (isByKeys) while (!(await isFocused(filter))) await hand.key('F6');
      await hand.write(filter, sought);
      if (isByKeys) for (; !(await isFocused(row)); keys(1)) await page.keyboard.press('ArrowDown');
      await hand.press(row);
      await page.locator('.form__head', { hasText: file }).waitFor();
    },
    reach: goTo,
    async openSection(pointer) {
      const row = page.locator(`.sections [data-item="${pointer}"]`);
      await row.waitFor();
      await hand.toSections();
      if (isByKeys) for (; !(await isFocused(row)); keys(1)) await page.keyboard.press('ArrowDown');
      await hand.press(row);
      await sectionShown(page, pointer);
    },
    toSections: () => toPane('.sections'),
    toForm: () => toPane('.form'),
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
