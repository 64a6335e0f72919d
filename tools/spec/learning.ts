import { both, counts, leads, lists, reaches, targetsOf, textsOf } from './checks.ts';
import type { SpecRow } from './row.ts';
import { hydrated } from './site.ts';

const papers = '2 §2 Paper list';

/** As many rows as the API has records. */
function listsAll(source: string, statement: string, route: string, selector: string, address: string): SpecRow {
  return {
    source,
    statement,
    check: `${route}: ${selector} against the records of GET ${address}, both languages`,
    async find(site) {
      const wanted = ((await site.api(address)) as unknown[]).length;
      return both(async (language) => {
        const rows = await site.count(route, selector, language);
        return rows === wanted && rows > 0 ? 'all' : `${rows} of ${wanted}`;
      });
    },
    want: 'all',
  };
}

/** FAQ, logs, papers, forum and test documents. */
export const learningRows: SpecRow[] = [
  listsAll(
    '2 §2 FAQ',
    'A list of question and answer pairs from the server',
    '/faq',
    '#questions details[name]',
    '/api/v1/faq/all',
  ),
  {
    source: '2 §2 Bug log',
    statement: 'Table: asked time, asker, question, download link, progress or answer, resolved, resolve time',
    ...lists(
      '/test-log',
      '#bugs thead th',
      '提出时间 | 提出人 | 问题 | 下载 | 进展或回复 | 是否解决 | 解决时间',
      'Asked | Asker | Question | Download | Progress or answer | Resolved | Resolved on',
    ),
  },
  listsAll('2 §2 Bug log, §7', 'Every record of the server', '/test-log', '#bugs tbody tr', '/api/v1/test-log/all'),
  {
    source: '2 §3',
    statement: 'The download label is the URL after its first 56 characters',
    check: '/test-log: labels against the download addresses of the API, latest first',
    async find(site) {
      const records = (await site.api('/api/v1/test-log/all')) as { download?: string }[];
      const wanted = records.flatMap(({ download }) => (download ? [download.slice(56)] : [])).join(', ');
      return both(async (language) => {
        const labels = (await textsOf(site, '/test-log', '#bugs tbody a', language)).join(', ');
        return labels === wanted && labels ? 'the URL after 56 characters' : labels || 'no labels';
      });
    },
    want: 'the URL after 56 characters',
  },
  {
    source: '2 §2 Update log',
    statement: 'Table of release time and summary',
    ...lists('/log', '#releases thead th', '发布时间 | 内容', 'Released | Summary'),
  },
  listsAll('2 §2 Update log, §7', 'Every record of the server', '/log', '#releases tbody tr', '/api/v1/update-log/all'),
  {
    source: '2 §2 Forum page',
    statement: 'Info page that leads to the external forum',
    ...reaches('/forum', 'main a', 'https://forum.example.com/ ⧉'),
  },
  {
    source: '2 §2 Paper list, §9',
    statement: 'Year buttons 2016 to 2025',
    check: '/paper: texts of the buttons, both languages',
    find: (site) =>
      both(async (language) =>
        (await textsOf(site, '/paper', '#years button', language))
          .map((text) => text.slice(0, 4))
          .sort()
          .join(' '),
      ),
    want: '2016 2017 2018 2019 2020 2021 2022 2023 2024 2025',
  },
  {
    source: papers,
    statement: 'The first button is focused on opening',
    check: 'Chromium: the element that has the focus on /paper',
    async find(site) {
      const page = await site.page('/paper');
      await page.waitForFunction(() => document.activeElement?.matches('#years button'));
      return page.evaluate(() => {
        const buttons = [...document.querySelectorAll('#years button')];
        return `button ${buttons.indexOf(document.activeElement as Element) + 1}: ${document.activeElement?.textContent?.slice(0, 4)}`;
      });
    },
    want: 'button 1: 2025',
  },
  {
    source: '2 §2 Paper list, §4',
    statement: 'Initially the newest year (25) is shown; the page shows the chosen year’s list',
    check: 'Chromium: the panel that shows at first, and after a click on 2019',
    async find(site) {
      const page = await site.page('/paper');
      const shown = async () =>
        (
          await page
            .locator('.tabs__panel:visible')
            .evaluateAll((all) => all.map((panel) => (panel as HTMLElement).dataset.tab))
        ).join(' ');
      const first = await shown();
      await page.locator('#years-tab-2019').click();
      await page.locator('#years-panel-2019').waitFor();
      return `${first}, ${await shown()}`;
    },
    want: '2025, 2019',
  },
  {
    source: papers,
    statement: 'A table of index, author, linked summary and time',
    ...lists(
      '/paper',
      '#papers-2025 thead th',
      '序号 | 作者 | 题目与期刊 | 时间',
      'No. | Authors | Title and journal | Published',
    ),
  },
  {
    source: '2 §2 Paper list, §7',
    statement: 'The summary links to the paper; all ten years are there',
    check: '/paper: linked rows of each year against GET /api/v1/paper/list/{year}',
    async find(site) {
      const seen: string[] = [];
      for (let year = 2016; year <= 2025; year++) {
        const urls = ((await site.api(`/api/v1/paper/list/${year}`)) as { url: string }[]).map(({ url }) => `${url} ⧉`);
        const links = await targetsOf(site, '/paper', `#papers-${year} tbody a`, 'zh');
        seen.push(
          links.join() === urls.join() && links.length > 0 ? 'all' : `${year}: ${links.length} of ${urls.length}`,
        );
      }
      return [...new Set(seen)].join(', ');
    },
    want: 'all',
  },
  {
    source: '2 §2 Test document page',
    statement: 'Title and HTML content from the server for the id',
    check: '/test-document/{id}: h1 and a content with markup for every document of the API, both languages',
    async find(site) {
      const documents = (await site.api('/api/v1/test-document/all')) as {
        id: number;
        title: { zh: string; en: string };
      }[];
      return both(async (language) => {
        const wrong: number[] = [];
        for (const { id, title } of documents) {
          const page = await site.document(`/test-document/${id}`, language);
          const whole =
            page.querySelector('h1')?.textContent === title[language] &&
            page.querySelector('#document .html-content > *');
          if (!whole) wrong.push(id);
        }
        return wrong.length === 0 && documents.length > 0 ? 'all' : `wrong: ${wrong.join(', ')}`;
      });
    },
    want: 'all',
  },
  {
    source: '2 §2 Video and tutorial pages',
    statement: 'Quick-start tutorial PDF, chosen by language',
    check: '/QuickStartTutorial: PDF links',
    find: (site) =>
      both(async (language) => (await targetsOf(site, '/QuickStartTutorial', '#pdf a', language)).join(', ')),
    want: 'zh: /files/resources/quick-start-zh.pdf ⧉ · en: /files/resources/quick-start-en.pdf ⧉',
  },
  {
    source: '2 §2 Video and tutorial pages',
    statement: 'Getting-started videos and special course videos',
    ...reaches('/course-vedio', '#more a', '/QuickStartTutorial#videos', '/Tutorials#videos'),
  },
  {
    source: '2 §2 Video and tutorial pages',
    statement: 'Getting-started videos are a list',
    check: '/QuickStartTutorial: videos, both languages',
    find: (site) =>
      both(async (language) =>
        (await site.count('/QuickStartTutorial', '#videos li', language)) > 0 ? 'a list' : 'none',
      ),
    want: 'a list',
  },
  {
    source: '2 §2 Video and tutorial pages',
    statement: 'Special course videos are a list',
    check: '/Tutorials: videos, both languages',
    find: (site) =>
      both(async (language) => ((await site.count('/Tutorials', '#videos li', language)) > 0 ? 'a list' : 'none')),
    want: 'a list',
  },
  {
    source: '2 §2 Video and tutorial pages',
    statement: 'Published papers are linked from the navigation',
    ...reaches('/faq', 'header nav a', '/paper'),
  },
  {
    source: '2 §7',
    statement: 'A manual PDF opens in a new window',
    ...leads('/pwcore-introduce', '#downloads a[href$="manual-en.pdf"]', '/files/resources/manual-en.pdf ⧉'),
  },
  {
    source: '2 §2 Video and tutorial pages',
    statement: 'A hosted video plays on the page',
    check: 'Chromium: the first video of /course-vedio is clicked; a dialog with a player without an error',
    async find(site) {
      const page = await site.page('/course-vedio');
      await hydrated(page);
      await page.locator('#courses a[href$=".mp4"]').first().click();
      const player = page.locator('dialog[open] video');
      await player.waitFor();
      return player.evaluate((video) => ((video as HTMLVideoElement).error ? 'an error' : 'a player'));
    },
    want: 'a player',
  },
  {
    source: '2 §2 Test document page',
    statement: 'The list of test documents is there',
    ...counts('/test-document', '[data-section=table]', 1),
  },
];
