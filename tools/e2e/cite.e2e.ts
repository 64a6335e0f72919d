import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { readBibtex } from '../../engine/testing/citations/read-bibtex.ts';
import { readRis } from '../../engine/testing/citations/read-ris.ts';
import { visitors, waitForHydration } from './browser.ts';

const { visit } = visitors('museum');
const title = 'Mercury and the health of keepers';

it('a row is cited in three forms, each seen and copied at one click, by keys alone, and nothing of it comes before it is asked for', async () => {
  const { page, faults, close } = await visit('/en/library/all', {
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await waitForHydration(page);
  expect(scripts.filter((url) => url.includes('/citing-'))).toEqual([]);
  const button = page.getByRole('button', { name: `Cite: ${title}` });
  await button.focus();
  await page.keyboard.press('Enter');
  const citation = page.getByRole('dialog', { name: `Cite: ${title}` });
  await citation.waitFor();
  expect(await citation.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  const reads = {
    BibTeX: (text: string) => readBibtex(text)[0]?.fields.title,
    RIS: (text: string) => `{${readRis(`${text}\r\n`)[0]?.TI}}`,
    'Plain text': (text: string) =>
      text.replace(/^Anne Kerlan\. (.*?)\. Bulletin of the Lighthouse Museum, 2024\. .*$/, '{$1}'),
  };
  for (const [name, read] of Object.entries(reads)) {
    await citation.getByRole('button', { name: `Copy: ${name}, ${title}` }).press('Enter');
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()).then(read), { message: name })
      .toBe(`{${title}}`);
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect((await citation.innerText()).replace(/\s+/g, ' ')).toContain(copied.replace(/\s+/g, ' ').trim());
  }
  await page.keyboard.press('Escape');
  await citation.waitFor({ state: 'detached' });
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(faults).toEqual([]);
  await close();
});

it('the files of the list have all of it, without script too, and while it is narrowed what shows', async () => {
  const still = await visit('/en/library/all', { javaScriptEnabled: false });
  expect(await still.page.getByRole('button', { name: /^Cite/ }).count()).toBe(0);
  const saved = async ({ page }: typeof still, name: string) => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name, exact: true }).click(),
    ]);
    return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
  };
  const { name, text } = await saved(still, 'BibTeX');
  expect([name, readBibtex(text).length]).toEqual(['studies.bib', 10]);
  expect(readRis((await saved(still, 'RIS')).text)).toHaveLength(10);
  await still.close();

  const live = await visit('/en/library/all?studies.filter.year=2023');
  await waitForHydration(live.page);
  await live.page.getByText('Download 2 citations').waitFor();
  const years = readBibtex((await saved(live, 'BibTeX')).text).map(({ fields }) => fields.year);
  expect(years).toEqual(['2023', '2023']);
  expect(live.faults).toEqual([]);
  await live.close();
});
