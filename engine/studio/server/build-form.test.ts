import { expect, test } from 'vitest';
import { fileKindOf } from '../../check/site-files.ts';
import { readExamples } from '../../generate/gallery/examples.ts';
import { codesOf } from '../../model/schema/languages.ts';
import type { Schema } from '../../model/schema/schema.ts';
import { exampleSite } from '../../testing/example-site.ts';
import type { Field, InputField } from '../protocol/form-protocol.ts';
import { buildForm } from './build-form.ts';
import { describe } from './schema-set.ts';

const { files, schemas } = await exampleSite();
const languages = codesOf(JSON.parse(files['pages/site.json'] as string));

/** The form of a value, and of each section in it, which has its own form. */
function allForms(value: unknown, schema: Schema, pointer = ''): Field[] {
  const form = buildForm(value, schema, pointer, languages);
  if (!form) throw new Error(`${pointer} has no form`);
  const inner = leavesOf(form).filter(({ kind }) => kind === 'section');
  return [form, ...inner.flatMap((one) => allForms(value, schema, one.pointer))];
}

function leavesOf(field: Field): InputField[] {
  return 'fields' in field ? field.fields.flatMap(leavesOf) : [field];
}

function fieldsOf(field: Field | undefined): Field[] {
  return field && 'fields' in field ? field.fields : [];
}

/** The pointers of all values that are no list and no object. */
function pointersIn(value: unknown, pointer = ''): string[] {
  if (typeof value !== 'object' || value === null) return [pointer];
  const entries = Object.entries(value);
  const escaped = (key: string) => key.replaceAll('~', '~0').replaceAll('/', '~1');
  return entries.flatMap(([key, item]) => pointersIn(item, `${pointer}/${escaped(key)}`));
}

/** The values that no field shows, and those in a field of unknown kind. */
function unshown(value: unknown, schema: Schema): string[] {
  const fields = allForms(value, schema).flatMap(leavesOf);
  const texts = new Set(fields.filter(({ kind }) => kind === 'texts').map(({ pointer }) => pointer));
  const shown = new Set(fields.map(({ pointer }) => pointer));
  const lost = pointersIn(value).filter(
    (pointer) => !shown.has(pointer) && !texts.has(pointer.slice(0, pointer.lastIndexOf('/'))),
  );
  return [...lost, ...fields.filter(({ kind }) => kind === 'unknown').map(({ pointer }) => `unknown: ${pointer}`)];
}

test('every value of every file of the site has a field of a kind from its schema', () => {
  const found = Object.entries(files).flatMap(([file, text]) => {
    const { schemaPath = '' } = fileKindOf(file) ?? {};
    return unshown(JSON.parse(text), schemas[schemaPath] as Schema).map((pointer) => `${file}#${pointer}`);
  });
  expect(found).toEqual([]);
});

test('every value of every example of every section type has a field', () => {
  const found = readExamples().flatMap(({ type, section }) =>
    unshown({ sections: [section] }, schemas['page.schema.json'] as Schema).map((pointer) => `${type}${pointer}`),
  );
  expect(found).toEqual([]);
});

test('field descriptions are for maintainers: they contain neither JSON nor folders of the engine', () => {
  const sentencesOf = (field: Field): string[] => [
    ...Object.values(field.description ?? {}),
    ...('blanks' in field ? field.blanks : []).flatMap(({ description = {} }) => Object.values(description)),
    ...fieldsOf(field).flatMap(sentencesOf),
  ];
  const all = Object.entries(files).flatMap(([file, text]) => {
    const schema = schemas[fileKindOf(file)?.schemaPath ?? ''];
    return schema ? allForms(JSON.parse(text), schema).flatMap(sentencesOf) : [];
  });
  expect(all.length).toBeGreaterThan(1000);
  expect([...new Set(all)].filter((one) => /\{ "|engine\/|character 5|字符开始/.test(one))).toEqual([]);
  // The control: a description as the schemas have it shows JSON, and the rest of it stays.
  const written = 'Words of a visitor. Write `{ "zh": "…", "en": "…" }`, or one string (a number). Inside: `**bold**`.';
  expect(describe([{ description: written, zh: '文字。写 `{ "zh": "…" }`；或一个字符串。可以加粗。' }])).toEqual({
    en: 'Words of a visitor. Inside: `**bold**`.',
    zh: '文字。可以加粗。',
  });
});

test('a value without a schema is reported as unknown, and can be removed', () => {
  const page = { title: 'A', color: 'red', sections: [{ type: 'prose', paragraphs: 7 }] };
  const found = unshown(page, schemas['page.schema.json'] as Schema);
  expect(found.sort()).toEqual(['unknown: /color', 'unknown: /sections/0/paragraphs']);
  const form = buildForm(page, schemas['page.schema.json'] as Schema, '/color', languages);
  expect(form).toMatchObject({ kind: 'unknown', isOptional: true });
});

test('a date of each kind has its format, and a color is a color', () => {
  const days = { Day: 'yyyy-mm-dd', OpenDay: 'yyyy-mm-dd', CompactDay: 'yyyymmdd', Month: 'yyyy-mm' };
  const kinds = { ...days, Moment: 'yyyy-mm-ddThh:mm' };
  const names = [...Object.keys(kinds), 'Color'];
  const properties = Object.fromEntries(names.map((kind) => [kind, { $ref: `#/definitions/${kind}` }]));
  const definitions = Object.fromEntries(names.map((kind) => [kind, { type: 'string' }]));
  const schema = { type: 'object', properties, definitions } as Schema;
  const value = Object.fromEntries(Object.keys(properties).map((name) => [name, '']));
  const fields = fieldsOf(buildForm(value, schema, '', languages));
  const dates = fields.filter((field) => field.kind === 'date');
  expect(Object.fromEntries(dates.map(({ name, day }) => [name, day.form]))).toEqual(kinds);
  expect(fields.map(({ kind }) => kind)).toEqual(['date', 'date', 'date', 'date', 'date', 'color']);
  expect(dates.filter(({ day }) => day.isOpen).map(({ name }) => name)).toEqual(['OpenDay']);
});

test('a poster, present or not, has the video next to it, of which it is a frame; other pictures do not', () => {
  const schema = schemas['page.schema.json'] as Schema;
  const film = { name: 'A film', to: 'videos:a.mp4' };
  const videos = [
    { ...film, poster: { src: 'a.png', alt: '' } },
    { ...film, to: { zh: 'videos:a-zh.mp4', en: 'videos:a-en.mp4' } },
    { name: 'No film yet', to: '', poster: { src: 'a.png', alt: '' } },
  ];
  const pictured = { type: 'feature', id: 'b', heading: 'B', picture: { src: 'a.png', alt: '' } };
  const page = { sections: [{ type: 'video-list', id: 'a', videos }, pictured] };
  const [lesson, inBoth, none] = fieldsOf(buildForm(page, schema, '/sections/0/videos', languages));
  const withVideoList = (field: Field | undefined) => (field ? leavesOf(field) : []).filter(({ videos }) => videos);
  expect(withVideoList(lesson).map(({ pointer, videos }) => [pointer, videos])).toEqual([
    ['/sections/0/videos/0/poster/src', ['videos:a.mp4']],
  ]);
  expect(withVideoList(inBoth)).toEqual([]);
  expect(inBoth?.kind === 'object' && inBoth.blanks.filter(({ frame }) => frame)).toMatchObject([
    { name: 'poster', frame: { videos: ['videos:a-zh.mp4', 'videos:a-en.mp4'], picture: 'src' } },
  ]);
  expect(withVideoList(none)).toEqual([]);
  const picture = buildForm(page, schema, '/sections/1', languages);
  expect(picture && leavesOf(picture).map(({ pointer }) => pointer)).toContain('/sections/1/picture/src');
  expect(withVideoList(picture)).toEqual([]);
});
