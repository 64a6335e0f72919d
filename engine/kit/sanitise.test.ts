import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { leftIn } from '../../tools/e2e/hostile-html/left.ts';
import { payloads } from '../../tools/e2e/hostile-html/payloads.ts';
import { prove } from '../../tools/trust/prove.ts';
import { createSanitiser } from './sanitise.ts';

const sanitise = createSanitiser(new JSDOM('').window);

describe('createSanitiser', () => {
  it('keeps prose, lists, tables, pictures and links', () => {
    const html =
      '<h2>Test</h2><p>a <strong>b</strong> <code>c</code></p><ul><li>d</li></ul>' +
      '<table tabindex="0"><tbody><tr><th>e</th><td>f</td></tr></tbody></table><img src="/images/a.svg" alt="g"><a href="/faq">h</a>';
    expect(sanitise(html)).toBe(html);
  });

  it('lets the keyboard reach a table, which may scroll', () => {
    const table = '<tbody><tr><td>a</td></tr></tbody></table>';
    expect(sanitise(`<table>${table}`)).toBe(`<table tabindex="0">${table}`);
  });

  it('leaves nothing of a large corpus that could run, at build as in the browser', () => {
    const left = payloads.flatMap((payload) => leftIn(sanitise(payload)).map((what) => `${what} of ${payload}`));
    expect(left).toEqual([]);
    expect(payloads.length).toBeGreaterThan(1000);
    expect(payloads.filter((payload) => leftIn(payload).length > 0).length).toBeGreaterThan(payloads.length / 2);
    prove('html', `${payloads.length} payloads in the records at build: nothing is left that could run`);
  });

  it('drops whatever runs', () => {
    expect(sanitise('<script>x()</script><p onclick="x()">a</p>')).toBe('<p>a</p>');
    expect(sanitise('<a href="javascript:x()">a</a>')).toBe('<a>a</a>');
    expect(sanitise('<svg><script>x()</script></svg><iframe src="/"></iframe>')).toBe('');
  });

  it('drops styles and forms and keeps their words', () => {
    expect(sanitise('<style>p{}</style><p style="color:red" class="button">a</p>')).toBe('<p>a</p>');
    expect(sanitise('<form action="/x"><label>a</label><input name="b"></form>')).toBe('<label>a</label>');
  });

  it('keeps names out of the way of the page', () => {
    expect(sanitise('<p id="root">a</p>')).toBe('<p id="user-content-root">a</p>');
  });

  it('loads nothing from another host, and keeps the words that stand for it', () => {
    for (const src of ['https://example.com/a.png', '//example.com/a', '/\\example.com/a', ' https:example.com/a'])
      expect(sanitise(`<img src="${src}" alt="a">`), src).toBe('<img alt="a">');
    expect(sanitise('<video poster="//example.com/a"></video>')).toBe('<video></video>');
    expect(sanitise('<img srcset="//example.com/a 2x" src="a.png">')).toBe('<img src="a.png">');
    expect(sanitise('<img src="data:image/png;base64,">')).toBe('<img src="data:image/png;base64,">');
  });

  it('opens links in the same tab', () => {
    expect(sanitise('<a href="https://example.com" target="_blank">a</a>')).toBe('<a href="https://example.com">a</a>');
  });
});

it('a window has one sanitiser: the policy of a page refuses a second, which would drop everything', () => {
  const { window } = new JSDOM('');
  expect(createSanitiser(window)).toBe(createSanitiser(window));
  expect(createSanitiser(new JSDOM('').window)).not.toBe(createSanitiser(window));
});
