import { type Check, expected, row } from '../row.ts';
import { changeAnswer, rewriteFile } from '../site-change.ts';
import { statements } from '../statements.ts';

/** A part of an API's answer: a record, several, or what lies deeper in it. */
type Part = Record<string, unknown> | Record<string, unknown>[];

/** An API address answers a JSON payload under `data` whose records each have these fields; `of` finds the records in it. */
function answers(path: string, fields: string, of: (data: unknown) => unknown = (data) => data): Check {
  const names = fields.split(', ');
  const here = new RegExp(`^${path.replace(/[?.]/g, '\\$&')}$`);
  return {
    fails: `GET ${path} is not 200, not JSON, has no data or a record without ${fields}`,
    async inspect(site) {
      const { headers } = await site.answer(path);
      const records = [of(await site.data(path)) as Part].flat();
      const lacking = names.filter((name) => !records.every((record) => name in record));
      const json = /^application\/json/.test(headers['content-type'] ?? '');
      return expected(
        json && records.length > 0 && lacking.length === 0,
        json ? (lacking.length > 0 ? `no ${lacking.join(', ')}` : fields) : String(headers['content-type']),
      );
    },
    spoils: [
      changeAnswer('500', here, () => ({ status: 500 })),
      changeAnswer('the payload is not under data', here, ({ body }) => ({
        body: body.replace('"data"', '"payload"'),
      })),
      changeAnswer('it is called HTML', here, ({ headers }) => ({
        headers: { ...headers, 'content-type': 'text/html' },
      })),
      ...names.map((name) =>
        changeAnswer(`no ${name}`, here, ({ body }) => {
          const answer = JSON.parse(body);
          for (const record of [of(answer.data) as Part].flat()) delete record[name];
          return { body: JSON.stringify(answer) };
        }),
      ),
    ],
  };
}

const calls = '2 §7';
const news = '1 §7';
const years = Array.from({ length: 10 }, (_, index) => String(2016 + index));

/** Every address of the API that the texts name, with the first id that the lists give. */
const addresses = [
  '/api/v1/news/list?page=1',
  '/api/v1/test-document/all',
  '/api/v1/update-log/all',
  '/api/v1/faq/all',
  '/api/v1/module/all',
  '/api/v1/test-log/all',
  ...years.map((year) => `/api/v1/paper/list/${year}`),
  ...['format-conversion', 'data-visualization', 'data-post-processing'].map((name) => `/api/v1/utility/list/${name}`),
];

/** The calls that the texts list, as the site's own API answers them. */
statements('Calls of the API', [
  row(
    news,
    'GET /api/v1/news/list?page={page}: data and last_page',
    answers('/api/v1/news/list?page=1', 'data, last_page'),
  ),
  row(
    '1 §3',
    'News item: id, title, summary, time',
    answers('/api/v1/news/list?page=1', 'id, title, summary, time', (page) => (page as { data: unknown }).data),
  ),
  row('1 §3', 'News items may have an img_url', {
    fails: 'no item of any page of the news has an img_url',
    async inspect(site) {
      const { data } = await site.data<{ data: { img_url?: string }[] }>('/api/v1/news/list?page=1');
      const with_ = data.filter(({ img_url }) => img_url).length;
      return expected(with_ > 0, `${with_} of ${data.length}`);
    },
    spoils: [rewriteFile('the field has another name', /news\/list/, '"img_url"', '"image"')],
  }),
  row('1 §3', 'News time is a date string with the year first', {
    fails: 'a time on any page of the news does not begin with year, month and day',
    async inspect(site) {
      const { last_page } = await site.data<{ last_page: number }>('/api/v1/news/list?page=1');
      const times: string[] = [];
      for (let page = 1; page <= last_page; page++) {
        const { data } = await site.data<{ data: { time: string }[] }>(`/api/v1/news/list?page=${page}`);
        times.push(...data.map(({ time }) => time));
      }
      return expected(
        times.length > 5 && times.every((time) => /^20\d\d-[01]\d-[0-3]\d/.test(time)),
        `${times.length} dates, the first ${times[0]}`,
      );
    },
    spoils: [rewriteFile('day first', /news\/list\?page=2/, /"time":"(\d{4})-(\d\d)-(\d\d)/g, '"time":"$3.$2.$1')],
  }),
  row('D endpoints', 'A page of the news has 5 items', {
    fails: 'a page before the last has other than 5 items, or the last has none or more',
    async inspect(site) {
      const { last_page } = await site.data<{ last_page: number }>('/api/v1/news/list?page=1');
      const counts: number[] = [];
      for (let page = 1; page <= last_page; page++)
        counts.push((await site.data<{ data: unknown[] }>(`/api/v1/news/list?page=${page}`)).data.length);
      const last = counts.at(-1) ?? 0;
      return expected(
        counts.length > 1 && counts.slice(0, -1).every((count) => count === 5) && last > 0 && last <= 5,
        counts.join(' + '),
      );
    },
    spoils: [
      changeAnswer('a page with 4', /news\/list\?page=1$/, ({ body }) => {
        const { data } = JSON.parse(body) as { data: { data: unknown[]; last_page: number } };
        return { body: JSON.stringify({ data: { ...data, data: data.data.slice(0, 4) } }) };
      }),
    ],
  }),
  row('1 §3, §7', 'GET /api/v1/news/{id}: title, time and content', {
    ...answers('/api/v1/news/112', 'title, time, content'),
  }),
  row('1 §3', 'The content of a news item is HTML', {
    fails: 'the content of the first news item has no HTML element',
    async inspect(site) {
      const { data } = await site.data<{ data: { id: number }[] }>('/api/v1/news/list?page=1');
      const { content } = await site.data<{ content: string | Record<string, string> }>(`/api/v1/news/${data[0]?.id}`);
      const tag = /<\w+>/.exec(typeof content === 'string' ? content : (content.en ?? ''))?.[0];
      return expected(!!tag, tag ?? 'plain text');
    },
    spoils: [rewriteFile('plain text', /news\/\d+$/, /<[^>]*>/g, '')],
  }),
  row(calls, 'GET /api/v1/test-document/all: all test documents', answers('/api/v1/test-document/all', 'id, title')),
  row(
    '2 §3, §7',
    'GET /api/v1/test-document/{id}: title, content',
    answers('/api/v1/test-document/1', 'title, content'),
  ),
  row('2 §3, §7', 'GET /api/v1/update-log/all: time, summary', answers('/api/v1/update-log/all', 'time, summary')),
  row('2 §3, §7', 'GET /api/v1/faq/all: question, answer', answers('/api/v1/faq/all', 'question, answer')),
  ...years.map((year) =>
    row(
      '2 §3, §7',
      `GET /api/v1/paper/list/${year}: author, url, summary, time`,
      answers(`/api/v1/paper/list/${year}`, 'author, url, summary, time'),
    ),
  ),
  ...['format-conversion', 'data-visualization', 'data-post-processing'].map((name) =>
    row(
      '2 §3, §7',
      `GET /api/v1/utility/list/${name}: id, name, summary, course_url, software_url`,
      answers(`/api/v1/utility/list/${name}`, 'id, name, summary, course_url, software_url'),
    ),
  ),
  row('2 §3, §7', 'GET /api/v1/module/all: id, name, summary', answers('/api/v1/module/all', 'id, name, summary')),
  ...['course_url', 'software_url', 'note'].map((field) =>
    row('2 §3', `Module records have ${field}`, {
      fails: `no module record has a ${field}`,
      async inspect(site) {
        const records = await site.data<Record<string, unknown>[]>('/api/v1/module/all');
        const having = records.filter((record) => record[field]);
        return expected(having.length > records.length / 2, 'most');
      },
      spoils: [rewriteFile('the field has another name', /module\/all/, `"${field}"`, '"other"')],
    }),
  ),
  row('2 §3', 'A module note holds example links, and may hold markup', {
    fails: 'no note has a link as HTML',
    async inspect(site) {
      const notes = (await site.data<{ note?: unknown }[]>('/api/v1/module/all')).map(({ note }) =>
        JSON.stringify(note ?? ''),
      );
      return expected(
        notes.some((note) => /<a href=/.test(note)),
        'links as HTML',
      );
    },
    spoils: [rewriteFile('no markup', /module\/all/, '<a href', '‹a href')],
  }),
  row(
    '2 §3, §7',
    'GET /api/v1/test-log/all: time, ask_man, summary, answer, resolve, resolve_time',
    answers('/api/v1/test-log/all', 'time, ask_man, summary, answer, resolve, resolve_time'),
  ),
  row('2 §3', 'Bug log item: download (URL)', {
    fails: 'no item of the bug log has a download that is an address',
    async inspect(site) {
      const items = await site.data<{ download?: string }[]>('/api/v1/test-log/all');
      return expected(
        items.some(({ download }) => /^https?:\/\//.test(download ?? '')),
        'an address',
      );
    },
    spoils: [rewriteFile('a bare name', /test-log\/all/, /"download":"https?:\/\/[^"]*/g, '"download":"file.zip')],
  }),
  row('1 §7; 2 §7', 'All use GET and return the payload under a data field', {
    fails: 'one of the addresses does not answer GET with 200 and a JSON object whose only field is data',
    async inspect(site) {
      const wrong: string[] = [];
      for (const address of addresses) {
        const { status, body } = await site.answer(address);
        const fields = status === 200 ? Object.keys(JSON.parse(body) as object).join() : '';
        if (status !== 200 || fields !== 'data') wrong.push(`${address}: ${status} ${fields}`);
      }
      return expected(wrong.length === 0, wrong.join('; ') || `${addresses.length} addresses`);
    },
    spoils: [
      changeAnswer('500', /paper\/list\/2019/, () => ({ status: 500 })),
      rewriteFile('a status beside data', /faq\/all/, /^{"data"/, '{"status":0,"data"'),
    ],
  }),
  row('D unknown path', 'An unknown /api path is a JSON 404', {
    fails: 'the answer is no 404, or no JSON',
    async inspect(site) {
      const { status, headers, body } = await site.answer('/api/v1/nothing-here');
      return expected(
        status === 404 && /json/.test(headers['content-type'] ?? '') && typeof JSON.parse(body) === 'object',
        `${status} ${headers['content-type']}`,
      );
    },
    spoils: [
      changeAnswer('200', /nothing-here/, () => ({ status: 200 })),
      changeAnswer('HTML', /nothing-here/, ({ headers }) => ({ headers: { ...headers, 'content-type': 'text/html' } })),
    ],
  }),
  row('D unknown path', 'A missing asset is a plain 404', {
    fails: 'a picture or download that is not there answers other than 404, or a page',
    async inspect(site) {
      const seen: string[] = [];
      for (const path of ['/images/nothing-here.svg', '/files/nothing-here.zip']) {
        const { status, headers } = await site.answer(path);
        seen.push(
          expected(
            status === 404 && !/html/.test(headers['content-type'] ?? ''),
            `${status} ${headers['content-type']}`,
          ),
        );
      }
      return seen.join(', ');
    },
    spoils: [
      changeAnswer('the home page', /nothing-here\.zip/, () => ({
        status: 200,
        headers: { 'content-type': 'text/html' },
      })),
    ],
  }),
  row(
    '1 §7; 2 §7; D unused code',
    'A generic post with action send, version 1.0.0, a type and data, which nothing uses, is left out',
    {
      fails: 'the API client posts',
      async inspect(site) {
        const posts = /\bpost\b|action: 'send'/i.exec(await site.source('engine/client/sources/client.ts'))?.[0];
        return expected(!posts, posts ?? 'no post');
      },
      spoils: [rewriteFile('the post again', /client\.ts$/, 'api.get(address', 'api.post(address')],
    },
  ),
  row(
    '1 §3; 2 §3; D base addresses',
    'Thirteen resource base addresses, the http module-files host as one of its own',
    {
      fails: 'the settings of the site lack a base for one of the thirteen kinds, or two kinds share one',
      async inspect(site) {
        const { bases } = JSON.parse(await site.source('pages/site.json')) as { bases: Record<string, string> };
        const kinds = [
          /^(general)?resources?$/i,
          /^modules?(downloads?)?$/i,
          /video/i,
          /^mstation/i,
          /^windows/i,
          /^ls3df/i,
          /^(matpl|mlff|force)(?!.*manual)/i,
          /^high/i,
          /^mcluster/i,
          /^pseudo(?!dojo)/i,
          /^utilit/i,
          /^module.*(files|host)/i,
          /^uploads?/i,
        ];
        const found = kinds.map((kind) =>
          Object.entries(bases).find(([name, value]) => kind.test(name) && typeof value === 'string'),
        );
        const lacking = kinds.filter((_, index) => !found[index]).map(({ source }) => source);
        const distinct = new Set(found.map((one) => one?.[1])).size;
        return expected(
          lacking.length === 0 && distinct === 13,
          lacking.length > 0 ? `none like ${lacking.join(', ')}` : `${distinct} different bases`,
        );
      },
      spoils: [
        rewriteFile('no base of Windows', /site\.json$/, '"windows"', '"other"'),
        rewriteFile('two alike', /site\.json$/, '"/files/ls3df/"', '"/files/windows/"'),
      ],
    },
  ),
]);
