import { describe, expect, test } from 'vitest';
import { type Files, siteWith, smallSite } from '../generate/gallery/small-site.ts';
import { checkSite } from './check.ts';

/** The check's messages for a record with this HTML, in English. */
async function saidOf(content: string): Promise<string[]> {
  const record = { id: 1, title: 'One', summary: 'One.', time: '2025-01-01', content };
  return saidWith({ 'assets/records/news/a.json': record });
}

async function saidWith(changes: Files): Promise<string[]> {
  return checkSite(await siteWith(changes)).map(({ file, pointer, message }) => `${file}${pointer} ${message}`);
}

const at = 'assets/records/news/a.json/content';

describe('an element of HTML that embeds another document is reported by its name', () => {
  test.each([
    ['iframe', '<iframe src="https://player.example.com/1"></iframe>'],
    ['iframe', '<p>x</p><IFRAME width="5" src=\'//player.example.com/1\' allowfullscreen></IFRAME>'],
    ['iframe', '<iframe src="/second"></iframe>'],
    ['iframe', '<iframe srcdoc="x"></iframe>'],
    ['embed', '<embed src="https://example.com/a.pdf">'],
    ['object', '<object data="https://example.com/a.pdf"></object>'],
  ])('%s: %s', async (name, html) => {
    expect(await saidOf(html)).toEqual([expect.stringContaining(`${at} Pages show no <${name}> of a record`)]);
  });

  test.each([
    ['picture', '<img src="https://example.com/a.png" alt="">'],
    ['video', '<video src="https://example.com/a.mp4"></video>'],
    ['video', '<video><source src="https://example.com/a.mp4"></video>'],
    ['recording', '<audio src="https://example.com/a.mp3"></audio>'],
  ])('but a %s of another site by its element: %s', async (what, html) => {
    expect(await saidOf(html)).toEqual([
      expect.stringMatching(`"https://example.com/a.\\w+" is a ${what} of another site`),
    ]);
  });

  test('and a link, or the name of the element in words, is none', async () => {
    expect(
      await saidOf('<p><a href="https://example.com/">x</a> &lt;iframe src="https://example.com"&gt; iframe</p>'),
    ).toEqual([]);
  });
});

describe('an origin', () => {
  const withOrigin = (origin: string): Files => ({ 'pages/site.json': { ...smallSite['pages/site.json'], origin } });

  test.each(['https://exa mple.com', 'https://user@example.com', 'https://example.com?a', 'https://xn--a.example'])(
    'that is invalid is reported: %s',
    async (origin) => {
      expect(await saidWith(withOrigin(origin))).toEqual([
        `pages/site.json/origin "${origin}" is no web address of a site: write https:// and the host, and folders if the site is in one, without a user, a query and an anchor, as in "https://www.example.com".`,
      ]);
    },
  );

  test('in one folder is reported with another folder', async () => {
    const site = withOrigin('https://example.com/lab')['pages/site.json'] as object;
    expect(await saidWith({ 'pages/site.json': { ...site, base: '/docs/' } })).toEqual([
      'pages/site.json/base The folder "/docs/" is not that of "https://example.com/lab": a site is in one folder. Write it in "origin", and leave out "base".',
    ]);
    expect(await saidWith({ 'pages/site.json': { ...site, base: '/lab/' } })).toEqual([]);
  });

  test.each(['https://例子.中国', 'https://bücher.example:8443', 'https://example.com/lab'])(
    'of any script is sound: %s',
    async (origin) => {
      expect(await saidWith(withOrigin(origin))).toEqual([]);
    },
  );
});
