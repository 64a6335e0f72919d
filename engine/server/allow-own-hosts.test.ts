import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { smallNews } from '../generate/gallery/small-site.ts';
import { root } from '../site/paths.ts';
import { type ChildServer, startChildServer } from '../testing/child-server.ts';
import { rawRequest, requestEach } from '../testing/raw-socket.ts';
import { type SmallFolder, smallFolder } from '../testing/small-folder.ts';
import { sampleCount } from '../testing/test-depth.ts';

let site: SmallFolder;
let child: ChildServer;
let opened: () => Promise<string>;
beforeAll(async () => {
  site = await smallFolder({ 'assets/records/news/news.json': smallNews });
  const log = join(site.folder, 'opened.txt');
  const editor = join(site.folder, 'editor.sh');
  await writeFile(editor, `#!/bin/sh\necho "$@" >> '${log}'\n`, { mode: 0o755 });
  opened = () => readFile(log, 'utf8').catch(() => '');
  const env = { HOST: '0.0.0.0', LAUNCH_EDITOR: editor };
  child = await startChildServer([join(root, 'engine/cli/pagewright.mjs'), 'dev', '--site', site.folder], env);
});
afterAll(async () => {
  await child?.stop();
  await site.remove();
});

const place = JSON.stringify({ file: 'pages/home.json', line: 1, column: 1 });
const socket =
  'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Protocol: vite-ping\r\n';
/** Signals to the other end of a socket that it may close. */
const goodbye = '\x88\x80\0\0\0\0';
const json = 'Content-Type: application/json\r\n';

/** The secrets of a dev server by name, with their request and response. */
const asked: Record<string, { line: string; headers?: string; body?: string; tells: RegExp }> = {
  'a page': { line: 'GET /second', tells: /^HTTP\/1.1 200[\s\S]*gadget in/ },
  'an English page': { line: 'GET /en/second', tells: /^HTTP\/1.1 200[\s\S]*lang="en"/ },
  'a page’s data': { line: 'GET /_data/zh/second.json', tells: /^HTTP\/1.1 200[\s\S]*gadget in/ },
  'the problems': { line: 'GET /_dev/state?path=/', tells: /^HTTP\/1.1 200[\s\S]*"problems"/ },
  'the API': { line: 'GET /api/v1/news/1', tells: /^HTTP\/1.1 200[\s\S]*新闻/u },
  'a file': { line: 'GET /files/example.zip', tells: /^HTTP\/1.1 200/ },
  'a source of the engine': { line: 'GET /_engine/client/app/browser.tsx', tells: /^HTTP\/1.1 200[\s\S]*import/ },
  'a file of the repository': {
    line: `GET /_engine/@fs${root}/package.json?import`,
    tells: /^HTTP\/1.1 200[\s\S]*pagewright/,
  },
  'the script of Vite': { line: 'GET /_engine/@vite/client', tells: /^HTTP\/1.1 200[\s\S]*vite/ },
  'the gallery': { line: 'GET /_gallery', tells: /^HTTP\/1.1 (200|308|302)/ },
  'an editor for a descriptor': { line: 'POST /_dev/open', headers: json, body: place, tells: /^HTTP\/1.1 200/ },
  'a socket': { line: 'GET /_engine/', headers: socket, body: goodbye, tells: /^HTTP\/1.1 101/ },
};

/** Sends a request with the headers of a client first. */
async function ask(name: string, who: string): Promise<string> {
  const { line, headers = '', body = '' } = asked[name] as (typeof asked)[string];
  const more = /content-type/i.test(who) ? '' : headers;
  const end = more === socket ? '' : `Content-Length: ${body.length}\r\nConnection: close\r\n`;
  const head = Buffer.from(`${line} HTTP/1.1\r\n${who}${more}${end}\r\n`);
  const { text } = await rawRequest(child.port, Buffer.concat([head, Buffer.from(body, 'latin1')]));
  return Buffer.from(text, 'latin1').toString('utf8');
}

const foreignHosts = [
  ...['evil.example', 'EVIL.EXAMPLE', 'evil.example.', 'evil.example:80', 'evil.example:4173', 'xn--6qq79v.example'],
  ...['localhost.evil.example', 'evil.localhost', 'localhost.localdomain', 'notlocalhost', 'localhost-evil.example'],
  ...[
    '127.0.0.1.nip.io',
    '127-0-0-1.nip.io',
    '127.0.0.1.evil.example',
    '127.0.0.2',
    '127.1',
    '2130706433',
    '0x7f000001',
  ],
  ...['0177.0.0.1', '0', '0.0.0.0.evil.example', '169.254.169.254', '192.0.2.1', '10.0.0.1:80'],
  ...[
    '[::]',
    '[::2]',
    '[::ffff:127.0.0.2]',
    '[::ffff:7f00:1]',
    '[::1].evil.example',
    '[::1',
    '::1',
    '[fe80::1%25eth0]',
  ],
  ...['localhost@evil.example', 'evil.example@localhost', 'user:word@localhost', 'http://localhost', 'localhost/'],
  ...['', ' ', ',', '*', 'null', 'localhost,evil.example', 'localhost evil.example', 'localhost:', 'localhost:x'],
  ...['localhost:99999', 'localhost:-1', 'localhost:80:80', 'localhost.', 'LOCALHOST.', 'locaIhost', 'ⅼocalhost'],
  ...['localhost%00.evil.example', 'localhost#.evil.example', 'localhost?.evil.example', 'localhost\\.evil.example'],
];

/**
 * Clients with a valid host whose request is for another site, as old and new browsers send it. `at` is the
 * valid host.
 */
const foreignAskers: Record<string, (at: string) => string> = {
  'an opaque origin': () => 'Origin: null',
  'another site': () => 'Origin: http://evil.example',
  'another site with our port': (at) => `Origin: http://evil.example:${at.split(':')[1]}`,
  'another port of this machine': () => 'Origin: http://localhost:1',
  'this machine without the port': () => 'Origin: http://localhost',
  'another name of this machine': (at) => `Origin: http://${at.replace('localhost', '127.0.0.1')}`,
  'another scheme': (at) => `Origin: https://${at}`,
  'a file': () => 'Origin: file://',
  'an extension': () => 'Origin: chrome-extension://abcdefghijklmnop',
  'an origin with a path': (at) => `Origin: http://${at}/`,
  'an origin with a name in it': (at) => `Origin: http://evil@${at}`,
  'an origin that begins like ours': (at) => `Origin: http://${at}.evil.example`,
  'an origin in capitals': (at) => `Origin: HTTP://${at.toUpperCase()}`,
  'an empty origin': () => 'Origin:',
  'two origins': (at) => `Origin: http://${at}\r\nOrigin: http://evil.example`,
  'a picture in another site': () => 'Sec-Fetch-Site: cross-site\r\nSec-Fetch-Mode: no-cors\r\nSec-Fetch-Dest: image',
  'a script in a page of another port': () =>
    'Sec-Fetch-Site: same-site\r\nSec-Fetch-Mode: no-cors\r\nSec-Fetch-Dest: script',
  'a frame in another site': () => 'Sec-Fetch-Site: cross-site\r\nSec-Fetch-Mode: navigate\r\nSec-Fetch-Dest: iframe',
};

/** The requests of one client: all in a full run, otherwise a few, with others for the next client. */
const requestsOf = (asker: number) =>
  Object.keys(asked).filter((_, index) => (index + asker) % sampleCount(1, 4) === 0);

/** Every answer but a refusal that holds nothing of the site, a line each. */
async function told(askers: string[], requestsFor = requestsOf): Promise<string[]> {
  const found: string[] = [];
  const requests = askers.flatMap((who, asker) => requestsFor(asker).map((name) => [who, name] as const));
  await requestEach(requests, 10, async ([who, name]) => {
    const answer = await ask(name, who);
    const [, body = ''] = answer.split('\r\n\r\n');
    const isRefused =
      /^HTTP\/1.1 40[03] /.test(answer) && /^(0|\{"error":\{"code":"(forbidden|bad-request)".*)?$/.test(body);
    if (!isRefused) found.push(`${name} to ${JSON.stringify(who)}: ${answer.slice(0, 80)}`);
  });
  return found;
}

test('each of its own names is answered, with or without an origin', async () => {
  const ports = [`:${child.port}`, ''];
  const hosts = ['localhost', '127.0.0.1', '[::1]', '0.0.0.0'].flatMap((name) => ports.map((port) => name + port));
  for (const [asker, at] of hosts.entries())
    for (const name of requestsOf(asker))
      for (const origin of ['', `Origin: http://${at}\r\n`, 'Sec-Fetch-Site: same-origin\r\n'])
        expect(await ask(name, `Host: ${at}\r\n${origin}`), `${name} at ${at} ${origin}`).toMatch(
          asked[name]?.tells as RegExp,
        );
  expect(await opened()).toContain('home.json');
});

test('no other host and no page of another site gets a response', async () => {
  const at = `localhost:${child.port}`;
  const hosts = foreignHosts.map((host) => `Host: ${host}\r\n`);
  hosts.push('', `Host: ${at}\r\nHost: evil.example\r\n`, `Host: evil.example\r\nHost: ${at}\r\n`);
  hosts.push(...foreignHosts.slice(0, 5).map((host) => `Host: ${host}\r\nOrigin: http://${host}\r\n`));
  const pages = Object.values(foreignAskers).map((who) => `Host: ${at}\r\n${who(at)}\r\n`);
  const before = await opened();
  expect(await told([...hosts, ...pages])).toEqual([]);
  expect(await opened()).toBe(before);
  // Control: a valid host is accepted.
  const seen = await told([`Host: ${at}\r\n`], () => Object.keys(asked));
  expect(seen).toHaveLength(Object.keys(asked).length);
});

test('a whole address names its host as well', async () => {
  const whole = (host: string) =>
    rawRequest(child.port, `GET http://${host}/second HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  for (const host of ['evil.example', 'localhost@evil.example', 'localhost.evil.example'])
    expect((await whole(host)).status, host).toBe(403);
  expect((await whole('localhost')).status).toBe(200);
});

test('a simple request or a picture from any page does not open an editor', async () => {
  const at = `Host: localhost:${child.port}\r\n`;
  const before = await opened();
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=a', 'none'])
    expect(await ask('an editor for a descriptor', `${at}Content-Type: ${type}\r\n`)).toMatch(/^HTTP\/1.1 4/);
  const file = encodeURIComponent(`${join(site.folder, 'pages/home.json')}:1:1`);
  const open = (path: string, who: string) =>
    rawRequest(child.port, `GET ${path}?file=${file} HTTP/1.1\r\n${at}${who}Connection: close\r\n\r\n`);
  const linked = 'Sec-Fetch-Site: cross-site\r\nSec-Fetch-Mode: navigate\r\nSec-Fetch-Dest: document\r\n';
  const opener = '/_engine/__open-in-editor';
  for (const path of [opener, '/_engine/__OPEN-in-editor', `${opener}.ts`, `${opener}/a.ts`, '/__open-in-editor'])
    for (const who of ['', linked, 'Sec-Fetch-Site: none\r\n', 'Origin: null\r\n'])
      expect((await open(path, who)).status, `${path} ${who}`).toBe(403);
  expect(await opened()).toBe(before);
  // A page of ours opens it, and a link from another site opens a page.
  expect((await open(opener, 'Sec-Fetch-Site: same-origin\r\n')).status).toBe(200);
  await expect.poll(opened).not.toBe(before);
  expect(await ask('a page', at + linked)).toMatch(asked['a page']?.tells as RegExp);
});
