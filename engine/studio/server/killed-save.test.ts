import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { caches, root } from '../../site/paths.ts';
import { readSite } from '../../site/read-site.ts';
import { randomFrom } from '../../testing/random.ts';
import { sampleCount, seedOr } from '../../testing/test-depth.ts';
import { openDrafts } from './drafts.ts';

/** How many files are saved at once, and how often the studio is killed while it does. */
const count = 20;
const kills = sampleCount(200, 8);

/** Decides when each kill comes. */
const seed = seedOr(18);
const random = randomFrom(seed);

const names = Array.from({ length: count }, (_, index) => `pages/${index}.json`);
const textOf = (state: string) => `{ "title": ${JSON.stringify(state.repeat(400))} }\n`;

/** Alternates between two states and saves them for ever. Prints a line before each save. */
const saver = `
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openDrafts, recoverSite, save } from './studio.mjs';
const [, , folder, given] = process.argv;
const { names, states } = JSON.parse(given);
const drafts = await openDrafts(folder);
const inspect = async () => {
  await recoverSite(folder);
  const files = await Promise.all(names.map(async (name) => [name, await readFile(join(folder, name), 'utf8')]));
  drafts.over(Object.fromEntries(files));
};
const status = () => ({ problems: [], held: [], waiting: [], unpublished: [] });
const site = { inspect, catchUp: inspect, status, checked: () => undefined };
await inspect();
for (;;) {
  const is = states.indexOf(drafts.textOf(names[0]));
  await drafts.write({ file: names[0], pointer: '' }, Object.fromEntries(names.map((name) => [name, states[1 - is]])));
  process.send(1 - is);
  const { outcome } = await save({ folder, site, drafts, language: 'en', despite: true });
  if (outcome !== 'saved') throw new Error(outcome);
}
`;
const states = [textOf('a'), textOf('b')];

let folder: string;
let code: string;
beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  folder = await mkdtemp(join(tmpdir(), 'pagewright-killed-save-'));
  await mkdir(join(folder, 'pages'));
  await mkdir(join(folder, 'assets'));
  for (const name of names) await writeFile(join(folder, name), states[0] as string);
  // Next to the packages that it imports.
  code = await mkdtemp(join(caches, 'killed-save-'));
  await writeFile(
    join(code, 'studio.ts'),
    ['studio/server/drafts', 'studio/server/serve-saving', 'site/files/journal/roll-back']
      .map((module) => `export * from ${JSON.stringify(join(root, `engine/${module}.ts`))};`)
      .join('\n'),
  );
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: {
      ssr: join(code, 'studio.ts'),
      outDir: code,
      emptyOutDir: false,
      rolldownOptions: { output: { entryFileNames: 'studio.mjs' } },
    },
  });
  await writeFile(join(code, 'saver.mjs'), saver);
}, 120_000);
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await rm(code, { recursive: true, force: true });
});

test(`a studio that is killed ${kills} times while it saves ${count} files leaves all old or all new, and loses no drafts`, async () => {
  const seen = new Set<string>();
  // One in ten comes when all is new already: until both were met, there are more.
  const isMore = (kill: number) => kill < kills || (seen.size < 2 && kill < 10 * kills);
  for (let kill = 0; isMore(kill); kill++) {
    const where = `kill ${kill} of seed ${seed}`;
    const child = fork(join(code, 'saver.mjs'), [folder, JSON.stringify({ names, states })], { execArgv: [] });
    let last: number | undefined;
    child.on('message', (state: number) => {
      if (last === undefined) setTimeout(() => child.kill('SIGKILL'), random() * 150);
      last = state;
    });
    const [, signal] = await once(child, 'exit');
    // A process that exited was not killed during a save.
    expect(signal, where).toBe('SIGKILL');
    expect(last, where).toBeDefined();
    const { files } = await readSite(folder);
    const onDisk = new Set(names.map((name) => files[name]));
    expect(onDisk.size, where).toBe(1);
    const [text] = onDisk;
    expect(states, where).toContain(text);
    // The last saved state is on the disk or still in the drafts.
    const drafts = await openDrafts(folder);
    const laid = drafts.over(files);
    for (const name of names) expect([laid[name], text], where).toContain(states[last as number]);
    expect(drafts.clashes(), where).toEqual([]);
    seen.add(text === states[last as number] ? 'new' : 'old');
  }
  expect([...seen].sort(), `seed ${seed}`).toEqual(['new', 'old']);
}, 600_000);

test('control: the same files written one by one are partly old and new after a kill', async () => {
  const plain = join(code, 'plain.mjs');
  await writeFile(
    plain,
    `import { writeFile } from 'node:fs/promises';
     import { join } from 'node:path';
     const [, , folder, given] = process.argv;
     const { names, states } = JSON.parse(given);
     for (let n = 0; ; n = 1 - n) {
       process.send(n);
       for (const name of names) await writeFile(join(folder, name), states[n]);
     }`,
  );
  let mixed = 0;
  for (let kill = 0; kill < 20 && mixed === 0; kill++) {
    const child = fork(plain, [folder, JSON.stringify({ names, states })], { execArgv: [] });
    child.once('message', () => setTimeout(() => child.kill('SIGKILL'), random() * 20));
    await once(child, 'exit');
    mixed += Number(new Set(await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))).size > 1);
  }
  expect(mixed, `seed ${seed}`).toBeGreaterThan(0);
}, 120_000);
