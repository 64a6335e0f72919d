import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readAllFiles } from '../../../testing/all-files.ts';
import { sampleCount } from '../../../testing/test-depth.ts';
import { writeAtomically } from '../files.ts';
import { Refusal } from '../refusal.ts';
import { type FileChange, textChange } from './file-change.ts';
import { recoverSite } from './roll-back.ts';
import { writeTransaction } from './transaction.ts';

/** Called before each file system call with its number. If it throws, the call fails. */
let moment: ((number: number) => Promise<void>) | undefined;
let calls = 0;
vi.mock('node:fs/promises', async (original) => {
  const real = await original<Record<string, unknown>>();
  const told = (name: string, call: unknown) => {
    if (typeof call !== 'function' || name === 'default') return call;
    return async (...args: unknown[]) => {
      await moment?.(++calls);
      return call(...args);
    };
  };
  return Object.fromEntries(Object.entries(real).map(([name, call]) => [name, told(name, call)]));
});

const old = {
  'pages/a.json': '{ "a": 1 }',
  'pages/b.json': '{ "b": 1 }',
  'assets/x.zip': 'zip',
  'assets/x.zip.sha256': 'x.zip',
};
const fresh = {
  'pages/a.json': '{ "a": 2 }',
  'pages/b.json': '{ "b": 22 }',
  'pages/c.json': '{}',
  'assets/new/y.zip': 'zip',
  'assets/new/y.zip.sha256': 'y.zip',
};
/** Changes that edit two files, create one, move one, and move and rewrite one. */
const changes: FileChange[] = [
  textChange('pages/a.json', old['pages/a.json'], fresh['pages/a.json']),
  { to: { file: 'pages/c.json', text: '{}' } },
  { from: { file: 'assets/x.zip' }, to: { file: 'assets/new/y.zip' } },
  { from: { file: 'assets/x.zip.sha256', text: 'x.zip' }, to: { file: 'assets/new/y.zip.sha256', text: 'y.zip' } },
  textChange('pages/b.json', old['pages/b.json'], fresh['pages/b.json']),
];

let site: string;
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(async () => {
  moment = undefined;
  vi.restoreAllMocks();
  await rm(site, { recursive: true, force: true });
});

async function newSite(): Promise<void> {
  if (site) await rm(site, { recursive: true, force: true });
  site = await mkdtemp(join(tmpdir(), 'pagewright-moment-'));
  for (const [file, text] of Object.entries(old)) {
    await mkdir(dirname(join(site, file)), { recursive: true });
    await writeFile(join(site, file), text);
  }
}

async function texts(): Promise<Record<string, string>> {
  const read = async (file: string) => [file, await readFile(join(site, file), 'utf8')] as const;
  return Object.fromEntries(await Promise.all((await readAllFiles(site)).map(read)));
}

const isOld = (is: Record<string, string>) => JSON.stringify(sorted(is)) === JSON.stringify(sorted(old));
const isNew = (is: Record<string, string>) => JSON.stringify(sorted(is)) === JSON.stringify(sorted(fresh));
const sorted = (is: Record<string, string>) => Object.entries(is).sort();

/** Runs work in which the file system call with this number and all later ones fail. Returns whether that call was reached. */
async function killedAt(number: number, work: () => Promise<void>): Promise<boolean> {
  calls = 0;
  moment = async (at) => {
    if (at >= number) throw new Error('killed');
  };
  await work().catch(() => {});
  moment = undefined;
  return calls >= number;
}

type Write = (site: string, changes: FileChange[]) => Promise<void>;

/** How a command would write without a journal: verifies all files, then writes one by one. */
const plainly: Write = async (folder, all) => {
  for (const { from } of all) {
    const text = from && (await readFile(join(folder, from.file), 'utf8'));
    if (from?.text !== undefined && text !== from.text) throw new Refusal(from.file);
  }
  for (const { from, to } of all) {
    if (from && to && from.file !== to.file) {
      await mkdir(dirname(join(folder, to.file)), { recursive: true });
      await rename(join(folder, from.file), join(folder, to.file));
    }
    if (to?.text !== undefined) await writeAtomically(join(folder, to.file), to.text);
  }
};

/** Interrupts a transaction at each call, and for each `every`-th call also the rollback, at each of its calls. */
async function killEverywhere(write: Write, every: number): Promise<{ kills: number; mixed: number }> {
  let kills = 0;
  let mixed = 0;
  const judge = async () => {
    kills += 1;
    await recoverSite(site);
    const left = await texts();
    if (!isOld(left) && !isNew(left)) mixed += 1;
    // An interrupted transaction is not a reason to refuse the next one.
    if (isOld(left)) await write(site, changes);
  };
  for (let at = 1; ; at++) {
    await newSite();
    if (!(await killedAt(at, () => write(site, changes)))) return { kills, mixed };
    await judge();
    for (let again = 1; at % every === 0; again++) {
      await newSite();
      await killedAt(at, () => write(site, changes));
      if (!(await killedAt(again, () => recoverSite(site)))) break;
      await judge();
    }
  }
}

test('if a transaction or its rollback is killed at any call, the site is completely old or new after the next command', async () => {
  const { kills, mixed } = await killEverywhere(writeTransaction, sampleCount(8, 60));
  expect(kills).toBeGreaterThan(sampleCount(200, 60));
  expect(mixed).toBe(0);
  const control = await killEverywhere(plainly, Number.POSITIVE_INFINITY);
  expect(control.mixed).toBeGreaterThan(0);
}, 300_000);

const saves: Record<string, (path: string, text: string) => Promise<void>> = {
  'in place': (path, text) => writeFile(path, text),
  'by a rename': async (path, text) => {
    await writeFile(`${path}.saving`, text);
    await rename(`${path}.saving`, path);
  },
};

/** Saves a file during a transaction, at each call and in each way. Counts lost, mixed and unreported versions. */
async function saveEverywhere(write: Write): Promise<{ saved: number; lost: number; mixed: number; untold: number }> {
  const count = { saved: 0, lost: 0, mixed: 0, untold: 0 };
  for (const file of ['pages/a.json', 'pages/b.json', 'assets/x.zip'] as const)
    for (const save of Object.values(saves))
      for (let at = 1; ; at++) {
        await newSite();
        const text = `saved at ${at}`;
        calls = 0;
        moment = async (number) => {
          if (number !== at) return;
          const before = calls;
          moment = undefined;
          await save(join(site, file), text);
          calls = before;
        };
        const refusal = await write(site, changes).then(
          () => undefined,
          (error: Error) => error,
        );
        const came = moment === undefined;
        moment = undefined;
        if (!came) break;
        count.saved += 1;
        const { [file]: there, ...rest } = await texts();
        const place = file === 'assets/x.zip' ? rest['assets/new/y.zip'] : undefined;
        if (there !== text && place !== text) count.lost += 1;
        const without = (is: Record<string, string>) =>
          sorted(is).filter(([name, words]) => name !== file && words !== text);
        const others = JSON.stringify(without(rest));
        const isWhole = [old, fresh].some((is) => {
          const { 'assets/new/y.zip': _, ...moved } = is as Record<string, string>;
          return JSON.stringify(without(place === text ? moved : is)) === others;
        });
        if (!isWhole) count.mixed += 1;
        if (refusal && !(refusal instanceof Refusal && refusal.message.includes(file))) count.untold += 1;
      }
  return count;
}

test('a file that is saved during a transaction is preserved, and reported if it conflicts', async () => {
  const { saved, ...wrong } = await saveEverywhere(writeTransaction);
  expect(saved).toBeGreaterThan(200);
  expect(wrong).toEqual({ lost: 0, mixed: 0, untold: 0 });
  const control = await saveEverywhere(plainly);
  expect(control.lost).toBeGreaterThan(0);
}, 300_000);
