import { expect, test } from 'vitest';
import { complaints, type Files, smallNews, smallSite } from '../generate/gallery/small-site.ts';

/** A page for each day with news, a tab for each news item, and an entry of the navigation for each day. */
const repeated: Record<string, unknown> = {
  'assets/records/news/news.json': smallNews,
  'pages/days.json': {
    $schema: '../schemas/page.schema.json',
    forEach: { collection: 'news', field: 'time', order: 'descending' },
    id: 'day-{time}',
    route: '/days/{time}',
    title: { zh: '{time} 的新闻（{count}）', en: 'News of {time} ({count})' },
    sections: [
      {
        type: 'tabs',
        id: 'items',
        tabs: [
          {
            forEach: { collection: 'news', where: { time: '{time}' } },
            id: 'news-{id}',
            label: '{title}',
            sections: [{ type: 'prose', id: 'text-{id}', paragraphs: ['{title}: {time}, {product}.'] }],
          },
        ],
      },
    ],
  },
  'pages/site.json': {
    ...smallSite['pages/site.json'],
    navigation: [
      { forEach: { collection: 'news', field: 'time' }, label: '{time} ({count})', to: '/days/{time}#text-1' },
      ...smallSite['pages/site.json'].navigation,
    ],
  },
};

/** The site with some passages of a file replaced. */
function withPassage(file: string, ...changes: string[]): Files {
  let text = JSON.stringify(repeated[file], null, 2);
  for (let at = 0; at < changes.length; at += 2) {
    const parts = text.split(changes[at] as string);
    if (parts.length !== 2) throw new Error(`${file} has ${parts.length - 1} times ${changes[at]}`);
    text = parts.join(changes[at + 1]);
  }
  return { ...sound, [file]: text };
}

const sound: Files = {
  ...repeated,
  // A link to an anchor is right in the instance that has it.
  'pages/site.json': JSON.stringify(repeated['pages/site.json']).replace('#text-1', ''),
};

test('repeated pages, tabs and entries are sound', async () => {
  expect(await complaints(sound)).toEqual([]);
});

test('a record without its number yet is reported itself, and not where it is repeated', async () => {
  const records = [...smallNews, { ...smallNews[0], id: null, time: '2025-01-01' }];
  expect(
    (await complaints({ ...sound, 'assets/records/news/news.json': records })).map((line) => line.split('  ')[0]),
  ).toEqual([expect.stringMatching(/^assets\/records\/news\/news\.json:/)]);
});

const days = 'pages/days.json';

test.each<[string, Files, RegExp[]]>([
  [
    'an unknown collection',
    withPassage(days, '"collection": "news",\n    "field"', '"collection": "nws",\n    "field"'),
    [/days\.json:4:19 {2}forEach\.collection: There is no collection "nws"\. .*Did you mean "news"\?$/],
  ],
  [
    'an unknown field',
    withPassage(days, '"field": "time"', '"field": "tme"'),
    [/forEach\.field: The collection has no field "tme" to repeat for\. Allowed: id, time\. Did you mean "time"\?$/],
  ],
  [
    'a field that differs by language',
    withPassage(days, '"field": "time"', '"field": "title"'),
    [/forEach\.field: "title" cannot repeat an object/],
  ],
  [
    'an unknown field of the filter',
    withPassage(days, '"time": "{time}"', '"tine": "{time}"'),
    [/where\.tine: The collection has no field "tine"\. .*Did you mean "time"\?$/],
  ],
  [
    'a filter that no record passes',
    withPassage(days, '"time": "{time}"', '"time": "2020-01-01"'),
    [/tabs\[0\]\.forEach: No record of "news" fits/],
  ],
  [
    'a name in braces that nothing fills, in a text',
    withPassage(days, 'News of {time}', 'News of {tme}'),
    [/title\.en: "\{tme\}" is not a value of site\.json\. .*Did you mean "\{time\}"\?/],
  ],
  [
    'a name in braces that nothing fills, in an id',
    withPassage(days, '"day-{time}"', '"day-{tim}"'),
    [/days\.json:\d+:\d+ {2}id: Nothing fills in "\{tim\}" here\. .*Allowed: time, count\. Did you mean "\{time\}"\?$/],
  ],
  [
    'an id that is the same in all instances',
    withPassage(
      days,
      '"collection": "news",\n            "where": {\n              "time": "{time}"\n            }',
      '"collection": "news"',
      '"text-{id}"',
      '"text"',
    ),
    [/id: Every instance is called "text"\. Put a name in braces into it\. Allowed: /],
  ],
  [
    'a tab that is the same in all instances',
    withPassage(
      days,
      '"collection": "news",\n            "where": {\n              "time": "{time}"\n            }',
      '"collection": "news"',
      '"news-{id}"',
      '"news"',
    ),
    [/id: Every instance is called "news"\. Put a name in braces into it\. Allowed: /],
  ],
  [
    'a route that is the same in all instances',
    withPassage(days, '"/days/{time}"', '"/days"'),
    [/route: Every instance is called "\/days"\. Put a name in braces into it\. Allowed: \{time\}, \{count\}\.$/],
  ],
  ['a text in an address', withPassage(days, '"/days/{time}"', '"/days/{time}/{title}"'), [/route: /]],
  [
    'a dead link of one instance',
    { ...sound, 'pages/site.json': JSON.stringify(repeated['pages/site.json']) },
    [/navigation\[0\]\.to: .*text-1.* This concerns the instance for "2025-01-07"\./],
  ],
  [
    'an unknown field of the template, once',
    withPassage(days, '"label": "{title}"', '"labl": "{title}"'),
    [/tabs\[0\]\.labl: "labl" is not a field here\. Did you mean "label"\?$/],
  ],
])('%s is one problem at the template', async (_, files, [expected]) => {
  const found = await complaints(files);
  expect(found).toEqual([expect.stringMatching(expected as RegExp)]);
});
