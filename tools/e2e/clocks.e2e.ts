import { beforeAll, describe, expect, it } from 'vitest';
import { isFull } from '../../engine/testing/test-depth.ts';
import { type VisitorOptions, visitors, waitForHydration } from './browser.ts';
import { goTo } from './static-sections.ts';

const { visit } = visitors('museum');

/** Pages that show days, and one whose list is searched by letters of either case. */
const paths = ['/en', '/en/repairs', '/en/questions'];

/** Visits the pages, each first by its address and then by a link, and gives what they say with what went wrong. */
async function readAll(options: VisitorOptions, clock?: string): Promise<{ texts: string[]; wrong: string[] }> {
  const { page, faults, close } = await visit('about:blank', { reducedMotion: 'reduce', ...options });
  if (clock) await page.clock.setFixedTime(clock);
  const texts: string[] = [];
  const read = async () => {
    await waitForHydration(page);
    await page.waitForFunction(() => !document.querySelector('[aria-busy=true]'));
    texts.push(await page.locator('main').innerText());
  };
  for (const path of paths) {
    await page.goto(path);
    await read();
  }
  for (const path of paths) {
    await goTo(page, path, []);
    await read();
  }
  // I and i are one letter everywhere but in Turkish.
  await page.locator('main input[type=search]').first().fill('WHEELCHAIR');
  // One question has that word; the count may come after the rows, see `use-translation.ts`.
  await page.locator('main').getByText('1 entry in all').waitFor();
  texts.push(await page.locator('main').innerText());
  await close();
  return { texts, wrong: faults };
}

describe('the same days and words', () => {
  let usual: string[];
  beforeAll(async () => {
    usual = (await readAll({ locale: 'en-US', timezoneId: 'UTC' })).texts;
  });

  /** One setting each. */
  const each: [string, VisitorOptions, string?][] = [
    ['in Turkish, whose i has two forms', { locale: 'tr-TR', timezoneId: 'Europe/Istanbul' }],
    ['where it is tomorrow already', { locale: 'en-NZ', timezoneId: 'Pacific/Kiritimati' }],
    ['where it is yesterday still', { locale: 'en-US', timezoneId: 'Pacific/Niue' }],
    ['where digits have other forms and hours have quarters', { locale: 'ar-EG', timezoneId: 'Asia/Kathmandu' }],
    ['by a clock that stands at its beginning', {}, '1970-01-01T00:00:10Z'],
    ['by a clock that is forty years ahead', {}, '2066-06-06T06:06:06Z'],
  ];
  /** Several at once, for a run that is not full. */
  const together: typeof each = [
    [
      'in Turkish, where it is tomorrow already, by a clock that is ahead',
      { locale: 'tr-TR', timezoneId: 'Pacific/Kiritimati' },
      '2066-06-06T06:06:06Z',
    ],
    [
      'in Arabic, where it is yesterday still, by a clock that stands at its beginning',
      { locale: 'ar-EG', timezoneId: 'Pacific/Niue' },
      '1970-01-01T00:00:10Z',
    ],
  ];
  it.each(isFull ? each : together)('are read %s', async (_, options, clock) => {
    const here = await readAll(options, clock);
    expect(here.wrong).toEqual([]);
    expect(here.texts).toEqual(usual);
  });
});
