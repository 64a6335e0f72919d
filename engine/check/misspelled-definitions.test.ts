import { describe, expect, test } from 'vitest';
import { complaints, type Files, replacePassage, smallSite } from '../generate/gallery/small-site.ts';

const links = (...targets: string[]): Files => ({
  'pages/product.json': {
    ...smallSite['pages/product.json'],
    sections: [{ type: 'links', links: targets.map((to, index) => ({ label: `A ${index}`, to })) }],
  },
});
const site = (passage: string, by: string) => replacePassage('pages/site.json', passage, by);

describe('a name that several places miss is reported once, where it is mistyped', () => {
  test.each<[string, Files, string]>([
    [
      'a value',
      { ...site('"product": "Gadget"', '"prodcut": "Gadget"'), ...links('/second') },
      'values.prodcut: Nothing uses "prodcut"',
    ],
    ['a base', { ...site('"files": "/', '"flies": "/'), ...links('/second') }, 'bases.flies: Nothing uses "flies"'],
    ['a base’s folder', site('"files": "/files/"', '"files": "/flies/"'), 'bases.files: There is no folder "/flies/"'],
  ])('%s', async (_, change, says) => {
    const told = await complaints(change);
    expect(told, told.join('\n')).toHaveLength(1);
    expect(told[0]).toContain(says);
    expect(told[0]).toMatch(/Did you mean/);
  });
});

test('while something uses what is there, the places that miss another are reported themselves', async () => {
  const told = await complaints(links('/secnd', '/secnd'));
  expect(told.map((line) => line.replace(/:.*? {2}/, ' '))).toEqual([
    'pages/product.json sections[0] (links).links[0].to: No page has the route "/secnd". Did you mean "/second"?',
    'pages/product.json sections[0] (links).links[1].to: No page has the route "/secnd". Did you mean "/second"?',
  ]);
});
