import { JSDOM } from 'jsdom';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Html, isSafeHtml } from './html.tsx';
import { createSanitiser } from './sanitise.ts';

const sanitise = createSanitiser(new JSDOM('').window);

it('inserts what the sanitiser made', () => {
  const html = sanitise('<b onclick="x()">a</b>', { language: 'en' });
  expect(isSafeHtml(html)).toBe(true);
  expect(renderToStaticMarkup(<Html html={html} />)).toBe('<div class="html-content"><b>a</b></div>');
});

it('takes no other text: neither compiles, and no string passes for it', () => {
  // @ts-expect-error: a string is not HTML that may be inserted
  const written = <Html html="<b>a</b>" />;
  // @ts-expect-error: nor is an object that nobody sanitised
  const made = <Html html={{ html: '<b>a</b>' }} />;
  expect([written, made].every(({ type }) => type === Html)).toBe(true);
  expect(['<b>a</b>', ['<b>a</b>'], { label: '<b>a</b>' }, null, 7].some(isSafeHtml)).toBe(false);
});
