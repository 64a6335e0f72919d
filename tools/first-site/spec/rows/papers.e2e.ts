import { at, lists } from '../checks/page.ts';
import { columns } from '../checks/table.ts';
import { equals, fake, observation, observed, open, reads } from '../checks/visit.ts';
import { inBothLanguages } from '../language.ts';
import { row } from '../row.ts';
import { noScripts, rewriteFile } from '../site-change.ts';
import { statements } from '../statements.ts';

const where = '2 §2 Paper list';
const years = Array.from({ length: 10 }, (_, index) => 2025 - index);
const buttons = '#years .tabs__button';

/** The papers that show at first and after 2019 is chosen, when the API answers one for each year, and the first one's link. */
const answeredPapers = observation(async ({ page }, site) => {
  for (const year of years)
    await fake(page, new RegExp(`paper/list/${year}`), [
      { author: 'A', url: `https://a.test/${year}`, summary: `made-${year}`, time: `${year}-01` },
    ]);
  await open(page, '/paper');
  const shown = () =>
    page
      .locator('tbody tr:visible')
      .allInnerTexts()
      .then((all) => all.map((text) => /made-\d+/.exec(text)?.[0]));
  await reads(site, async () => (await shown()).some((name) => name !== undefined), true);
  const first = await shown();
  const link = await page.getByRole('link', { name: 'made-2025' }).first().getAttribute('href');
  await page
    .locator(buttons)
    .getByText('2019', { exact: true })
    .or(page.getByRole('button', { name: '2019', exact: true }))
    .first()
    .click();
  await reads(site, async () => String(await shown()) !== String(first), true);
  return { first, link, chosen: await shown() };
});

/** What the page asks for when it opens, and what is focused. */
const openedPapers = observation(async ({ page, calls }, site) => {
  await open(page, '/paper');
  await reads(site, async () => calls.length >= years.length, true);
  await reads(site, () => page.evaluate(() => document.activeElement !== document.body), true);
  return { calls: [...calls].sort(), focused: await page.evaluate(() => document.activeElement?.textContent) };
});

/** The paper page. */
statements('Papers', [
  row(
    '2 §2, §9',
    'Year buttons 2016 to 2025',
    lists(at('/paper', buttons), ...years.map((year) => new RegExp(`^${year}$`))),
  ),
  row(
    '2 §2; D paper page',
    'The newest year is shown first',
    observed(
      'other papers than those of 2025 show at first',
      answeredPapers,
      ({ first }) => equals(first, ['made-2025']),
      [noScripts],
    ),
  ),
  row(
    '2 §2; D paper page',
    'The first button is focused on opening',
    observed(
      'the focus is on another element than the button of 2025',
      openedPapers,
      ({ focused }) => equals(focused, '2025'),
      [noScripts],
    ),
  ),
  row(
    where,
    'A table of index, author, linked summary and time',
    columns(
      at('/paper', '#papers-2025'),
      inBothLanguages('序号', /no\.?|index/i),
      inBothLanguages('作者', /author/i),
      inBothLanguages(/标题|题目|摘要|文章/, /title|summary/i),
      inBothLanguages(/时间|日期|发表/, /time|published/i),
      inBothLanguages('引用', /cite/i),
    ),
  ),
  row(
    where,
    'The summary is linked',
    observed(
      'the summary of a paper is no link to its url',
      answeredPapers,
      ({ link }) => equals(link, 'https://a.test/2025'),
      [noScripts],
    ),
  ),
  row(
    '2 §4',
    'The page shows the chosen year’s list',
    observed(
      'after 2019 is chosen, other papers than those of 2019 show',
      answeredPapers,
      ({ chosen }) => equals(chosen, ['made-2019']),
      [noScripts],
    ),
  ),
  row(
    '2 §2; §7',
    'Ten loads when the paper page opens',
    observed(
      'other than one GET /api/v1/paper/list/{year} for each of 2016 to 2025',
      openedPapers,
      ({ calls }) =>
        equals(
          calls,
          [...years].reverse().map((year) => `GET /api/v1/paper/list/${year}`),
        ),
      [noScripts, rewriteFile('2016 is not loaded', /^\/paper$|_data/, '"2016"', '"2017"')],
    ),
  ),
]);
