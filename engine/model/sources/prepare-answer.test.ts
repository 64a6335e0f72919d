import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';
import { answerForm } from '../../compile/answer-form.ts';
import { exampleSources, readExampleAnswer } from '../../generate/gallery/examples.ts';
import { siteWith } from '../../generate/gallery/small-site.ts';
import { isProperAnswer, listJsonPaths } from '../../testing/is-proper-answer.ts';
import { shipped } from '../../testing/shipped-languages.ts';
import { createSanitizer } from '../../ui/kit/sanitize.ts';
import type { AnswerForm } from '../compiled.ts';
import { prepareAnswer } from './prepare-answer.ts';

const preparation = {
  language: 'en',
  ...shipped,
  rewrites: [{ from: 'https://old.example.com/', to: '/files/' }],
  redirects: [{ from: '/old', to: '/new' }],
  sanitize: createSanitizer(new JSDOM('').window),
};
const prepared = (answer: unknown, form: AnswerForm) => prepareAnswer(answer, form, preparation);

describe('a valid response', () => {
  test('is shown in the page’s language, whether the API answers one language or several', () => {
    expect(prepared('E', 'text')).toBe('E');
    expect(prepared({ zh: '中', en: 'E' }, 'text')).toBe('E');
    expect(prepared({ zh: '中', en: '<i>E</i>' }, 'html')).toEqual({ html: '<i>E</i>' });
  });

  test('has no character that a feed, a PDF or a bibliography cannot hold', () => {
    const text = 'a\u0000\u000b\u001f\ufffe\uffff\ud800b\tc\n中😀';
    expect(prepared(text, 'text')).toBe('ab\tc\n中😀');
    expect(prepared({ zh: text, en: text }, 'text')).toBe('ab\tc\n中😀');
    expect(prepared(`<p title="a&#11;b">${text}&#xFFFE;&#11;</p>`, 'html')).toEqual({
      html: '<p title="ab">ab\tc\n中😀</p>',
    });
  });

  test('has its old addresses rewritten, and the links of its HTML localized for this language', () => {
    expect(prepared('https://old.example.com/a.zip', 'string')).toBe('/files/a.zip');
    const html = '<a href="https://old.example.com/a.zip">a</a><a href="/old">b</a><a href="/faq">c</a>';
    expect(prepared(html, 'html')).toEqual({
      html: '<a href="/files/a.zip">a</a><a href="/en/new">b</a><a href="/en/faq">c</a>',
    });
  });

  test('contains only declared fields', () => {
    const form: AnswerForm = { data: [{ id: 'number', 'note?': 'html' }], total: 'number' };
    const answer = { data: [{ id: 1, extra: { label: 'x' }, html: '<b>' }], total: 1, links: [], constructor: 'x' };
    expect(prepared(answer, form)).toEqual({ data: [{ id: 1 }], total: 1 });
  });

  test('is empty for a null text, and has optional fields only if they have content', () => {
    const form = { a: 'text', b: 'string', c: 'html', 'd?': 'text', 'e?': 'number' } as const;
    expect(prepared({ a: null, b: null, c: null, d: null }, form)).toEqual({ a: '', b: '', c: { html: '' } });
    expect(() => prepared({ a: '', b: '' }, form)).toThrow('"c" of the answer is no text');
    expect(() => prepared({ n: null }, { n: 'number' })).toThrow('"n" of the answer is no number');
  });
});

/** Values that an API may return instead of a string, including our own markup. */
const payload = "<meta http-equiv=refresh content='0;url=//evil.example/'>";
const strangers: unknown[] = [
  ...[{ label: payload }, { label: payload, to: { href: '//evil.example' } }, { code: payload }, { strong: [payload] }],
  ...[{ html: payload }, { zh: payload }, { zh: { label: payload }, en: 'E' }, { zh: 'Z', en: { html: payload } }, {}],
  ...[
    [payload],
    [{ code: payload }],
    [{ strong: payload }],
    [{ label: payload, to: { href: 'data:x' } }],
    [[payload]],
    [],
  ],
  ...[7, true, false, { __proto__: payload }, JSON.parse('{"__proto__": {"en": "E"}}')],
];

const { schemas } = await siteWith();
const formOf = (source: string) => answerForm(schemas[`sources/${source}.schema.json`] ?? {}, []);

describe.each(exampleSources)('%s', (source) => {
  const form = formOf(source);

  test('takes what its own records answer', () => {
    expect(() => prepared(readExampleAnswer(source), form)).not.toThrow();
    expect(() => prepared(isProperAnswer(form), form)).not.toThrow();
  });

  test('refuses every other JSON in the place of each of its strings', () => {
    const places = listJsonPaths(form);
    expect(places.length).toBeGreaterThan(0);
    for (const { answer } of places)
      for (const stranger of strangers)
        expect(() => prepared(answer(stranger), form), JSON.stringify(answer(stranger))).toThrow(
          /of the answer is no text/,
        );
    // An empty list is an answer of most.
    const others = [...strangers, null, 'words'].filter((one) => JSON.stringify(one) !== '[]');
    for (const other of others)
      expect(() => prepared(other, form), JSON.stringify(other)).toThrow(/of the answer is no/);
  });
});

test('a type that browsers cannot distinguish is reported to its author', () => {
  const schema = { title: 'The answer of a', type: 'object', properties: { b: { anyOf: [{ type: 'string' }] } } };
  expect(() => answerForm(schema, [])).toThrow('The answer of a, field "b": write its type with');
});
