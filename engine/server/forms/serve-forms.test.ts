import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type SmallFolder, smallFolder } from '../../testing/small-folder.ts';
import { createSiteServer } from '../serve-site.ts';

const page = {
  $schema: '../schemas/page.schema.json',
  ...{ id: 'write', route: '/write', title: { zh: '联系', en: 'Write' } },
  sections: [
    {
      type: 'form',
      id: 'enquiry',
      fields: [
        { name: 'name', label: { zh: '姓名', en: 'Your name' }, required: true },
        { name: 'email', kind: 'email', label: { zh: '邮箱', en: 'E-mail' }, required: true },
        { name: 'message', kind: 'paragraph', label: { zh: '留言', en: 'Message' } },
        {
          name: 'topic',
          label: { zh: '主题', en: 'Topic' },
          options: [
            { value: 'a', label: 'A' },
            { value: 'b', label: 'B' },
          ],
        },
      ],
      successMessage: { zh: '已收到。', en: 'It has arrived.' },
    },
  ],
};

let site: SmallFolder;
let server: FastifyInstance;
let entries: string;
beforeAll(async () => {
  site = await smallFolder({ 'pages/write.json': page });
  const { code, said } = await site.run('build', '--target', 'server');
  expect([code, said]).toEqual([0, expect.not.stringContaining('forms')]);
  entries = join(site.folder, '.forms/entries.jsonl');
  ({ server } = await createSiteServer(site.folder));
}, 240_000);
afterAll(async () => {
  await server?.close();
  await site?.remove();
});
afterEach(() => rm(join(site.folder, '.forms'), { recursive: true, force: true }));

let visitor = 0;
/** Sends a form from its own address. */
function send(fields: Record<string, string>, headers: Record<string, string> = {}): Promise<LightMyRequestResponse> {
  visitor += 1;
  return server.inject({
    method: 'POST',
    url: '/en/write',
    remoteAddress: `198.51.100.${visitor}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin', ...headers },
    payload: new URLSearchParams({ _form: 'enquiry', ...fields }).toString(),
  });
}

const sound = { name: 'Ada', email: 'ada@example.com', message: 'one\r\ntwo', topic: 'b' };
const kept = async () =>
  (await readFile(entries, 'utf8').catch(() => ''))
    .split('\n')
    .flatMap((line) => (line ? (JSON.parse(line) as { values: unknown }) : []));

test('a valid form is stored, and its visitor redirected to the confirmation', async () => {
  const answer = await send(sound);
  expect(answer.statusCode).toBe(303);
  expect(answer.headers.location).toBe('/en/write#enquiry-sent');
  expect(await kept()).toEqual([
    {
      id: expect.stringMatching(/^[\da-f-]{36}$/),
      time: expect.stringMatching(/^\d{4}-.*Z$/),
      ...{ page: 'en/write/index.html', section: 'enquiry' },
      values: { ...sound, message: 'one\ntwo' },
    },
  ]);
  const { body } = await server.inject('/en/write');
  expect(body).toMatch(/id="enquiry-sent"[^>]*><p>It has arrived\./);
});

test('a script gets JSON', async () => {
  const json = { accept: 'application/json' };
  expect((await send(sound, json)).json()).toEqual({ outcome: 'sent' });
  const refused = await send({ name: 'Ada' }, json);
  expect([refused.statusCode, refused.json()]).toEqual([422, { outcome: 'refused', errors: { email: 'missing' } }]);
});

test('a form with errors is shown again with messages and the entered values as inert text', async () => {
  const evil = '"><script>alert(1)</script>';
  const answer = await send({ name: evil, email: 'ada', message: `</textarea>${evil}`, topic: 'b' });
  expect(answer.statusCode).toBe(422);
  expect(await kept()).toEqual([]);
  const { document } = new (await import('jsdom')).JSDOM(answer.body).window;
  const form = document.querySelector('form') as HTMLFormElement;
  const value = (name: string) => form.querySelector<HTMLInputElement>(`[name=${name}]`)?.value;
  expect([value('name'), value('email'), value('message')]).toEqual([evil, 'ada', `</textarea>${evil}`]);
  expect(form.querySelector<HTMLInputElement>('[name=topic]:checked')?.value).toBe('b');
  expect(form.querySelector('[name=email]')?.getAttribute('aria-invalid')).toBe('true');
  expect(form.querySelector('[name=name]')?.hasAttribute('aria-invalid')).toBe(false);
  const error = form.querySelector<HTMLElement>('#enquiry-email-error');
  expect([error?.hidden, error?.textContent]).toEqual([false, 'Write an address like name@example.com in “E-mail”']);
  const problems = form.querySelector<HTMLElement>('[data-problems]');
  expect([problems?.hidden, problems?.hasAttribute('autofocus')]).toEqual([false, true]);
  expect(problems?.querySelector('li a')?.getAttribute('href')).toBe('#enquiry-email');
  expect(form.querySelectorAll('.form__error:not([hidden])')).toHaveLength(1);
  expect(document.documentElement.dataset.interactive).not.toContain('enquiry');
  // The control: the page as it was built has that section rendered, and no error shows on it.
  const built = new (await import('jsdom')).JSDOM((await server.inject('/en/write')).body).window.document;
  expect(built.documentElement.dataset.interactive).toContain('enquiry');
  expect(built.querySelectorAll('.form__error:not([hidden])')).toHaveLength(0);
  expect(document.querySelectorAll('script')).toHaveLength(built.querySelectorAll('script').length);
});

test('requests from another site, another form or in another format are refused and not stored', async () => {
  const status = async (answer: Promise<LightMyRequestResponse>) => (await answer).statusCode;
  expect(await status(send(sound, { 'sec-fetch-site': 'cross-site' }))).toBe(403);
  const { 'sec-fetch-site': _, ...old } = { 'sec-fetch-site': '', host: 'a.example' };
  const from = (origin: string) =>
    server.inject({
      ...{ method: 'POST', url: '/write', payload: '_form=enquiry&name=A&email=a@b.c' },
      headers: { ...old, origin, 'content-type': 'application/x-www-form-urlencoded' },
    });
  expect(await status(from('https://b.example'))).toBe(403);
  expect(await status(from('null'))).toBe(403);
  expect(await status(from('ftp://a.example'))).toBe(403);
  expect(await kept()).toEqual([]);
  expect(await status(from('https://a.example'))).toBe(303);
  await rm(entries);
  expect(await status(send(sound, { 'content-type': 'application/json' }))).toBe(415);
  expect(await status(send({ ...sound, message: 'x'.repeat(70_000) }))).toBe(413);
  expect(await status(send({ ...sound, _form: 'other' }))).toBe(400);
  expect(await status(send({ ...sound, more: '1' }))).toBe(400);
  expect(await status(server.inject({ method: 'POST', url: '/en' }))).toBe(405);
  expect(await kept()).toEqual([]);
});

test('an entry with the hidden field is confirmed but not stored', async () => {
  expect((await send({ ...sound, _website: 'http://spam.example' })).statusCode).toBe(303);
  expect(await kept()).toEqual([]);
});

test('after twenty entries from one address, further ones are refused for a time, but not those of another address', async () => {
  const statuses: number[] = [];
  for (let sent = 0; sent < 21; sent++) {
    visitor = 49;
    statuses.push((await send(sound)).statusCode);
  }
  expect(statuses).toEqual([...Array(20).fill(303), 429]);
  visitor = 100;
  expect((await send(sound)).statusCode).toBe(303);
});

test.each(['198.51.100.', '10.0.0.', '::ffff:10.0.0.'])(
  'a sender who claims another address %s each time is counted as one',
  async (network) => {
    const statuses: number[] = [];
    const peer = network.startsWith('198') ? 211 : network.startsWith('10') ? 212 : 213;
    for (let sent = 0; sent < 60; sent++) {
      visitor = peer;
      const claimed = `${network}${sent}`;
      const headers = { 'x-forwarded-for': claimed, 'x-real-ip': claimed, forwarded: `for="${claimed}"` };
      statuses.push((await send(sound, headers)).statusCode);
    }
    expect(statuses).toEqual([...Array(20).fill(303), ...Array(40).fill(429)]);
  },
);

test('if an entry cannot be stored, the visitor is informed and keeps it', async () => {
  visitor = 200;
  await writeFile(join(site.folder, '.forms'), 'no folder');
  const answer = await send(sound);
  expect(answer.statusCode).toBe(503);
  expect(answer.body).toContain('value="ada@example.com"');
  expect(answer.body).toContain('<li>It cannot be sent at the moment.');
  const json = await send(sound, { accept: 'application/json' });
  expect([json.statusCode, json.json()]).toEqual([503, { outcome: 'failed' }]);
});
