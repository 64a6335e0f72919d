import { expect, test } from 'vitest';
import { complaints, siteWith, smallSite } from '../../generate/gallery/small-site.ts';
import { createChecker } from '../check.ts';

const told = (sections: unknown[]) =>
  complaints({ 'pages/product.json': { ...smallSite['pages/product.json'], sections } });
const prose = (text = 'A') => ({ type: 'prose', paragraphs: [text] });

test('a page of more than 40 sections is reported', async () => {
  expect(await told(Array.from({ length: 41 }, () => prose()))).toMatchInlineSnapshot(`
    [
      "pages/product.json:6:15  sections: The page has 41 sections; more than 40 make it slow to load and to read. Split it.",
    ]
  `);
});

test('a page of more than 200 kB is reported', async () => {
  expect(await told([prose('word '.repeat(40_000))])).toMatchInlineSnapshot(`
    [
      "pages/product.json:6:15  sections: The page's descriptor holds 201 kB; more than 200 kB make it slow to load. Split it.",
    ]
  `);
});

test('a page of 40 sections is not', async () => {
  expect(await told(Array.from({ length: 40 }, () => prose()))).toEqual([]);
});

test('site.json sets both budgets, each in place of the usual one', async () => {
  const within = async (budgets: object, sections: unknown[]) =>
    complaints({
      'pages/site.json': { ...smallSite['pages/site.json'], checks: { budgets } },
      'pages/product.json': { ...smallSite['pages/product.json'], sections },
    });
  const many = (count: number) => Array.from({ length: count }, () => prose());
  expect(await within({ sections: 60 }, many(60))).toEqual([]);
  expect(await within({ sections: 60 }, many(61))).toEqual([expect.stringContaining('has 61 sections; more than 60 ')]);
  expect(await within({ descriptor: 300 }, [prose('word '.repeat(59_000))])).toEqual([]);
  expect(await within({ descriptor: 2 }, [prose('word '.repeat(400))])).toEqual([
    expect.stringContaining('holds 3 kB; more than 2 kB '),
  ]);
  expect(await within({ descriptor: 300 }, many(41))).toEqual([expect.stringContaining('more than 40 ')]);
  expect(await within({ sections: 0 }, [])).toEqual([expect.stringContaining('0 is too small: write 1 or more.')]);
  expect(await within({ descriptor: 1.5 }, [])).toEqual([
    expect.stringContaining('1.5 is a number; this must be a whole number'),
  ]);
});

test('included sections count, even if only the included file changed since the last inspection', async () => {
  const check = createChecker();
  const shared = (paragraph: string) => ({
    'pages/shared/links.json': { ...smallSite['pages/shared/links.json'], sections: [prose(paragraph)] },
  });
  const about = async (paragraph: string) => check(await siteWith(shared(paragraph))).map(({ file }) => file);
  expect(await about('A')).not.toContain('pages/second.json');
  expect(await about('word '.repeat(40_000))).toContain('pages/second.json');
  expect(await about('A')).not.toContain('pages/second.json');
});
