import { JSDOM } from 'jsdom';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Compiled } from '../../model/compiled.ts';
import type { HtmlText, Text } from '../../model/kinds.ts';
import { shipped } from '../../testing/shipped-languages.ts';
import { Html, isSafeHtml } from './html.tsx';
import { createSanitizer } from './sanitize.ts';

const sanitize = createSanitizer(new JSDOM('').window);

it('inserts what the sanitizer made', () => {
  const html = sanitize('<b onclick="x()">a</b>', { language: 'en', ...shipped });
  expect(isSafeHtml(html)).toBe(true);
  expect(renderToStaticMarkup(<Html html={html} />)).toBe('<div class="html-content"><b>a</b></div>');
});

it('accepts no other text: other types do not compile, and no string passes', () => {
  // @ts-expect-error: a string is not HTML that may be inserted
  const written = <Html html="<b>a</b>" />;
  // @ts-expect-error: nor is an object without sanitized HTML
  const made = <Html html={{ html: '<b>a</b>' }} />;
  expect([written, made].every(({ type }) => type === Html)).toBe(true);
  expect(['<b>a</b>', ['<b>a</b>'], { label: '<b>a</b>' }, null, 7].some(isSafeHtml)).toBe(false);
});

it('accepts a compiled HTML field, but not a text field', () => {
  type Section = Compiled<{ remark: HtmlText; words: Text; plain: string }>;
  const section = {
    remark: sanitize('<b>a</b>', { language: 'en', ...shipped }),
    words: '<b>a</b>',
    plain: '<b>a</b>',
  } as Section;
  expect(renderToStaticMarkup(<Html html={section.remark} />)).toContain('<b>a</b>');
  // @ts-expect-error: words are no HTML
  const words = <Html html={section.words} />;
  // @ts-expect-error: nor is a plain string
  const plain = <Html html={section.plain} />;
  // @ts-expect-error: nor is HTML as it is written, before it is compiled
  const written = <Html html={'<b>a</b>' as HtmlText} />;
  expect([words, plain, written]).toHaveLength(3);
});
