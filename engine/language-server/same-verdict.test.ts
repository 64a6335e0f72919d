import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Diagnostic } from 'vscode-languageserver/node';
import { createChecker } from '../check/check.ts';
import { type Problem, statement } from '../check/problem.ts';
import { readSite, schemasForFiles } from '../site/read-site.ts';
import { exampleFiles } from '../testing/example-site.ts';
import { type LanguageClient, startLanguageClient } from '../testing/language-client.ts';
import { plantMistakes } from '../testing/mistakes/classes.ts';
import { type SmallFolder, smallFolder } from '../testing/small-folder.ts';
import { sample, sampleCount } from '../testing/test-depth.ts';

/** The number of mistakes of each class. */
const most = sampleCount(16, 1);

let small: SmallFolder;
let client: LanguageClient;
beforeAll(async () => {
  small = await smallFolder(exampleFiles());
  client = await startLanguageClient(small.folder, { locale: 'zh-CN' });
});
afterAll(async () => {
  expect(await client.stop()).toBe(0);
  await small.remove();
});

/** What `check` reports, in the form of an editor. */
function asDiagnostic({ file, line, column, code, severity, ...rest }: Problem) {
  const message = statement({ file, line, column, code, severity, ...rest, place: '' }, 'zh');
  return { uri: client.uriOf(file), line, column, code, severity, message };
}

function asProblem(uri: string, { range, code, severity, message }: Diagnostic) {
  const { line, character } = range.start;
  return {
    uri,
    line: line + 1,
    column: character + 1,
    code,
    severity: severity === 1 ? 'error' : 'warning',
    message,
  };
}

const inOrder = (all: { uri: string }[]) => all.map((one) => JSON.stringify(one)).sort();

test('on every mistake, the editor reports what the check reports, in its language', async () => {
  const site = await readSite(small.folder);
  const check = createChecker();
  expect(check(site)).toEqual([]);
  const planted = [...plantMistakes(site).values()].flatMap((all) => spread(all, most));
  expect(planted.length).toBeGreaterThan(sampleCount(1000, 100));
  const chosen = sample(planted, 3);
  const opened = new Set<string>();
  let last = '';
  const differing: object[] = [];
  for (const { kind, file, path = file, offset, end, by } of chosen.sort((a, b) => (a.file < b.file ? -1 : 1))) {
    const before = site.files[file] as string;
    const text = before.slice(0, offset) + by + before.slice(end);
    const { [file]: _, ...others } = site.files;
    const files = { ...others, [path]: text };
    const schemas = await schemasForFiles(files, small.folder);
    const found = check({ ...site, files, schemas }, { language: 'zh' });
    if (last !== file && opened.has(last)) await client.change(last, site.files[last] as string);
    last = file;
    if (path !== file) {
      if (opened.delete(file)) await client.close(file);
      await rename(join(small.folder, file), join(small.folder, path));
      await client.notify('workspace/didChangeWatchedFiles', { changes: [] });
    }
    if (opened.has(path)) await client.change(path, text);
    else await client.open(path, text);
    opened.add(path);
    const shown = [...client.diagnostics()].flatMap(([uri, all]) => all.map((one) => asProblem(uri, one)));
    const [wanted, actual] = [inOrder(found.map(asDiagnostic)), inOrder(shown)];
    if (String(wanted) !== String(actual)) differing.push({ kind, file, wanted, actual });
    if (path !== file) {
      opened.delete(path);
      await client.close(path);
      await rename(join(small.folder, path), join(small.folder, file));
      await client.notify('workspace/didChangeWatchedFiles', { changes: [] });
    }
  }
  expect(differing).toEqual([]);
}, 900_000);

function spread<Item>(all: Item[], most: number): Item[] {
  if (all.length <= most) return all;
  return Array.from({ length: most }, (_, index) => all[Math.floor((index * all.length) / most)] as Item);
}
