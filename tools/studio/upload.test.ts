import { mkdir, readFile, rename, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { AssetChoice } from '../../engine/studio/assets-protocol.ts';
import { sizedPng } from '../test/fixtures/sample-files.ts';
import { type Asked, type SmallStudio, smallStudio } from '../test/fixtures/small-studio.ts';
import { mostBytes, safeName } from './upload.ts';

let studio: SmallStudio;
beforeEach(async () => {
  studio = await smallStudio();
});
afterEach(() => studio.remove());

/** One pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><script>x()</script><path d="M0 0h8v8z"/></svg>';
const pdf = '%PDF-1.7\n%%EOF\n';

const asked = (
  name: string,
  body: string | Buffer,
  more = '',
  headers: Record<string, string | undefined> = {},
): Asked => {
  const sent = { ...studio.own, 'content-type': 'application/octet-stream', ...headers };
  return {
    method: 'POST',
    path: `/_studio/upload?name=${encodeURIComponent(name)}${more}`,
    headers: Object.fromEntries(Object.entries(sent).filter((one): one is [string, string] => one[1] !== undefined)),
    body,
  };
};
const send = async (...given: Parameters<typeof asked>) => {
  const { status, text } = await studio.send(asked(...given));
  const { value, error } = JSON.parse(text) as { value?: string; error?: { message: string } };
  return { status, value, message: error?.message };
};
const assets = async () => Object.keys(await studio.texts()).filter((path) => path.startsWith('assets/'));

test('a picture is on the disk at once under its safe name, byte for byte, and the next of its name beside it', async () => {
  const before = await assets();
  expect(await send('My Photo (é).PNG', png)).toMatchObject({ status: 200, value: 'my-photo-e.png' });
  expect(await send('my photo e.png', png)).toMatchObject({ value: 'my-photo-e-2.png' });
  expect(await readFile(join(studio.folder, 'assets/images/my-photo-e.png'))).toEqual(png);
  expect((await assets()).filter((path) => !before.includes(path))).toEqual([
    'assets/images/my-photo-e-2.png',
    'assets/images/my-photo-e.png',
  ]);
  const choices = (await studio.ask('assets', { kind: 'picture' })).answer as AssetChoice[];
  expect(choices.find(({ value }) => value === 'my-photo-e.png')).toEqual({
    ...{ value: 'my-photo-e.png', address: '/images/my-photo-e.png', bytes: png.length, width: 1, height: 1, uses: [] },
  });
  expect(choices.find(({ value }) => value === 'example.svg')?.uses).toEqual(['pages/home.json', 'pages/site.json']);
  // It is no step of the work: what takes a use of it back leaves the file.
  expect(studio.drafts.changed()).toEqual([]);
});

test('a drawing is cleaned of what runs', async () => {
  expect(await send('Logo.svg', svg)).toMatchObject({ status: 200, value: 'logo.svg' });
  expect(await readFile(join(studio.folder, 'assets/images/logo.svg'), 'utf8')).toBe(
    svg.replace(/<script>.*<\/script>/, '').concat('\n'),
  );
});

test('a drawing or picture that would freeze a browser is refused before it is cleaned, and says why', async () => {
  const before = await assets();
  const around = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8">${inside}</svg>`;
  const uses = Array.from({ length: 31 }, (_, n) => `<g id="l${n + 1}">${`<use href="#l${n}"/>`.repeat(2)}</g>`);
  const refused: [name: string, content: string | Buffer, reason: string][] = [
    ['uses.svg', around(`<rect id="l0"/>${uses.join('')}`), 'elements once its references'],
    ['deep.svg', around('<g>'.repeat(8000) + '</g>'.repeat(8000)), 'nests elements'],
    ['claim.png', sizedPng(65_536, 32_768), '65536 × 32768 pixels'],
  ];
  for (const [name, content, reason] of refused)
    expect(await send(name, content), name).toMatchObject({ status: 400, message: expect.stringContaining(reason) });
  expect(await assets()).toEqual(before);
  // The control: a few levels.
  expect((await send('few.svg', around(`<rect id="l0"/>${uses.slice(0, 4).join('')}`))).status).toBe(200);
});

test('a download comes to the folder of its base', async () => {
  expect(await send('Guide.pdf', pdf, '&base=files:')).toMatchObject({ status: 200, value: 'files:guide.pdf' });
  expect(await readFile(join(studio.folder, 'assets/files/guide.pdf'), 'utf8')).toBe(pdf);
  const files = (await studio.ask('assets', { kind: 'file' })).answer as AssetChoice[];
  expect(files.map(({ value }) => value)).toEqual(expect.arrayContaining(['files:guide.pdf', 'files:example.pdf']));
});

test('what is not what its name says, or nothing that a site takes, is refused in both languages and leaves no file', async () => {
  const before = await assets();
  const html = '<!doctype html><script>x()</script>';
  const cases: [string, string | Buffer, string?][] = [
    ['a.png', html],
    ['a.html', png],
    ['a.html', html, '&base=files:'],
    ['a.svg', html],
    ['a.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect></svg>'],
    ['a.svg', png],
    ['a.png', svg],
    ['a.jpg', png],
    ['a.js', 'x()', '&base=files:'],
    ['a.json', '{}', '&base=files:'],
    ['a.xml', '<a/>', '&base=files:'],
    ['a.pdf', html, '&base=files:'],
    ['a.pdf', 'PK\u0003\u0004', '&base=files:'],
    ['a.txt', Buffer.from([0xff, 0xfe, 0, 1]), '&base=files:'],
    ['a.pdf', pdf],
    ['a', png],
    ['.png', Buffer.alloc(0)],
    ['a.pdf', pdf, '&base=docs:'],
    ['a.pdf', pdf, '&base=none:'],
    ['a.pdf', pdf, '&base=../'],
    ['a.pdf', pdf, '&base=__proto__:'],
    ['a.pdf', pdf, '&base='],
  ];
  for (const language of ['en', 'zh'] as const) {
    await studio.ask('language', { language });
    for (const [name, body, more] of cases) {
      const { status, message = '' } = await send(name, body, more);
      expect(status, `${name} ${more} ${message}`).toBe(400);
      expect(/\p{Script=Han}/u.test(message), message).toBe(language === 'zh');
    }
  }
  expect(await assets()).toEqual(before);
  // The control: of each kind one that is what it says is taken.
  for (const [name, body, more] of [
    ['a.png', png],
    ['a.svg', svg],
    ['a.pdf', pdf, '&base=files:'],
    ['a.txt', '字\n', '&base=files:'],
  ] as const)
    expect((await send(name, body, more)).status, name).toBe(200);
});

test('no name leads out of its folder, or to a file that is there', async () => {
  const names = [
    '../a.png',
    '..\\a.png',
    '/etc/a.png',
    'C:\\a.png',
    '%2e%2e%2fa.png',
    'a/../../a.png',
    '.a.png',
    'a\u0000.png',
    'con.png',
    '图.png',
    '...png',
  ];
  for (const name of names) {
    const { value = '' } = await send(name, png);
    expect(value, name).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*\.png$/);
    expect(await readFile(join(studio.folder, 'assets/images', value))).toEqual(png);
  }
  expect([...new Set(names.map(safeName))].sort()).toEqual(['2e-2e-2fa', 'a', 'file', 'file-con'].sort());
});

test('a file that is larger than may be is refused in words, a smaller one is not', async () => {
  const large = Buffer.concat([png, Buffer.alloc(mostBytes + 1 - png.length)]);
  const { status, message } = await send('large.png', large);
  expect([status, message]).toEqual([413, expect.stringContaining('64 MB')]);
  // The control: one of twice the five megabytes that were too many once.
  expect((await send('large.png', large.subarray(0, 10 * 1024 * 1024))).status).toBe(200);
});

test('a folder behind a link is not written to', async () => {
  await mkdir(join(studio.folder, 'elsewhere'));
  await rename(join(studio.folder, 'assets/images'), join(studio.folder, 'elsewhere/images'));
  await symlink(join(studio.folder, 'elsewhere/images'), join(studio.folder, 'assets/images'));
  expect(await send('a.png', png)).toMatchObject({ status: 400, message: expect.stringContaining('behind a link') });
});

test('somebody else’s file that comes between is not written over', async () => {
  const path = join(studio.folder, 'assets/images/a.png');
  await writeFile(path, 'theirs');
  expect(await send('a.png', png)).toMatchObject({ value: 'a-2.png' });
  expect(await readFile(path, 'utf8')).toBe('theirs');
});

test('nobody but the studio’s own page of this process uploads anything, nor is anything but bytes taken as a file', async () => {
  const before = await assets();
  const { token } = studio.guard;
  const strangers: Record<string, string | undefined>[] = [
    { host: 'evil.example' },
    ...[undefined, 'null', 'http://evil.example'].map((origin) => ({ origin })),
    ...['cross-site', 'same-site', 'none'].map((site) => ({ 'sec-fetch-site': site })),
    ...[undefined, '', token.slice(1)].map((given) => ({ 'x-studio': given })),
    ...[
      undefined,
      'application/json',
      'text/plain',
      'image/png',
      'multipart/form-data',
      'application/octet-stream, text/plain',
    ].map((type) => ({
      'content-type': type,
    })),
  ];
  for (const headers of strangers)
    expect(
      (await studio.send(asked('a.png', png, '', headers))).status,
      JSON.stringify(headers),
    ).toBeGreaterThanOrEqual(400);
  expect(await assets()).toEqual(before);
  // Bytes are taken at that address alone.
  const elsewhere = { ...asked('a.png', Buffer.from('{}')), path: '/_studio/undo' };
  expect((await studio.send(elsewhere)).status).toBe(403);
  // The control: the studio's own page, with the same bytes.
  expect((await send('a.png', png)).status).toBe(200);
  const open = await smallStudio({}, { token: '', refuses: () => false });
  const { host = '', origin = '' } = open.own;
  const { status } = await open.send({
    ...asked('a.png', png),
    headers: { host, origin, 'content-type': 'application/octet-stream' },
  });
  expect(status).toBe(200);
  await open.remove();
});
