import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { root } from '../../engine/site/paths.ts';
import { visitors, waitForHydration } from './browser.ts';
import { type Dev, startDev } from './dev/start-dev.ts';

const { visit } = visitors();
const config = (text: string) => `const name = '${text}';
export default {
  vite: { plugins: [{ name: 'word', enforce: 'pre', transform: (code, id) =>
    /ticket-counter\\.tsx$/.test(id) ? code.replace("t('more')", () => 't("more") + ' + JSON.stringify(' ' + name)) : undefined }] },
};
`;

let dev: Dev;
beforeAll(async () => {
  const site = join(root, 'engine/examples/museum');
  dev = await startDev({ site, files: { 'pagewright.config.ts': config('first') } });
});
afterAll(() => dev.stop());

/** A kind of file, a change in it, and a page or an answer that has the new text. */
const kinds: [file: string, was: string, is: string, path: string][] = [
  ['pages/home.json', 'The museum is open every day', 'The museum opens at noon', '/en'],
  ['pages/site.json', 'Musée du Phare', 'Le phare', '/'],
  ['pages/words.json', 'Chargement…', 'Un instant', '/_data/words/fr.json'],
  ['assets/records/question/questions.json', 'Can I climb', 'May I climb', '/en/questions'],
  ['pages/collections/study.json', '/api/v1/study/', '/api/v1/studies/', '/api/v1/openapi.json'],
  ['sections/ticket-counter/words.json', 'One less', 'One fewer', '/en'],
  ['sections/ticket-counter/ticket-counter.tsx', "{t('fewer')}", "{t('fewer')} please", '/en'],
  ['sections/ticket-counter/descriptor.ts', 'price: number', 'price: string', '/_dev/state?path=/en'],
  ['sources/attendance.seasons/endpoint.ts', "'01–03'", "'spring'", '/api/v1/attendance/seasons'],
  ['pagewright.config.ts', 'first', 'second', '/en'],
];

it('npm run dev shows each kind of saved file, and only a changed configuration restarts it, by itself', async () => {
  const { page, close } = await visit(`${dev.address}/en`);
  await page.getByRole('button', { name: 'One more first' }).waitFor();
  await waitForHydration(page);
  for (const [file, was, is, path] of kinds) {
    const text = await readFile(dev.file(file), 'utf8');
    expect(text, file).toContain(was);
    const added = is.startsWith('price') ? 'ticket-counter' : is.replace(/^.*: "|['"{}]|t\('fewer'\)\}/g, '').trim();
    const shown = async () => (await fetch(dev.address + path)).text().catch(String);
    expect(is.startsWith('price') ? await shown() : '', file).not.toContain(added);
    await writeFile(dev.file(file), text.replaceAll(was, is));
    await expect.poll(shown, { message: file }).toContain(added);
    const restarts = dev.printed().filter((line) => line.includes('starts again'));
    expect(restarts, file).toEqual(
      file === 'pagewright.config.ts' ? ['pagewright.config.ts changed: the dev server starts again.'] : [],
    );
    if (is.startsWith('price')) await writeFile(dev.file(file), text);
  }
  // The open page connects to the server that started again.
  await page.getByRole('button', { name: 'One more second' }).waitFor();
  await close();
});
