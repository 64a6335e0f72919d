import type { Page } from 'playwright-core';
import { atLeisure } from '../wait-for-hydration.ts';

/** The visible state of a page. */
export type Seen = Awaited<ReturnType<typeof seenOn>>;
export type SeenSection = Seen['sections'][number];

/** Inspects a page once its shell and sections are live and `noticed` of them have a notice. */
export async function inspectPage(page: Page, noticed: number | undefined): Promise<Seen> {
  if (noticed !== undefined) await settled(page, noticed);
  return seenOn(page);
}

async function settled(page: Page, noticed: number): Promise<void> {
  await page.waitForFunction((noticed) => {
    const live = document.documentElement.dataset.interactive?.split(' ');
    const shell = [...document.querySelectorAll<HTMLElement>('#root > :is(header, main, footer)')];
    const sections = [...document.querySelectorAll<HTMLElement>('main [data-section]')];
    // The retained content of a broken section is read-only, and a section that is not live stays
    // prerendered.
    const isSettled = (section: HTMLElement) =>
      section.dataset.hydrated !== undefined ||
      (live && !live.includes(section.id)) ||
      section.parentElement?.closest('[data-section]:has(> .section__mark)');
    const notices = document.querySelectorAll(':is(.section__notice, .section__mark) button, .section__empty');
    return (
      // If no section is live, only the shell shows that the app handles links.
      shell.every(({ dataset }) => dataset.hydrated !== undefined) &&
      sections.length > 0 &&
      sections.every(isSettled) &&
      notices.length >= noticed &&
      !document.querySelector('[aria-busy=true]')
    );
  }, noticed);
  // Controls that need a script render after hydration, in deferred work: it is done when the browser is
  // idle.
  await page.evaluate(atLeisure);
}

function seenOn(page: Page) {
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
        /** Its visible texts, without notices. */
        texts: textsOf(section),
        /** The text of its notices and labels, without their buttons. */
        says: [...section.querySelectorAll(notice)].map((one) =>
          [...one.childNodes]
            .map((part) => (part instanceof HTMLButtonElement ? '' : part.textContent))
            .join('')
            .trim(),
        ),
        retries: section.querySelectorAll(`:is(${notice}) button`).length,
        top: Math.round(section.getBoundingClientRect().top + window.scrollY),
      })),
      /** The Tab stops in order, outside notices: the position and name of each. */
      stops: stops.map((element) => ({
        section: element.closest('.page__sections > section')?.id ?? '',
        name: element.getAttribute('aria-label') ?? element.textContent ?? '',
      })),
    };
  });
}
