import { mkdir, readdir, readFile, rename, symlink, writeFile } from 'node:fs/promises';
import { type ClientRequest, request } from 'node:http';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { root } from '../../site/paths.ts';
import { samples, sizedPng } from '../../testing/sample-files.ts';
import { type SmallStudio, type StudioRequest, startSmallStudio } from '../../testing/small-studio.ts';
import { isFull, sample } from '../../testing/test-depth.ts';
import type { AssetChoice } from '../protocol/search-protocol.ts';
import { safeName } from './upload.ts';

let studio: SmallStudio;
beforeEach(async () => {
  studio = await startSmallStudio();
});
afterEach(() => studio.remove());

/** One pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><script>x()</script><path d="M0 0h8v8z"/></svg>';
const pdf = String(samples.pdf);

const asked = (
  name: string,
  body: string | Buffer,
  more = '',
  headers: Record<string, string | undefined> = {},
): StudioRequest => {
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
/** Sends the beginning of an upload, and leaves it open. */
const begin = (name: string, body: Buffer, headers: Record<string, string>) => {
  const { path, ...own } = asked(name, body, '&base=files:', headers);
  const { port } = new URL(studio.own.origin ?? '');
  let sent: ClientRequest | undefined;
  const answer = new Promise<{ status?: number | undefined; message: string }>((resolve, reject) => {
    sent = request(
      { method: 'POST', path, port, host: '127.0.0.1', agent: false, headers: own.headers },
      (response) => {
        let text = '';
        response.on('data', (part) => {
          text += part;
        });
        response.on('end', () => {
          sent?.destroy();
          resolve({ status: response.statusCode, message: JSON.parse(text).error.message });
        });
      },
    );
    sent.on('error', reject).write(body);
  });
  return { sent: sent as unknown as ClientRequest, answer };
};
const temporaryFiles = async () =>
  (await readdir(join(studio.folder, 'assets'), { recursive: true })).filter((name) => name.endsWith('.tmp'));
const assets = async () => Object.keys(await studio.texts()).filter((path) => path.startsWith('assets/'));

test('a picture is on the disk at once under its safe name, byte for byte, and the next with its name next to it', async () => {
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
  // An upload is not a step: undoing its use keeps the file.
  expect(studio.drafts.changed()).toEqual([]);
});

test('scripts are removed from a drawing', async () => {
  expect(await send('Logo.svg', svg)).toMatchObject({ status: 200, value: 'logo.svg' });
  expect(await readFile(join(studio.folder, 'assets/images/logo.svg'), 'utf8')).toBe(
    svg.replace(/<script>.*<\/script>/, '').concat('\n'),
  );
});

test('a drawing or picture that would freeze a browser is refused with a reason before it is sanitized', async () => {
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

test.each([
  ['takes too long', 'en', { limit: 200, program: join(root, 'engine/testing/endless-cleaning.ts') }],
  ['takes too much memory', 'zh', { limit: 120_000, program: join(root, 'engine/testing/greedy-cleaning.ts') }],
] as const)(
  'a drawing whose sanitizing %s is refused with a message and leaves no file, and other requests work meanwhile',
  async (_, own, cleaning) => {
    await studio.remove();
    studio = await startSmallStudio({}, undefined, cleaning);
    const before = await assets();
    // Nothing of it is read outside the thread, so neither are the flaws that the check reports.
    const flawed = svg.replace('</svg>', '');
    const reasons = { en: 'too much time or memory to clean', zh: '耗时过长或占用内存过多' };
    for (const language of isFull ? (['en', 'zh'] as const) : [own]) {
      await studio.ask('language', { language });
      const sent = send('endless.svg', flawed);
      // On the main thread the cleaning would never let this be answered.
      expect((await studio.ask('state')).status).toBe(200);
      expect(await sent).toMatchObject({ status: 400, message: expect.stringContaining(reasons[language]) });
    }
    expect(await assets()).toEqual(before);
    // Files other than drawings are not sanitized.
    expect((await send('a.png', png)).status).toBe(200);
  },
);

test('a download comes to the folder of its base', async () => {
  expect(await send('Guide.pdf', pdf, '&base=files:')).toMatchObject({ status: 200, value: 'files:guide.pdf' });
  expect(await readFile(join(studio.folder, 'assets/files/guide.pdf'), 'utf8')).toBe(pdf);
  const files = (await studio.ask('assets', { kind: 'file' })).answer as AssetChoice[];
  expect(files.map(({ value }) => value)).toEqual(expect.arrayContaining(['files:guide.pdf', 'files:example.pdf']));
});

test('a file that does not match its name or is not allowed is refused in both languages and leaves no file', async () => {
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
  for (const [turn, language] of (['en', 'zh'] as const).entries()) {
    await studio.ask('language', { language });
    for (const [name, body, more] of sample(cases, 2, turn)) {
      const { status, message = '' } = await send(name, body, more);
      expect(status, `${name} ${more} ${message}`).toBe(400);
      expect(/\p{Script=Han}/u.test(message), message).toBe(language === 'zh');
    }
  }
  expect(await assets()).toEqual(before);
  // Control: a valid file of each kind is accepted.
  for (const [name, body, more] of [
    ['a.png', png],
    ['a.svg', svg],
    ['a.pdf', pdf, '&base=files:'],
    ['a.txt', '字\n', '&base=files:'],
  ] as const)
    expect((await send(name, body, more)).status, name).toBe(200);
});

test('no name leaves its folder or overwrites a file', async () => {
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

test('a download larger than 64 MB is taken byte for byte', async () => {
  const large = Buffer.alloc(65 * 1024 * 1024, '字\n');
  expect(await send('large.txt', large, '&base=files:')).toMatchObject({ status: 200, value: 'files:large.txt' });
  expect((await readFile(join(studio.folder, 'assets/files/large.txt'))).equals(large)).toBe(true);
});

test('a file that the check would report is refused with its message and leaves no file', async () => {
  const before = await assets();
  const pointer = 'version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n';
  const refused: [name: string, content: string | Buffer, reason: RegExp, more?: string][] = [
    ['a.png', pointer, /Git LFS pointer/],
    ['a.pdf', pointer, /Git LFS pointer/, '&base=files:'],
    ['a.txt', pointer, /Git LFS pointer/, '&base=files:'],
    ['a.pdf', '', /is empty/, '&base=files:'],
    ['a.pdf', '<!doctype html><p>Not found</p>', /web page/, '&base=files:'],
    ['a.pdf', pdf.slice(0, 12), /cut off/, '&base=files:'],
    ['a.png', png.subarray(0, png.length - 12), /cut off/],
  ];
  for (const [name, content, reason, more] of refused)
    expect(await send(name, content, more), `${name} ${reason}`).toMatchObject({
      status: 400,
      message: expect.stringMatching(reason),
    });
  expect(await assets()).toEqual(before);
  expect(await temporaryFiles()).toEqual([]);
});

test('an upload without enough disk space is refused in both languages before its bytes arrive', async () => {
  const headers = { 'content-length': String(2 ** 52) };
  for (const [language, reason] of [
    ['en', 'no room'],
    ['zh', '磁盘空间不足'],
  ]) {
    await studio.ask('language', { language });
    const { status, message } = await begin('large.zip', png, headers).answer;
    expect([status, message]).toEqual([400, expect.stringContaining(reason as string)]);
  }
  expect(await temporaryFiles()).toEqual([]);
});

test('an upload canceled on its way leaves no file', async () => {
  const before = await assets();
  const { sent, answer } = begin('a.zip', png, { 'content-length': '1000000' });
  const canceled = expect(answer).rejects.toThrow();
  // The control: a temporary file is there while bytes arrive.
  await expect.poll(temporaryFiles).toHaveLength(1);
  sent.destroy();
  await canceled;
  await expect.poll(temporaryFiles).toEqual([]);
  expect(await assets()).toEqual(before);
});

test('an upload canceled once its file is stored, before the browser has the answer, leaves no file', async () => {
  const before = await assets();
  const stored = async () => (await assets()).filter((path) => !before.includes(path) && !path.endsWith('.tmp'));
  const { inspect } = studio.site;
  const { sent, answer } = begin('a.txt', Buffer.from('text\n'), { 'content-length': '5' });
  // The last look at the site, between the file and the answer.
  const looking = vi.spyOn(studio.site, 'inspect').mockImplementation(async () => {
    if ((await stored()).length > 0) {
      sent.destroy();
      await vi.waitFor(async () => expect(await stored()).toEqual([]), { timeout: 20_000 });
    }
    return inspect();
  });
  await expect(answer).rejects.toThrow();
  await expect.poll(stored).toEqual([]);
  looking.mockRestore();
  // Control: an upload that is not canceled stays.
  await send('a.txt', 'text\n', '&base=files:');
  expect(await stored()).toEqual(['assets/files/a.txt']);
});

test('a folder behind a link is not written to', async () => {
  await mkdir(join(studio.folder, 'elsewhere'));
  await rename(join(studio.folder, 'assets/images'), join(studio.folder, 'elsewhere/images'));
  await symlink(join(studio.folder, 'elsewhere/images'), join(studio.folder, 'assets/images'));
  expect(await send('a.png', png)).toMatchObject({
    status: 400,
    message: expect.stringContaining('behind a symbolic link'),
  });
});

test('a file that somebody else creates meanwhile is not overwritten', async () => {
  const path = join(studio.folder, 'assets/images/a.png');
  await writeFile(path, 'theirs');
  expect(await send('a.png', png)).toMatchObject({ value: 'a-2.png' });
  expect(await readFile(path, 'utf8')).toBe('theirs');
});

test('only the studio’s own page in this process can upload, and only raw bytes are accepted as a file', async () => {
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
  const open = await startSmallStudio({}, { token: '', refuses: () => false });
  const { host = '', origin = '' } = open.own;
  const { status } = await open.send({
    ...asked('a.png', png),
    headers: { host, origin, 'content-type': 'application/octet-stream' },
  });
  expect(status).toBe(200);
  await open.remove();
});
