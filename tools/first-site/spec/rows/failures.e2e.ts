import type { Page } from 'playwright-core';
import { sample } from '../../../../engine/testing/test-depth.ts';
import { waitForHydration } from '../../../e2e/wait-for-hydration.ts';
import { equals, fake, observation, observed, reads, visited } from '../checks/visit.ts';
import { expected, row } from '../row.ts';
import type { Site } from '../site.ts';
import { noScripts } from '../site-change.ts';
import { statements } from '../statements.ts';
import type { SpecVisit } from '../visit.ts';

const errors = '1 §8; 2 §8';
const decision = 'D failed call';
const marks = '[role=status]:has(button), [role=alert]:not(:empty), .section__notice, .section__mark';

/** Opens a page whose calls all fail, on a site with a policy for that, with a controlled clock. */
async function openFailing(page: Page, policy: 'silent' | 'notice', path: string): Promise<void> {
  await page.route(/\/_data\/(zh|en)\.json/, async (route) => {
    const response = await route.fetch();
    const settings = (await response.json()) as object;
    await route.fulfill({ response, json: { ...settings, onDataFailure: policy } });
  });
  await fake(page, /./, 500);
  await page.clock.install();
  await page.goto(path);
  await waitForHydration(page);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.clock.runFor(3000);
}

/** A whole day passes, and what a retry would wait for happens again and again. */
async function dayPasses(page: Page, occasions: boolean): Promise<void> {
  for (let hour = 0; hour < 24; hour++) {
    await page.clock.fastForward(3_600_000);
    if (occasions)
      await page.evaluate(() => {
        window.dispatchEvent(new Event('online'));
        document.dispatchEvent(new Event('visibilitychange'));
        window.dispatchEvent(new Event('focus'));
      });
  }
}

/** Lines of the site’s own, not the browser’s about an answer. */
const lines = ({ messages }: SpecVisit) => messages.filter((line) => !line.startsWith('Failed to load resource'));

/** The pages that show what the API answers, with the number of their calls. */
const live: [string, number][] = [
  ['/', 1],
  ['/company-news', 1],
  ['/faq', 1],
  ['/module-download', 1],
  ['/utility-download', 3],
  ['/log', 1],
  ['/test-log', 1],
  ['/paper', 10],
];

/** A script that asks again half a minute later. */
const asksAgain = {
  what: 'the site asks once more',
  script: () => {
    const ask = fetch;
    globalThis.fetch = ((input: RequestInfo, init?: RequestInit) => {
      if (String((input as Request).url ?? input).includes('/api/'))
        setTimeout(() => ask(String((input as Request).url ?? input)), 40_000);
      return ask(input, init);
    }) as typeof fetch;
  },
};
const quiet = {
  what: 'the console is kept quiet',
  script: () => {
    console.error = console.warn = () => {};
  },
};

/** What a day of failed calls leads to on a page of a site that is silent about them. */
const silentDay = (path: string, number: number) =>
  observation(async (visit, site) => {
    const { page, calls } = visit;
    await openFailing(page, 'silent', path);
    await reads(site, async () => calls.length >= number, true);
    const logged = async () => {
      await page.clock.runFor(1000);
      return lines(visit).length >= number;
    };
    await reads(site, logged, true);
    await dayPasses(page, true);
    return {
      calls: calls.length,
      lines: lines(visit).length,
      notices: await page.locator(marks).count(),
      questions: await page.locator('main ul > li > details > summary').count(),
    };
  });
const silentDays = live.map(([path, number]) => ({ path, number, day: silentDay(path, number) }));

/** What a day of failed calls leads to on the FAQ of the site as it is shipped, in which nothing else happens. */
const noticedDay = observation(async ({ page, calls }, site) => {
  await openFailing(page, 'notice', '/faq');
  await reads(site, async () => calls.length >= 1, true);
  await reads(site, async () => (await page.locator(marks).locator('button').count()) > 0, true);
  const questions = await page.locator('main ul > li > details > summary').count();
  const times: number[] = [];
  for (let second = 0; second < 1200 && times.length < 3; second += 5) {
    const before = calls.length;
    await page.clock.runFor(5000);
    if (calls.length > before) times.push(second);
  }
  await dayPasses(page, false);
  const pauses = times.map((time, index) => time - (times[index - 1] ?? 0));
  return { questions, pauses, calls: calls.length };
});

/** What a failed call leads to, by the letter of the texts and as the site is shipped. */
statements('Failed calls', [
  ...sample(silentDays, 2).map(({ path, number, day }) =>
    row(
      errors,
      `${path}, silent: each failed call is logged to the console`,
      observed(
        `fewer than ${number} lines of the site in the console for ${number} failed calls`,
        day,
        ({ lines }) => equals(lines >= number, true),
        [quiet],
      ),
    ),
  ),
  ...sample(silentDays, 2).map(({ path, number, day }) =>
    row(
      errors,
      `${path}, silent: there is no retry`,
      observed(
        `more calls than ${number} within a day, when the network returns or when the visitor comes back`,
        day,
        ({ calls }) => expected(calls === number, `${calls} calls`),
        [asksAgain],
      ),
    ),
  ),
  row(
    errors,
    'Silent: nothing is shown to the user, and the list stays as it came',
    observed(
      'a notice shows, or the questions that came with the page are gone',
      silentDays.find(({ path }) => path === '/faq')?.day as ReturnType<typeof silentDay>,
      ({ notices, questions }) => {
        expected(notices === 0, 'a notice');
        return equals(questions > 5, true);
      },
      [
        {
          what: 'a notice',
          script: () =>
            setInterval(() => {
              const one = document.createElement('p');
              one.setAttribute('role', 'alert');
              one.textContent = 'failed';
              document.querySelector('main')?.append(one);
            }, 1000),
        },
      ],
    ),
  ),
  row(
    decision,
    'As shipped: a quiet notice with a button to try again, and what was shown stays',
    observed(
      'no notice with a button shows, or the questions are gone',
      noticedDay,
      ({ questions }) => equals(questions > 5, true),
      [noScripts],
    ),
  ),
  row(
    decision,
    'As shipped: it asks again by itself at most three times',
    observed(
      'more than four calls within a day in which nothing happens',
      noticedDay,
      ({ calls }) => expected(calls > 1 && calls <= 4, `${calls - 1} times again`),
      [asksAgain, noScripts],
    ),
  ),
  row(
    decision,
    'As shipped: the pauses between them grow',
    observed(
      'a later pause is not longer than the one before, or it does not ask again',
      noticedDay,
      ({ pauses }) =>
        expected(
          pauses.length > 1 && pauses.every((pause, index) => index === 0 || pause > (pauses[index - 1] ?? 0)),
          pauses.length > 1 ? 'they grow' : `${pauses.length} pauses`,
        ),
      [noScripts],
    ),
  ),
  row(
    decision,
    'As shipped: it asks again when the network returns',
    visited('no further call after the event online', (visit, site) => asksOn(visit, site, 'online'), [
      {
        what: 'the event is not heard',
        script: () => addEventListener('online', (event) => event.stopImmediatePropagation(), true),
      },
    ]),
  ),
  row(
    decision,
    'As shipped: it asks again when the visitor comes back to the tab',
    visited(
      'no further call after the event visibilitychange',
      (visit, site) => asksOn(visit, site, 'visibilitychange'),
      [
        {
          what: 'the event is not heard',
          script: () =>
            document.addEventListener('visibilitychange', (event) => event.stopImmediatePropagation(), true),
        },
      ],
    ),
  ),
  row(
    decision,
    'As shipped: the button asks again, and the notice goes when the call succeeds',
    visited(
      'a click on the button asks nothing, or the notice stays after an answer',
      async (visit, site) => {
        await openFailing(visit.page, 'notice', '/faq');
        const button = visit.page.locator(marks).locator('button').first();
        await button.waitFor();
        await visit.page.unrouteAll();
        await button.click();
        return reads(site, () => visit.page.locator(marks).locator('button').count(), 0);
      },
      [
        {
          what: 'the button hears no click',
          script: () =>
            addEventListener(
              'click',
              (event) => (event.target as Element).closest('[role=status] button') && event.stopImmediatePropagation(),
              true,
            ),
        },
      ],
    ),
  ),
]);

/** After a failed call, an event leads to another one. */
async function asksOn({ page, calls }: SpecVisit, site: Site, event: string): Promise<string> {
  await openFailing(page, 'notice', '/faq');
  await reads(site, async () => calls.length >= 1, true);
  // While a call is under way, an event asks for no other.
  await page.locator(marks).locator('button').first().waitFor();
  const before = calls.length;
  await page.evaluate((name) => (name === 'online' ? window : document).dispatchEvent(new Event(name)), event);
  return reads(site, async () => calls.length > before, true);
}
