import { describe, expect, test } from 'vitest';
import { listLeftovers } from '../../testing/list-leftovers.ts';
import { payloads } from '../../testing/payloads.ts';
import { shipped } from '../../testing/shipped-languages.ts';
import { sample } from '../../testing/test-depth.ts';
import { createJsdomSanitizer } from '../sanitizer.ts';
import { renderMarkdown } from './render-markdown.ts';

const titles = { note: 'Note', tip: 'Tip', warning: 'Warning' };

/** The HTML that a visitor gets. */
const shown = (text: string) => sanitize(renderMarkdown(text, titles), { language: 'en', ...shipped }).html.trim();
const sanitize = createJsdomSanitizer();

describe('Markdown becomes HTML', () => {
  test.each([
    ['**注意：**正文', '<p><strong>注意：</strong>正文</p>'],
    ['**《书名》**出版', '<p><strong>《书名》</strong>出版</p>'],
    ['**50%**的', '<p><strong>50%</strong>的</p>'],
    ['之**“引用”**后', '<p>之<strong>“引用”</strong>后</p>'],
    ['**(注)**です', '<p><strong>(注)</strong>です</p>'],
    ['**‘값’**은', '<p><strong>‘값’</strong>은</p>'],
    ['**注意：**next', '<p><strong>注意：</strong>next</p>'],
    ['见**`a`**和**[b](/b)**。', '<p>见<strong><code>a</code></strong>和<strong><a href="/en/b">b</a></strong>。</p>'],
    ['a costs $5, b costs $6', '<p>a costs $5, b costs $6</p>'],
    ['$a_1$', '<p><math><msub><mi>a</mi><mn>1</mn></msub></math></p>'],
    ['```nolanguage\na < b\n```', '<pre tabindex="0"><code class="language-nolanguage">a &lt; b</code></pre>'],
    [
      '```js\nlet a\n```',
      '<pre tabindex="0"><code class="language-js"><span class="code-keyword">let</span> a</code></pre>',
    ],
    ['> [!TIP] Own\n> b', '<aside class="note note-tip"><p class="note-title">Own</p>\n<p>b</p>\n</aside>'],
    ['> [!NOPE]\n> b', '<blockquote>\n<p>[!NOPE]\nb</p>\n</blockquote>'],
    ['Term\n: Words', '<dl>\n<dt>Term</dt>\n<dd>Words</dd>\n</dl>'],
    ['## 第二 章', '<h2 id="第二-章">第二 章</h2>'],
    ['## Process\n\n## Main', '<h2 id="process-2">Process</h2>\n<h2 id="main-2">Main</h2>'],
    ['|a|b|\n|-|-|\n|**1**|2|\n|**[3](/c)**|4|', expect.stringMatching(/<th scope="row">1<\/th>.*<th scope="row"><a/s)],
    ['|a|b|\n|-|-|\n|**1**|2|\n|3|4|', expect.stringMatching(/<td><strong>1/)],
    ['## A\n\n[to it](#a)', '<h2 id="a">A</h2>\n<p><a href="#a">to it</a></p>'],
    [
      '![a](b.svg "The *b*")',
      '<figure><img src="b.svg" alt="a" loading="lazy"><figcaption>The <em>b</em></figcaption></figure>',
    ],
    ['|a|b|\n|-|-:|\n|1|2|', expect.stringContaining('<td class="align-end">2</td>')],
    ['a[^1]\n\n[^1]: b', expect.stringMatching(/href="#user-content-fn-(.+)-1".* id="user-content-fn-\1-1"/s)],
  ])('%j', (text, html) => {
    expect(shown(text)).toEqual(html);
  });

  test('keeps braces in code and formulas, because values of the site are filled in later', () => {
    expect(renderMarkdown('```\n{product}\n```\n\n$\\sqrt{\\{x\\}}$ {product}', titles).match(/\{\w+\}/g)).toEqual([
      '{product}',
    ]);
  });
});

test.each([
  '<script>x()</script>',
  '<img src=x onerror=x()>',
  '[a](javascript:x())',
  '[a](  JaVaScRiPt:x())',
  '![a](javascript:x())',
  '[a](data:text/html,<script>x()</script>)',
  '$\\href{javascript:x()}{a}$',
  '$\\htmlClass{x"onload="x()}{a}$',
  '$\\text{<script>x()</script>}$',
  '```"><script>x()</script>\na\n```',
  '> [!NOTE] <script>x()</script>\n> a',
  '![a](b.svg "<script>x()</script>")',
  'a[^"onload="x()]\n\n[^"onload="x()]: b',
  '<https://a.example/"onload="x()>',
  '<math><mi xlink:href="javascript:x()">a</mi></math>',
])('hostile Markdown stays text: %j', (text) => {
  const html = shown(text);
  expect(html).not.toMatch(/<(?!\/?(p|a|img|math|m[a-z]+|pre|code|aside|figure|figcaption|sup|section|ol|li)\b)/);
  expect(html).not.toMatch(/<[^>]*(\son\w+=|javascript:|data:)/i);
});

test('a large corpus of attacks stays harmless in Markdown', () => {
  const around = (payload: string) => `${payload}\n\n[a](${payload})\n\n![a](b.svg "${payload}")\n\n$${payload}$`;
  // The sanitizer's own test has all of them.
  const some = sample(payloads, 10);
  const left = some.flatMap((payload) => listLeftovers(shown(around(payload))).map((what) => `${what} of ${payload}`));
  expect(left).toEqual([]);
});
