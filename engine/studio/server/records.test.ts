import { afterEach, beforeEach, expect, test } from 'vitest';
import { fileText, smallNews } from '../../generate/gallery/small-site.ts';
import { lampCollection, lampFiles, lamps } from '../../testing/lamp-collection.ts';
import { type SmallStudio, startSmallStudio } from '../../testing/small-studio.ts';
import type { Answers } from '../protocol/requests.ts';
import type { CreatedRecord, RecordOrder, RecordTable } from '../protocol/state-protocol.ts';

let studio: SmallStudio;
const list = 'assets/records/news/all.json';
const one = 'assets/records/news/own.json';
const text = `[\n${smallNews
  .toReversed()
  .map((news) => `  ${JSON.stringify(news)}`)
  .join(',\n')}\n]\n`;
const own = `${JSON.stringify({ ...smallNews[0], id: 40, time: '2026-01-01' })}\n`;
beforeEach(async () => {
  studio = await startSmallStudio({ [list]: text, [one]: own });
});
afterEach(() => studio.remove());

const table = async (file: string, order: RecordOrder = 'newest') =>
  (await studio.ask('records', { file, order })).answer as RecordTable;

test('the records of a collection are a table with one row per record, newest first, by its file or any record', async () => {
  for (const file of [list, one, 'pages/collections/news.json']) {
    const { collection, columns, rows } = await table(file);
    expect(collection).toBe('news');
    expect(columns.map(({ name }) => name)).toEqual(expect.arrayContaining(['id', 'title', 'time', 'content']));
    expect(rows.map((row) => [row.file, row.pointer, row.count])).toEqual([
      [one, '', undefined],
      ...smallNews.map((_, index) => [list, `/${index}`, 7]),
    ]);
    expect(rows[1]?.cells).toMatchObject({ id: 7, title: { zh: '新闻 7', en: 'News 7' }, time: '2025-01-07' });
  }
});

test('the newest record is first even in a list of another order, which the table shows on request', async () => {
  await studio.remove();
  const shuffled = [smallNews[2], smallNews[0], { ...smallNews[4], time: '' }, smallNews[6]];
  studio = await startSmallStudio({ [list]: shuffled, [one]: own });
  const places = async (order: RecordOrder) =>
    (await table(list, order)).rows.map(({ file, pointer }) => (file === list ? pointer : 'own'));
  // A record without a date is new.
  expect(await places('newest')).toEqual(['/2', 'own', '/3', '/0', '/1']);
  expect(await places('file')).toEqual(['/0', '/1', '/2', '/3', 'own']);
  expect((await table(list)).isDated).toBe(true);
});

test('a file that is of no collection has no table', async () => {
  for (const file of ['pages/home.json', 'pages/collections/none.json', 'assets/records/none/a.json', '../x', ''])
    expect((await studio.ask('records', { file, order: 'newest' })).status, file).toBe(404);
});

test('a new record has a unique number, is at the position of the newest, and is one step that preserves other bytes', async () => {
  const { answer } = await studio.ask('records/new', { file: list });
  expect(answer).toEqual({ at: { file: list, pointer: '/0' }, begin: '/0/title' } satisfies CreatedRecord);
  const [record, ...others] = JSON.parse(studio.drafts.textOf(list) as string);
  expect(others).toEqual(smallNews.toReversed());
  expect(record).toMatchObject({ id: 41, title: { zh: '', en: '' } });
  // The existing text stays unchanged, byte for byte.
  expect(studio.drafts.textOf(list)?.endsWith(text.slice(text.indexOf('{')))).toBe(true);
  await studio.ask('undo', {});
  expect(studio.drafts.textOf(list)).toBe(text);
});

test('if each record has its own file, so does a new one, named by its number; undone, the file is gone', async () => {
  await studio.remove();
  studio = await startSmallStudio({ [one]: own, 'assets/records/news/41.json': own.replace('40', '39') });
  const { answer } = await studio.ask('records/new', { file: 'pages/collections/news.json' });
  expect(answer).toEqual({ at: { file: 'assets/records/news/41-2.json', pointer: '' }, begin: '/title' });
  expect(JSON.parse(studio.drafts.textOf('assets/records/news/41-2.json') as string)).toMatchObject({ id: 41 });
  await studio.ask('undo', {});
  expect(studio.drafts.changed()).toEqual([]);
});

test('a record shows on its own page, else on the page that lists it, of a paged list the right one', async () => {
  const route = async (file: string, pointer: string) => (await studio.ask('records/route', { file, pointer })).answer;
  expect(await route(list, '/2/title/en')).toEqual({ route: '/item/5' });
  expect(await route(one, '')).toEqual({ route: '/item/40' });
  await studio.drafts.write({ file: list, pointer: '' }, { 'pages/item.json': undefined });
  await studio.site.inspect();
  expect(await route(list, '/6')).toEqual({ route: '/news/2' });
  // No page of the site is a record's.
  expect(await route('pages/home.json', '')).toEqual({});
});

test('records from elsewhere show, but cannot be changed', async () => {
  await studio.remove();
  const snapshot = fileText(lamps);
  studio = await startSmallStudio({
    [lampFiles.collection]: lampCollection({ csv: 'lamps.csv' }),
    [lampFiles.snapshot]: snapshot,
    [list]: text,
  });
  const at = { file: lampFiles.snapshot, pointer: '/0' };
  expect(await table(at.file)).toMatchObject({ isPulled: true, rows: [{ pointer: '/1' }, { pointer: '/0' }] });
  expect((await table(list)).isPulled).toBe(false);
  const { form } = (await studio.ask('form', at)).answer as Answers['form'];
  expect(form?.isPulled).toBe(true);
  const operations = [{ op: 'replace', path: '/0/name', value: 'Changed' }];
  const refused = [
    await studio.ask('edit', { ...at, operations, revision: form?.revision }),
    await studio.ask('records/new', { file: lampFiles.collection }),
  ];
  for (const { status, answer } of refused) {
    expect(status).toBeGreaterThanOrEqual(400);
    expect(answer).toMatchObject({
      error: {
        message: 'The records of "lamp" come from elsewhere. Change them there and run `npm run pull -- lamp`.',
      },
    });
  }
  expect(studio.drafts.textOf(at.file)).toBe(snapshot);
});
