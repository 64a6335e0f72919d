import { expect, test } from 'vitest';
import { siteWith, smallNews } from '../generate/gallery/small-site.ts';
import { expandFiles } from './expand-files.ts';
import { openAll } from './inspect-file.ts';
import { openFile, type SiteFile } from './site-files.ts';

test('instances stay the same objects until their template or a record changes', async () => {
  const records = 'assets/records/news/news.json';
  const { files, schemas } = await siteWith({
    [records]: smallNews,
    'pages/days.json': { forEach: { collection: 'news', field: 'time' }, id: 'day-{time}', route: '/days/{time}' },
  });
  const opened = openAll(files);
  const before = expandFiles(opened, schemas);
  expect(before.length).toBe(opened.length + 6);
  expect(expandFiles(opened, schemas).every((file, index) => file === before[index])).toBe(true);
  const more = openFile(records, JSON.stringify([{ ...smallNews[0], time: '2026-01-01' }])) as SiteFile;
  const after = expandFiles(
    opened.map((file) => (file.file === records ? more : file)),
    schemas,
  );
  const routes = after.flatMap(({ kind, written, value }) => (kind === 'page' && written ? (value as object) : []));
  expect(routes).toEqual([{ id: 'day-2026-01-01', route: '/days/2026-01-01' }]);
});
