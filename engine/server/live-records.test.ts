import { readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fileText, smallNews } from '../generate/gallery/small-site.ts';
import { writeAtomically } from '../site/files/files.ts';
import { writeSmallDist } from '../testing/small-dist.ts';
import { type SmallFolder, smallFolder } from '../testing/small-folder.ts';
import { type LiveRecords, openLiveRecords } from './live-records.ts';
import { createServer } from './server.ts';

const record = 'assets/records/news/a.json';
const [news] = smallNews as [(typeof smallNews)[number]];
const titled = (title: string) => fileText({ ...news, title });

let site: SmallFolder;
let records: LiveRecords;
let server: Awaited<ReturnType<typeof createServer>>;
let dist: string;
let said: string[];
beforeEach(async () => {
  process.env.LOG_LEVEL = 'silent';
  site = await smallFolder({ [record]: titled('first') });
  said = [];
  records = await openLiveRecords(site.folder, (message) => said.push(message));
  dist = await writeSmallDist();
  server = await createServer({ dist, schemas: records.schemas, sources: records.sources, records: records.state });
});
afterEach(async () => {
  records.close();
  await server.close();
  await site.remove();
  await rm(dirname(dist), { recursive: true });
});

const title = async () => (await server.inject('/api/v1/news/1')).json().data?.title;
const state = async () => (await server.inject('/healthz')).json().records;
const soon = { timeout: 10_000 };

/** States of a record that must not be served, each with the result of a reader without checks. */
const broken: Record<string, string> = {
  'cut short': titled('cut').slice(0, -20),
  'with an unknown field': fileText({ ...news, title: 'unknown', surprise: 1 }),
  'of the wrong type': fileText({ ...news, title: 7 }),
  'without a field': fileText({ ...news, title: undefined }),
  empty: '',
};

describe('records that change while they are served', () => {
  test('are served if they are valid; otherwise the last valid ones are, and the log and the health report it', async () => {
    const served: string[] = [];
    for (const [name, text] of Object.entries(broken)) {
      await writeAtomically(join(site.folder, record), titled(`before ${name}`));
      await expect.poll(title, soon).toBe(`before ${name}`);
      expect(await state()).toBe('valid');
      const before = said.length;
      await writeFile(join(site.folder, record), text);
      await expect.poll(state, soon).toBe('kept');
      served.push(await title());
      expect(said.slice(before).join()).toMatch(
        /^The API keeps the last good records.* assets\/records\/news\/a\.json:\d+/,
      );
    }
    expect(served).toEqual(Object.keys(broken).map((name) => `before ${name}`));
    // Control: the file as a reader without checks would serve it.
    const naive = await Promise.all(
      Object.values(broken).map(async (text) => {
        await writeFile(join(site.folder, record), text);
        try {
          return JSON.parse(await readFile(join(site.folder, record), 'utf8')).title;
        } catch {
          return 'not JSON';
        }
      }),
    );
    expect(naive.every((one) => !String(one).startsWith('before'))).toBe(true);
    await writeAtomically(join(site.folder, record), titled('mended'));
    await expect.poll(title, soon).toBe('mended');
    expect(await state()).toBe('valid');
    expect(said.at(-1)).toMatch(/no errors any more/);
  });

  test('may be added and deleted as files', async () => {
    await writeAtomically(
      join(site.folder, 'assets/records/news/b.json'),
      fileText({ ...news, id: 2, title: 'second' }),
    );
    await expect.poll(async () => (await server.inject('/api/v1/news/2')).statusCode, soon).toBe(200);
  });
});

test('a site with errors is not served, and the first error is reported', async () => {
  await writeFile(join(site.folder, record), '{');
  await expect(openLiveRecords(site.folder, () => {})).rejects.toThrow(/npm run check.*a\.json:1/);
});
