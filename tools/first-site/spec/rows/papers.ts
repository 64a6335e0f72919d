import { noScripts, rewritten } from '../change.ts';
import { at, lists } from '../checks/page.ts';
import { columns } from '../checks/table.ts';
import { fake, open, reads, visited } from '../checks/visit.ts';
import { two } from '../language.ts';
import { type Row, row } from '../row.ts';

const where = '2 §2 Paper list';
const years = Array.from({ length: 10 }, (_, index) => 2025 - index);
const buttons = '#years .tabs__button';

/** The paper page. */
export const paperRows: Row[] = [
  row(
    '2 §2, §9',
    'Year buttons 2016 to 2025',
    lists(at('/paper', buttons), ...years.map((year) => new RegExp(`^${year}$`))),
  ),
  row(
    '2 §2; D paper page',
    'The newest year is shown first',
    visited(
      'other papers than those of 2025 show at first',
      async ({ page }, site) => {
        for (const year of years)
          await fake(page, new RegExp(`paper/list/${year}`), [
            { author: 'A', url: 'https://a.test/', summary: `made-${year}`, time: `${year}-01` },
          ]);
        await open(page, '/paper');
        return reads(
          site,
          () =>
            page
              .locator('tbody tr:visible')
              .allInnerTexts()
              .then((all) => all.map((text) => /made-\d+/.exec(text)?.[0])),
          ['made-2025'],
        );
      },
      [noScripts],
    ),
  ),
  row(
    '2 §2; D paper page',
    'The first button is focused on opening',
    visited(
      'the focus is on another element than the button of 2025',
      async ({ page }, site) => {
        await open(page, '/paper');
        return reads(site, () => page.evaluate(() => document.activeElement?.textContent), '2025');
      },
      [noScripts],
    ),
  ),
  row(
    where,
    'A table of index, author, linked summary and time',
    columns(
      at('/paper', '#papers-2025'),
      two('序号', /no\.?|index/i),
      two('作者', /author/i),
      two(/标题|题目|摘要|文章/, /title|summary/i),
      two(/时间|日期|发表/, /time|published/i),
      two('引用', /cite/i),
    ),
  ),
  row(
    where,
    'The summary is linked',
    visited(
      'the summary of a paper is no link to its url',
      async ({ page }, site) => {
        await fake(page, /paper\/list\/2025/, [
          { author: 'A', url: 'https://a.test/made', summary: 'made summary', time: '2025-01' },
        ]);
        await open(page, '/paper');
        return reads(
          site,
          () => page.getByRole('link', { name: 'made summary' }).first().getAttribute('href'),
          'https://a.test/made',
        );
      },
      [noScripts],
    ),
  ),
  row(
    '2 §4',
    'The page shows the chosen year’s list',
    visited(
      'after 2019 is chosen, other papers than those of 2019 show',
      async ({ page }, site) => {
        await fake(page, /paper\/list\/2019/, [
          { author: 'A', url: 'https://a.test/', summary: 'made-2019', time: '2019-01' },
        ]);
        await open(page, '/paper');
        await page
          .locator(buttons)
          .getByText('2019', { exact: true })
          .or(page.getByRole('button', { name: '2019', exact: true }))
          .first()
          .click();
        return reads(
          site,
          () =>
            page
              .locator('tbody tr:visible')
              .allInnerTexts()
              .then((all) => all.map((text) => /made-\d+/.exec(text)?.[0])),
          ['made-2019'],
        );
      },
      [noScripts],
    ),
  ),
  row(
    '2 §2; §7',
    'Ten loads when the paper page opens',
    visited(
      'other than one GET /api/v1/paper/list/{year} for each of 2016 to 2025',
      async ({ page, calls }, site) => {
        await open(page, '/paper');
        return reads(
          site,
          async () => [...calls].sort(),
          [...years].reverse().map((year) => `GET /api/v1/paper/list/${year}`),
        );
      },
      [noScripts, rewritten('2016 is not loaded', /^\/paper$|_data/, '"2016"', '"2017"')],
    ),
  ),
];
