import { describe, expect, test } from 'vitest';
import { checkSite } from '../../check/check.ts';
import { readEngineWords } from '../../site/engine-words.ts';
import { schemasForFiles } from '../../site/read-site.ts';
import { hasSimplified } from '../../testing/has-simplified.ts';
import { createSiteFiles, languagesWithoutWords } from './site-files.ts';

/** The problems of a new site in these languages. */
async function problemsIn(languages: string[], change = (text: string) => text) {
  const all = Object.entries(createSiteFiles({ name: 'Library', languages }, readEngineWords()));
  const files = Object.fromEntries(
    all.filter(([path]) => path.endsWith('.json')).map(([path, text]) => [path, change(text)]),
  );
  const assets = all.flatMap(([path]) => (path.startsWith('assets/') ? [path.slice('assets/'.length)] : []));
  return checkSite({ files, assets, schemas: await schemasForFiles(files) });
}

test.each([
  [['en']],
  [['zh']],
  [['ja']],
  [['zh', 'en']],
  [['en', 'zh-Hant']],
  [['fr', 'ar']],
  [['fr', 'en']],
  [['en', 'fr', 'de']],
  [['zh', 'fr', 'ar']],
  [['zh-Hans', 'zh-Hant']],
  [['zh-TW', 'zh-HK', 'en-GB']],
])(
  'a new site in %j has only its interface texts to translate, at the first empty one of each language',
  async (languages) => {
    const untranslated = languagesWithoutWords(languages, readEngineWords());
    expect(
      (await problemsIn(languages)).map(({ severity, code, file, pointer }) => [severity, code, file, pointer]),
    ).toEqual(untranslated.map((code) => ['warning', 'missing-words', 'pages/words.json', `/app/pageFailed/${code}`]));
  },
);

test('in languages that the template lacks, a placeholder text names its language', () => {
  const files = createSiteFiles({ name: 'Library', languages: ['fr', 'ar', 'en'] }, readEngineWords());
  const { title } = JSON.parse(files['pages/home.json'] ?? '');
  expect(title).toEqual({ fr: 'Welcome (français)', ar: 'Welcome (العربية)', en: 'Welcome' });
});

test('control: the same text without the language is reported', async () => {
  const problems = await problemsIn(['fr', 'ar'], (text) => text.replaceAll(' (العربية)', ''));
  expect(new Set(problems.map(({ code }) => code))).toEqual(new Set(['untranslated', 'missing-words']));
});

describe('in Traditional Chinese, also by the codes of its regions', () => {
  const hanIn = (languages: string[]) =>
    Object.values(createSiteFiles({ name: 'Library', languages }, readEngineWords()))
      // Node provides the names of languages.
      .map((text) => text.replace(/"name": .*/g, ''))
      .flatMap((text) => text.match(/[\p{Script=Han}，。；：]+/gu) ?? [])
      .join(' ');

  test.each([[['zh-Hant']], [['zh-TW', 'en']], [['zh-HK']], [['zh-TW', 'zh-HK']]])(
    'a new site in %j has no Simplified characters and no placeholder texts',
    (languages) => {
      expect(hanIn(languages)).toContain('歡迎');
      expect(hasSimplified(hanIn(languages))).toBe(false);
      expect(createSiteFiles({ name: 'Library', languages }, readEngineWords())).not.toHaveProperty('pages/words.json');
    },
  );

  test('control: one in Simplified Chinese does', () => {
    expect(hasSimplified(hanIn(['zh-CN']))).toBe(true);
  });
});
