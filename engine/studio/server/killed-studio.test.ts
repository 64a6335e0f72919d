import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate, setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { randomFrom } from '../../testing/random.ts';
import { type SmallFolder, smallFolder } from '../../testing/small-folder.ts';
import { type StudioProcess, studioProcess } from '../../testing/studio-client.ts';
import { sampleCount, seedOr } from '../../testing/test-depth.ts';
import type { SaveResult } from '../protocol/edit-protocol.ts';
import type { Form } from '../protocol/form-protocol.ts';
import type { StudioState } from '../protocol/state-protocol.ts';

/** How many files are saved at once, and how often the studio is killed while it does. */
const count = 20;
const kills = sampleCount(200, 2);

/** Decides when each kill comes. */
const seed = seedOr(19);
const random = randomFrom(seed);

const names = Array.from({ length: count }, (_, index) => `pages/many/${index}.json`);
const pages = names.map((file, index) => [
  file,
  {
    $schema: '../../schemas/page.schema.json',
    id: `many-${index}`,
    route: `/many-${index}`,
    title: 'title 0',
    sections: [{ type: 'prose', paragraphs: ['Text.'.repeat(400)] }],
  },
]);

let small: SmallFolder;
let studio: StudioProcess | undefined;
beforeAll(async () => {
  small = await smallFolder(Object.fromEntries(pages));
}, 120_000);
afterAll(async () => {
  await studio?.server.stop('SIGKILL');
  await small?.remove();
});

/** The texts on the disk, without a file that is being replaced. */
const textsNow = () =>
  names.map((file) => {
    try {
      return readFileSync(join(small.folder, file), 'utf8');
    } catch {
      return '';
    }
  });
/** The titles of the files, each once. */
const titlesIn = (texts: string[]) => [...new Set(texts.map((text) => /"title": "([^"]*)"/.exec(text)?.[1]))];

/** Types a title into every file, as the form does, file by file. */
async function type({ ask }: StudioProcess, title: string): Promise<void> {
  for (const file of names) {
    const { form } = await ask<{ form: Form }>('form', { file, pointer: '' });
    const operations = [{ op: 'replace', path: '/title', value: title }];
    await ask('edit', { file, pointer: '/title', operations, revision: form.revision, typed: true });
  }
}

test(`the studio's server, killed ${kills} times while it saves ${count} files, leaves all old or all new at the next start, and the drafts`, async () => {
  const before = textsNow();
  const outcomes = { old: 0, new: 0 };
  let mixed = 0;
  let took = 0;
  let saved = 'title 0';
  studio = await studioProcess(small.folder);
  // A kill can come after the save has ended: there are more kills until one hit a save under way.
  const isMore = (kill: number) => kill <= kills || ((outcomes.old === 0 || mixed === 0) && kill <= 10 * kills);
  for (let kill = 0; isMore(kill); kill++) {
    const title = `title ${kill + 1}`;
    const where = `kill ${kill} of seed ${seed}`;
    await type(studio, title);
    const started = performance.now();
    const saving = studio.ask<SaveResult>('save', { despite: true }).catch(() => undefined);
    if (kill === 0) {
      // Let the first process finish, to measure the duration of a save.
      expect(await saving).toMatchObject({ outcome: 'saved' });
      took = performance.now() - started;
      expect(titlesIn(textsNow())).toEqual([title]);
      saved = title;
      continue;
    }
    // At any moment of the save, or as soon as a file is another.
    if (kill % 2 === 0) await wait(random() * took);
    else while (titlesIn(textsNow()).length === 1 && performance.now() - started < took * 20) await setImmediate();
    await studio.server.stop('SIGKILL');
    await saving;
    // Control: the state that the journal repairs.
    mixed += Number(titlesIn(textsNow()).length > 1);
    studio = await studioProcess(small.folder);
    const state = await studio.ask<StudioState>('state');
    const now = textsNow();
    const found = titlesIn(now);
    expect(found, where).toHaveLength(1);
    expect([saved, title], where).toContain(found[0]);
    // Only the titles differ.
    expect(
      now.map((text) => text.replace(`"${found[0]}"`, '"title 0"')),
      where,
    ).toEqual(before);
    const changed = state.files.filter(({ isChanged }) => isChanged).map(({ file }) => file);
    if (found[0] === title) {
      outcomes.new++;
      saved = title;
    } else {
      outcomes.old++;
      // The unsaved drafts are still there.
      expect(changed.sort(), where).toEqual([...names].sort());
    }
    expect(state.clashes, where).toEqual([]);
  }
  expect(outcomes.old, `seed ${seed}`).toBeGreaterThan(0);
  expect(mixed, `seed ${seed}`).toBeGreaterThan(0);
}, 3_600_000);
