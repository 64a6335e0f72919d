import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { listLeftovers } from '../../testing/list-leftovers.ts';
import { payloads } from '../../testing/payloads.ts';
import { shipped } from '../../testing/shipped-languages.ts';
import { createSanitizer } from './sanitize.ts';

const clean = createSanitizer(new JSDOM('').window);
const sanitize = (html: string, language: 'zh' | 'en' = 'zh') => clean(html, { language, ...shipped }).html;

describe('createSanitizer', () => {
  it('keeps prose, lists, tables, pictures and links', () => {
    const html =
      '<h2>Test</h2><p>a <strong>b</strong> <code>c</code></p><ul><li>d</li></ul>' +
      '<table tabindex="0"><tbody><tr><th>e</th><td>f</td></tr></tbody></table><img src="/images/a.svg" alt="g"><a href="/faq">h</a>';
    expect(sanitize(html)).toBe(html);
  });

  it('lets the keyboard reach a table, which may scroll', () => {
    const table = '<tbody><tr><td>a</td></tr></tbody></table>';
    expect(sanitize(`<table>${table}`)).toBe(`<table tabindex="0">${table}`);
  });

  it('leaves nothing of a large corpus that could run, at build as in the browser', () => {
    const left = payloads.flatMap((payload) => listLeftovers(sanitize(payload)).map((what) => `${what} of ${payload}`));
    expect(left).toEqual([]);
    expect(payloads.length).toBeGreaterThan(1000);
    expect(payloads.filter((payload) => listLeftovers(payload).length > 0).length).toBeGreaterThan(payloads.length / 2);
  });

  it('drops whatever runs', () => {
    expect(sanitize('<script>x()</script><p onclick="x()">a</p>')).toBe('<p>a</p>');
    expect(sanitize('<a href="javascript:x()">a</a>')).toBe('<a>a</a>');
    expect(sanitize('<svg><script>x()</script></svg><iframe src="/"></iframe>')).toBe('');
  });

  it('removes styles and forms but keeps their text', () => {
    expect(sanitize('<style>p{}</style><p style="color:red" class="button">a</p>')).toBe('<p>a</p>');
    expect(sanitize('<form action="/x"><label>a</label><input name="b"></form>')).toBe('<label>a</label>');
  });

  it('removes names that would clash with the page', () => {
    expect(sanitize('<p id="root">a</p>')).toBe('<p id="user-content-root">a</p>');
    for (const id of ['root', 'main', 'process', 'innerHTML', '__proto__', 'a b'])
      expect(sanitize(`<h2 id="${id}">a</h2>`)).toBe(`<h2 id="user-content-${id}">a</h2>`);
  });

  it('keeps the ids of headings, so that other pages can link to them', () => {
    expect(sanitize('<a href="#b-2">a</a><h2 id="b-2">b</h2><h2 id="user-content-c">c</h2><a href="#c">c</a>')).toBe(
      '<a href="#b-2">a</a><h2 id="b-2">b</h2><h2 id="c">c</h2><a href="#c">c</a>',
    );
  });

  it('loads nothing from another host, and keeps the alternative text', () => {
    for (const src of ['https://example.com/a.png', '//example.com/a', '/\\example.com/a', ' https:example.com/a'])
      expect(sanitize(`<img src="${src}" alt="a">`), src).toBe('<img alt="a">');
    expect(sanitize('<video poster="//example.com/a"></video>')).toBe('<video></video>');
    expect(sanitize('<img srcset="//example.com/a 2x" src="a.png">')).toBe('<img src="a.png">');
    expect(sanitize('<img src="data:image/png;base64,">')).toBe('<img src="data:image/png;base64,">');
  });

  it('allows links like pages do: to this site, http, https, mail and telephone', () => {
    const leads = [
      '/faq?a#b',
      '#b',
      'faq',
      'https://example.com/a',
      'HTTP://example.com',
      'mailto:a@example.com',
      'tel:+8610',
    ];
    for (const href of leads) expect(sanitize(`<a href="${href}">a</a>`), href).toBe(`<a href="${href}">a</a>`);
    const none = ['//evil.example', '/\\evil.example', '/\t/evil.example', '\\\\evil.example', 'https:evil.example'];
    for (const href of [
      ...none,
      'data:text/html,x',
      'vbscript:x',
      'ftp://evil.example',
      'sms:1',
      'blob:https://evil.example/x',
    ])
      expect(sanitize(`<a href="${href}">a</a>`), href).toBe('<a>a</a>');
  });

  it('keeps links within the site in the language of the page', () => {
    const link = (href: string) => sanitize(`<a href="${href}">a</a>`, 'en');
    expect(link('/')).toBe('<a href="/en">a</a>');
    expect(link('/faq/')).toBe('<a href="/en/faq">a</a>');
    expect(link('/faq?topic=a#b')).toBe('<a href="/en/faq?topic=a#b">a</a>');
    for (const href of [
      '/en',
      '/en/faq',
      '#b',
      '/files/a.zip',
      '/forms/trial.html',
      '/api/v1/faq/all',
      'https://example.com/faq',
    ])
      expect(link(href)).toBe(`<a href="${href}">a</a>`);
    expect(sanitize('<a href="/faq">a</a>', 'zh')).toBe('<a href="/faq">a</a>');
    expect(link('/?a=1&amp;b=2')).toBe('<a href="/en?a=1&amp;b=2">a</a>');
  });

  it('links to moved routes in the language of the page, with the query and anchor of the link', () => {
    const redirects = [
      { from: '/old', to: '/new?tab=a' },
      { from: '/old/{id}', to: '/new/{id}#top' },
    ];
    const link = (href: string, language: 'zh' | 'en', rules: { folders?: true } = {}) =>
      clean(`<a href="${href}">a</a>`, { language, ...shipped, redirects, ...rules }).html;
    expect(link('/old', 'zh')).toBe('<a href="/new?tab=a">a</a>');
    expect(link('/old?q=1#b', 'en')).toBe('<a href="/en/new?tab=a&amp;q=1#b">a</a>');
    expect(link('/en/old/7', 'zh')).toBe('<a href="/en/new/7#top">a</a>');
    expect(link('/old/7?q#c', 'zh')).toBe('<a href="/new/7?q#top">a</a>');
    expect(link('/old#b', 'en', { folders: true })).toBe('<a href="/en/new/?tab=a#b">a</a>');
    expect(link('/older', 'en')).toBe('<a href="/en/older">a</a>');
  });

  it('opens links in the same tab', () => {
    expect(sanitize('<a href="https://example.com" target="_blank">a</a>')).toBe('<a href="https://example.com">a</a>');
  });
});

it('a window has one sanitizer: the policy of a page refuses a second, which would drop everything', () => {
  const { window } = new JSDOM('');
  expect(createSanitizer(window)).toBe(createSanitizer(window));
  expect(createSanitizer(new JSDOM('').window)).not.toBe(createSanitizer(window));
});
