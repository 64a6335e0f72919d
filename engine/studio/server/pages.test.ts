import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type SmallStudio, startSmallStudio } from '../../testing/small-studio.ts';
import type { FileChanges } from '../protocol/edit-protocol.ts';
import type { MovePlan, RemovalPlan } from '../protocol/pages-protocol.ts';
import type { StudioState } from '../protocol/state-protocol.ts';

let studio: SmallStudio;
beforeEach(async () => {
  studio = await startSmallStudio();
});
afterEach(() => studio.remove());

const wanted = { id: 'third', route: '/third', folder: 'more', title: { zh: '第三页', en: 'Third “page”' } };
const second = 'pages/second.json';
const stateNow = async () => (await studio.ask('state')).answer as StudioState;
const changes = async () => (await studio.ask('changes')).answer as FileChanges[];
/** The files of the site, without those of the studio and of editors. */
const siteTexts = () => studio.texts((path) => !path.startsWith('.'));
const planned = async (move: object) => (await studio.ask('pages/plan-move', move)).answer as MovePlan;
const rename = async (move: object) => studio.ask('pages/move', { ...move, revision: (await planned(move)).revision });

test('a new page is a draft, only saving writes it, and undo restores every byte of the site', async () => {
  const before = await siteTexts();
  expect(await studio.ask('pages/new', wanted)).toEqual({ status: 200, answer: { file: 'pages/more/third.json' } });
  expect(await siteTexts()).toEqual(before);
  const page = (await stateNow()).files.find(({ file }) => file === 'pages/more/third.json');
  expect(page).toMatchObject({ kind: 'page', route: '/third', isChanged: true, title: wanted.title });
  expect(await changes()).toMatchObject([{ file: 'pages/more/third.json', comes: true }]);
  expect((await studio.ask('save', {})).answer).toEqual({ outcome: 'saved', files: ['pages/more/third.json'] });
  const { 'pages/more/third.json': made = '', ...others } = await siteTexts();
  expect(others).toEqual(before);
  expect(JSON.parse(made)).toMatchObject({ $schema: '../../schemas/page.schema.json', title: wanted.title });
  await studio.ask('undo', {});
  expect((await stateNow()).gone).toEqual(['pages/more/third.json']);
  await studio.ask('save', {});
  expect(await siteTexts()).toEqual(before);
  // And done again, it is the same page.
  await studio.ask('redo', {});
  await studio.ask('save', {});
  expect((await siteTexts())['pages/more/third.json']).toBe(made);
});

test('no page is created at a taken route or file, or outside pages, and the reason is in both languages', async () => {
  const refused = async (changes: object) => {
    const { status, answer } = await studio.ask('pages/new', { ...wanted, ...changes });
    expect(status, JSON.stringify(changes)).toBe(400);
    return (answer as { error: { message: string } }).error.message;
  };
  const cases = [
    { route: '/second' },
    { route: 'third' },
    { id: 'second', folder: '' },
    { id: 'SECOND', folder: '' },
    { folder: '../assets' },
    { folder: 'shared' },
    { folder: 'collections' },
    { folder: '.hidden' },
    { folder: 'a\\b' },
    { id: '../third' },
    { id: 'site', folder: '' },
    { id: '' },
  ];
  for (const language of ['en', 'zh'] as const) {
    await studio.ask('language', { language });
    for (const one of cases)
      expect(/\p{Script=Han}/u.test(await refused(one)), JSON.stringify(one)).toBe(language === 'zh');
  }
  expect(studio.drafts.changed()).toEqual([]);
  // Control: only the names caused the errors.
  expect((await studio.ask('pages/new', wanted)).status).toBe(200);
});

test('a page with a new route keeps its links and leaves a redirect, as one step with a preview', async () => {
  const before = await siteTexts();
  const move = { file: second, to: second, route: '/guides/second' };
  const { files } = await planned(move);
  expect(studio.drafts.changed()).toEqual([]);
  expect(files.map(({ file, edits }) => [file, edits])).toEqual([
    ['pages/site.json', 1],
    ['pages/home.json', 2],
    [second, 1],
  ]);
  expect(
    files.flatMap(({ lines }) => lines).some(({ kind, text }) => kind === 'new' && text.includes('/guides/second')),
  ).toBe(true);
  expect((await rename(move)).status).toBe(200);
  expect((await stateNow()).problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  await studio.ask('save', {});
  const after = await siteTexts();
  expect(after['pages/home.json']).toBe(before['pages/home.json']?.replaceAll('/second#guide', '/guides/second#guide'));
  expect(JSON.parse(after['pages/site.json'] as string).redirects).toEqual([{ from: '/second', to: '/guides/second' }]);
  expect(studio.drafts.history().done).toHaveLength(1);
  await studio.ask('undo', {});
  await studio.ask('save', {});
  expect(await siteTexts()).toEqual(before);
});

test('a page with a new file is listed as moved, gets the right schema path, and is saved as one file', async () => {
  const before = await siteTexts();
  const to = 'pages/guides/second.json';
  expect((await rename({ file: second, to, route: '/second' })).status).toBe(200);
  expect((await changes()).map(({ file, comes, goes }) => [file, comes, goes])).toEqual([
    [to, true, undefined],
    [second, undefined, true],
  ]);
  await studio.ask('save', {});
  const { [to]: moved = '', ...others } = await siteTexts();
  const { [second]: was = '', ...rest } = before;
  expect(others).toEqual(rest);
  expect(moved).toBe(was.replace('../schemas/', '../../schemas/'));
  await studio.ask('undo', {});
  await studio.ask('save', {});
  expect(await siteTexts()).toEqual(before);
});

test('a rename keeps unsaved drafts, and an outdated preview is not applied', async () => {
  const move = { file: second, to: second, route: '/guides' };
  const { revision } = await planned(move);
  const text = studio.drafts.textOf('pages/home.json') as string;
  await studio.drafts.write(
    { file: 'pages/home.json', pointer: '' },
    { 'pages/home.json': text.replace('Home', 'Start') },
  );
  expect((await studio.ask('pages/move', { ...move, revision })).status).toBe(409);
  expect((await rename(move)).status).toBe(200);
  const now = studio.drafts.textOf('pages/home.json');
  expect(now).toContain('Start');
  expect(now).toContain('/guides#guide');
});

test('a rename that would break the site, or has no target, is refused and changes nothing', async () => {
  for (const [move, why] of [
    [{ file: second, to: second, route: '/news/{page}' }, /already that of/],
    [{ file: second, to: second, route: 'guides' }, /is no route/],
    [{ file: 'pages/home.json', to: 'pages/home.json', route: '/home' }, /stays there/],
    [{ file: second, to: 'pages/home.json', route: '/second' }, /there already/],
    [{ file: second, to: 'assets/second.json', route: '/second' }, /cannot be/],
    [{ file: second, to: 'pages/../second.json', route: '/second' }, /cannot be/],
    [{ file: 'pages/none.json', to: second, route: '/none' }, /not a readable page/],
  ] as const) {
    const { status, answer } = await studio.ask('pages/plan-move', move);
    expect([status, (answer as { error: { message: string } }).error.message]).toEqual([
      400,
      expect.stringMatching(why),
    ]);
  }
  expect(studio.drafts.changed()).toEqual([]);
});

test('a page’s references are listed with their consequences before its removal; then it is removed, and can be restored byte for byte', async () => {
  const before = await siteTexts();
  const { revision, uses } = (await studio.ask('pages/plan-remove', { file: second, leadsTo: '' }))
    .answer as RemovalPlan;
  expect(uses.map(({ file, pointer, text, problem }) => [file, pointer, text, problem?.code])).toEqual([
    ['pages/home.json', '/sections/1/paragraphs/0/zh', '见[第二页](/second#guide)。', 'dead-link'],
    ['pages/home.json', '/sections/1/paragraphs/0/en', 'See the [second page](/second#guide).', 'dead-link'],
  ]);
  expect((await studio.ask('pages/remove', { file: second, leadsTo: '', revision: 'another' })).status).toBe(409);
  expect((await studio.ask('pages/remove', { file: second, leadsTo: '', revision })).status).toBe(200);
  expect((await stateNow()).gone).toEqual([second]);
  expect(await siteTexts()).toEqual(before);
  expect((await studio.ask('save', {})).answer).toMatchObject({ outcome: 'refused' });
  expect((await studio.ask('save', { despite: true })).answer).toEqual({ outcome: 'saved', files: [second] });
  const { [second]: _, ...rest } = before;
  expect(await siteTexts()).toEqual(rest);
  await studio.ask('undo', {});
  await studio.ask('save', {});
  expect(await siteTexts()).toEqual(before);
});

test('the address of a removed page redirects to the chosen target in the same step, and its references are valid again', async () => {
  const before = await siteTexts();
  const plan = async (leadsTo: string) =>
    (await studio.ask('pages/plan-remove', { file: second, leadsTo })).answer as RemovalPlan;
  const [nowhere, home, none] = [await plan(''), await plan('/'), await plan('/none')];
  expect(home.redirect?.address).toBe('/second');
  const wrongs = ({ uses }: RemovalPlan) =>
    uses.flatMap(({ file, problem }) => (problem?.severity === 'error' ? file : []));
  expect(wrongs(nowhere)).toEqual(['pages/home.json', 'pages/home.json']);
  expect(wrongs(home)).not.toContain('pages/site.json');
  // Control: a redirect to a missing page is reported.
  expect(wrongs(none)).toContain('pages/site.json');
  const remove = (leadsTo: string, { revision }: RemovalPlan) =>
    studio.ask('pages/remove', { file: second, leadsTo, revision });
  // The studio does exactly what it announced.
  expect((await remove('/', nowhere)).status).toBe(409);
  expect((await remove('/', home)).status).toBe(200);
  expect(studio.drafts.history().done).toHaveLength(1);
  expect((await studio.ask('save', { despite: true })).answer).toMatchObject({ outcome: 'saved' });
  const { 'pages/site.json': site = '', ...others } = await siteTexts();
  expect(JSON.parse(site).redirects).toEqual([{ from: '/second', to: '/' }]);
  const { [second]: _, 'pages/site.json': __, ...rest } = before;
  expect(others).toEqual(rest);
  await studio.ask('undo', {});
  await studio.ask('save', {});
  expect(await siteTexts()).toEqual(before);
});

test('a page without its own address, with one per record, or at the root of the site redirects nowhere', async () => {
  for (const file of [
    'pages/home.json',
    'pages/item.json',
    'pages/shared/links.json',
    'assets/records/news/news.json',
  ]) {
    const { redirect } = (await studio.ask('pages/plan-remove', { file, leadsTo: '/second' })).answer as RemovalPlan;
    expect(redirect, file).toBeUndefined();
  }
});

test('an address can lead to every page with one address, also where a value of the site is part of it, and each is one that a redirect may lead to', async () => {
  const redirect = async (leadsTo = '') =>
    ((await studio.ask('pages/plan-remove', { file: second, leadsTo })).answer as RemovalPlan).redirect;
  expect(await redirect()).toEqual({
    address: '/second',
    routes: ['/', '/{product}-introduce'],
    isTold: false,
  });
  const { revision } = (await studio.ask('pages/plan-remove', { file: second, leadsTo: '/{product}-introduce' }))
    .answer as RemovalPlan;
  await studio.ask('pages/remove', { file: second, leadsTo: '/{product}-introduce', revision });
  const errors = (await stateNow()).problems.filter(({ file, severity }) => severity === 'error' && /site/.test(file));
  expect(errors).toEqual([]);
});

test('the page for unknown addresses explains the error, and has no address itself', async () => {
  const site = JSON.parse(studio.drafts.textOf('pages/site.json') as string);
  const text = JSON.stringify({ ...site, notFound: '/{product}-introduce' });
  await studio.drafts.write({ file: 'pages/site.json', pointer: '' }, { 'pages/site.json': text });
  await studio.site.inspect();
  const redirectFor = async (file: string) =>
    ((await studio.ask('pages/plan-remove', { file, leadsTo: '' })).answer as RemovalPlan).redirect;
  expect(await redirectFor(second)).toEqual({ address: '/second', routes: ['/'], isTold: true });
  const own = (await stateNow()).files.find(({ written }) => written === '/{product}-introduce');
  expect(await redirectFor(own?.file ?? '')).toBeUndefined();
});

test('links to a section are listed before its removal, if there are any', async () => {
  const lost = async (pointer: string, file = second) =>
    (await studio.ask('lost', { file, pointer })).answer as RemovalPlan['uses'];
  expect((await lost('/sections/0')).map(({ file, pointer, problem }) => [file, pointer, problem?.code])).toEqual([
    ['pages/home.json', '/sections/1/paragraphs/0/zh', 'dead-link'],
    ['pages/home.json', '/sections/1/paragraphs/0/en', 'dead-link'],
  ]);
  // A link on its own page is reported too.
  expect((await lost('/sections/0', 'pages/home.json')).map(({ pointer }) => pointer)).toEqual([
    '/sections/0/actions/0/to',
  ]);
  expect(await lost('/sections/1')).toEqual([]);
  expect((await studio.ask('lost', { file: 'pages/none.json', pointer: '/sections/0' })).status).toBe(404);
  expect(studio.drafts.changed()).toEqual([]);
});

test('site.json cannot be removed, nor can a file that does not exist', async () => {
  for (const file of ['pages/site.json', 'pages/none.json', 'package.json', '../pages/home.json', '__proto__'])
    expect((await studio.ask('pages/plan-remove', { file, leadsTo: '' })).status, file).toBe(404);
});

test('a removed file that was saved on the disk meanwhile is a conflict that loses neither version', async () => {
  const { revision } = (await studio.ask('pages/plan-remove', { file: second, leadsTo: '' })).answer as RemovalPlan;
  await studio.ask('pages/remove', { file: second, leadsTo: '', revision });
  const path = join(studio.folder, second);
  const theirs = (await readFile(path, 'utf8')).replace('"Second"', '"Theirs"');
  await writeFile(path, theirs);
  expect((await studio.ask('save', { despite: true })).answer).toEqual({ outcome: 'clash' });
  expect(await readFile(path, 'utf8')).toBe(theirs);
  const settle = async (ours: string[]) => {
    const [clash] = (await stateNow()).clashes;
    expect(clash).toMatchObject({ file: second, isGone: false });
    expect((await studio.ask('settle', { file: second, revision: clash?.revision, ours })).status).toBe(200);
  };
  await settle(['']);
  expect((await stateNow()).gone).toEqual([second]);
  await writeFile(path, `${theirs}\n`);
  await studio.site.inspect();
  await settle([]);
  expect(studio.drafts.changed()).toEqual([]);
  expect(studio.drafts.textOf(second)).toBe(`${theirs}\n`);
});

test('a file that was also created elsewhere meanwhile is a conflict, and is not overwritten', async () => {
  await studio.ask('pages/new', { ...wanted, folder: '' });
  const path = join(studio.folder, 'pages/third.json');
  const ours = studio.drafts.textOf('pages/third.json') as string;
  await writeFile(path, ours.replace('Third', 'Their'));
  expect((await studio.ask('save', {})).answer).toEqual({ outcome: 'clash' });
  expect(await readFile(path, 'utf8')).toContain('Their');
});

test('a created or removed file can be restored in the review', async () => {
  await studio.ask('pages/new', wanted);
  const { revision } = (await studio.ask('pages/plan-remove', { file: second, leadsTo: '' })).answer as RemovalPlan;
  await studio.ask('pages/remove', { file: second, leadsTo: '', revision });
  for (const { file } of await changes()) expect((await studio.ask('revert', { file })).status).toBe(200);
  expect(studio.drafts.changed()).toEqual([]);
  expect((await stateNow()).gone).toEqual([]);
});
