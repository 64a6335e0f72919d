import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { foreignOrigins } from '../../engine/build/foreign-origins.ts';
import { checkSite } from '../../engine/check/check.ts';
import { createInspector } from '../../engine/check/inspect-site.ts';
import { formatProblem } from '../../engine/check/problem.ts';
import type { SiteInput } from '../../engine/check/site-files.ts';
import type { CompileContext } from '../../engine/compile/context.ts';
import { compilePage } from '../../engine/compile/page.ts';
import { createTestContext, findRoute } from '../../engine/generate/gallery/small-context.ts';
import { fileText, siteWith, smallCollections, smallSite } from '../../engine/generate/gallery/small-site.ts';
import { generateSchemas } from '../../engine/generate/schemas/generate-schemas.ts';
import { withCollections } from '../../engine/model/schema/collection-schemas.ts';
import type { Schemas } from '../../engine/model/schema/schema.ts';
import { engineLanguages } from '../../engine/model/schema/site-schemas.ts';
import { findReferences } from '../../engine/refactor/references/find-references.ts';
import { planRename } from '../../engine/refactor/references/plan-rename.ts';
import { resolveName } from '../../engine/refactor/references/resolve-name.ts';
import { root } from '../../engine/site/paths.ts';
import { declaredCollections } from '../../engine/site/read-site.ts';
import { createJsdomSanitizer } from '../../engine/site/sanitizer.ts';
import { openEditor } from '../../engine/testing/editor.ts';

const attack = '<b onclick="x()">b</b><script>x()</script>';

/** A sound section of the type that has a field of every kind. */
const sound = {
  type: 'every-kind',
  id: 'kinds',
  a: '**a**',
  b: { zh: '中', en: '**b** of {product}' },
  c: attack,
  d: '/second#guide',
  e: 'files:example.zip',
  f: 'https://frame.example/page',
  g: '/second?row={one}',
  h: '/files/example.zip',
  i: '/images/example.svg',
  j: 'example.svg',
  k: '/second',
  l: 'here',
  m: 'choice',
  n: ['x', 'y'],
  o: 'one',
  p: 'two',
  q: 'three',
  r: { what: 'four', how: 'date' },
  s: 'files',
  t: '2025-01-31',
  u: '',
  v: '20250131',
  w: '2025-01',
  x: '12:05',
  y: { src: 'example.svg', alt: '' },
  z: { src: 'example.svg', alt: 'A cell' },
  aa: '09:30',
  ab: '2.5 GHz',
  ac: '#1a5fb4',
  ad: 'wget {address files:example.zip} # {name files:example.zip} of {product}, ${name files:b}',
  ae: '**b** [x](/second#guide) ![](example.svg)\n\n[y](files:example.zip)',
  inside: [{ type: 'prose', id: 'inner', paragraphs: ['Inner'] }],
  shown: [{ one: '**1**', two: attack, three: '/files/example.zip', four: '20250131' }],
};

/** A mistake in the section, the reported pointer, and the expected message. */
const mistakes: [kind: string, change: object, pointer: string, says: RegExp][] = [
  ['Text', { a: '**a' }, '/a', /"\*\*" is shown to visitors as written/],
  ['Text', { a: '[x](/secnd)' }, '/a', /No page has the route "\/secnd"\. Did you mean "\/second"/],
  ['Text', { a: '{progam}' }, '/a', /not a value of site\.json/],
  ['HtmlText', { c: '<b>b' }, '/c', /<b> is never closed/],
  ['HtmlText', { c: '<a href="/secnd">b</a>' }, '/c', /No page has the route "\/secnd"/],
  ['Target', { d: '/secnd' }, '/d', /No page has the route "\/secnd"/],
  ['Target', { d: '/second#guid' }, '/d', /No section or heading of "\/second" has the id "guid"/],
  ['FileTarget', { e: 'files:exmple.zip' }, '/e', /There is no file assets\/files\/exmple\.zip/],
  ['FileTarget', { e: '/second' }, '/e', /must be a file of this site/],
  ['FrameTarget', { f: 'fils:x.html' }, '/f', /neither a base/],
  ['RowTarget', { g: '/second?row={on}' }, '/g', /"on" is not a field of the rows/],
  ['DataAddress', { h: '/files/exmple.zip' }, '/h', /exmple/],
  ['DataPicture', { i: 'https://other.example/a.png' }, '/i', /picture of another site/],
  ['ImageFile', { j: 'exmple.svg' }, '/j', /no picture assets\/images\/exmple\.svg/],
  ['RouteName', { k: '/secnd' }, '/k', /No page has the route "\/secnd"/],
  ['Anchor', { l: 'inner' }, '/inside/0/id', /already taken on this page/],
  ['Anchor', { l: '1st' }, '/l', /not of the right form/],
  ['QueryName', { m: 'Choice!' }, '/m', /not of the right form/],
  ['ChoiceName', { n: ['x', 'x'] }, '/n/1', /already taken in this section/],
  ['FieldName', { o: 'on' }, '/o', /"on" is not a field of the rows/],
  ['HtmlFieldName', { p: 'tw' }, '/p', /"tw" is not a field of the rows/],
  ['AddressFieldName', { q: 'thre' }, '/q', /"thre" is not a field of the rows/],
  ['FieldName', { r: { what: 'fou', how: 'date' } }, '/r/what', /"fou" is not a field of the rows/],
  ['ShownAs', { r: { what: 'four', how: 'dat' } }, '/r/how', /"dat" is not/],
  ['BaseName', { s: 'fils' }, '/s', /"fils" is not a base of site\.json\. .*Did you mean "files"/],
  ['Day', { t: '2025-02-30' }, '/t', /28 days/],
  ['Day', { t: 'soon' }, '/t', /is not a day/],
  ['OpenDay', { u: '2025-02-30' }, '/u', /28 days/],
  ['CompactDay', { v: '20250230' }, '/v', /28 days/],
  ['Month', { w: '2025-13' }, '/w', /no month 13/],
  ['Duration', { x: '12:75' }, '/x', /not of the right form/],
  ['TimeOfDay', { aa: '25:61' }, '/aa', /"25:61" is not of the right form: the hour from 00 to 23 .* as in "09:30"\.$/],
  ['Quantity', { ab: '5 Ghz' }, '/ab', /"5 Ghz" is not of the right form: .* Did you mean "5 GHz"\?$/],
  ['Color', { ac: '#12G' }, '/ac', /"#12G" is not of the right form: three or six .* as in "#1a5fb4"\.$/],
  [
    'Code',
    { ad: '{nam files:example.zip}' },
    '/ad',
    /"nam" is nothing that .* Did you mean "\{name files:example\.zip\}"\?$/,
  ],
  ['CodeText', { ad: '{name files:exmple.zip}' }, '/ad', /There is no file assets\/files\/exmple\.zip/],
  ['CodeText', { ad: '{sha256 docs:example.zip}' }, '/ad', /must be a file of this site/],
  ['Markdown', { ae: '**b' }, '/ae', /"\*\*" is shown to visitors as written/],
  ['Markdown', { ae: '[x](/secnd)' }, '/ae', /No page has the route "\/secnd"/],
  ['Markdown', { ae: '![x](exmple.svg)' }, '/ae', /no picture assets\/images\/exmple\.svg/],
  ['Markdown', { ae: 'exmple.md' }, '/ae', /There is no file pages\/exmple\.md/],
  ['TellingPicture', { z: { src: 'example.svg', alt: '' } }, '/z/alt', /needs an alternative text/],
  ['Row', { shown: [{ ...sound.shown[0], five: '5' }] }, '/shown/0/five', /nothing in this section shows/],
  ['a cell of HTML', { shown: [{ ...sound.shown[0], two: '<b>b' }] }, '/shown/0/two', /<b> is never closed/],
  ['a cell of a day', { shown: [{ ...sound.shown[0], four: '20250230' }] }, '/shown/0/four', /28 days/],
  ['a cell with an address', { shown: [{ ...sound.shown[0], three: '/nowhere' }] }, '/shown/0/three', /\/nowhere/],
  [
    'a cell of words',
    { shown: [{ ...sound.shown[0], one: '**1' }] },
    '/shown/0/one',
    /is shown to visitors as written/,
  ],
];

let generated: Record<string, string>;
let schemas: Schemas;
beforeAll(async () => {
  generated = await generateSchemas(join(root, 'engine/testing/kinds-site'));
  const texts = Object.entries(generated).filter(([path]) => path.endsWith('.json') && !path.startsWith('..'));
  const engines = Object.fromEntries(texts.map(([path, text]) => [path, JSON.parse(text)]));
  schemas = withCollections(engines, declaredCollections(smallCollections), engineLanguages);
});

/** The small site with the section on its second page. */
async function siteOf(change: object = {}): Promise<SiteInput> {
  const second = smallSite['pages/second.json'];
  const sections = [...second.sections, { ...sound, ...change }];
  const site = { ...smallSite['pages/site.json'], origin: 'https://www.example.com' };
  return { ...(await siteWith({ 'pages/site.json': site, 'pages/second.json': { ...second, sections } })), schemas };
}

async function compiled(): Promise<{ context: CompileContext; section: Record<string, unknown> }> {
  const context = createTestContext(await siteOf(), createJsdomSanitizer());
  const section = compilePage(findRoute(context, '/second'), 'en', context).sections.find(({ id }) => id === 'kinds');
  return { context, section: section as Record<string, unknown> };
}

describe('a section with a field of every kind, by its types alone,', () => {
  test('is sound', async () => {
    expect(checkSite(await siteOf()).map(formatProblem)).toEqual([]);
  });

  test.each(mistakes)('is checked: %s %o', async (_, change, pointer, says) => {
    const found = checkSite(await siteOf(change));
    const [problem] = found;
    expect(found.map(formatProblem)).toHaveLength(1);
    expect(problem?.pointer).toBe(`/sections/${smallSite['pages/second.json'].sections.length}${pointer}`);
    expect(problem && formatProblem(problem)).toMatch(says);
  });

  test('is compiled: HTML sanitized, in fields and in cells, words parsed, addresses resolved', async () => {
    const { section } = await compiled();
    const safe = { html: '<b>b</b>' };
    expect(section).toMatchObject({
      a: [{ strong: 'a' }],
      b: '**b** of Gadget',
      c: safe,
      d: { href: '/en/second#guide' },
      e: { href: '/files/example.zip', file: { name: 'example.zip' } },
      g: { href: '/en/second?row={one}' },
      y: { src: '/images/example.svg', width: 640 },
      ad: ['wget ', { href: '/files/example.zip' }, ' # example.zip of gadget, ${name files:b}'],
      ae: {
        html: '<p><strong>b</strong> <a href="/en/second#guide">x</a> <img src="/images/example.svg" width="640" height="480" alt="" loading="lazy"></p>\n<p><a href="/files/example.zip">y</a></p>\n',
      },
      inside: [{ id: 'inner', paragraphs: ['Inner'] }],
      shown: [{ one: [{ strong: '1' }], two: safe, four: '20250131' }],
    });
    expect(JSON.stringify(section)).not.toMatch(/onclick|<script/);
  });

  test('lets its frame’s origin, and no other, into the policy', async () => {
    const { context } = await compiled();
    expect(foreignOrigins(context).frames).toEqual(['https://frame.example']);
  });

  test.each<[string, string, string[]]>([
    ['route', '/second', ['/ae', '/d', '/g', '/k']],
    ['asset', 'files/example.zip', ['/ad', '/ad', '/ae', '/e', '/h', '/shown/0/three']],
    ['asset', 'images/example.svg', ['/ae', '/i', '/j', '/y/src', '/z/src']],
    ['section', '/second#guide', ['/ae', '/d']],
    ['section', '/second#here', ['/l']],
    ['section', '/second#inner', ['/inside/0/id']],
  ])('is among the uses of the %s %s, and a rename changes them', async (kind, name, pointers) => {
    const { model } = createInspector()(await siteOf());
    const at = `sections/${smallSite['pages/second.json'].sections.length}`;
    const uses = findReferences(resolveName(kind, name, model), model)
      .map(({ path }) => path.join('/'))
      .filter((path) => path.startsWith(at));
    expect(uses.map((path) => path.slice(at.length)).sort()).toEqual(pointers.sort());
    const to = { route: '/renamed', asset: name.replace('example', 'renamed'), section: 'renamed' }[kind] as string;
    const { changes } = planRename(resolveName(kind, name, model), to, model);
    const [page] = changes.filter(({ file }) => file === 'pages/second.json');
    const changed = JSON.parse(page?.text ?? '{}').sections.at(-1);
    for (const pointer of pointers) {
      const value = pointer
        .slice(1)
        .split('/')
        .reduce((here, step) => here[step], changed);
      expect(value, pointer).toContain('renamed');
    }
  });

  test('has proposals in the editor where its values are names of the site', () => {
    const page = JSON.parse(generated['../.vscode/schemas/page.schema.json'] ?? '{}');
    const properties = page.definitions.EveryKindSection.properties as Record<string, { allOf?: { $ref: string }[] }>;
    const proposed = Object.entries(properties).map(([name, { allOf = [] }]) => [
      name,
      allOf.flatMap(({ $ref }) => /^site-names\.schema\.json#\/definitions\/(.+)$/.exec($ref)?.[1] ?? []),
    ]);
    expect(Object.fromEntries(proposed)).toMatchObject({
      d: ['Routes', 'Folders', 'Beginnings', 'Files', 'Anchors'],
      e: ['Folders', 'Files'],
      f: ['Folders', 'Beginnings', 'Files'],
      g: ['Patterns'],
      i: ['Pictures'],
      j: ['Pictures'],
      k: ['Routes'],
      s: ['Bases'],
    });
  });

  test('reports each format error in the editor once, and shows its color', async () => {
    const copies = Object.entries(generated).flatMap(([path, text]) =>
      path.startsWith('../') ? [[path.slice('../'.length), text] as const] : [],
    );
    const editor = await openEditor(Object.fromEntries(copies));
    const text = (change: object = {}) =>
      fileText({ ...smallSite['pages/second.json'], sections: [{ ...sound, ...change }] });
    expect(await editor.marks('pages/x.json', text())).toEqual([]);
    expect(await editor.colors('pages/x.json', text())).toEqual(['#1a5fb4']);
    for (const [field, value] of Object.entries({ aa: '25:61', ab: '5 Ghz', ac: '#12G', x: '12:75' })) {
      const marks = await editor.marks('pages/x.json', text({ [field]: value }));
      expect(marks.map(({ message }) => message)).toEqual([
        expect.stringMatching(/^This is not of the right form: .*, as in ".+"\.\n格式不正确：.*，例如“.+”。$/),
      ]);
    }
  });
});
