import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from '../files.ts';
import { root } from '../paths.ts';
import { answers } from './checks.ts';
import type { SpecRow } from './row.ts';
import { hydrated, type SpecSite } from './site.ts';

/** The API addresses that a page asks for when it opens, sorted; waits until there are as many as said. */
async function calls(site: SpecSite, route: string, number: number): Promise<string> {
  const page = await site.visitor();
  const asked = new Set<string>();
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/')) asked.add(`${request.method()} ${pathname}${search}`);
  });
  await page.goto(route);
  await hydrated(page);
  for (let turn = 0; turn < 40 && asked.size < number; turn++) await page.waitForTimeout(100);
  await page.waitForTimeout(100);
  return [...asked].sort().join(', ');
}

const years = Array.from({ length: 10 }, (_, index) => String(2016 + index));

/** The calls that the pages make, and what happens when they fail. */
export const apiRows: SpecRow[] = [
  {
    source: '1 §7',
    statement: 'GET /api/v1/news/list?page={page}: data (array of news items) and last_page',
    ...answers('/api/v1/news/list?page=1', 'data, last_page'),
  },
  {
    source: '1 §3',
    statement: 'News item: id, title, summary, time, img_url',
    check: 'GET /api/v1/news/list?page=1: fields of the items; img_url is optional',
    async find(site) {
      const { data } = (await site.api('/api/v1/news/list?page=1')) as { data: Record<string, unknown>[] };
      const all = ['id', 'title', 'summary', 'time'].filter((field) => data.every((item) => field in item));
      return [...all, ...(data.some((item) => 'img_url' in item) ? ['img_url'] : [])].join(', ');
    },
    want: 'id, title, summary, time, img_url',
  },
  {
    source: '1 §3',
    statement: 'time is a date string with the year first',
    check: 'GET /api/v1/news/list?page={page}: times of all pages',
    async find(site) {
      const { last_page } = (await site.api('/api/v1/news/list?page=1')) as { last_page: number };
      const times: string[] = [];
      for (let page = 1; page <= last_page; page++) {
        const { data } = (await site.api(`/api/v1/news/list?page=${page}`)) as { data: { time: string }[] };
        times.push(...data.map(({ time }) => time));
      }
      const wrong = times.filter((time) => !/^\d{4}-\d{2}-\d{2}$/.test(time));
      return times.length > 0 && wrong.length === 0 ? 'all yyyy-mm-dd' : `wrong: ${wrong.join(', ')}`;
    },
    want: 'all yyyy-mm-dd',
  },
  {
    source: '1 §3, §7',
    statement: 'GET /api/v1/news/{id}: title, time and content (HTML)',
    ...answers('/api/v1/news/112', 'title, time, content'),
  },
  {
    source: '2 §7',
    statement: 'GET /api/v1/test-document/all: all test documents',
    ...answers('/api/v1/test-document/all', 'id, title'),
  },
  {
    source: '2 §3, §7',
    statement: 'GET /api/v1/test-document/{id}: title, content (HTML)',
    ...answers('/api/v1/test-document/1', 'title, content'),
  },
  {
    source: '2 §3, §7',
    statement: 'GET /api/v1/update-log/all: time, summary',
    ...answers('/api/v1/update-log/all', 'time, summary'),
  },
  {
    source: '2 §3, §7',
    statement: 'GET /api/v1/faq/all: question, answer',
    ...answers('/api/v1/faq/all', 'question, answer'),
  },
  ...years.map(
    (year): SpecRow => ({
      source: '2 §3, §7',
      statement: `GET /api/v1/paper/list/${year}: author, url, summary, time`,
      ...answers(`/api/v1/paper/list/${year}`, 'author, url, summary, time'),
    }),
  ),
  {
    source: '2 §3, §7',
    statement: 'GET /api/v1/module/all: modules',
    ...answers('/api/v1/module/all', 'id, name, summary'),
  },
  {
    source: '2 §3, §7',
    statement: 'GET /api/v1/test-log/all: time, ask_man, summary, answer, resolve, resolve_time',
    ...answers('/api/v1/test-log/all', 'time, ask_man, summary, answer, resolve, resolve_time'),
  },
  {
    source: '2 §3',
    statement: 'Bug log item: download (URL)',
    check: 'GET /api/v1/test-log/all: a record with an address',
    async find(site) {
      const records = (await site.api('/api/v1/test-log/all')) as { download?: string }[];
      return records.some(({ download }) => download?.startsWith('https://')) ? 'download' : 'none';
    },
    want: 'download',
  },
  {
    source: '1 §7; 2 §7',
    statement: 'GET, and the payload under a data field',
    check: 'every endpoint: status of GET, fields of the answer',
    async find(site) {
      const paths = [
        'news/list?page=1',
        'news/112',
        'test-document/all',
        'test-document/1',
        'update-log/all',
        'faq/all',
        'paper/list/2016',
        'utility/list/format-conversion',
        'module/all',
        'test-log/all',
      ];
      const seen = new Set<string>();
      for (const path of paths) {
        const answer = await site.answer(`/api/v1/${path}`);
        seen.add(`${answer.status} ${Object.keys((await answer.json()) as object).join()}`);
      }
      return [...seen].join('; ');
    },
    want: '200 data',
  },
  {
    source: '2 §7',
    statement: 'Modules: loaded on page open',
    check: 'Chromium: calls of /module-download',
    find: (site) => calls(site, '/module-download', 1),
    want: 'GET /api/v1/module/all',
  },
  {
    source: '2 §7',
    statement: 'Utilities: three loads on page open',
    check: 'Chromium: calls of /utility-download',
    find: (site) => calls(site, '/utility-download', 3),
    want: ['data-post-processing', 'data-visualization', 'format-conversion']
      .map((name) => `GET /api/v1/utility/list/${name}`)
      .join(', '),
  },
  {
    source: '2 §7',
    statement: 'Papers: ten loads when the paper page opens',
    check: 'Chromium: calls of /paper',
    find: (site) => calls(site, '/paper', 10),
    want: years.map((year) => `GET /api/v1/paper/list/${year}`).join(', '),
  },
  {
    source: '1 §7',
    statement: 'News: home passes page 1',
    check: 'Chromium: calls of /',
    find: (site) => calls(site, '/', 1),
    want: 'GET /api/v1/news/list?page=1',
  },
  {
    source: '1 §7',
    statement: 'News: the list screen passes the route’s page',
    check: 'Chromium: calls of /company-news/2',
    find: (site) => calls(site, '/company-news/2', 1),
    want: 'GET /api/v1/news/list?page=2',
  },
  {
    source: '1 §7',
    statement: 'News: the content screen asks for its id',
    check: 'Chromium: calls of /company-news-content/111',
    find: (site) => calls(site, '/company-news-content/111', 1),
    want: 'GET /api/v1/news/111',
  },
  ...[
    ['/faq', 'faq/all'],
    ['/log', 'update-log/all'],
    ['/test-log', 'test-log/all'],
    ['/test-document/1', 'test-document/1'],
  ].map(
    ([route = '', path]): SpecRow => ({
      source: '2 §7',
      statement: `${route} loads from /api/v1/${path}`,
      check: `Chromium: calls of ${route}`,
      find: (site) => calls(site, route, 1),
      want: `GET /api/v1/${path}`,
    }),
  ),
  {
    source: '1 §8; 2 §8',
    statement: 'A failed call is logged to the console; no retry by itself',
    check: 'Chromium: the API answers 500 on /module-download; console lines about the source, calls made',
    async find(site) {
      const page = await site.visitor();
      const lines: string[] = [];
      let asked = 0;
      page.on('console', (message) => message.type() === 'error' && lines.push(message.text()));
      await page.route('**/api/v1/**', (route) => {
        asked++;
        return route.fulfill({ status: 500, body: 'broken' });
      });
      await page.goto('/module-download');
      const told = () => lines.filter((line) => line.includes('module.all')).length;
      for (let turn = 0; turn < 40 && told() === 0; turn++) await page.waitForTimeout(100);
      await page.waitForTimeout(500);
      return `${told()} line, ${asked} call`;
    },
    want: '1 line, 1 call',
  },
  {
    source: '1 §7; 2 §7',
    statement: 'A generic post (action send, version 1.0.0, type, data) is defined but unused',
    check: 'engine/sources/client.ts: fields of the message that send() posts; files of the engine that call it',
    async find() {
      const client = await readFile(join(root, 'engine/sources/client.ts'), 'utf8');
      const fields = /export interface Message<Data> \{(.*?)\n\}/s.exec(client)?.[1]?.match(/^ {2}\w+: [^;]+/gm) ?? [];
      const files = (await listFiles(join(root, 'engine'))).filter(
        (file) => /(?<!test)\.tsx?$/.test(file) && !file.endsWith('/client.ts'),
      );
      const texts = await Promise.all(files.map((file) => readFile(join(root, 'engine', file), 'utf8')));
      const callers = texts.filter((text) => /import \{[^}]*\bsend\b[^}]*\} from '[^']*client\.ts'/.test(text));
      return `${fields.map((field) => field.trim()).join(', ')}; ${callers.length} callers`;
    },
    want: "action: 'send', version: '1.0.0', type: string, data: Data; 0 callers",
  },
];
