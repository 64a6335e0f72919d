import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { examplePages } from '../../generate/gallery/examples.ts';
import type { CompiledPage } from '../../model/compiled.ts';
import { hashOf } from '../../site/files/seal.ts';
import { readSite } from '../../site/read-site.ts';
import { plantMistakes } from '../../testing/mistakes/classes.ts';
import { type SmallStudio, startSmallStudio } from '../../testing/small-studio.ts';
import { sample, sampleCount } from '../../testing/test-depth.ts';
import type { EditResult } from '../protocol/edit-protocol.ts';
import type { StudioState } from '../protocol/state-protocol.ts';
import { compileShownPages } from './serve-edits.ts';

let studio: SmallStudio;
beforeAll(async () => {
  studio = await startSmallStudio(examplePages());
}, 120_000);
afterAll(() => studio?.remove());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const languages = ['zh', 'en'];
/** Types a character in a file's title while the page at a route is open. */
const type = async (file: string, value: unknown, route: string) => {
  const revision = hashOf(studio.drafts.textOf(file) as string);
  const operations = [{ op: 'add', path: '/title', value }];
  const asked = { file, pointer: '/title', operations, revision, typed: true, shown: { route, languages } };
  const { status, answer } = await studio.ask('edit', asked);
  expect(status, JSON.stringify(answer)).toBe(200);
  return answer as EditResult;
};
const shownNow = (route: string) => compileShownPages(studio.site.context(), { route, languages });

test('a typed character shows the updated page at once in each language, before the inspection of the whole site', async () => {
  const pages = ((await studio.ask('state')).answer as StudioState).files.filter(({ route }) => route !== undefined);
  expect(pages.length).toBeGreaterThan(20);
  const tried = sample(pages, 3);
  for (const { file, route = '' } of tried) {
    const before = shownNow(route);
    const { typed } = await type(file, { zh: `键入 ${file}`, en: `Typed ${file}` }, route);
    await studio.site.inspect();
    const after = shownNow(route);
    expect(
      after.map(({ language }) => language),
      file,
    ).toEqual(languages);
    expect(typed?.pages, file).toEqual(JSON.parse(JSON.stringify(after)));
    // The control: it is not the page as it was.
    expect(after, file).not.toEqual(before);
  }
  for (const _ of tried) await studio.drafts.undo();
  await studio.site.inspect();
});

test('an error from typing is reported at once with its position, the page keeps its last valid version, and both end with the fix', async () => {
  const file = 'pages/home.json';
  const title = (pages: CompiledPage[]) => pages.map((page) => page.title);
  const sound = title(shownNow('/'));
  const broken = await type(file, 5, '/');
  expect(broken.typed?.problems).toMatchObject([{ file, pointer: '/title', severity: 'error' }]);
  expect(title(broken.typed?.pages ?? [])).toEqual(sound);
  const mended = await type(file, { zh: '好', en: 'Good' }, '/');
  expect(mended.typed?.problems).toEqual([]);
  expect(title(mended.typed?.pages ?? [])).toEqual(['好', 'Good']);
  await studio.drafts.undo();
  await studio.site.inspect();
});

test('the inspection of one file reports its mistakes in the same words as that of the whole site', async () => {
  const input = await readSite(studio.folder);
  const all = [...plantMistakes(input).values()].flatMap((each) => each.slice(0, sampleCount(3, 1)));
  // Only an inspection of the whole site covers files with declarations for the whole site.
  const byItself = ({ path, file }: (typeof all)[number]) =>
    (path ?? file) === file && !/^pages\/(site\.json$|collections\/)/.test(file);
  const own = sample(all.filter(byItself), 6, 1);
  const other: string[] = [];
  let count = 0;
  for (const { kind, file, offset, end, by } of own) {
    const before = input.files[file] as string;
    const text = before.slice(0, offset) + by + before.slice(end);
    const problems = await studio.site.draft(file, text);
    await studio.drafts.write({ file, pointer: '' }, { [file]: text });
    await studio.site.inspect();
    const whole = studio.site.status().problems.filter((one) => one.file === file);
    for (const problem of problems ?? []) {
      count += 1;
      if (!whole.some((one) => JSON.stringify(one) === JSON.stringify(problem)))
        other.push(`${kind}: ${problem.message}`);
    }
    await studio.drafts.undo();
    await studio.site.inspect();
  }
  expect(count).toBeGreaterThan(own.length / 2);
  expect(other).toEqual([]);
}, 600_000);

test('an inspection that began before an edit reports nothing about the old text; the next one reports the current state', async () => {
  // A separate studio, because inspections for edits of other tests would run first.
  const { site, drafts, remove } = await startSmallStudio();
  const file = 'pages/home.json';
  const text = drafts.textOf(file) as string;
  const title = () => compileShownPages(site.context(), { route: '/', languages })[0]?.title;
  const was = title();
  const looking = site.inspect();
  // It has begun now, and reads.
  await Promise.resolve();
  await Promise.resolve();
  await site.draft(file, JSON.stringify({ ...JSON.parse(text), title: 'Meanwhile' }));
  await looking;
  expect(title()).toBe('Meanwhile');
  // Requests that wait for the verdict get the one for the visible text.
  await site.catchUp();
  expect(title()).toBe(was);
  await remove();
});

test('the inspection of the whole site starts after the edit shows, however long that takes', async () => {
  let show = () => {};
  const held = new Promise<void>((done) => {
    show = done;
  });
  const { draft } = studio.site;
  const drawn = vi.spyOn(studio.site, 'draft').mockImplementation((...given) => held.then(() => draft(...given)));
  const look = vi.spyOn(studio.site, 'inspect');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const typed = type('pages/home.json', { zh: '慢', en: 'Slow' }, '/');
  await vi.waitUntil(() => drawn.mock.calls.length > 0, 20_000);
  vi.advanceTimersByTime(60_000);
  expect(look).not.toHaveBeenCalled();
  show();
  await typed;
  vi.advanceTimersByTime(60_000);
  expect(look).toHaveBeenCalledOnce();
  vi.useRealTimers();
  await studio.drafts.undo();
  await studio.site.inspect();
});
