import { describe, expect, test } from 'vitest';
import { complaints, type Files, replacePassage, smallNews, smallSite } from '../generate/gallery/small-site.ts';

const passage = '**{product}** runs `gadget in`.';
const prose = (text: string) => replacePassage('pages/second.json', passage, JSON.stringify(text).slice(1, -1));
const title = (json: string) => replacePassage('pages/second.json', '"title": "Second"', `"title": ${json}`);
const site = (passage: string, by: string) => replacePassage('pages/site.json', passage, by);
const section = (one: object): Files => ({
  'pages/product.json': { ...smallSite['pages/product.json'], sections: [one] },
});
const list = (match: string) =>
  section({
    type: 'expandable-list',
    title: { field: 'name', label: 'Name' },
    details: [{ field: 'name', label: 'Name' }],
    menu: [{ id: 'all', label: 'All', match: [match] }],
    rows: [{ name: 'Bands' }, { name: 'Phonons' }],
  });
const module = { id: 1, name: 'Bands', summary: 'A' };
const bound = (match: string): Files => ({
  ...section({
    type: 'expandable-list',
    title: { field: 'name', label: 'Name' },
    details: [{ field: 'summary', label: 'Summary' }],
    menu: [{ id: 'all', label: 'All', match: [match] }],
    data: { source: 'module.all' },
  }),
  'assets/records/module/a.json': [module, { ...module, id: 2, name: 'Phonons' }],
});
const news = (item: string) =>
  section({
    type: 'news-preview',
    data: { source: 'news.list', params: { page: '1' } },
    item: { to: item },
    all: { to: '/second' },
  });

describe('a formerly unreported mistake is one problem', () => {
  test.each<[string, Files, RegExp]>([
    ['an empty title', title('""'), /second\.json:\d+:\d+ {2}title: This names something and is empty/],
    ['a title of blanks', title('"\u3000 "'), /title: This names something and is empty/],
    ['a title that one language lacks', title('{ "zh": "第二", "en": "" }'), /title\.en: This names something/],
    ['a link without words', prose('[](/second)'), /no words between its brackets/],
    ['languages that are swapped', title('{ "zh": "Second page", "en": "第二页" }'), /Swap them/],
    [
      'the schema of another kind',
      replacePassage('pages/second.json', 'page.schema', 'site.schema'),
      /Did you mean ".*page\.schema\.json"/,
    ],
    [
      'a third level of navigation',
      site(
        '"navigation": [',
        '"navigation": [ { "label": "A", "children": [ { "label": "B", "children": [ { "label": "C", "to": "/second" } ] } ] },',
      ),
      /children\[0\]\.children\[0\]: The navigation has two levels/,
    ],
    ['full-width brackets', prose('[x]（/second）'), /in plain brackets.* Did you mean "\[x\]\(\/second\)"/],
    ['a heading of Markdown', prose('# Start'), /"#" is Markdown/],
    ['a list of Markdown', prose('- one'), /"-" is Markdown/],
    ['italics', prose('an *important* word'), /"\*" is Markdown/],
    ['a picture of Markdown', prose('![a](/images/example.svg)'), /"!\[\]\(\)" is Markdown/],
    ['an entity of HTML', prose('a&nbsp;b'), /"&…;" is Markdown/],
    [
      'an unknown value in an address',
      replacePassage('pages/home.json', '"files:example.zip"', '"https://example.org/{prodct}"'),
      /"\{prodct\}" is not a value of site\.json/,
    ],
    [
      'a parameter that rows lack',
      news('/second?item={nr}'),
      /item\.to: "nr" is not a field of the answer of "news\.list"/,
    ],
    ['a choice that matches no row', list('Band'), /match\[0\]: No row is called "Band"\..* Did you mean "Bands"/],
    ['a choice that matches no record', bound('Phonon'), /No row is called "Phonon"\..* Did you mean "Phonons"/],
    [
      'two records of one number',
      { 'assets/records/news/a.json': [smallNews[0], smallNews[0]] },
      /already that of a record/,
    ],
  ])('%s', async (_, change, says) => {
    const told = await complaints(change);
    expect(told, told.join('\n')).toHaveLength(1);
    expect(told[0]).toMatch(says);
  });

  test.each<[string, Files]>([
    ['a formula with asterisks', prose('2*a*b and f(x)*g*2')],
    ['a number sign and a hyphen', prose('No. #1 is – as before - sound; C# too')],
    ['an ampersand', prose('R&D; A & B')],
    ['what looks like Markdown in code', prose('`# comment` and `*x*` and `&nbsp;`')],
    ['names in both languages', title('{ "zh": "X-Flow", "en": "X-Flow" }')],
    ['an English text that names a Chinese word', title('{ "zh": "能带", "en": "Bands (能带)" }')],
    ['choices that match', list('Bands')],
    ['choices that match records', bound('Phonons')],
  ])('but not %s', async (_, change) => {
    expect(await complaints(change)).toEqual([]);
  });
});
