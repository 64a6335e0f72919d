import { at, counts, lists } from '../checks/page.ts';
import { equals, fake, observation, observed, open, reads, visited } from '../checks/visit.ts';
import { inBothLanguages } from '../language.ts';
import { row } from '../row.ts';
import { noScripts } from '../site-change.ts';
import { statements } from '../statements.ts';
import type { SpecVisit } from '../visit.ts';

const where = '2 §2 Utility download';
const state = '2 §4';
const route = '/utility-download';
const tabs = '#utilities [role=tab], #utilities .tabs__bar > a, #utilities .tabs__bar > button';
const tables = ['format-conversion', 'data-visualization', 'data-post-processing'];

/** Which of the three tables show. */
const shown = ({ page }: SpecVisit) => Promise.all(tables.map((name) => page.locator(`#${name}`).isVisible()));

/** How many rows of all tables are open. */
const opened = ({ page }: SpecVisit) => page.locator('#utilities ul > li > details[open]').count();

/** The rows of each table when the API answers two for each. */
const answeredRows = observation(async ({ page }) => {
  for (const name of tables)
    await fake(
      page,
      new RegExp(`utility/list/${name}`),
      [1, 2].map((id) => ({ id, name: `made-${name}-${id}`, summary: 's', course_url: '', software_url: '' })),
    );
  await open(page, route);
  const rows = (name: string) => page.locator(`#${name} ul > li > details > summary`);
  const textsOf = async (name: string) => {
    await rows(name).filter({ hasText: 'made-' }).first().waitFor({ state: 'attached' });
    return (await rows(name).allTextContents()).map((text) => /made-[a-z-]+-\d/.exec(text)?.[0]);
  };
  return Object.fromEntries(await Promise.all(tables.map(async (name) => [name, await textsOf(name)] as const)));
});

/** The utility page: three tabs and one open row. */
statements('Utilities', [
  row(
    where,
    'Three tabs: format conversion, data visualization, data post-processing',
    lists(
      at(route, tabs),
      inBothLanguages('格式转换', /format conversion/i),
      inBothLanguages('数据可视化', /data visuali[sz]ation/i),
      inBothLanguages(/数据后处理|后处理/, /data post-processing/i),
    ),
  ),
  ...tables.map((name) =>
    row(
      where,
      `${name} is a table with click-to-expand rows`,
      counts(at(route, `#${name} ul > li > details > summary`), [1, 60]),
    ),
  ),
  ...tables.map((name) =>
    row(
      '2 §7',
      `${name} comes from the server`,
      observed(
        'an answer with two utilities does not show as these two',
        answeredRows,
        (seen) => equals(seen[name], [`made-${name}-1`, `made-${name}-2`]),
        [noScripts],
      ),
    ),
  ),
  row(
    state,
    'One tab at a time, the first by default',
    visited(
      'the first table does not show alone at first, or a tab that is clicked does not show its own alone',
      async (visit, site) => {
        await open(visit.page, route);
        await reads(site, () => shown(visit), [true, false, false]);
        await visit.page.locator(tabs).nth(2).click();
        await reads(site, () => shown(visit), [false, false, true]);
        await visit.page.locator(tabs).nth(1).click();
        return reads(site, () => shown(visit), [false, true, false]);
      },
      [noScripts],
    ),
  ),
  row(
    '2 §4; D one row open at a time',
    'Only one row across the three tables is expanded at a time',
    visited(
      'a row of the second tab that is opened leaves the open row of the first open',
      async (visit, site) => {
        await open(visit.page, route);
        await visit.page.locator('#format-conversion ul > li > details > summary').first().click();
        await reads(site, () => opened(visit), 1);
        await visit.page.locator(tabs).nth(1).click();
        await visit.page.locator('#data-visualization ul > li > details > summary').first().click();
        await reads(site, () => visit.page.locator('#data-visualization ul > li > details[open]').count(), 1);
        return reads(site, () => opened(visit), 1);
      },
      [
        noScripts,
        {
          what: 'rows that were opened open again',
          script: () =>
            addEventListener(
              'toggle',
              (event) => {
                const one = event.target as HTMLDetailsElement;
                if (!one.open && one.closest('#utilities')) {
                  one.removeAttribute('name');
                  one.open = true;
                }
              },
              true,
            ),
        },
      ],
    ),
  ),
  row(
    state,
    'Clicking an expanded row collapses it',
    visited(
      'a second click on a row leaves it open',
      async (visit, site) => {
        await open(visit.page, route);
        const summary = visit.page.locator('#format-conversion ul > li > details > summary').nth(1);
        await summary.click();
        await reads(site, () => opened(visit), 1);
        await summary.click();
        return reads(site, () => opened(visit), 0);
      },
      [
        {
          what: 'rows hear one click',
          script: () => {
            let clicks = 0;
            addEventListener(
              'click',
              (event) => {
                if ((event.target as Element).closest('summary') && ++clicks > 1) event.preventDefault();
              },
              true,
            );
          },
        },
      ],
    ),
  ),
]);
