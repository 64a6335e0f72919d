import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import type { CompiledSection } from '../../engine/model/compiled.ts';
import { listFiles } from '../../engine/site/files/files.ts';
import { listLeftovers } from '../../engine/testing/list-leftovers.ts';
import { payloads } from '../../engine/testing/payloads.ts';
import { sample, sampleCount } from '../../engine/testing/test-depth.ts';
import { visitors } from './browser.ts';
import { type BrokenVisit, type Visiting, visitBroken } from './faulty/visit-broken.ts';
import { type BuiltSite, builtSite } from './faulty/whole-page.ts';
import { recordEffects } from './hostile-html/record-effects.ts';

const { folder } = inject('samples').museum;
const records = join(folder, 'assets/records');
const files = (await listFiles(records)).filter((file) => /^(entry|exhibit|light)\/.*\.json$/.test(file));

/** HTML that must stay intact: all that the museum's records contain, and every kind of prose. */
const harmless: string[] = [
  ...files.flatMap((file) => {
    const held: { content?: object; story?: object; note?: object }[] = [
      JSON.parse(readFileSync(join(records, file), 'utf8')),
    ].flat();
    return held.flatMap(({ content, story, note }) => Object.values(content ?? story ?? note ?? {}) as string[]);
  }),
  '<h2>Test <small>2</small></h2><h3>Lists</h3><ul><li>a</li><li>b<ol start="3"><li>c</li></ol></li></ul>',
  '<p>a <strong>b</strong> <em>c</em> <code>d</code> <sub>e</sub> <sup>f</sup> <del>g</del> <mark>h</mark><br>i</p><hr>',
  '<blockquote cite="/questions"><p>On <time datetime="2026-01-31">31 January</time></p></blockquote><pre>a\n  b &lt; c</pre>',
  '<table><caption>a</caption><thead><tr><th scope="col">b</th></tr></thead><tbody><tr><td colspan="2">c</td></tr></tbody></table>',
  '<figure><img src="/images/a.png" alt="a" width="4" height="3"><figcaption>b</figcaption></figure><dl><dt>a</dt><dd>b</dd></dl>',
  '<a href="/questions">a</a> <a href="https://example.com/b?c=1&amp;d#e">b</a> <a href="mailto:a@example.com">c</a> <a href="tel:+8610">d</a>',
  '<p lang="en" dir="ltr" title="javascript: is a scheme, onerror= an attribute">&lt;script&gt;alert(1)&lt;/script&gt; &amp; 中文 &#x1F600;</p>',
  '<details open><summary>a</summary><p>b</p></details><video src="/files/a.mp4" controls></video>',
];

/** The text and the elements of HTML, in order. */
function outlineOf(html: string): string {
  const content = JSDOM.fragment(html);
  return [...content.querySelectorAll('*')].map(({ localName }) => localName).join(' ') + content.textContent;
}

const { visit, address } = visitors('museum');

/** The number of texts on a page, each on every surface. */
const atOnce = 250;

let built: BuiltSite;
beforeAll(async () => {
  built = await builtSite('en', folder);
});

const sources = ['entry.item', 'exhibit.item'] as const;
const contentFields = { 'entry.item': 'content', 'exhibit.item': 'story' };

/**
 * A page with this many journal entries and exhibits, and a list of lighthouses with their notes, all not yet
 * loaded.
 */
function pageOf(count: number) {
  const list = built.bySource.find(({ data }) => data?.source === 'light.all') as CompiledSection;
  const ids = Array.from({ length: count }, (_, index) => String(index));
  const articles = ids.flatMap((id) =>
    sources.map((source) => {
      const { data } = built.bySource.find(({ data }) => data?.source === source) as CompiledSection;
      const params = source === 'entry.item' ? { id } : { slug: id };
      return {
        type: 'article',
        id: `${source}-${id}`,
        contentField: contentFields[source],
        data: { ...data, params, answer: undefined },
      };
    }),
  );
  const lights = { ...list, menu: [], pageSizes: [], data: { ...list.data, answer: undefined } };
  return built.pageOf('/hostile', [...articles, lights] as CompiledSection[]);
}

/** The text before every module's note, which shows only if it is not empty. */
const before = '<p>before</p>';

/**
 * Shows texts on every surface for HTML from the API. Returns the rendered HTML of each, by surface, and its
 * effects.
 */
async function shown(texts: string[], options: { bypassCSP: boolean }) {
  const did = { fired: [] as string[], requested: [] as string[] };
  const visiting: Visiting = async (path, more) => {
    const visited = await visit('about:blank', { ...more, ...options });
    await recordEffects(visited.page.context(), address, did);
    await visited.page.goto(path);
    return visited;
  };
  const item = (id: number) => ({
    ...{ id, title: 'Title', summary: '' },
    ...{ time: '2026-01-31', content: texts[id] },
    ...{ arrived: '2026-01-31', story: texts[id] },
  });
  const visited: BrokenVisit = await visitBroken(visiting, address, pageOf(texts.length), async (context) => {
    await context.route('**/api/v1/**', (route) => {
      const id = /\/(\d+)$/.exec(route.request().url())?.[1];
      const notes = texts.map((text, index) => ({
        id: index,
        name: `Light ${index}`,
        summary: '',
        note: before + text,
      }));
      return route.fulfill({ json: { data: id ? item(Number(id)) : notes } });
    });
  });
  const contents = visited.page.locator('main .html-content');
  await expect.poll(() => contents.count(), { timeout: 60_000 }).toBe(3 * texts.length);
  await visited.page.waitForLoadState('networkidle');
  const htmlIn = (part: string) =>
    visited.page.locator(`main ${part} .html-content`).evaluateAll((all) => all.map(({ innerHTML }) => innerHTML));
  const notes = (await htmlIn('[data-section=expandable-list]')).map((html) => html.slice(before.length));
  const surfaces = [...(await Promise.all(sources.map((source) => htmlIn(`[id^="${source}-"]`)))), notes];
  // The sanitizer's own parsing of a hidden text logs policy violations to the console.
  const uncaught = visited.uncaught.filter((fault) => !/violates the following Content Security Policy/.test(fault));
  await visited.close();
  return { surfaces, uncaught, ...did };
}

describe('HTML of the API', () => {
  it.each([
    { name: 'with the policy', bypassCSP: false },
    { name: 'without the policy', bypassCSP: true },
  ])('$name: nothing of a hostile text runs, is left to run or asks another host', async ({ bypassCSP }) => {
    // Except in a full run, an eighth runs with the policy and another without it. The sanitizer's own test
    // has them all.
    const tried = sample(payloads, 8, bypassCSP ? 1 : 3);
    for (let from = 0; from < tried.length; from += atOnce) {
      const texts = tried.slice(from, from + atOnce);
      const { surfaces, uncaught, fired, requested } = await shown(texts, { bypassCSP });
      const left = surfaces.flatMap((surface) =>
        surface.flatMap((html, index) => listLeftovers(html).map((what) => `${what} of ${texts[index]}`)),
      );
      expect({ left, uncaught, fired, requested }).toEqual({ left: [], uncaught: [], fired: [], requested: [] });
    }
  });

  it('keeps the text and the tags of harmless HTML', async () => {
    const { surfaces, uncaught, fired, requested } = await shown(harmless, { bypassCSP: false });
    for (const surface of surfaces) expect(surface.map(outlineOf)).toEqual(harmless.map(outlineOf));
    expect({ uncaught, fired, requested }).toEqual({ uncaught: [], fired: [], requested: [] });
  });

  it('is hostile: raw and without the policy, it runs, leaves handlers and requests other hosts', async () => {
    const { page, close } = await visit('about:blank', { bypassCSP: true });
    const did = { fired: [] as string[], requested: [] as string[] };
    await recordEffects(page.context(), address, did);
    const tried = sample(payloads, 8, 1);
    for (let from = 0; from < tried.length; from += atOnce) {
      await page.goto('/questions');
      await page.evaluate(
        (texts) => {
          for (const text of texts) {
            const frame = document.createElement('iframe');
            frame.name = text;
            document.body.append(frame);
            const inside = frame.contentDocument?.body;
            if (inside) inside.innerHTML = text;
          }
        },
        tried.slice(from, from + atOnce),
      );
      // Handlers of failed images have run by then.
      await page.waitForFunction(() =>
        [...document.querySelectorAll('iframe')].every((frame) =>
          [...(frame.contentDocument?.images ?? [])].every(({ complete }) => complete),
        ),
      );
    }
    await close();
    const fired = new Set(did.fired).size;
    const left = tried.filter((payload) => listLeftovers(payload).length > 0).length;
    expect(fired).toBeGreaterThan(sampleCount(20, 10));
    expect(new Set(did.requested).size).toBeGreaterThan(sampleCount(5, 1));
    expect(left).toBeGreaterThan(tried.length / 2);
  });
});
