import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { replacePassage } from '../../generate/gallery/small-site.ts';
import { root } from '../../site/paths.ts';
import { type ChildServer, startChildServer } from '../../testing/child-server.ts';
import { type LocalServer, listenLocally } from '../../testing/listen-locally.ts';
import { type SmallFolder, smallFolder } from '../../testing/small-folder.ts';

const page = {
  $schema: '../schemas/page.schema.json',
  ...{ id: 'write', route: '/write', title: { zh: '联系', en: 'Write' } },
  sections: [
    {
      ...{ type: 'form', id: 'enquiry', successMessage: { zh: '已收到。', en: 'It has arrived.' } },
      fields: [
        { name: 'name', label: { zh: '姓名', en: 'Your name' }, required: true },
        { name: 'email', kind: 'email', label: { zh: '邮箱', en: 'E-mail' }, required: true },
      ],
    },
  ],
};

let service: LocalServer;
let takes = true;
const passedOn: string[] = [];
let site: SmallFolder;
let server: ChildServer;
let entries: string;
beforeAll(async () => {
  service = await listenLocally(async (request, response) => {
    const body = await text(request);
    if (takes) passedOn.push(body);
    response.writeHead(takes ? 200 : 500).end();
  });
  const upstream = `"formUpstream": "${service.address}/hush-address", "logo"`;
  site = await smallFolder({ 'pages/write.json': page, ...replacePassage('pages/site.json', '"logo"', upstream) });
  entries = join(site.folder, '.forms/entries.jsonl');
  const env = { TRUST_PROXY: 'loopback', WORKERS: '2', LOG_LEVEL: 'trace' };
  server = await startChildServer([join(root, 'engine/cli/pagewright.mjs'), 'start', '--site', site.folder], env);
}, 240_000);
afterAll(async () => {
  await server?.stop();
  await service?.close();
  await site?.remove();
});

let visitors = 0;
/** Sends a form from a new address, as forwarded by a proxy. Returns the status and the redirect. */
async function send(fields: Record<string, string>, path = '/en/write'): Promise<string> {
  visitors += 1;
  const response = await fetch(`http://127.0.0.1:${server.port}${path}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'sec-fetch-site': 'same-origin', 'x-forwarded-for': `198.51.100.${visitors}` },
    body: new URLSearchParams({ _form: 'enquiry', ...fields }),
  });
  await response.arrayBuffer();
  return [response.status, response.headers.get('location') ?? []].flat().join(' ');
}

const kept = async () => (await readFile(entries, 'utf8').catch(() => '')).split('\n').filter(Boolean);

const sound = { name: 'hush-name', email: 'hush@example.com' };

test('entries that the site’s address accepts are forwarded and not stored', async () => {
  expect(await send(sound)).toBe('303 /en/write#enquiry-sent');
  expect(passedOn).toEqual(['_form=enquiry&name=hush-name&email=hush%40example.com']);
  expect(await kept()).toEqual([]);
});

test('refused entries are stored completely by any number of processes, and the visitor is informed', async () => {
  takes = false;
  const names = Array.from({ length: 60 }, (_, index) => `hush-${index}`);
  const answers = await Promise.all(names.map((name) => send({ ...sound, name })));
  expect(new Set(answers)).toEqual(new Set(['303 /en/write#enquiry-kept']));
  const lines = (await kept()).map((line) => JSON.parse(line) as { values: typeof sound });
  expect(lines.map(({ values }) => values.name).sort()).toEqual(names.sort());
});

test('no log of any level contains entries or identities of visitors', async () => {
  await rm(join(site.folder, '.forms'), { recursive: true, force: true });
  await writeFile(join(site.folder, '.forms'), 'no folder');
  expect(await send(sound)).toBe('503');
  expect(await send({ ...sound, email: 'hush' })).toBe('422');
  expect(await send({ ...sound, hush: 'hush' })).toBe('400');
  expect(await send({ ...sound, _website: 'hush' })).toMatch('303');
  expect(await send({ ...sound, name: 'hush'.repeat(5000) })).toBe('413');
  expect(await send(sound, '/en/write?name=hush')).toBe('503');
  // Control: the log contains paths, so it would show forms too.
  expect(await send(sound, '/loud-path')).toBe('405');
  await server.stop();
  const said = server.lines.join('\n');
  expect(said).toContain('/loud-path');
  expect(said).toContain('a form could not be kept');
  expect(said).toContain('"code":"status 500"');
  expect(said).not.toMatch(/hush|198\.51\.100/);
});
