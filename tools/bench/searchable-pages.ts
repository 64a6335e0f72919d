import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from '../../engine/site/files/files.ts';
import { root } from '../../engine/site/paths.ts';
import { randomFrom } from '../../engine/testing/random.ts';
import { createManyPages } from './many-pages.ts';

/** The length of a page in each language: an article of about two minutes. */
const wordsOfPage = 240;

/** Writes the first site with `count` more pages of its own words in random order. `searched` enables the search. */
export async function createSearchablePages(folder: string, count: number, searched: boolean): Promise<void> {
  await createManyPages(folder, 0);
  const site = JSON.parse(await readFile(join(folder, 'pages/site.json'), 'utf8'));
  if (!searched) delete site.search;
  await writeFile(join(folder, 'pages/site.json'), JSON.stringify(site, null, 2));
  const words = await wordsOfSite();
  const random = randomFrom(20_000);
  const some = (language: 'zh' | 'en', much: number) =>
    Array.from({ length: much }, () => words[language][Math.floor(random() * words[language].length)]).join(
      language === 'zh' ? '' : ' ',
    );
  const text = (much: number) => ({ zh: some('zh', much), en: some('en', much) });
  await mkdir(join(folder, 'pages/searched'), { recursive: true });
  for (let index = 0; index < count; index++) {
    const page = {
      $schema: '../../schemas/page.schema.json',
      id: `searched-${index}`,
      route: `/searched-${index}`,
      title: text(4),
      sections: Array.from({ length: 3 }, (_, at) => ({
        type: 'prose',
        id: `part-${at}`,
        heading: text(3),
        paragraphs: [text(wordsOfPage / 3)],
      })),
    };
    await writeFile(join(folder, `pages/searched/${index}.json`), JSON.stringify(page));
  }
}

/** The words of the site's texts, with repetitions. Chinese words are runs of two to four characters. */
async function wordsOfSite(): Promise<Record<'zh' | 'en', string[]>> {
  const files = await Promise.all(
    ['pages', 'assets/records'].map(async (folder) =>
      (await listFiles(join(root, folder))).map((file) => join(root, folder, file)),
    ),
  );
  const found = { zh: [] as string[], en: [] as string[] };
  for (const file of files.flat().filter((one) => one.endsWith('.json')))
    JSON.parse(await readFile(file, 'utf8'), (_, value) => {
      if (typeof value?.zh === 'string') found.zh.push(...(value.zh.match(/\p{Script=Han}{2,4}/gu) ?? []));
      if (typeof value?.en === 'string') found.en.push(...(value.en.match(/[A-Za-z][\w-]+/g) ?? []));
      return value;
    });
  return found;
}
