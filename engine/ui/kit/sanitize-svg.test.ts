import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { cleanSvg, type DrawingWindow } from './sanitize-svg.ts';

const { window } = new JSDOM('');
const clean = (text: string) => cleanSvg(window as unknown as DrawingWindow, text);
const around = (inside: string, more = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"${more}>${inside}</svg>`;

test('a drawing that only draws stays as it is, gradients, filters, parts that are used and styles too', () => {
  const drawing = around(
    '<defs><linearGradient id="g"><stop offset="0" stop-color="#fff"/></linearGradient><clipPath id="c"><path d="M0 0h8v8z"/></clipPath><filter id="f"><feGaussianBlur stdDeviation="2"/></filter></defs><style>.a { fill: url(#g); }</style><g clip-path="url(#c)" filter="url(\'#f\')"><use href="#p"/><rect class="a" width="8" height="8"/><text x="1" y="2">字 &amp; a</text></g>',
  );
  expect(clean(drawing)).toBe(`${drawing}\n`);
});

test.each([
  ['a script', around('<script>x()</script>')],
  ['a script in a CDATA', around('<script><![CDATA[x()]]></script>')],
  ['an event', around('<rect onclick="x()"/>', ' onload="x()"')],
  ['a script in a link', around('<use href="javascript:x()"/>')],
  [
    'a script in an old link',
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"><use xlink:href="data:image/svg+xml;base64,PHN2Zz4="/></svg>`,
  ],
  [
    'HTML in it',
    around(
      '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><img src="x" onerror="x()"/></body></foreignObject>',
    ),
  ],
  ['HTML beside it', around('<iframe xmlns="http://www.w3.org/1999/xhtml" src="https://evil.example"/>')],
  ['a picture of another host', around('<image href="https://evil.example/x.png"/>')],
  ['a link to another host', around('<a href="https://evil.example/"><rect/></a>')],
  ['a style of another host', around('<style>@import "https://evil.example/x.css";</style>')],
  ['a style that asks another host', around('<rect style="fill: url(https://evil.example/x)"/>')],
  ['a style that asks it in escapes', around('<style>a { fill: \\75 rl(https://evil.example/x) }</style>')],
  ['an attribute that asks another host', around('<rect fill="url(//evil.example/x)"/>')],
  [
    'what sets a link later',
    around('<set attributeName="href" to="javascript:x()"/><animate attributeName="href" values="javascript:x()"/>'),
  ],
  ['a style sheet before it', `<?xml-stylesheet href="https://evil.example/x.xsl" type="text/xsl"?>${around('')}`],
  ['a type of its own', `<!DOCTYPE svg [<!ATTLIST svg onload CDATA "x()">]>${around('')}`],
])('%s is removed', (_, text) => {
  const kept = clean(text) ?? '';
  expect(kept).not.toMatch(/script|x\(\)|evil\.example|iframe|foreignObject|svg\+xml|<\?|<!DOCTYPE/i);
  // The control: there was something to take out.
  expect(text).toMatch(/script|x\(\)|evil\.example|iframe|svg\+xml/i);
});

test('rejects files that are not SVG or are incomplete', () => {
  for (const text of [
    '',
    'a',
    '<html><svg xmlns="http://www.w3.org/2000/svg"/></html>',
    '<svg/>',
    '<svg xmlns="http://www.w3.org/2000/svg"><rect></svg>',
  ])
    expect(clean(text), text).toBeUndefined();
});

test('entities become text, not elements', () => {
  const text = '<!DOCTYPE svg [<!ENTITY x "<script>x()</script>">]><svg xmlns="http://www.w3.org/2000/svg">&x;</svg>';
  expect(clean(text)).toBe('<svg xmlns="http://www.w3.org/2000/svg">&lt;script&gt;x()&lt;/script&gt;</svg>\n');
});
