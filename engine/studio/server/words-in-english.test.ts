import { beforeEach, expect, test, vi } from 'vitest';
import { mapWords } from '../../compile/words.ts';
import { createSiteFiles } from '../../generate/scaffold/site-files.ts';
import type { WordTable } from '../../model/words.ts';
import { readEngineWords } from '../../site/engine-words.ts';
import { startSmallStudio } from '../../testing/small-studio.ts';
import type { TodoItem } from '../protocol/search-protocol.ts';

// The messages in the terminal are not under test.
beforeEach(() => void vi.spyOn(console, 'log').mockImplementation(() => {}));

const own = 'pages/words.json';
const made = createSiteFiles({ name: 'Library', languages: ['fr', 'ar', 'en'] }, readEngineWords());
const empty: WordTable = JSON.parse(made[own] ?? '');
/** The English texts under both languages, as in the file of an earlier release. */
const words = {
  $schema: '../schemas/words.schema.json',
  ...mapWords(readEngineWords(), ({ en = '' }) => {
    const text = typeof en === 'string' ? en : en.other;
    return { fr: text, ar: text };
  }),
};
const site = JSON.parse(made['pages/site.json'] ?? '');
const small = { 'pages/site.json': { ...site, logo: 'example.svg' } };

/** The holes of a site in these languages that are about interface words. */
async function holesOf(files: Record<string, unknown>, language = 'en') {
  const studio = await startSmallStudio({ ...small, ...files });
  await studio.ask('language', { language });
  const holes = (await studio.ask('holes')).answer as TodoItem[];
  await studio.remove();
  return holes.filter(({ file, description }) => file === own || /words|界面文字/.test(description ?? ''));
}

test('empty messages of a new site are a gap for each language, at the first of them', async () => {
  const holes = await holesOf({ [own]: empty });
  expect(holes.map(({ kind, file, pointer }) => [kind, file, pointer])).toEqual([
    ['missing', own, '/app/pageFailed/fr'],
    ['missing', own, '/app/pageFailed/ar'],
  ]);
  expect(holes[0]?.description).toMatch(/and \d{3} more: visitors read them in English/);
});

test('English messages are a gap for each language, at the first of them', async () => {
  const holes = await holesOf({ [own]: words });
  expect(holes.map(({ kind, pointer }) => [kind, pointer])).toEqual([
    ['untranslated', '/app/pageFailed/fr'],
    ['untranslated', '/app/pageFailed/ar'],
  ]);
  expect(holes[0]?.description).toMatch(
    /under "fr" that are still in English: \d{3}\. Translate them in pages\/words\.json/,
  );
  expect((await holesOf({ [own]: words }, 'zh'))[0]?.description).toContain('仍是英文');
});

test('translated messages are not a gap, even if single words are equal', async () => {
  const translated = JSON.parse(JSON.stringify(words), (key, text) =>
    typeof text === 'string' && ['fr', 'ar'].includes(key) && text.includes(' ') ? `${key} ${text}` : text,
  );
  expect(await holesOf({ [own]: translated })).toEqual([]);
});

test('missing messages are a gap for each language', async () => {
  const holes = await holesOf({});
  expect(holes.map(({ kind, file, pointer }) => [kind, file, pointer])).toEqual([
    ['missing', 'pages/site.json', '/languages/0/code'],
    ['missing', 'pages/site.json', '/languages/1/code'],
  ]);
});
