import { afterEach, describe, expect, test } from 'vitest';
import { factsIn } from '../check/facts.ts';
import { createInspector } from '../check/inspect-site.ts';
import { planRename } from '../refactor/references/plan-rename.ts';
import { resolveName } from '../refactor/references/resolve-name.ts';
import { exampleSite } from '../testing/example-site.ts';
import { type SmallFolder, smallFolder } from '../testing/small-folder.ts';
import { sampleCount } from '../testing/test-depth.ts';
import { findUses } from './where-used.ts';

test('it finds the same references to routes, files and ids of a site as a rename', async () => {
  const site = await exampleSite();
  const { model } = createInspector()(site);
  const routes = model.pages.map(({ page }) => page.route).filter((route) => route !== '/');
  const assets = [...model.assets].filter((asset) => !asset.startsWith('records/'));
  const ids = model.files.flatMap((file) => factsIn(file).ids.map((id) => `${file.file}#${id}`));
  const every = (nth: number, names: string[]) => names.filter((_, index) => index % nth === 0);
  const renames: [string, string, string][] = [
    ...every(sampleCount(1, 4), routes).map((route): [string, string, string] => ['route', route, `/renamed${route}`]),
    ...every(sampleCount(10, 40), assets).map((asset): [string, string, string] => [
      'asset',
      asset,
      asset.replace(/[^/]*$/, 'renamed-$&'),
    ]),
    ...every(sampleCount(10, 40), ids).map((id): [string, string, string] => ['section', id, 'renamed']),
  ];
  for (const [kind, name, to] of renames) {
    const { changes } = planRename(resolveName(kind, name, model), to, model);
    // The redirect that a rename leaves is no reference.
    const left = kind === 'route' ? 1 : 0;
    const edited = changes.map(({ file, edits }) => [file, file === 'pages/site.json' ? edits - left : edits] as const);
    const counts: Record<string, number> = {};
    // A checksum is renamed with its file.
    const renamed = kind === 'asset' && model.assets.has(`${name}.sha256`) ? [name, `${name}.sha256`] : [name];
    for (const { file } of renamed.flatMap((one) => findUses(kind, one, site)))
      counts[file.file] = (counts[file.file] ?? 0) + 1;
    expect.soft(counts, name).toEqual(Object.fromEntries(edited.filter(([, edits]) => edits > 0)));
  }
});

describe('on the small site', () => {
  let small: SmallFolder;
  afterEach(() => small.remove());

  test.each([
    [
      'a route, as its page writes it',
      ['route', '/{product}-introduce'],
      ['pages/product.json:4:13  route', 'pages/shared/links.json:10:18  sections[0] (links).links[0].to'],
    ],
    [
      'a route, site values filled in',
      ['/gadget-introduce'],
      ['pages/product.json:4:13  route', 'pages/shared/links.json:10:18  sections[0] (links).links[0].to'],
    ],
    [
      'a route with a default, from its short form',
      ['/news'],
      [
        'pages/item.json:5:14  parent',
        'pages/news.json:4:13  route',
        'pages/news.json:25:16  sections[0] (paged-news).list.to',
      ],
    ],
    ['a file', ['files/example.zip'], ['pages/home.json:35:20  sections[0] (table).rows[0].file.to']],
    [
      'a picture',
      ['asset', 'assets/images/example.svg'],
      ['pages/home.json:49:17  sections[1] (feature).picture.src', 'pages/site.json:11:12  logo'],
    ],
    [
      'an anchor',
      ['/second#guide'],
      [
        'pages/home.json:44:33  sections[1] (feature).paragraphs[0].zh',
        'pages/home.json:45:48  sections[1] (feature).paragraphs[0].en',
        'pages/second.json:9:14  sections[0] (prose).id',
      ],
    ],
    [
      'an anchor that an include brings',
      ['anchor', '/second#more'],
      ['pages/shared/links.json:6:14  sections[0] (links).id'],
    ],
    ['a bare id', ['section', 'guide'], 3],
    ['a section type', ['paged-news'], ['pages/news.json:14:16  sections[0] (paged-news).type']],
    ['an include', ['type', 'include'], ['pages/second.json:15:16  sections[1] (include).type']],
    [
      'a source',
      ['news.item'],
      ['pages/collections/news.json:28:6  answers.item', 'pages/item.json:19:20  sections[0] (article).data.source'],
    ],
    [
      'a field of a collection',
      ['update-log.time'],
      ['pages/collections/update-log.json:5:6  fields.time', 'pages/collections/update-log.json:8:25  order[0].field'],
    ],
    ['a field of a source', ['news.item.time'], ['pages/item.json:24:21  sections[0] (article).timeField']],
    ['a field of any source', ['field', 'title'], ['pages/item.json:12:15  titleFrom.field']],
    [
      'a collection',
      ['news'],
      [
        'pages/item.json:19:20  sections[0] (article).data.source',
        'pages/news.json:16:20  sections[0] (paged-news).data.source',
      ],
    ],
    ['a type that nothing uses', ['type', 'map'], []],
  ] as [string, string[], string[] | number][])('finds %s', async (_, args, places) => {
    small = await smallFolder();
    const { code, said } = await small.run('where-used', ...args);
    const lines = said.split('\n');
    expect(code).toBe(0);
    if (typeof places === 'number') expect(lines).toHaveLength(places + 1);
    else expect(lines).toEqual([...places, `${places.length} ${places.length === 1 ? 'place' : 'places'}`]);
  });

  test.each([
    ['/secnd', 'No page has the route "/secnd". Did you mean "/second"?'],
    ['/second#giude', 'No section or heading of "/second" has the id "giude". Did you mean "guide"?'],
    ['files/exmple.zip', 'There is no file assets/files/exmple.zip. Did you mean "files/example.zip"?'],
    ['paged-nws', 'Nothing is called "paged-nws". Did you mean "paged-news"?'],
    ['news.item.tme', 'Nothing is called "news.item.tme". Did you mean "news.item.time"?'],
  ])('for the unknown %s it suggests the nearest', async (name, sentence) => {
    small = await smallFolder();
    const { code, said } = await small.run('where-used', name);
    expect(code).toBe(1);
    expect(said).toContain(sentence);
  });

  test.each([
    [[], "missing required argument 'NAME'"],
    [['color', 'red'], '"color" cannot stand here'],
    [['route', '/a', '/b'], 'too many arguments'],
  ])('bad usage %j throws, which is exit code 2', async (args, why) => {
    small = await smallFolder();
    await expect(small.run('where-used', ...args)).rejects.toThrow(why);
  });
});
