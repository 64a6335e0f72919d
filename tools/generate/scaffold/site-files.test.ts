import { expect, test } from 'vitest';
import { checkSite } from '../../../engine/check/check.ts';
import { readEngineWords } from '../../site/engine-words.ts';
import { schemasOf } from '../../site/read-site.ts';
import { siteFiles } from './site-files.ts';

/** The problems of a new site in these languages. */
async function problemsIn(languages: string[]) {
  const all = Object.entries(siteFiles({ name: 'Library', languages }, readEngineWords()));
  const files = Object.fromEntries(all.filter(([path]) => path.endsWith('.json')));
  const assets = all.flatMap(([path]) => (path.startsWith('assets/') ? [path.slice('assets/'.length)] : []));
  return checkSite({ files, assets, schemas: await schemasOf(files) });
}

test.each([[['en']], [['zh']], [['zh', 'en']], [['en', 'zh-Hant']]])(
  'a new site in %j passes the check',
  async (languages) => {
    expect(await problemsIn(languages)).toEqual([]);
  },
);

test('one in languages that the template does not speak passes too, and is told which texts to translate', async () => {
  const problems = await problemsIn(['fr', 'en', 'de']);
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(new Set(problems.map(({ code }) => code))).toEqual(new Set(['untranslated']));
});
