import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { listFiles } from '../../../engine/site/files/files.ts';
import { root } from '../../../engine/site/paths.ts';

const records = join(root, 'assets/records');
const files = (await listFiles(records)).filter((file) => /^(news|test-document|module)\/.*\.json$/.test(file));

/** HTML that must come through whole: all that the shipped records hold, and every kind of prose. */
export const harmless: string[] = [
  ...files.flatMap((file) => {
    const held: { content?: object; note?: object }[] = [JSON.parse(readFileSync(join(records, file), 'utf8'))].flat();
    return held.flatMap(({ content, note }) => Object.values(content ?? note ?? {}) as string[]);
  }),
  '<h2>Test <small>2</small></h2><h3>Lists</h3><ul><li>a</li><li>b<ol start="3"><li>c</li></ol></li></ul>',
  '<p>a <strong>b</strong> <em>c</em> <code>d</code> <sub>e</sub> <sup>f</sup> <del>g</del> <mark>h</mark><br>i</p><hr>',
  '<blockquote cite="/faq"><p>On <time datetime="2026-01-31">31 January</time></p></blockquote><pre>a\n  b &lt; c</pre>',
  '<table><caption>a</caption><thead><tr><th scope="col">b</th></tr></thead><tbody><tr><td colspan="2">c</td></tr></tbody></table>',
  '<figure><img src="/images/a.png" alt="a" width="4" height="3"><figcaption>b</figcaption></figure><dl><dt>a</dt><dd>b</dd></dl>',
  '<a href="/faq">a</a> <a href="https://example.com/b?c=1&amp;d#e">b</a> <a href="mailto:a@example.com">c</a> <a href="tel:+8610">d</a>',
  '<p lang="en" dir="ltr" title="javascript: is a scheme, onerror= an attribute">&lt;script&gt;alert(1)&lt;/script&gt; &amp; 中文 &#x1F600;</p>',
  '<details open><summary>a</summary><p>b</p></details><video src="/files/a.mp4" controls></video>',
];

/** The text and the elements of HTML, in order. */
export function outlineOf(html: string): string {
  const content = JSDOM.fragment(html);
  return [...content.querySelectorAll('*')].map(({ localName }) => localName).join(' ') + content.textContent;
}
