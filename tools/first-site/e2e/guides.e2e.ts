import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { root } from '../../../engine/site/paths.ts';
import { freePort } from '../../../engine/testing/listen-locally.ts';
import { sample } from '../../../engine/testing/test-depth.ts';
import { requirePrograms } from '../../browsers/system-programs.ts';
import { visitors } from '../../e2e/browser.ts';
import { pagesWith } from '../../e2e/pages.ts';

const { visit, address } = visitors();
let home: string;
/** The license server that a guide started, by its id. */
let served: number | undefined;

beforeAll(() => requirePrograms('wget', 'curl', 'aria2c', 'unzip'), 600_000);
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'guide-'));
});
afterEach(async () => {
  if (served) process.kill(served);
  served = undefined;
  await rm(home, { recursive: true, force: true });
});

/** What a step of a guide says to type, and what it says will come. */
interface Shown {
  command: string;
  output: string;
}

/** Waits for a page's commands to have whole addresses, which is when they can be copied. */
async function whole(page: Page): Promise<void> {
  await page.locator('.steps__step .copy-button').first().waitFor({ state: 'attached' });
  // Each section of commands hydrates separately.
  await page.waitForFunction(() =>
    [...document.querySelectorAll('.steps__step .code-block--input')].every((block) =>
      block.querySelector('.copy-button'),
    ),
  );
}

async function stepsOf(page: Page, section: string): Promise<Shown[]> {
  return page.locator(`#${section} .steps__step`).evaluateAll((all) =>
    all.map((step) => ({
      command: step.querySelector('.code-block--input code')?.textContent ?? '',
      output: step.querySelector('.code-block--output code')?.textContent ?? '',
    })),
  );
}

/** Types the steps into one shell, with a new home folder, and gives what came after each: what is typed shows, as on a terminal. */
async function follow(steps: Shown[], typed: string[]): Promise<string[]> {
  const script = ['set -e', ...steps.map(({ command }) => `echo @step; ${command}`)].join('\n');
  const shell = spawn('bash', ['-c', script], {
    cwd: home,
    env: {
      ...process.env,
      HOME: home,
      SHELL: '/bin/bash',
      PATH: `${root}/tools/first-site/e2e/guides:${process.env.PATH}`,
      WGETRC: `${root}/tools/first-site/e2e/guides/wgetrc`,
    },
  });
  let said = '';
  const hear = (part: Buffer) => {
    said += part.toString();
  };
  shell.stdout.on('data', hear);
  shell.stderr.on('data', hear);
  shell.stdin.end(typed.map((line) => `${line}\n`).join(''));
  const [code] = (await once(shell, 'close')) as [number];
  expect(code, said).toBe(0);
  const answers = [...typed];
  const echoed = said.replace(/\]: /g, (prompt) => `${prompt}${answers.shift() ?? ''}\n`);
  return echoed.split('@step\n').slice(1);
}

/** The lines of an output, without spaces at their ends. */
function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trimEnd())
    .filter(Boolean);
}

describe('an update guide does what it shows: from the download of this site to the energy of the example', () => {
  it.each([
    ['general', 'pwcore', ''],
    ['ls3df', 'ls3df', '/en'],
    ['dcu', 'pwcore', '/en'],
    ['cpu', 'pwcore', ''],
  ])('%s', async (guide, program, language) => {
    const { page, close } = await visit(`${language}/pwcore-update-function?guide=${guide}`);
    await whole(page);
    const all = await stepsOf(page, guide);
    const steps = all.slice(all.findIndex(({ command }) => command.includes('wget')));
    expect(steps).toHaveLength(4);
    expect(steps[0]?.command).toContain(`wget -c ${address}/files/`);
    const came = await follow(steps, ['', 'N']);
    for (const [index, { output }] of steps.entries()) {
      const expected = linesOf(output.replaceAll('/home/user', home));
      if (expected.length > 0) expect(linesOf(came[index] ?? '')).toEqual(expected);
    }
    expect(steps.filter(({ output }) => output !== '')).toHaveLength(3);
    expect(came[2]).toContain(`Installed in ${home}/${program}`);
    await close();
  });
});

/** How each program fetches an address into the folder that it runs in; the first is what guides say. */
const programs: Record<string, (from: string) => string> = {
  wget: (from) => `wget -q -c ${from}`,
  curl: (from) => `curl -fsS -C - -O ${from}`,
  aria2c: (from) => `aria2c -q -c ${from}`,
};

/** What a line that checks says of the files that it is of, by its exit code and in words. */
function run(line: string): { code: number | null; said: string } {
  const { status, stdout, stderr } = spawnSync('bash', ['-c', line], { cwd: home, encoding: 'utf8' });
  return { code: status, said: stdout + stderr };
}

it('what the commands of every guide fetch comes whole by wget, curl and aria2, and is what their checks ask for', async () => {
  const { page, close } = await visit('about:blank');
  const checked: string[] = [];
  const fetched: string[] = [];
  for (const path of await pagesWith('class="steps__downloads"')) {
    await page.goto(path);
    await whole(page);
    for (const command of await page.locator('.steps__step .code-block--input code').allTextContents()) {
      const [, from = ''] = /wget -c (\S+)/.exec(command) ?? [];
      if (!from) continue;
      const name = new URL(from).pathname.split('/').at(-1) ?? '';
      const bytes = await readFile(join(root, 'dist', new URL(from).pathname));
      const check = command.split('\n').find((line) => line.includes('sha256sum'));
      for (const fetchBy of sample(Object.values(programs), 3, fetched.length)) {
        expect(run(fetchBy(from)), from).toMatchObject({ code: 0 });
        expect(await readFile(join(home, name))).toEqual(bytes);
        if (check) expect(run(check)).toEqual({ code: 0, said: `${name}: OK\n` });
        await rm(join(home, name));
      }
      fetched.push(from);
      if (!check) continue;
      checked.push(from);
      await writeFile(join(home, name), bytes.subarray(1));
      expect(run(check).code).not.toBe(0);
      await rm(join(home, name));
    }
  }
  await close();
  expect(new Set(fetched).size).toBe(8);
  expect(new Set(checked).size).toBe(4);
  // None of them downloads from an invalid address.
  for (const fetchBy of Object.values(programs)) expect(run(fetchBy(`${address}/files/none.zip`)).code).not.toBe(0);
});

it('the button of a fetching command copies it with its addresses, which are there without script as well', async () => {
  const { page, close } = await visit('/en/license-install-function', {
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await whole(page);
  const step = page.locator('#steps .steps__step').filter({ has: page.locator('.steps__downloads') });
  await step.getByRole('button').click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(
    `wget -c ${address}/files/license/license-server.zip\nunzip license-server.zip\ncd license-server`,
  );
  await close();
  const still = await visit('/en/license-install-function', { javaScriptEnabled: false });
  const block = still.page.locator('#steps .steps__step').filter({ has: still.page.locator('.steps__downloads') });
  expect(await block.locator('.code-block--input code').innerText()).toBe(
    `wget -c ${address}/files/license/license-server.zip\nunzip license-server.zip\ncd license-server`,
  );
  expect(await block.getByRole('link', { name: 'license-server.zip' }).getAttribute('href')).toBe(
    '/files/license/license-server.zip',
  );
  await still.close();
});

const python = spawnSync('python3', ['-c', 'import sys; print(sys.executable)'], { encoding: 'utf8' }).stdout?.trim();

it.skipIf(!python)(
  'the license-server guide ends with a server that gives out sessions, and no more than it may',
  async () => {
    const { page, close } = await visit('/license-install-function');
    await whole(page);
    const port = await freePort();
    // This machine is the server, with its own address and a free port. Two connections are refused soon.
    const here = (text: string) =>
      text
        .replaceAll('192.0.2.10', '127.0.0.1')
        .replaceAll('50001', String(port))
        .replaceAll('"max_connections": 1000', '"max_connections": 2')
        .replaceAll('at most 1000', 'at most 2');
    const all = await stepsOf(page, 'steps');
    const steps = all
      // Its environment is this machine's Python, and what needs no package needs no pip.
      .slice(1, -1)
      .filter(({ command }) => !command.startsWith('pip '))
      .map(({ command, output }) => ({ command: here(command), output: here(output) }));
    const environment = `mkdir -p miniconda3/envs/license/bin\nln -s ${python} miniconda3/envs/license/bin/python\nexport PATH="$HOME/miniconda3/envs/license/bin:$PATH"`;
    // `start.sh` leaves the server running, as it should; the last word of its shell is its id, to end it by.
    const [start = { command: '', output: '' }] = steps.splice(-1);
    const noted = {
      ...start,
      command: start.command.replace('bash start.sh', 'echo "echo \\$! > server.pid" >> start.sh; bash start.sh'),
    };
    const came = await follow([{ command: environment, output: '' }, ...steps, noted], []);
    served = Number(await readFile(join(home, 'license-server/server.pid'), 'utf8'));
    expect(linesOf(came.at(-1) ?? '')).toEqual(linesOf(start.output));
    const open = async () => {
      const client = connect(port, '127.0.0.1', () => client.write('CHECKOUT somebody\n'));
      const [answer] = (await once(client, 'data')) as [Buffer];
      return { client, answer: answer.toString() };
    };
    const clients = [await open(), await open(), await open()];
    expect(clients.map(({ answer }) => answer)).toEqual(['OK\n', 'OK\n', 'DENIED all 2 connections are taken\n']);
    for (const { client } of clients) client.destroy();
    await close();
  },
);
