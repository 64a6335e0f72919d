import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { createBibliographies } from '../../engine/build/bibliographies.ts';
import type { CompileContext } from '../../engine/compile/context.ts';
import { compilePage } from '../../engine/compile/page.ts';
import { findRoute } from '../../engine/generate/gallery/small-context.ts';
import { listFiles } from '../../engine/site/files/files.ts';
import { createSiteOpener } from '../../engine/site/open-site.ts';
import { root } from '../../engine/site/paths.ts';
import { readBibtex, renderTex } from '../../engine/testing/citations/read-bibtex.ts';
import { readRis } from '../../engine/testing/citations/read-ris.ts';

const filesAt = (context: CompileContext, path: string, language: string) =>
  createBibliographies(compilePage(findRoute(context, path), language, context), context.site.origin);

describe('the papers of the site', () => {
  let context: CompileContext;
  beforeAll(async () => {
    const opened = await createSiteOpener(root).open();
    if (!opened.context) throw new Error('the site has errors');
    context = opened.context;
  }, 120_000);

  test('are all in a file of BibTeX and one of RIS a language, each under its title as its records have it', async () => {
    const folder = join(root, 'assets/records/paper');
    const records = await Promise.all(
      (await listFiles(folder)).map(async (file) => JSON.parse(await readFile(join(folder, file), 'utf8'))),
    );
    for (const language of ['zh', 'en']) {
      const files = filesAt(context, '/papers', language);
      const path = `_cite/${language}/papers/papers`;
      expect(Object.keys(files)).toEqual([`${path}.bib`, `${path}.ris`]);
      const titles = records
        .flat()
        .map(({ title }) => title[language])
        .sort();
      expect(titles).toHaveLength(30);
      const entries = readBibtex(files[`${path}.bib`] ?? '');
      expect(entries.map(({ fields }) => renderTex(fields.title ?? '')).sort()).toEqual(titles);
      expect(
        readRis(files[`${path}.ris`] ?? '')
          .flatMap(({ TI }) => TI)
          .sort(),
      ).toEqual(titles);
    }
  });

  test('are by years on the page that has a tab for each, and in no file of a page without citations', async () => {
    const files = filesAt(context, '/paper', 'en');
    const years = Array.from({ length: 10 }, (_, index) => String(2016 + index));
    const paths = years.flatMap((year) => ['bib', 'ris'].map((form) => `_cite/en/paper/papers-${year}.${form}`));
    expect(Object.keys(files).sort()).toEqual(paths);
    for (const year of years) {
      const entries = readBibtex(files[`_cite/en/paper/papers-${year}.bib`] ?? '');
      expect(entries.map(({ fields }) => fields.year)).toEqual([year, year, year]);
    }
    expect(filesAt(context, '/faq', 'en')).toEqual({});
  });
});
