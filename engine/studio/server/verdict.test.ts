import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createInspector } from '../../check/inspect-site.ts';
import { changesBetween } from '../../edit/changes.ts';
import { readWholeFile } from '../../edit/passage.ts';
import { examplePages } from '../../generate/gallery/examples.ts';
import { hashOf } from '../../site/files/seal.ts';
import { readSite } from '../../site/read-site.ts';
import { type Mistake, mistakeClasses, plantMistakes } from '../../testing/mistakes/classes.ts';
import { type SmallFolder, smallFolder } from '../../testing/small-folder.ts';
import { type SmallStudio, startSmallStudio } from '../../testing/small-studio.ts';
import { isFull, sampleCount } from '../../testing/test-depth.ts';
import type { StudioState } from '../protocol/state-protocol.ts';

/** Mistakes of each class that are made, in a run that is not full of each sixth class. */
const most = sampleCount(10, 1);

/** The languages of its reports. */
const languages = ['en', 'zh'] as const;

let studio: SmallStudio;
let checked: SmallFolder;
let made: Mistake[];
let texts: Record<string, string>;
beforeAll(async () => {
  [studio, checked] = await Promise.all([startSmallStudio(examplePages()), smallFolder(examplePages())]);
  const site = await readSite(checked.folder);
  texts = site.files;
  // A file of another name is no mistake that a form can make.
  const all = [...plantMistakes(site).values()].map((each) => each.filter(({ path, file }) => (path ?? file) === file));
  made = all
    .filter((_, index) => index % sampleCount(1, 6) === 0)
    .flatMap((each) => each.filter((_, index) => index % Math.ceil(each.length / most) === 0));
}, 120_000);
afterAll(async () => {
  await studio?.remove();
  await checked?.remove();
});

const parsed = (file: string, text: string) => readWholeFile(file, text).value;
/** The studio's response to a request, which must succeed. */
async function answered(what: string, body?: object): Promise<unknown> {
  const { status, answer } = await studio.ask(what, body);
  expect(status, JSON.stringify(answer)).toBe(200);
  return answer;
}

/**
 * Makes a mistake by the requests that the form sends, value by value, and leaves it unsaved. `false` where no field can say it, as
 * the file is no JSON with it, or has a name twice: then the text is laid over the file.
 */
async function type(file: string, text: string): Promise<boolean> {
  const value = parsed(file, text);
  const changes = value === undefined ? [] : changesBetween(parsed(file, texts[file] as string), value);
  if (changes.length === 0) await studio.drafts.write({ file, pointer: '' }, { [file]: text });
  else {
    const revision = hashOf(studio.drafts.textOf(file) as string);
    const operations = changes.map(({ operation }) => operation);
    await answered('edit', { file, pointer: '', revision, operations, typed: true });
    expect(parsed(file, studio.drafts.textOf(file) as string)).toEqual(value);
  }
  await studio.site.inspect();
  return changes.length > 0;
}
const told = async () => ((await answered('state')) as StudioState).problems;

test('for each class of mistakes, the studio reports the same words while typing as the check of the saved site', async () => {
  const kinds = new Set(made.map(({ kind }) => kind));
  expect(kinds.size).toBeGreaterThan((Object.keys(mistakeClasses).length * 0.8) / sampleCount(1, 6));
  const inspect = createInspector();
  let found = 0;
  let typed = 0;
  let stale = 0;
  for (const language of languages) {
    await answered('language', { language });
    const sound = JSON.stringify(await told());
    // Every mistake in both languages in a full run, otherwise in one of them in turn.
    for (const { kind, file, offset, end, by } of made.filter(
      (_, index) => isFull || index % 2 === languages.indexOf(language),
    )) {
      const before = texts[file] as string;
      typed += Number(await type(file, before.slice(0, offset) + by + before.slice(end)));
      const path = join(checked.folder, file);
      await writeFile(path, studio.drafts.textOf(file) as string);
      const problems = JSON.stringify(inspect(await readSite(checked.folder), { language }).problems);
      await writeFile(path, before);
      expect(await told(), `${kind} in ${file}`).toEqual(JSON.parse(problems));
      found += JSON.parse(problems).length;
      stale += Number(problems !== sound);
      await studio.drafts.undo();
      expect(studio.drafts.textOf(file)).toBe(before);
    }
  }
  const all = isFull ? made.length * 2 : made.length;
  // The others leave no JSON, which no field can say.
  expect(typed).toBeGreaterThan(all * 0.5);
  expect(found).toBeGreaterThan(all * 0.5);
  // Control: an outdated report would fail this test.
  expect(stale).toBeGreaterThan(all * 0.9);
}, 1_200_000);
