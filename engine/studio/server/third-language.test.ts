import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fileText, smallNews, smallSite } from '../../generate/gallery/small-site.ts';
import type { CompiledPage } from '../../model/compiled.ts';
import { type SmallStudio, startSmallStudio } from '../../testing/small-studio.ts';
import type { SaveResult } from '../protocol/edit-protocol.ts';
import type { Field, Form } from '../protocol/form-protocol.ts';
import type { TodoItem } from '../protocol/search-protocol.ts';
import type { StudioState } from '../protocol/state-protocol.ts';
import { compileShownPages } from './serve-edits.ts';

const home = 'pages/home.json';
const siteFile = 'pages/site.json';
const languages = [
  { code: 'zh', name: '中文', tag: 'zh-CN', switchLabel: '中文：切换到中文' },
  { code: 'en', name: 'English', prefix: '/en', shortName: 'EN', switchLabel: 'EN: switch to English' },
  { code: 'fr', name: 'Français', prefix: '/fr', shortName: 'FR', switchLabel: 'FR : passer au français' },
];
const withFrench = fileText({ ...smallSite[siteFile], languages });
const records = { 'assets/records/news/news.json': smallNews };

// The messages in the terminal are not under test.
beforeEach(() => void vi.spyOn(console, 'log').mockImplementation(() => {}));

let studio: SmallStudio;
afterEach(() => studio.remove());

const state = async () => (await studio.ask('state')).answer as StudioState;
const buildForm = async (file: string) =>
  ((await studio.ask('form', { file, pointer: '' })).answer as { form: Form }).form;
const textsByLanguage = (field: Field): Field[] =>
  field.kind === 'texts' ? [field] : ('fields' in field ? field.fields : []).flatMap(textsByLanguage);
const shown = (route: string) => compileShownPages(studio.site.context(), { route, languages: ['zh', 'en', 'fr'] });
const words = (pages: CompiledPage[]) => pages.map(({ language, title }) => [language, title]);

test.each(['on the disk', 'in the studio'])(
  'a language that is added %s leaves the site unchanged, and its missing texts are listed',
  async (where) => {
    studio = await startSmallStudio(where === 'on the disk' ? { ...records, [siteFile]: withFrench } : records);
    if (where === 'in the studio') {
      await studio.drafts.write({ file: siteFile, pointer: '' }, { [siteFile]: withFrench });
      await studio.site.inspect();
    }
    const now = await state();
    expect(now.languages.map(({ code }) => code)).toEqual(['zh', 'en', 'fr']);
    expect(now.problems.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(now.untranslated).toBeGreaterThan(20);
    expect(now.files.filter(({ kind, route }) => kind === 'page' && route === undefined)).toEqual([]);
    expect(words(shown('/'))).toEqual([
      ['zh', '首页'],
      ['en', 'Home'],
      ['fr', '首页'],
    ]);
    expect(words(shown('/item/3')).length).toBe(3);
    const texts = textsByLanguage((await buildForm(home)).field);
    expect(texts.map(({ name }) => name)).toContain('title');
    const holes = (await studio.ask('holes')).answer as TodoItem[];
    const missing = holes.filter(({ kind }) => kind === 'missing');
    expect(missing.length).toBe(now.untranslated);
    expect(missing.every(({ pointer }) => pointer.endsWith('/fr'))).toBe(true);
    expect(missing.find(({ file, pointer }) => file === home && pointer === '/title/fr')).toMatchObject({
      text: '首页',
    });
  },
);

test('a text in the new language shows and is no longer missing; other edits show at once', async () => {
  studio = await startSmallStudio({ ...records, [siteFile]: withFrench });
  const before = await state();
  const type = async (pointer: string, value: string, op: 'add' | 'replace') => {
    const { revision } = await buildForm(home);
    const operations = [{ op, path: pointer, value }];
    const { answer } = await studio.ask('edit', {
      ...{ file: home, pointer, operations, revision, typed: true },
      shown: { route: '/', languages: ['fr', 'en'] },
    });
    return answer as { typed: { pages: CompiledPage[]; problems: unknown[] } };
  };
  expect(words((await type('/title/fr', 'Accueil', 'add')).typed.pages)).toEqual([
    ['fr', 'Accueil'],
    ['en', 'Home'],
  ]);
  const { typed } = await type('/title/en', 'Start', 'replace');
  expect(words(typed.pages)).toEqual([
    ['fr', 'Accueil'],
    ['en', 'Start'],
  ]);
  expect(typed.problems).toEqual([]);
  await studio.site.catchUp();
  expect((await state()).untranslated).toBe(before.untranslated - 1);
  // Texts of the other languages are as they are wherever the new one is not.
  expect(((await studio.ask('save', {})).answer as SaveResult).outcome).toBe('saved');
});

test('in a language that most texts have, a missing text is still an error and blocks saving the page', async () => {
  studio = await startSmallStudio({ ...records, [siteFile]: withFrench });
  const { title: _, ...rest } = smallSite[home];
  const text = fileText({ ...rest, title: { zh: '首页' } });
  await studio.drafts.write({ file: home, pointer: '/title' }, { [home]: text });
  await studio.site.inspect();
  const { problems } = await state();
  expect(problems.map(({ file, pointer }) => [file, pointer])).toContainEqual([home, '/title']);
  expect(((await studio.ask('save', {})).answer as SaveResult).outcome).toBe('refused');
});

test('saving an added language is refused until confirmed, because the site cannot be built with it', async () => {
  studio = await startSmallStudio(records);
  await studio.drafts.write({ file: siteFile, pointer: '' }, { [siteFile]: withFrench });
  await studio.site.inspect();
  expect(((await studio.ask('save', {})).answer as SaveResult).outcome).toBe('refused');
  expect(((await studio.ask('save', { despite: true })).answer as SaveResult).outcome).toBe('saved');
});
