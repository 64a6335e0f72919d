import { describe, expect, test } from 'vitest';
import { type Files, fileText, siteWith, smallSite } from '../generate/gallery/small-site.ts';
import { checkSite } from './check.ts';

const page = 'pages/product.json';
const section = (one: object): string => fileText({ ...smallSite[page], sections: [one] });

/** Valid sections, with the replacement of a passage and the passage itself. */
const slips: [name: string, section: object, was: string, written: string][] = [
  ['a number as a text', { type: 'carousel', label: 'A', interval: 6000, slides: [slide()] }, '6000', '"6000"'],
  ['a truth as a text', { type: 'prose', points: ['A'], numbered: true }, 'true', '"true"'],
  ['a truth as Python has it', { type: 'prose', points: ['A'], numbered: true }, 'true', '"True"'],
  ['a decimal comma in a text', map(116.3), '116.3', '"116,3"'],
  ['a text as a number', { type: 'facts', facts: [{ label: 'Year', value: '2025' }] }, '"2025"', '2025'],
  ['one value for a list', { type: 'code', lines: ['x = 1'] }, '[\n        "x = 1"\n      ]', '"x = 1"'],
  ['another name of a target', { type: 'links', links: [{ label: 'A', to: '/second' }] }, '"to"', '"href"'],
  ['another name of a label', { type: 'links', links: [{ label: 'A', to: '/second' }] }, '"label"', '"text"'],
  ['another name of a field', table(), '"field"', '"key"'],
  ['a picture with its folder', picture(), '"example.svg"', '"images/example.svg"'],
  ['a picture with its whole path', picture(), '"example.svg"', '"/assets/images/example.svg"'],
  [
    'the file of a page for its route',
    { type: 'links', links: [{ label: 'A', to: '/second' }] },
    '"/second"',
    '"second.json"',
  ],
  [
    'its path for its route',
    { type: 'links', links: [{ label: 'A', to: '/second' }] },
    '"/second"',
    '"/pages/second.json"',
  ],
  ['another name of a section type', { type: 'carousel', label: 'A', slides: [slide()] }, '"carousel"', '"slider"'],
  ['a name in capitals', { type: 'tabs', query: 'guide', tabs: [tab('a'), tab('b')] }, '"guide"', '"Guide"'],
  ['a name with blanks around it', { type: 'prose', id: 'here', points: ['A'] }, '"here"', '" here "'],
];

function slide() {
  const words = { title: 'A', subtitle: 'B', picture: { src: 'example.svg', alt: '' } };
  return { ...words, action: { label: 'C', to: '/second' } };
}
function map(longitude: number) {
  return {
    type: 'map',
    label: 'A',
    location: { longitude, latitude: 39.9, coordinateSystem: 'WGS-84' },
    info: { title: 'A', lines: [] },
  };
}
function table() {
  return { type: 'table', columns: [{ field: 'a', label: 'A' }], rows: [{ a: '1' }] };
}
function picture() {
  return { type: 'feature', paragraphs: ['A'], picture: { src: 'example.svg', alt: 'A' } };
}
function tab(id: string) {
  return { id, label: id, sections: [{ type: 'prose', points: ['A'] }] };
}

const problemsOf = async (files: Files) => checkSite(await siteWith(files));

describe('an unambiguous typo is fixed to the original', () => {
  test.each(slips)('%s', async (_, one, was, written) => {
    const sound = section(one);
    expect(await problemsOf({ [page]: sound })).toEqual([]);
    const text = sound.replace(was, () => written);
    expect(text).not.toBe(sound);
    const problems = await problemsOf({ [page]: text });
    expect(problems.map(({ message }) => message)).toHaveLength(1);
    const { offset = 0, length = 0, text: by = '' } = problems[0]?.fix ?? {};
    const mended = text.slice(0, offset) + by + text.slice(offset + length);
    expect(JSON.parse(mended)).toEqual(JSON.parse(sound));
  });
});

test('an ambiguous typo is not fixed', async () => {
  const two = {
    type: 'links',
    links: [
      { label: 'A', to: '/secnd' },
      { label: 'B', to: '/secnd' },
    ],
  };
  const problems = await problemsOf({ [page]: section(two) });
  expect(problems.map(({ suggestion, fix }) => [suggestion, fix])).toEqual([
    ['/second', undefined],
    ['/second', undefined],
  ]);
  const [alone] = await problemsOf({ [page]: section({ ...two, links: two.links.slice(0, 1) }) });
  expect(alone?.fix).toBeDefined();
  const both = { zh: '[一](/secnd)', en: '[one](/secnd)' };
  for (const { fix } of await problemsOf({ [page]: section({ type: 'prose', points: [both] }) }))
    expect(fix).toBeDefined();
  const [words] = await problemsOf({
    [page]: section({ type: 'carousel', label: 'A', interval: 6000, slides: [slide()] }).replace('6000', '"soon"'),
  });
  expect(words?.fix).toBeUndefined();
});
