import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createInspector } from '../../check/inspect-site.ts';
import { readSite } from '../../site/read-site.ts';
import { openEditor } from '../../testing/editor.ts';
import { type SmallFolder, smallFolder } from '../../testing/small-folder.ts';
import { examplePage } from '../gallery/examples.ts';
import { contextWith } from '../gallery/small-context.ts';
import { fileText, replacePassage, smallNews } from '../gallery/small-site.ts';
import { writeEditorFiles } from './editor-files.ts';

let small: SmallFolder;
beforeEach(async () => {
  small = await smallFolder(replacePassage('pages/second.json', '"route": "/second"', '"route": "/of-this-site"'));
});
afterEach(() => small.remove());

async function write(): Promise<void> {
  const input = await readSite(small.folder);
  const { sources } = await contextWith();
  await writeEditorFiles(small.folder, { ...input, files: createInspector()(input).model.files, sources });
}

const settings = () => join(small.folder, '.vscode/settings.json');

async function writeSettings(text: string): Promise<void> {
  await mkdir(join(small.folder, '.vscode'));
  await writeFile(settings(), text);
}

describe('a site in a folder of its own', () => {
  test('has an editor that knows its schemas, names and records', async () => {
    await write();
    const editor = await openEditor({}, small.folder);
    const page = (section: object) => fileText(examplePage({ type: 'x', section: section as never }, 1));
    const link = page({ type: 'links', links: [{ label: 'x', to: '|' }] });
    const proposals = [...(await editor.proposals('pages/x.json', link)).keys()];
    expect(proposals).toEqual(expect.arrayContaining(['/of-this-site', 'files:example.zip']));
    expect(proposals).not.toContain('/faq');
    expect(await editor.marks('pages/x.json', page({ type: 'prse' }))).toHaveLength(1);
    const site = await readFile(join(small.folder, 'pages/site.json'), 'utf8');
    expect(await editor.marks('pages/site.json', site)).toEqual([]);
    expect(await editor.marks('pages/site.json', site.replace('"notice"', '"notise"'))).toHaveLength(1);
    const shared = { $schema: '../../schemas/shared.schema.json', sections: [{ type: 'prse' }] };
    expect(await editor.marks('pages/shared/x.json', fileText(shared))).toHaveLength(1);
    expect(await editor.marks('assets/records/news/a.json', fileText(smallNews))).toEqual([]);
    expect(await editor.marks('assets/records/news/a.json', fileText([{ ...smallNews[0], titel: 'x' }]))).toHaveLength(
      1,
    );
    const record = fileText([{ ...smallNews[0], picture: '|' }]);
    expect([...(await editor.proposals('assets/records/news/a.json', record)).keys()]).toContain('example.svg');
  });

  test('preserves a maintainer’s settings byte by byte, however often it runs', async () => {
    const own =
      '{\n\t"editor.tabSize": 4,\n\t"json.schemas": [\n\t\t{ "url": "./own.json", "fileMatch": ["/own/*"] }\n\t]\n}\n';
    await writeSettings(own);
    await write();
    const first = await readFile(settings(), 'utf8');
    expect(first.startsWith('{\n\t"editor.tabSize": 4,\n')).toBe(true);
    const { 'json.schemas': places } = JSON.parse(first) as { 'json.schemas': { url: string }[] };
    expect(places.map(({ url }) => url)).toEqual(expect.arrayContaining(['./own.json', './schemas/page.schema.json']));
    await write();
    expect(await readFile(settings(), 'utf8')).toBe(first);
  });

  test('leaves settings with comments unchanged, and reports the missing ones', async () => {
    const own = '{\n  // ours\n  "editor.tabSize": 4\n}\n';
    await writeSettings(own);
    await expect(write()).rejects.toThrow(/settings\.json is not plain JSON: take "json\.schemas" over: .*$/);
    expect(await readFile(settings(), 'utf8')).toBe(own);
  });
});
