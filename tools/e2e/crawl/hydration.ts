import type { Visit } from '../browser.ts';
import { contentOf, goTo, hydrationOfSections } from '../static-sections.ts';
import type { Probe } from './probe.ts';

/** Compares each page with how it is shown by a link, in another visit. */
export function hydration(linked: () => Visit): Probe {
  return {
    name: 'hydrates only the sections that do more than their HTML, and shows the others by a link as in their HTML',
    async inspect({ page, path }) {
      const { staticIds, otherwise } = await page.evaluate(hydrationOfSections);
      const came = await page.evaluate(contentOf, staticIds);
      const canonical = await page.evaluate(
        () => new URL((document.querySelector('[rel=canonical]') as HTMLLinkElement).href).pathname,
      );
      const other = linked();
      await goTo(other.page, path, staticIds, canonical);
      const rendered = await other.page.evaluate(contentOf, staticIds);
      const differing = staticIds.filter((_, index) => came[index] !== rendered[index]);
      return [
        ...otherwise.map((id) => `${id} is not hydrated as the document says`),
        ...differing.map((id) => `${id} differs by a link`),
        ...other.faults.splice(0).map((fault) => `by a link: ${fault}`),
      ];
    },
    plants: [
      {
        name: 'a static section that differs by a link',
        plant: (page) =>
          page.evaluate(() => {
            const live = document.documentElement.dataset.interactive?.split(' ') ?? [];
            const sections = [...document.querySelectorAll('[data-section]')];
            sections.find(({ id }) => !live.includes(id))?.append('more');
          }),
        reported: /differs by a link/,
      },
      {
        name: 'a static section that was hydrated',
        plant: (page) =>
          page.evaluate(() => {
            const live = document.documentElement.dataset.interactive?.split(' ') ?? [];
            const sections = [...document.querySelectorAll<HTMLElement>('[data-section]')];
            const still = sections.find(({ id }) => !live.includes(id));
            if (still) still.dataset.hydrated = '';
          }),
        reported: /is not hydrated as/,
      },
    ],
  };
}
