import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createInspector } from '../../engine/check/inspect-site.ts';
import type { Problem } from '../../engine/check/problem.ts';
import { examplePages } from '../generate/gallery/examples.ts';
import { readSite } from '../site/read-site.ts';
import { howMany } from '../test/fixtures/depth.ts';
import { classes, type Mistake, mistakesIn } from '../test/fixtures/mistakes/classes.ts';
import { type SmallFolder, smallFolder } from '../test/fixtures/small-folder.ts';
import { type SmallStudio, smallStudio } from '../test/fixtures/small-studio.ts';

/** Mistakes of each class that are made. */
const most = howMany(10, 2);

let studio: SmallStudio;
let checked: SmallFolder;
let made: Mistake[];
let texts: Record<string, string>;
beforeAll(async () => {
  [studio, checked] = await Promise.all([smallStudio(examplePages()), smallFolder(examplePages())]);
  const site = await readSite(checked.folder);
  texts = site.files;
  // A file of another name is no mistake that a form can make.
  const all = [...mistakesIn(site).values()].map((each) => each.filter(({ path, file }) => (path ?? file) === file));
  made = all.flatMap((each) => each.filter((_, index) => index % Math.ceil(each.length / most) === 0));
}, 120_000);
afterAll(async () => {
  await studio?.remove();
  await checked?.remove();
});

/** What the studio tells of a mistake that somebody has made in it and not saved. */
async function toldIn({ drafts, site }: SmallStudio, file: string, text: string): Promise<Problem[]> {
  await drafts.write({ file, pointer: '' }, { [file]: text });
  await site.look();
  const { problems } = (await studio.ask('state')).answer as { problems: Problem[] };
  await drafts.undo();
  return problems;
}

test('of each class of mistakes, the studio tells what the check of the saved site tells, word for word', async () => {
  const kinds = new Set(made.map(({ kind }) => kind));
  expect(kinds.size).toBeGreaterThan(Object.keys(classes).length * 0.8);
  const inspect = createInspector();
  let found = 0;
  for (const language of ['en', 'zh'] as const) {
    await studio.ask('language', { language });
    for (const { kind, file, offset, end, by } of made) {
      const before = texts[file] as string;
      const text = before.slice(0, offset) + by + before.slice(end);
      const path = join(checked.folder, file);
      await writeFile(path, text);
      const { problems } = inspect(await readSite(checked.folder), { language });
      await writeFile(path, before);
      expect(await toldIn(studio, file, text), `${kind} in ${file}`).toEqual(JSON.parse(JSON.stringify(problems)));
      found += problems.length;
    }
  }
  // The control: a verdict that is always empty, or always of the site before, would not be this one.
  expect(found).toBeGreaterThan(made.length);
}, 600_000);
