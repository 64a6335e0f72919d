import { describe, expect, test } from 'vitest';
import { complaints, type Files, replacePassage, smallNews } from '../generate/gallery/small-site.ts';

const link = (to: string) => replacePassage('pages/home.json', '#downloads', to);
const site = (passage: string, by: string) => replacePassage('pages/site.json', passage, by);
const record = (change: object): Files => ({ 'assets/records/news/a.json': [{ ...smallNews[0], ...change }] });

/** Expects one problem with the original as its suggestion. */
async function expectMeant(change: Files, meant: string): Promise<void> {
  const told = await complaints(change);
  expect(told, told.join('\n')).toHaveLength(1);
  expect(told[0]).toContain(`Did you mean "${meant}"?`);
}

describe('an unknown scheme is reported with the near one', () => {
  test.each([
    ['htps://a.example/x', 'https://a.example/x'],
    ['htp://a.example/x', 'http://a.example/x'],
    ['ttps://a.example/x', 'https://a.example/x'],
    ['httpss://a.example/x', 'https://a.example/x'],
    ['https:/a.example/x', 'https://a.example/x'],
    ['https//a.example/x', 'https://a.example/x'],
    ['https;//a.example/x', 'https://a.example/x'],
    ['https：//a.example/x', 'https://a.example/x'],
    ['www.example.com/x', 'https://www.example.com/x'],
    ['maito:a@b.example', 'mailto:a@b.example'],
    ['a@b.example', 'mailto:a@b.example'],
    ['fils:example.zip', 'files:example.zip'],
  ])('in a link: %s', async (written, meant) => {
    await expectMeant(link(written), meant);
    await expectMeant(replacePassage('pages/second.json', '**{product}**', `[x](${written})`), meant);
  });

  test.each<[string, Files, string]>([
    ['a base', site('https://example.com/zh/', 'htps://example.com/zh/'), 'https://example.com/zh/'],
    ['the origin', site('"logo"', '"origin": "htps://example.com", "logo"'), 'https://example.com'],
    ['a rewrite', site('"to": "files:"', '"to": "htps://x.example/"'), 'https://x.example/'],
    ['HTML of a record', record({ content: '<a href="htps://a.example/b">x</a>' }), 'https://a.example/b'],
  ])('in %s', (_, change, meant) => expectMeant(change, meant));

  test('but where none is near, what may stand is said', async () => {
    const told = await complaints(link('ftp://a.example/x'));
    expect(told).toHaveLength(1);
    expect(told[0]).toMatch(/"ftp:" is neither a base of site\.json nor https:, http:, mailto: or tel:\.$/);
  });
});

describe('a picture with its folder is reported with its name alone', () => {
  const folders = [
    'images/',
    '/images/',
    './images/',
    'assets/images/',
    '/assets/images/',
    '../assets/images/',
    '../../assets/images/',
    './',
    'assets\\\\images\\\\',
    'C:\\\\site\\\\assets\\\\images\\\\',
    '/home/me/site/assets/images/',
  ];
  test.each(folders)('%s', async (folder) => {
    const written = `"${folder}example.svg"`;
    await expectMeant(replacePassage('pages/home.json', '"src": "example.svg"', `"src": ${written}`), 'example.svg');
    await expectMeant(site('"logo": "example.svg"', `"logo": ${written}`), 'example.svg');
  });

  test.each(['images/', 'assets/images/'])('in a record: %s', async (folder) => {
    await expectMeant(record({ picture: `${folder}example.svg` }), 'example.svg');
  });
});
