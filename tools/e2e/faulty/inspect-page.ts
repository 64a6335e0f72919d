import type { Page } from 'playwright-core';
import { atLeisure } from '../hydrated.ts';

export interface SeenSection {
  id: string;
  /** Its pieces of text that are not folded away, without notices. */
  texts: string[];
  /** The words of its notices and marks, without their buttons. */
  says: string[];
  /** How many buttons lead to another try. */
  retries: number;
  /** Where it begins, in pixels from the page's top. */
  top: number;
}

/** What a visitor finds on a page. */
export interface Seen {
  shell: string;
  sections: SeenSection[];
  /** What Tab leads to, in its order, outside notices: where each stands and its name. */
  stops: { section: string; name: string }[];
}

/** Looks at a page once its shell and each of its sections is live and as many as `noticed` have a notice; at once where there is no script. */
export async function inspectPage(page: Page, noticed: number | undefined): Promise<Seen> {
  if (noticed !== undefined) await settled(page, noticed);
  return seenOn(page);
}

async function settled(page: Page, noticed: number): Promise<void> {
  await page.waitForFunction((noticed) => {
    const live = document.documentElement.dataset.interactive?.split(' ');
    const shell = [...document.querySelectorAll<HTMLElement>('#root > :is(header, main, footer)')];
    const sections = [...document.querySelectorAll<HTMLElement>('main [data-section]')];
    // What was kept of a broken section is for reading only, and one that is not live stays as it came.
    const isSettled = (section: HTMLElement) =>
      section.dataset.hydrated !== undefined ||
      (live && !live.includes(section.id)) ||
      section.parentElement?.closest('[data-section]:has(> .section__mark)');
    const notices = document.querySelectorAll(':is(.section__notice, .section__mark) button, .section__empty');
    return (
      // Where no section is live, the shell alone tells that links are the app's.
      shell.every(({ dataset }) => dataset.hydrated !== undefined) &&
      sections.length > 0 &&
      sections.every(isSettled) &&
      notices.length >= noticed &&
      !document.querySelector('[aria-busy=true]')
    );
  }, noticed);
  // What needs a script comes after all is live, in work that React puts off: it is done when the browser has nothing to do.
  await page.evaluate(atLeisure);
}

function seenOn(page: Page): Promise<Seen> {
  return page.evaluate(() => {
    const notice = '.section__notice, .section__mark';
    const textsOf = (element: Element) => {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const said = text.nodeValue?.trim();
        if (said && text.parentElement?.checkVisibility() && !text.parentElement.closest(notice)) found.push(said);
      }
      return found;
    };
    const sections = [...document.querySelectorAll('.page__sections > section')];
    const tabbable = 'a[href], button, input, select, textarea, summary, iframe, video[controls], [tabindex]';
    const stops = [...document.querySelectorAll<HTMLElement>(tabbable)].filter(
      (element) => element.tabIndex >= 0 && !element.closest(notice) && element.checkVisibility(),
    );
    return {
      shell: ['#root > header', 'h1', '#root > footer']
        .flatMap((tag) => textsOf(document.querySelector(tag) as Element))
        .join(' '),
      sections: sections.map((section) => ({
        id: section.id,
        texts: textsOf(section),
        says: [...section.querySelectorAll(notice)].map((one) =>
          [...one.childNodes]
            .map((part) => (part instanceof HTMLButtonElement ? '' : part.textContent))
            .join('')
            .trim(),
        ),
        retries: section.querySelectorAll(`:is(${notice}) button`).length,
        top: Math.round(section.getBoundingClientRect().top + window.scrollY),
      })),
      stops: stops.map((element) => ({
        section: element.closest('.page__sections > section')?.id ?? '',
        name: element.getAttribute('aria-label') ?? element.textContent ?? '',
      })),
    };
  });
}
