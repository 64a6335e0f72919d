import { expect, test } from 'vitest';
import { inspectDraft } from '../check/inspect-draft.ts';
import { createInspector } from '../check/inspect-site.ts';
import type { Problem } from '../check/problem.ts';
import { openFile, type SiteFile } from '../check/site-files.ts';
import { compilePage } from '../compile/page.ts';
import { readExamples } from '../generate/gallery/examples.ts';
import { contextWith, findRoute } from '../generate/gallery/small-context.ts';
import { siteWith, smallNews } from '../generate/gallery/small-site.ts';
import type { CompiledPage } from '../model/compiled.ts';
import type { PageDescriptor } from '../model/page.ts';
import { findSectionMistakes } from '../testing/section-mistakes.ts';
import { createLastGoodFiles } from './last-good-files.ts';

const path = 'pages/tried.json';
const records = { 'assets/records/news/news.json': smallNews };
const languages = ['zh', 'en'];
const input = await siteWith(records);
const { model } = createInspector()(input);
const context = { ...(await contextWith(records)), origin: { positionOf: () => ({ line: 1, column: 1 }) } };
const prose = (id: string) => ({ type: 'prose', id, paragraphs: [{ zh: `文 ${id}`, en: `Words of ${id}` }] });

/** A page with a section between two valid ones. */
function pageWith(section: unknown, more: object = {}): string {
  const sections = [prose('before'), section, prose('after')];
  return JSON.stringify({
    $schema: '../schemas/page.schema.json',
    id: 'tried',
    route: '/tried',
    title: 'Tried',
    ...more,
    sections,
  });
}

/** Shows several versions of one file in turn. Returns the last version as it is shown, with its errors. */
function shownAfter(...texts: string[]): { file: SiteFile | undefined; errors: Problem[] } {
  const show = createLastGoodFiles();
  let shown: SiteFile[] = [];
  let errors: Problem[] = [];
  for (const text of texts) {
    const { file, problems } = inspectDraft(path, text, input, model);
    errors = problems.filter(({ severity }) => severity === 'error');
    shown = show({ files: [file], problems, languages });
  }
  return { file: shown[0], errors };
}

function compiled(page: unknown, language: string): CompiledPage {
  const pages = [...context.pages.filter(({ route }) => route !== '/tried'), page as PageDescriptor];
  const own = { ...context, pages, fileOf: (one: PageDescriptor) => (one === page ? path : undefined) };
  return compilePage(findRoute(own, '/tried'), language, own);
}

const examples = [...new Map(readExamples().map((one) => [one.type, one])).values()];
const cases = examples.flatMap(({ type, section }) =>
  findSectionMistakes(section).map((one) => ({ name: `${type}: ${one.mistake}`, type, sound: section, ...one })),
);

test.each(cases)('a page with a section that is $name shows the other sections, and the message', (one) => {
  const { file, errors } = shownAfter(pageWith(one.section));
  for (const language of languages) {
    const { sections } = compiled(file?.value, language);
    const sound = sections.filter(({ id }) => ['before', 'after'].includes(id));
    expect(sound.map(({ paragraphs, unsound }) => [paragraphs, unsound])).toEqual([
      [[language === 'zh' ? '文 before' : 'Words of before'], undefined],
      [[language === 'zh' ? '文 after' : 'Words of after'], undefined],
    ]);
    const [broken] = sections.filter(({ id }) => !['before', 'after'].includes(id));
    if (one.mistake === 'missing language') expect(broken?.unsound).toBeUndefined();
    else if (errors.length > 0) expect(broken?.unsound?.messages).toEqual(expect.arrayContaining([errors[0]?.message]));
  }
});

test.each(cases)('a section that was valid and is $name now shows its last valid version, with the message', (one) => {
  const { file, errors } = shownAfter(pageWith(one.sound), pageWith(one.section));
  const { sections } = compiled(file?.value, 'en');
  const [broken] = sections.filter(({ id }) => !['before', 'after'].includes(id));
  expect(sections.map(({ id }) => id)).toEqual(expect.arrayContaining(['before', 'after']));
  if (errors.length === 0 || ['missing language', 'unknown type'].includes(one.mistake)) return;
  expect(broken?.unsound).toEqual({ messages: expect.arrayContaining([errors[0]?.message]) });
});

test('control: most of these pages could not be compiled otherwise', () => {
  const fails = cases.filter(({ section }) => {
    try {
      const { unsound } = compiled(JSON.parse(pageWith(section)), 'en').sections[1] ?? {};
      return unsound !== undefined;
    } catch {
      return true;
    }
  });
  expect(fails.length).toBeGreaterThan(20);
});

test.each([
  ['an unknown field', { titel: 'x' }, 'Tried'],
  ['a title that is a number', { title: 7 }, 'Sound'],
  ['a title that lacks a language', { title: { zh: '试' } }, '试'],
  ['a list as its lead', { lead: ['x'] }, 'Tried'],
])('a page with %s shows everything else', (_, more, title) => {
  const { file } = shownAfter(pageWith(prose('middle'), { title: 'Sound' }), pageWith(prose('middle'), more));
  const page = compiled(file?.value, 'en');
  expect([page.title, page.sections.map(({ id }) => id)]).toEqual([title, ['before', 'middle', 'after']]);
});

test('a page with a syntax error shows its last valid version, if there is one', () => {
  expect(shownAfter(pageWith(prose('middle')), '{ "id": ').file?.value).toEqual(JSON.parse(pageWith(prose('middle'))));
  expect(shownAfter('{ "id": ').file).toBeUndefined();
  expect(shownAfter('[]').file).toBeUndefined();
});

test('an unchanged file is the same object, because it is a cache key', () => {
  const show = createLastGoodFiles();
  const { file, problems } = inspectDraft(path, pageWith({ type: 'prose' }), input, model);
  const first = show({ files: [file], problems, languages });
  expect(show({ files: [file], problems, languages })[0]).toBe(first[0]);
  expect(show({ files: [file], problems, languages })[0]).toBe(first[0]);
});

test('records with errors show their last valid version, or are left out', () => {
  const news = 'assets/records/news/news.json';
  const show = createLastGoodFiles();
  const shown = (value: unknown[]) => {
    const { file, problems } = inspectDraft(news, JSON.stringify(value), input, model);
    const [one] = show({ files: [file], problems, languages });
    return ((one?.value ?? []) as { id: number; title: unknown }[]).map(({ id, title }) => [id, title]);
  };
  const [one, two] = smallNews.map(({ id, title }) => [id, title]);
  expect(shown([smallNews[0], { ...smallNews[1], title: 7 }])).toEqual([one]);
  expect(shown(smallNews.slice(0, 2))).toEqual([one, two]);
  expect(shown([smallNews[0], { ...smallNews[1], title: 7 }])).toEqual([one, two]);
  expect(shown([{ ...smallNews[0], title: { en: 'English alone' } }])).toEqual([
    [1, { zh: 'English alone', en: 'English alone' }],
  ]);
});

test('a deleted site.json shows its last version', () => {
  const show = createLastGoodFiles();
  const site = openFile('pages/site.json', input.files['pages/site.json'] ?? '') as SiteFile;
  expect(show({ files: [site], problems: [], languages })).toEqual([site]);
  expect(show({ files: [], problems: [], languages })).toEqual([site]);
});
