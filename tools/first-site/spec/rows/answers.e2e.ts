import { sample } from '../../../../engine/testing/test-depth.ts';
import { fake, open, reads, visited } from '../checks/visit.ts';
import { expected, row } from '../row.ts';
import { noScripts } from '../site-change.ts';
import { statements } from '../statements.ts';

/** What each page asks the API for when it opens, and nothing else. */
const calls: [string, string, string[]][] = [
  ['1 §7', '/company-news/2', ['news/list?page=2']],
  ['2 §7', '/faq', ['faq/all']],
  ['2 §7', '/log', ['update-log/all']],
  ['2 §7', '/test-log', ['test-log/all']],
  ['2 §7', '/module-download', ['module/all']],
  ['2 §7', '/test-document/1', ['test-document/1']],
  ['2 §7', '/test-document', ['test-document/all']],
  [
    '2 §7',
    '/utility-download',
    ['utility/list/data-post-processing', 'utility/list/data-visualization', 'utility/list/format-conversion'],
  ],
];

const words = 'made for this check';

/** The lists that come from the server, with made-up answers, and the calls of the pages. */
statements('What pages call', [
  ...sample(calls, 2).map(([at, route, paths]) =>
    row(
      at,
      `${route} loads ${paths.join(', ')} on opening`,
      visited(
        `it asks for other than ${paths.join(', ')}, or with another method than GET`,
        async ({ page, calls: asked }, site) => {
          await open(page, route);
          await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
          return reads(
            site,
            async () => [...new Set(asked)].sort(),
            paths.map((path) => `GET /api/v1/${path}`),
          );
        },
        [noScripts],
      ),
    ),
  ),
  row(
    '2 §2 FAQ',
    'A list of question and answer pairs from the server',
    visited(
      'an answer with one pair does not show its question, and its answer after a click',
      async ({ page }, site) => {
        await fake(page, /faq\/all/, [{ question: 'made question', answer: 'made answer' }]);
        await open(page, '/faq');
        await page.getByText('made question').click();
        return reads(site, () => page.getByText('made answer').isVisible(), true);
      },
      [noScripts],
    ),
  ),
  row(
    '2 §2 Update log',
    'The update log comes from the server',
    visited(
      'an answer with one release does not show its time and summary alone',
      async ({ page }, site) => {
        await fake(page, /update-log\/all/, [{ time: '2031-05-06', summary: words }]);
        await open(page, '/log');
        return reads(
          site,
          () =>
            page
              .locator('main tbody tr')
              .evaluateAll((all) => all.map((one) => [...one.children].map((cell) => cell.textContent?.trim()))),
          [['2031-05-06', words]],
        );
      },
      [noScripts],
    ),
  ),
  row(
    '2 §2 Bug log',
    'The bug log comes from the server, seven fields in their columns',
    visited(
      'an answer with one bug does not show its seven fields in the order of the text',
      async ({ page }, site) => {
        await fake(page, /test-log\/all/, [
          {
            time: '2031-05-06',
            ask_man: 'M',
            summary: 'Q',
            download: `https://files.example.com/${'d'.repeat(29)}/name.zip`,
            answer: 'P',
            resolve: 'R',
            resolve_time: '2031-07-08',
          },
        ]);
        await open(page, '/test-log');
        return reads(
          site,
          () =>
            page
              .locator('main tbody tr')
              .evaluateAll((all) =>
                all.map((one) => [...one.children].map((cell) => /^[\w./-]*/.exec(cell.textContent ?? '')?.[0])),
              ),
          [['2031-05-06', 'M', 'Q', 'name.zip', 'P', 'R', '2031-07-08']],
        );
      },
      [noScripts],
    ),
  ),
  row(
    '2 §3; D bug-log label',
    'The download label is the URL after its first 56 characters; of a shorter one its file name',
    visited(
      'the label of an address of 56 characters and “rest.zip” is not “rest.zip”, or that of https://a.test/b/short.zip is not “short.zip”',
      async ({ page }, site) => {
        const long = `https://a.test/${'x'.repeat(41)}`;
        await fake(
          page,
          /test-log\/all/,
          [`${long}rest.zip`, 'https://a.test/b/short.zip'].map((download) => ({
            time: 't',
            ask_man: 'M',
            summary: 'Q',
            download,
            answer: 'P',
            resolve: 'R',
            resolve_time: '',
          })),
        );
        expected(long.length === 56, String(long.length));
        await open(page, '/test-log');
        return reads(
          site,
          () =>
            page
              .locator('main tbody tr a')
              .evaluateAll((all) => all.map((one) => /^\S+\.zip/.exec(one.textContent?.trim() ?? '')?.[0])),
          ['rest.zip', 'short.zip'],
        );
      },
      [noScripts],
    ),
  ),
  row(
    '2 §2 Test document page',
    'Title and HTML content from the server for the id',
    visited(
      'an answer for document 1 does not show its title as heading and its markup',
      async ({ page }, site) => {
        await fake(page, /test-document\/1/, {
          title: 'made title',
          content: '<p>made <strong>strong</strong> words</p>',
        });
        await open(page, '/test-document/1');
        return reads(
          site,
          async () => [
            await page.locator('h1').innerText(),
            await page.locator('[data-section=article] strong').allInnerTexts(),
          ],
          ['made title', ['strong']],
        );
      },
      [noScripts],
    ),
  ),
  row(
    'D texts in the API',
    'Texts of an answer may be { zh, en } or plain strings',
    visited(
      'of two questions, one in both languages and one plain, not both show',
      async ({ page }, site) => {
        await fake(page, /faq\/all/, [
          { question: { zh: '两种语言', en: 'both' }, answer: { zh: 'a', en: 'b' } },
          { question: 'plain', answer: 'c' },
        ]);
        await open(page, '/faq');
        return reads(
          site,
          () =>
            page
              .locator('main ul > li > details > summary')
              .allInnerTexts()
              .then((all) => all.map((text) => /两种语言|both|plain/.exec(text)?.[0])),
          ['两种语言', 'plain'],
        );
      },
      [noScripts],
    ),
  ),
]);
