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

/** A file of each kind, a change in it, and an address that has a new text then. */
const kinds: [file: string, was: string, is: string, path: string, text: string][] = [
  ['pages/home.json', 'is open every day', 'opens at noon', '/en', 'The museum opens at noon'],
  ['pages/site.json', 'Musée du Phare', 'Le Phare', '/', 'Le Phare'],
  ['pages/words.json', 'Chargement…', 'Un instant', '/_data/words/fr.json', 'Un instant'],
  ['assets/records/question/questions.json', 'Can I climb', 'May I climb', '/en/questions', 'May I climb'],
  ['pages/collections/study.json', 'v1/study/', 'v1/studies/', '/api/v1/openapi.json', '/api/v1/studies/'],
  ['sections/ticket-counter/words.json', 'One less', 'One fewer', '/en', 'One fewer'],
  ['sections/ticket-counter/ticket-counter.tsx', '"ticket-counter"', '"ticket-counter tall"', '/en', 'counter tall'],
  ['sections/ticket-counter/descriptor.ts', '@minimum 1', '@minimum 100', '/_dev/state?path=/en', 'home.json'],
  ['sources/attendance.seasons/endpoint.ts', "'01–03'", "'spring'", '/api/v1/attendance/seasons', 'spring'],
  ['pagewright.config.ts', 'first', 'another', '/en', 'One more another'],
];

it('npm run dev shows each kind of saved file, and only a changed configuration restarts it, by itself', async () => {
  const { page, close } = await visit(`${dev.address}/en`);
  await page.getByRole('button', { name: 'One more first' }).waitFor();
  await waitForHydration(page);
  // Each client has a connection of its own.
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect(loaded.filter((name) => name.includes('@vite/client'))).toEqual([`${dev.address}/_engine/@vite/client`]);
  for (const [file, was, is, path, added] of kinds) {
    const text = await readFile(dev.file(file), 'utf8');
    expect(text, file).toContain(was);
    const answer = async () => (await fetch(dev.address + path)).text().catch(String);
    expect(await answer(), file).not.toContain(added);
    await writeFile(dev.file(file), text.replaceAll(was, is));
    // A changed type generates the schemas again.
    await expect.poll(answer, { message: file, timeout: 100_000 }).toContain(added);
    // The page has a mistake now, and a server that starts again knows no version without it.
    if (file.endsWith('descriptor.ts')) await writeFile(dev.file(file), text);
    const restarts = dev.printed().filter((line) => line.includes('starts again'));
    expect(restarts, file).toEqual(
      file === 'pagewright.config.ts' ? ['pagewright.config.ts changed: the server starts again.'] : [],
    );
  }
  // The open page connects to the server that started again.
  await page.getByRole('button', { name: 'One more another' }).waitFor();
  await close();
});
