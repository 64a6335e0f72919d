import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { factsIn } from '../check/facts.ts';
import { learnFile } from '../check/inspect-file.ts';
import { createInspector } from '../check/inspect-site.ts';
import { formatProblem } from '../check/problem.ts';
import { collectionsIn } from '../check/record-pages.ts';
import type { SiteFile, SiteInput } from '../check/site-files.ts';
import { modelOf, type SiteModel } from '../check/site-model.ts';
import { type Files, replacePassage, smallNews, smallSite } from '../generate/gallery/small-site.ts';
import { collectReferences } from '../refactor/references/collect-references.ts';
import { applyPlan, planRename } from '../refactor/references/plan-rename.ts';
import { findNamedRecords } from '../refactor/references/records.ts';
import { resolveName } from '../refactor/references/resolve-name.ts';
import { schemasForFiles } from '../site/read-site.ts';
import { exampleSite } from '../testing/example-site.ts';
import { type SmallFolder, smallFolder } from '../testing/small-folder.ts';
import { sampleCount } from '../testing/test-depth.ts';

describe('on a site, a rename to a fresh name', () => {
  let site: SiteInput;
  let model: SiteModel;
  const learned = new Map<string, SiteFile>();
  /** The model of a site. Files that were inspected before are not inspected again. */
  const modelFor = ({ files, assets, schemas }: SiteInput): SiteModel => {
    const all = Object.keys(files)
      .sort()
      .flatMap((path) => {
        const key = `${path} ${files[path]}`;
        const file = learned.get(key) ?? learnFile(path, files[path] as string, schemas);
        if (file) learned.set(key, file);
        return file ?? [];
      });
    return modelOf(all, { assets, schemas });
  };
  const inspect = createInspector();
  beforeAll(async () => {
    site = await exampleSite();
    model = modelFor(site);
  });

  /** Renames and renames back, in a run that is not full each tenth, and expects every byte to be restored; every so-many-th result is checked whole. */
  const thereAndBack = (kind: string, names: [string, string, string][], every: number) => {
    const tried = names.filter((_, index) => index % sampleCount(1, 10) === 0);
    for (const [index, [name, to, renamed]] of tried.entries()) {
      const there = applyPlan(site, planRename(resolveName(kind, name, model), to, model));
      expect.soft(there.files, `${name} is edited somewhere`).not.toEqual(site.files);
      if (index % every === 0) {
        const errors = inspect(there).problems.filter(({ severity }) => severity === 'error');
        expect.soft(errors.map(formatProblem), name).toEqual([]);
      }
      const around = modelFor(there);
      const back = name.slice(kind === 'section' ? name.indexOf('#') + 1 : 0);
      const again = applyPlan(there, planRename(resolveName(kind, renamed, around), back, around));
      expect.soft(again.files, name).toEqual(site.files);
      expect.soft([...again.assets].sort(), name).toEqual([...site.assets].sort());
    }
  };

  test('of every route leaves no errors, and renaming back restores every byte', () => {
    const routes = model.pages.map(({ page }) => page.route).filter((route) => route !== '/');
    expect(routes.length).toBeGreaterThan(50);
    thereAndBack(
      'route',
      routes.map((route) => [route, `/renamed${route}`, `/renamed${route}`]),
      2,
    );
  });

  test('of every file that is named leaves no errors, and renaming back restores every byte', () => {
    const named = model.files.flatMap((file) => collectReferences(file, model)).filter(({ kind }) => kind === 'asset');
    const assets = [...new Set(named.map(({ name }) => name))];
    expect(assets.length).toBeGreaterThan(3);
    const fresh = (asset: string) => asset.replace(/[^/]*$/, 'renamed-$&');
    thereAndBack(
      'asset',
      assets.map((asset) => [asset, fresh(asset), fresh(asset)]),
      20,
    );
  });

  test('of every section’s id leaves no errors, and renaming back restores every byte', () => {
    const ids = model.files.flatMap((file) => factsIn(file).ids.map((id) => [file.file, id]));
    expect(ids.length).toBeGreaterThan(50);
    thereAndBack(
      'section',
      ids.map(([file, id]) => [`${file}#${id}`, `${id}-renamed`, `${file}#${id}-renamed`]),
      10,
    );
  });

  test('of every record’s number leaves no errors, and renaming back restores every byte', () => {
    const records = findNamedRecords(model).map(({ name }) => name);
    expect(records.length).toBe(smallNews.length);
    thereAndBack(
      'record',
      records.map((name, index) => [name, String(9000 + index), name.replace(/[^/]+$/, String(9000 + index))]),
      10,
    );
  });

  test('of every field of a collection only breaks sections that require its name, and renaming back restores every byte', async () => {
    const fields = [...collectionsIn(model)].flatMap(([name, one]) =>
      Object.keys(one.fields).map((field) => `${name}.${field}`),
    );
    expect(fields.length).toBeGreaterThan(30);
    for (const [index, name] of fields.filter((_, index) => index % sampleCount(1, 10) === 0).entries()) {
      const to = `${name.split('.')[1]}_renamed`;
      const there = applyPlan(site, planRename(resolveName('field', name, model), to, model));
      const schemas = await schemasForFiles(there.files);
      const around = modelFor({ ...there, schemas });
      if (index % 5 === 0) {
        const codes = createInspector()({ ...there, schemas }).problems.map(({ code }) => code);
        expect
          .soft(
            [...new Set(codes)].filter((code) => code !== 'unfit-answer'),
            name,
          )
          .toEqual([]);
      }
      const back = planRename(
        resolveName('field', name.replace(/[^.]+$/, to), around),
        String(name.split('.')[1]),
        around,
      );
      expect.soft(applyPlan(there, back).files, name).toEqual(site.files);
    }
  }, 120_000);

  test('of every collection leaves no errors, and renaming back restores every byte', async () => {
    const names = [...collectionsIn(model).keys()];
    expect(names.length).toBeGreaterThan(5);
    for (const name of names) {
      const plan = planRename(resolveName('collection', name, model), `${name}-renamed`, model);
      const there = applyPlan(site, plan);
      // The declarations of collections are part of the schemas.
      const { problems, model: around } = inspect({ ...there, schemas: await schemasForFiles(there.files) });
      expect.soft(problems.map(formatProblem), name).toEqual([]);
      const back = planRename(resolveName('collection', `${name}-renamed`, around), name, around);
      const again = applyPlan(there, back);
      expect.soft(again.files, name).toEqual(site.files);
      expect.soft([...again.assets].sort(), name).toEqual([...site.assets].sort());
    }
  });
});

/**
 * A collection whose records have short names and refer to each other, its page, and another record in a
 * list.
 */
const events: Files = {
  'pages/collections/event.json': {
    $schema: '../../schemas/collection.schema.json',
    description: 'An event.',
    fields: {
      slug: { kind: 'RecordSlug', description: 'Its name in addresses.' },
      title: { kind: 'PlainText', description: 'Its title.' },
      after: { kind: 'RecordReference', description: 'The event before it.', optional: true },
      news: { kind: 'RecordReference', collection: 'news', description: 'What was written of it.', optional: true },
      text: { kind: 'HtmlText', description: 'What there is to see.' },
    },
    answers: {
      all: { type: 'list', path: '/api/v1/event/all', description: 'All events.', fields: ['slug', 'title'] },
      item: { type: 'record', path: '/api/v1/event/{slug}', description: 'One event.' },
    },
  },
  'assets/records/event/spring.json': { slug: 'spring', title: 'spring', news: 1, text: '' },
  'assets/records/event/others.json': [
    { slug: 'summer', title: 'Summer', after: 'spring', text: '<a href="/en/events/spring?a#item">spring</a>' },
    { slug: 'spring-2', title: 'Spring again', after: 'summer', text: '' },
  ],
  'assets/records/news/1.json': { ...smallNews[0], summary: '', time: '2025-01-01' },
  'pages/event.json': {
    $schema: '../schemas/page.schema.json',
    id: 'event',
    route: '/events/{slug}',
    title: 'Event',
    sections: [
      {
        type: 'article',
        id: 'item',
        data: { source: 'event.item', params: { slug: '{route.slug}' } },
        contentField: 'text',
      },
    ],
  },
  'pages/product.json': {
    ...smallSite['pages/product.json'],
    sections: [
      { type: 'prose', paragraphs: ['[A](/events/spring), [B](/events/spring-2), [C](/item/1#item) /events/spring'] },
      { type: 'article', data: { source: 'event.item', params: { slug: 'spring' } }, contentField: 'text' },
    ],
  },
};

describe('on the small site', () => {
  let small: SmallFolder;
  afterEach(() => small.remove());
  const withFile = async (changes: Files = {}) => {
    small = await smallFolder(changes);
    return small.texts();
  };

  test('a route changes in fields, in texts and in parents, its query and anchor stay, and a redirect is left', async () => {
    const before = await withFile();
    const { code, said } = await small.run('rename', 'route', '/second', '/next');
    expect(code).toBe(0);
    expect(said).toBe(
      'pages/site.json  1 edit\npages/home.json  2 edits\npages/second.json  1 edit\nMade 4 edits in 3 files.',
    );
    const after = await small.texts();
    expect(after['pages/home.json']).toBe(before['pages/home.json']?.replaceAll('/second#guide', '/next#guide'));
    expect(after['pages/second.json']).toBe(before['pages/second.json']?.replace('"/second"', '"/next"'));
    expect(JSON.parse(after['pages/site.json'] ?? '').redirects).toEqual([{ from: '/second', to: '/next' }]);
    expect(after['pages/site.json']).toMatch(/\],\n {2}"redirects": \[\{ "from": "\/second", "to": "\/next" \}\]\n\}$/);
    await small.run('rename', 'route', '/next', '/second');
    expect(await small.texts()).toEqual(before);
  });

  test('a heading of a Markdown file changes with the links of other pages, and back', async () => {
    const second = smallSite['pages/second.json'];
    const before = await withFile({
      'pages/second.json': { ...second, sections: [...second.sections, { type: 'article', content: 'a.md' }] },
      'pages/a.md': '## Set up\n',
      ...replacePassage('pages/home.json', 'page](/second#guide', 'page](/second#set-up'),
    });
    const { said } = await small.run('rename', '/second#set-up', 'Install');
    expect(said).toBe('pages/a.md  1 edit\npages/home.json  1 edit\nMade 2 edits in 2 files.');
    expect((await small.texts())['pages/a.md']).toBe('## Install\n');
    await small.run('rename', '/second#install', 'Set up');
    expect(await small.texts()).toEqual(before);
  });

  test('a second rename updates the first redirect, and each step back restores its bytes', async () => {
    const before = await withFile();
    await small.run('rename', '/second', '/third');
    const between = await small.texts();
    await small.run('rename', '/third', '/fourth');
    expect(JSON.parse((await small.texts())['pages/site.json'] ?? '').redirects).toEqual([
      { from: '/second', to: '/fourth' },
      { from: '/third', to: '/fourth' },
    ]);
    await small.run('rename', '/fourth', '/third');
    expect(await small.texts()).toEqual(between);
    await small.run('rename', '/third', '/second');
    expect(await small.texts()).toEqual(before);
  });

  test('a route with a parameter changes with its values, its default and its parent links', async () => {
    const page = replacePassage('pages/second.json', 'runs `gadget in`', '[2](/news/2), [1](/news?x)');
    const before = await withFile(page);
    await small.run('rename', '/news', '/press/{page}');
    const after = await small.texts();
    expect(after['pages/second.json']).toContain('[2](/press/2), [1](/press?x)');
    expect(after['pages/item.json']).toContain('"parent": "/press"');
    expect(after['pages/news.json']).toContain('"to": "/press/{page}"');
    expect(JSON.parse(after['pages/site.json'] ?? '').redirects).toEqual([
      { from: '/news/{page}', to: '/press/{page}' },
      { from: '/news', to: '/press' },
    ]);
    await small.run('rename', '/press/{page}', '/news/{page}');
    expect(await small.texts()).toEqual(before);
  });

  test('a route with a site value keeps the spelling of each reference, and a rename back that of the redirect', async () => {
    const before = await withFile(replacePassage('pages/second.json', 'runs `gadget in`', '[x](/gadget-introduce)'));
    await small.run('rename', '/gadget-introduce', '/about-{product}');
    const after = await small.texts();
    expect(after['pages/shared/links.json']).toContain('"/about-{product}"');
    expect(after['pages/second.json']).toContain('[x](/about-gadget)');
    await small.run('rename', '/about-gadget', '/gadget-introduce');
    expect(await small.texts()).toEqual(before);
  });

  test('only a link’s bytes change: not similar code, not nearby escapes, not the same word elsewhere', async () => {
    const text = '"\\u4e2d `[a](/second)` [/second](/second) \\"[b](\\/second#guide)\\" /second"';
    await withFile(replacePassage('pages/second.json', '"**{product}** runs `gadget in`."', text));
    await small.run('rename', 'route', '/second', '/next/one');
    const wanted = '"\\u4e2d `[a](/second)` [/second](/next/one) \\"[b](\\/next\\/one#guide)\\" /second"';
    expect((await small.texts())['pages/second.json']).toContain(wanted);
  });

  test('HTML, old addresses and relative names of records change, also in the English page’s address', async () => {
    const html = '<a href="/en/second#guide">x</a> <a href="https://old.example.com/example.zip?a">y</a>';
    const record = { id: 1, title: 'A', summary: 'B', time: '2025-01-01', content: html, picture: 'example.zip' };
    const before = await withFile({ 'assets/records/news/a.json': record });
    await small.run('rename', 'route', '/second', '/next');
    await small.run('rename', 'asset', 'files/example.zip', 'files/packages/a b.zip');
    const after = await small.texts();
    expect(JSON.parse(after['assets/records/news/a.json'] ?? '')).toMatchObject({
      content: '<a href="/en/next#guide">x</a> <a href="https://old.example.com/packages/a%20b.zip?a">y</a>',
      picture: 'packages/a%20b.zip',
    });
    expect(after['pages/home.json']).toContain('files:packages/a%20b.zip');
    await small.run('rename', 'asset', 'files/packages/a b.zip', 'files/example.zip');
    await small.run('rename', 'route', '/next', '/second');
    expect(await small.texts()).toEqual(before);
  });

  test('a file moves with its checksum, which gets the new name, and an address outside its base becomes absolute', async () => {
    const before = await withFile();
    await writeFile(join(small.folder, 'assets/files/example.zip.sha256'), 'ab  example.zip\n');
    const { code } = await small.run('rename', 'asset', 'files/example.zip', 'packages/new.zip');
    expect(code).toBe(0);
    const after = await small.texts();
    expect(after['assets/packages/new.zip']).toBe(before['assets/files/example.zip']);
    expect(after['assets/packages/new.zip.sha256']).toBe('ab  new.zip\n');
    expect(Object.keys(after).filter((file) => file.includes('example.zip'))).toEqual([]);
    expect(after['pages/home.json']).toContain('"to": "/packages/new.zip"');
  });

  test('a section’s id changes with its links and its references on the page', async () => {
    const before = await withFile();
    await small.run('rename', 'section', 'item#item', 'article');
    expect((await small.texts())['pages/item.json']).toBe(
      before['pages/item.json']
        ?.replace('"section": "item"', '"section": "article"')
        .replace('"type": "article",\n      "id": "item"', '"type": "article",\n      "id": "article"'),
    );
    await small.run('rename', 'anchor', '/second#guide', 'start');
    const after = await small.texts();
    expect(after['pages/home.json']).toBe(before['pages/home.json']?.replaceAll('#guide', '#start'));
    await small.run('rename', 'anchor', '/second#more', 'links');
    expect((await small.texts())['pages/shared/links.json']).toContain('"id": "links"');
  });

  test('site.json on one line gets its redirect on that line', async () => {
    const { files } = { files: JSON.parse((await withFile())['pages/site.json'] ?? '') };
    await small.remove();
    const before = await withFile({ 'pages/site.json': JSON.stringify(files) });
    await small.run('rename', '/second', '/next');
    expect((await small.texts())['pages/site.json']).toMatch(/,"redirects":\[\{"from":"\/second","to":"\/next"\}\]\}$/);
    await small.run('rename', '/next', '/second');
    expect(await small.texts()).toEqual(before);
  });

  test('a repeated rename reports that it is done and succeeds', async () => {
    await withFile();
    await small.run('rename', 'route', '/second', '/next');
    const after = await small.texts();
    expect(await small.run('rename', 'route', '/second', '/next')).toEqual({
      code: 0,
      said: '"/second" leads to "/next" already: nothing was left to do.',
    });
    expect(await small.texts()).toEqual(after);
  });

  test('--dry reports the edits and writes nothing', async () => {
    const before = await withFile();
    const { code, said } = await small.run('rename', 'route', '/second', '/next', '--dry');
    expect(code).toBe(0);
    expect(said).toContain('Would make 4 edits in 3 files.');
    expect(await small.texts()).toEqual(before);
  });

  test.each([
    ['an unknown route', ['route', '/secnd', '/x'], 'Did you mean "/second"?'],
    ['an unknown file', ['asset', 'files/exmple.zip', 'files/x.zip'], 'Did you mean "files/example.zip"?'],
    ['an unknown id', ['anchor', '/second#giude', 'x'], 'Did you mean "guide"?'],
    ['an unknown page of a section', ['section', 'secnd#guide', 'x'], 'Did you mean "second"?'],
    ['a record', ['asset', 'records/news/a.json', 'files/x.json'], 'There is no file assets/records/news/a.json.'],
    ['a route that another page has', ['route', '/second', '/news'], 'already that of pages/news.json'],
    ['a route that is none', ['route', '/second', '/a b'], '"/a b" is no route'],
    ['a route without its slash', ['route', '/second', 'next'], '"next" is no route'],
    ['the home page', ['route', '/', '/home'], 'stays there'],
    ['a lost parameter', ['route', '/item/{id}', '/item'], 'different parameters'],
    ['a default that is not last', ['route', '/news/{page}', '/{page}/news'], 'has a default'],
    [
      'an old route of another page',
      ['route', '/second', '/gone/{id}'],
      '"/gone/{id}" is an old route that leads to "/item/{id}"',
    ],
    ['an old route instead of its page’s', ['route', '/gone/{id}', '/x'], 'its page is now at "/item/{id}"'],
    ['a file that is there', ['asset', 'files/example.zip', 'files/example.pdf'], 'There is already a file'],
    ['a way out of assets', ['asset', 'files/example.zip', '../example.zip'], 'no path of a file under assets/'],
    ['a place among the records', ['asset', 'files/example.zip', 'records/a.zip'], 'no path of a file under assets/'],
    [
      'a picture that leaves images',
      ['asset', 'images/example.svg', 'files/a.svg'],
      'can only name files of assets/images/',
    ],
    ['a picture that is none', ['asset', 'images/example.svg', 'images/a.zip'], 'would have errors'],
    ['an id that another section has', ['section', 'second#guide', 'more'], 'already taken on this page'],
    ['an id that is none', ['section', 'second#guide', '1 2'], 'is no id'],
  ])('%s is refused, and nothing is written', async (_, args, why) => {
    const redirects = '"redirects": [{ "from": "/gone/{id}", "to": "/item/{id}" }],\n  "onDataFailure"';
    const before = await withFile(replacePassage('pages/site.json', '"onDataFailure"', redirects));
    const { code, said } = await small.run('rename', ...args);
    expect(code).toBe(1);
    expect(said).toContain(why);
    expect(await small.texts()).toEqual(before);
  });

  test('a reference with two targets is refused, and nothing is written', async () => {
    const links = (to: string) => ({ type: 'links', id: 'guide', links: [{ label: 'x', to }] });
    const before = await withFile({
      ...replacePassage('pages/shared/links.json', '/{product}-introduce', '#guide'),
      ...replacePassage(
        'pages/product.json',
        '"sections": []',
        `"sections": [${JSON.stringify(links('/second#guide'))}, { "type": "include", "name": "links" }]`,
      ),
      ...replacePassage('pages/home.json', '#downloads', '/{product}-introduce'),
    });
    const { code, said } = await small.run('rename', 'section', 'second#guide', 'start');
    expect(code).toBe(1);
    expect(said).toContain(
      'pages/shared/links.json:10:19  sections[0] (links).links[0].to names pages/second.json#guide',
    );
    expect(said).toContain('and pages/product.json#guide at once: change it by hand.');
    expect(await small.texts()).toEqual(before);
  });

  test('a site with errors is refused, and nothing is written', async () => {
    const before = await withFile(replacePassage('pages/home.json', '#downloads', '#downlods'));
    const { code, said } = await small.run('rename', 'route', '/second', '/next');
    expect([code, said]).toEqual([
      1,
      'The site has 1 error: mend what `npm run check` tells first. Nothing was written.',
    ]);
    expect(await small.texts()).toEqual(before);
  });

  test.each([
    ['a field of a collection', ['paper.year', 'age'], ['paper.age', 'year'], ['"year"', '{year}']],
    ['a field that pages show', ['paper.author', 'writers'], ['paper.writers', 'author'], ['"author"']],
    ['a source', ['paper.list', 'by-year'], ['paper.by-year', 'list'], ['"list": {', 'paper.list']],
  ])(
    '%s is renamed in its declaration, records and pages, and can be reverted byte for byte',
    async (_, there, back, old) => {
      const page = {
        ...smallSite['pages/product.json'],
        sections: [
          {
            type: 'table',
            data: { source: 'paper.list', params: { year: '2026' } },
            columns: [{ field: 'author', label: 'Author', to: 'https://example.org/{author}' }],
          },
        ],
      };
      const paper = { year: '2026', author: 'A', url: 'https://example.org/', summary: 'S', time: '2026-01' };
      const before = await withFile({ 'pages/product.json': page, 'assets/records/paper/2026.json': [paper] });
      expect(await small.run('rename', ...there)).toMatchObject({ code: 0 });
      const texts = await small.texts();
      const own = ['pages/product.json', 'pages/collections/paper.json', 'assets/records/paper/2026.json'];
      for (const name of old) expect(own.filter((file) => texts[file]?.includes(name))).toEqual([]);
      expect((await small.run('check')).said).toContain('no problems');
      expect(await small.run('rename', ...back)).toMatchObject({ code: 0 });
      expect(await small.texts()).toEqual(before);
    },
  );

  test.each([
    [['paper.year', 'author'], 'has a field "author" already'],
    [['paper.year', 'a b'], 'is no name of a field'],
    [['news.list', 'item'], 'There is a source "news.item" already'],
    [['news.list', 'paper.other'], 'is no name of a source of pages/collections/news.json'],
    [['news.time', 'day'], 'does not answer time (Day)'],
  ])('%j is refused, and nothing is written', async (args, why) => {
    const before = await withFile();
    const { code, said } = await small.run('rename', ...args);
    expect([code, said]).toEqual([1, expect.stringContaining(why)]);
    expect(await small.texts()).toEqual(before);
  });

  test('a collection is renamed with its file and its records, wherever sources and records name it, and back to the byte', async () => {
    const before = await withFile(events);
    expect(await small.run('rename', 'collection', 'news', 'press')).toEqual({
      code: 0,
      said: [
        'pages/collections/news.json → pages/collections/press.json',
        'assets/records/news/1.json → assets/records/press/1.json',
        'pages/collections/event.json  1 edit',
        'pages/item.json  1 edit',
        'pages/news.json  1 edit',
        'Made 3 edits in 3 files.',
      ].join('\n'),
    });
    const after = await small.texts();
    expect(after['pages/collections/press.json']).toBe(before['pages/collections/news.json']);
    expect(after['assets/records/press/1.json']).toBe(before['assets/records/news/1.json']);
    expect(after['pages/item.json']).toBe(before['pages/item.json']?.replace('"news.item"', '"press.item"'));
    expect(after['pages/collections/event.json']).toContain('"collection": "press"');
    expect((await small.run('check')).said).toContain('no problems');
    await small.run('rename', 'press', 'news');
    expect(await small.texts()).toEqual(before);
  });

  test('a record’s short name changes in records, texts, HTML, bindings and addresses, with a redirect, and can be reverted byte for byte', async () => {
    const before = await withFile(events);
    expect(await small.run('rename', 'event/spring', 'may')).toMatchObject({ code: 0 });
    const after = await small.texts();
    expect(JSON.parse(after['pages/site.json'] ?? '').redirects).toEqual([
      { from: '/events/spring', to: '/events/may' },
    ]);
    expect(after['pages/product.json']).toBe(
      before['pages/product.json']
        ?.replace('[A](/events/spring)', '[A](/events/may)')
        .replace('"slug": "spring"', '"slug": "may"'),
    );
    expect(after['assets/records/event/spring.json']).toBe(
      before['assets/records/event/spring.json']?.replace('"slug": "spring"', '"slug": "may"'),
    );
    expect(after['assets/records/event/others.json']).toBe(
      before['assets/records/event/others.json']
        ?.replace('"after": "spring"', '"after": "may"')
        .replace('/en/events/spring?a', '/en/events/may?a'),
    );
    expect((await small.run('check')).said).toContain('no problems');
    await small.run('rename', 'record', 'event/may', 'june');
    expect(JSON.parse((await small.texts())['pages/site.json'] ?? '').redirects).toEqual([
      { from: '/events/spring', to: '/events/june' },
      { from: '/events/may', to: '/events/june' },
    ]);
    await small.run('rename', 'event/june', 'event/may');
    expect(await small.texts()).toEqual(after);
    await small.run('rename', 'event/may', 'spring');
    expect(await small.texts()).toEqual(before);
  });

  test('a record’s number stays one, and changes where others refer to it', async () => {
    const before = await withFile(events);
    expect(await small.run('rename', 'news/1', '77')).toMatchObject({ code: 0 });
    const after = await small.texts();
    expect(JSON.parse(after['assets/records/news/1.json'] ?? '').id).toBe(77);
    expect(JSON.parse(after['assets/records/event/spring.json'] ?? '').news).toBe(77);
    expect(after['pages/product.json']).toContain('[C](/item/77#item)');
    expect(JSON.parse(after['pages/site.json'] ?? '').redirects).toEqual([{ from: '/item/1', to: '/item/77' }]);
    await small.run('rename', 'news/77', '1');
    expect(await small.texts()).toEqual(before);
  });

  test.each([
    [['event/sprin', 'x'], 'Did you mean "event/spring"?'],
    [['event/spring', 'summer'], 'There is already a record "event/summer"'],
    [['event/spring', 'A b'], 'is no short name of a record'],
    [['news/1', 'one'], 'is no number of a record'],
    [['collection', 'evnt', 'x'], 'Did you mean "event"?'],
    [['event', 'news'], 'There is already a collection'],
    [['event', 'Big Event'], 'is no name of a collection'],
  ])('%j of a collection is refused, and nothing is written', async (args, why) => {
    const before = await withFile(events);
    const { code, said } = await small.run('rename', ...args);
    expect([code, said]).toEqual([1, expect.stringContaining(why)]);
    expect(await small.texts()).toEqual(before);
  });

  test('a write error reverts the files that were written before', async () => {
    const before = await withFile();
    const { code, said } = await small.run('rename', 'asset', 'files/example.zip', 'files/example.pdf/a.zip');
    expect(code).toBe(1);
    expect(said).toContain('assets/files/example.pdf/a.zip cannot be written');
    expect(said).toContain('Everything is as it was.');
    expect(await small.texts()).toEqual(before);
  });

  test('a file with a name as long as the system allows is edited like any other', async () => {
    const last = `pages/z${'z'.repeat(244)}.json`;
    const sections = [{ type: 'links', links: [{ label: 'x', to: 'files:example.zip' }] }];
    await withFile({ [last]: { $schema: 'x', id: 'last', route: '/last', title: 'Last', sections } });
    await small.run('rename', 'asset', 'files/example.zip', 'files/new/a.zip');
    expect((await small.texts())[last]).toContain('files:new/a.zip');
  });

  test.each([
    [[], "missing required argument 'NAME'"],
    [['/second'], "missing required argument 'NEW-NAME'"],
    [['page', '/second', '/next'], '"page" cannot stand here'],
    [['a', 'b', 'c', 'd'], 'too many arguments'],
    [['table', 'grid'], 'a type is part of the engine and is renamed there'],
  ])('bad usage %j throws, which is exit code 2', async (args, why) => {
    const before = await withFile();
    await expect(small.run('rename', ...args)).rejects.toThrow(why);
    expect(await small.texts()).toEqual(before);
  });
});
