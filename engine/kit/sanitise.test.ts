import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
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

  it('opens links in the same tab', () => {
    expect(sanitise('<a href="https://example.com" target="_blank">a</a>')).toBe('<a href="https://example.com">a</a>');
  });
});
