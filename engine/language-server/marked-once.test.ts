import { afterAll, beforeAll, expect, test } from 'vitest';
import { createChecker } from '../check/check.ts';
import { schemaCodes } from '../check/rules/rules.ts';
import { smallNews } from '../generate/gallery/small-site.ts';
import { readSite, schemasForFiles } from '../site/read-site.ts';
import { type Editor, openEditor } from '../testing/editor.ts';
import { type LanguageClient, startLanguageClient } from '../testing/language-client.ts';
import { plantMistakes } from '../testing/mistakes/classes.ts';
import { type SmallFolder, smallFolder } from '../testing/small-folder.ts';
import { sample, sampleCount } from '../testing/test-depth.ts';

let small: SmallFolder;
let editor: Editor;
let client: LanguageClient;
const schemaProblems = false;
beforeAll(async () => {
  small = await smallFolder({ 'assets/records/news/news.json': smallNews });
  // The schemas of the engine, and the settings of VS Code.
  await small.run('schemas');
  editor = await openEditor({}, small.folder);
  client = await startLanguageClient(small.folder, {
    initializationOptions: { fieldHints: false, schemaProblems },
  });
});
afterAll(async () => {
  expect(await client.stop()).toBe(0);
  await small.remove();
});

const shownIn = (file: string, { diagnostics, uriOf } = client) =>
  (diagnostics().get(uriOf(file)) ?? []).map(({ code, range }) => ({
    code: String(code),
    line: range.start.line + 1,
  }));
const inOrder = (all: { line: number; code: string }[]) => all.map(({ line, code }) => `${line} ${code}`).sort();

test('a mistake that VS Code marks by its schemas is not reported again, and every other one is', async () => {
  const site = await readSite(small.folder);
  const check = createChecker();
  const counts = { left: 0, reported: 0 };
  let last = '';
  const planted = [...plantMistakes(site).values()].flatMap(
    (all) => all.find(({ file, path = file }) => path === file && file.endsWith('.json')) ?? [],
  );
  for (const { kind, file, offset, end, by } of sample(planted, 3)) {
    const before = site.files[file] as string;
    const text = before.slice(0, offset) + by + before.slice(end);
    if (last !== '' && last !== file) await client.close(last);
    if (last === file) await client.change(file, text);
    else await client.open(file, text);
    last = file;
    const files = { ...site.files, [file]: text };
    const problems = check({ ...site, files, schemas: await schemasForFiles(files, small.folder) });
    const own = problems.filter((one) => one.file === file);
    const marked = await editor.marks(file, text);
    const isMarked = ({ code, line }: { code: string; line: number }) =>
      schemaCodes.includes(code) && marked.some((one) => one.line <= line && line <= one.end);
    const wanted = own.filter((one) => !isMarked(one));
    expect({ kind, shown: inOrder(shownIn(file)) }).toEqual({ kind, shown: inOrder(wanted) });
    counts.reported += wanted.length;
    counts.left += own.length - wanted.length;
  }
  expect(counts.left).toBeGreaterThan(sampleCount(15, 5));
  expect(counts.reported).toBeGreaterThan(sampleCount(15, 5));
}, 300_000);

test('without the settings of VS Code, that is so for open files whose $schema exists', async () => {
  const other = await startLanguageClient(small.folder, { initializationOptions: { schemaProblems } });
  const [page, records] = ['pages/home.json', 'assets/records/news/news.json'];
  const site = await readSite(small.folder);
  const wrong = (site.files[page] as string).replace('"kind": "text"', '"kind": "txt"');
  await other.open(page, wrong);
  expect(shownIn(page, other)).toEqual([]);
  await other.change(page, wrong.replace('../schemas/page', '../schemas/pages'));
  expect(shownIn(page, other).map(({ code }) => code)).toContain('unknown-value');
  await other.open(records, (site.files[records] as string).replace('"title"', '"titel"'));
  expect(shownIn(records, other).map(({ code }) => code)).toEqual(['unknown-field']);
  expect(await other.stop()).toBe(0);
}, 60_000);
