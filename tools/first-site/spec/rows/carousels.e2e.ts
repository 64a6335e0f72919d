import type { VisitorOptions } from '../../../browsers/new-visitor.ts';
import { waitForHydration } from '../../../e2e/wait-for-hydration.ts';
import { pathOfPage, reads, visited } from '../checks/visit.ts';
import { expected, row } from '../row.ts';
import type { Site } from '../site.ts';
import { noScripts, rewriteFile } from '../site-change.ts';
import { statements } from '../statements.ts';
import type { SpecVisit } from '../visit.ts';

const home = '1 §2 Home';
const desktop: VisitorOptions = { viewport: { width: 1280, height: 800 } };
const phone: VisitorOptions = { viewport: { width: 390, height: 844 } };
const still: VisitorOptions = { ...desktop, reducedMotion: 'reduce' };

/** Which slides of a carousel show, counted from 0. */
const shown = ({ page }: SpecVisit, id: string) =>
  page
    .locator(`#${id} [aria-live] > li`)
    .evaluateAll((all) => all.flatMap((one, index) => ((one as HTMLElement).inert ? [] : index)));

/** How far apart a slide and the next one are by a clock that only the check turns, when it is as near to the interval as may be. */
async function turns(visit: SpecVisit, site: Site, id: string, intervalMs: number): Promise<string> {
  const { page } = visit;
  await page.clock.install();
  await page.goto('/');
  await waitForHydration(page);
  await reads(site, async () => (await shown(visit, id)).length, 1);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
  await untilTurned(visit, id, intervalMs);
  const took = await untilTurned(visit, id, intervalMs);
  return expected(
    Math.abs(took - intervalMs) <= 600,
    took < intervalMs - 600 ? 'early' : took > intervalMs + 600 ? 'late' : `within 600 ms of ${intervalMs} ms`,
  );
}

/** Advances the clock until the next slide, and returns the milliseconds. */
async function untilTurned(visit: SpecVisit, id: string, intervalMs: number): Promise<number> {
  const before = await shown(visit, id);
  for (let passed = 200; passed <= 3 * intervalMs; passed += 200) {
    await visit.page.clock.runFor(200);
    await visit.page.locator(`#${id} [aria-live]:has(> li)`).evaluate(untilAtRest);
    if (String(await shown(visit, id)) !== String(before)) return passed;
  }
  throw new Error('it does not turn');
}

/**
 * Runs in the page: waits until a list has not scrolled for five frames, because the browser scrolls in real
 * time.
 */
async function untilAtRest(list: Element): Promise<void> {
  // The clock also controls animation frames, but not the first call of an observer.
  const frame = () =>
    new Promise<void>((next) =>
      new IntersectionObserver((_, observer) => {
        observer.disconnect();
        next();
      }).observe(list),
    );
  for (let still = 0, at = list.scrollLeft; still < 5; at = list.scrollLeft) {
    await frame();
    still = list.scrollLeft === at ? still + 1 : 0;
  }
}

const interval = (from: number, to: number) =>
  rewriteFile(`${to} ms`, /^\/$|_data\//, `"interval":${from}`, `"interval":${to}`);

/** The carousels as visitors meet them. */
statements('Carousels', [
  ...(
    [
      ['Desktop', desktop, 'showcase', 6000, [5000, 7500]],
      ['Mobile', phone, 'showcase-mobile', 2500, [1500, 4000]],
    ] as const
  ).map(([name, options, id, ms, others]) =>
    row(
      '1 §2 Home, §4, §9',
      `${name} carousel: auto-advance every ${ms} ms`,
      visited(
        `by a clock that the check turns, two slides follow one another by other than ${ms} ms (600 ms more or less)`,
        (visit, site) => turns(visit, site, id, ms),
        [...others.map((other) => interval(ms, other)), noScripts],
        options,
      ),
    ),
  ),
  ...(
    [
      ['a desktop', desktop, 'showcase', 'showcase-mobile'],
      ['a phone', phone, 'showcase-mobile', 'showcase'],
    ] as const
  ).map(([name, options, own, other]) =>
    row(
      home,
      `Only the ${own === 'showcase' ? 'desktop' : 'mobile'} carousel shows on ${name}`,
      visited(
        `on ${name} the carousel for it does not show, or the other one does`,
        async ({ page }, site) => {
          await page.goto('/');
          return reads(
            site,
            async () => [await page.locator(`#${own}`).isVisible(), await page.locator(`#${other}`).isVisible()],
            [true, false],
          );
        },
        [
          rewriteFile(
            'no class tells them apart',
            /^\/$|_data\/|_\//,
            /section--on-(desktop|mobile)/g,
            'section--both',
          ),
        ],
        options,
      ),
    ),
  ),
  row(
    'D slides',
    'The whole slide is the link’s target: picture and title lead where the button leads',
    visited(
      'a click on the picture or on the title of slide 1, 5 or 7 does not lead to its target',
      async ({ page }, site) => {
        const seen: string[] = [];
        for (const [number, target] of [
          [1, '/Integration'],
          [5, '/mlff'],
          [7, '/qstudio-introduce'],
        ] as const) {
          for (const part of ['img', 'h2']) {
            await page.goto('/');
            await waitForHydration(page);
            await page
              .locator('#showcase [role=group] button')
              .nth(number - 1)
              .click();
            const slide = page.locator('#showcase [aria-live] > li').nth(number - 1);
            await reads(site, () => slide.evaluate((one) => (one as HTMLElement).inert), false);
            const box = await slide.locator(part).boundingBox();
            await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2);
            await reads(site, async () => pathOfPage(page).replace(/#.*/, ''), target);
          }
          seen.push(target);
        }
        return seen.join(', ');
      },
      [
        {
          what: 'only the button hears clicks',
          script: () => {
            addEventListener(
              'click',
              (event) => {
                const target = event.target as Element;
                const slide = target.closest('[aria-live] > li');
                if (slide && !(event.detail === 0)) {
                  event.preventDefault();
                  event.stopImmediatePropagation();
                }
              },
              true,
            );
          },
        },
      ],
      still,
    ),
  ),
  row(
    home,
    'Slide 4 opens the cloud platform site',
    visited(
      'a click on the button of slide 4 does not open an address of the cloud platform',
      async ({ page }, site) => {
        await page.context().route('https://**', (route) => route.fulfill({ body: 'elsewhere' }));
        await page.goto('/');
        await waitForHydration(page);
        await page.locator('#showcase [role=group] button').nth(3).click();
        await reads(
          site,
          () =>
            page
              .locator('#showcase [aria-live] > li')
              .nth(3)
              .evaluate((one) => (one as HTMLElement).inert),
          false,
        );
        await page.locator('#showcase [aria-live]:has(> li)').evaluate(untilAtRest);
        await page.locator('#showcase [aria-live] > li').nth(3).locator('a').click();
        return reads(
          site,
          async () =>
            page
              .context()
              .pages()
              .some((one) => one.url().startsWith('https://mcloud.')),
          true,
        );
      },
      [rewriteFile('another site', /^\/$|_data\//, /https:\/\/mcloud\./g, 'https://other.')],
      still,
    ),
  ),
]);
