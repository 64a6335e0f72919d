import { describe, expect, test } from 'vitest';
import { complaints, type Files, replacePassage, smallNews, smallSite } from '../generate/gallery/small-site.ts';

const page = (...sections: object[]): Files => ({
  'pages/product.json': { ...smallSite['pages/product.json'], sections },
});
const cell = (kind: string, a: unknown) =>
  page({ type: 'table', columns: [{ field: 'a', label: 'A', kind }], rows: [{ a }] });
const code = (line: string) => page({ type: 'code', lines: [line] });
const text = (by: string) => replacePassage('pages/second.json', '**{product}** runs `gadget in`.', by);
const site = (passage: string, by: string) => replacePassage('pages/site.json', passage, by);

describe('a misspelled name in braces is one problem, with the name that was meant', () => {
  test.each<[string, Files]>([
    ['in a text', text('Run {prodct}.')],
    ['in a text that names it twice', text('Run {prodct} and {prodct}.')],
    ['in code of a text', text('Run `{prodct} in`.')],
    ['in a line of code', code('{prodct} --help')],
    ['in the name of a file', page({ type: 'code', lines: ['x'], fileName: '{prodct}.in' })],
    ['in a cell of words', cell('text', 'Run {prodct}')],
    ['in a cell of code', cell('code', '{prodct} in')],
    ['in a cell of HTML', cell('html', '<b>{prodct}</b>')],
    ['in HTML of one language', cell('html', { zh: '<b>{prodct}</b>', en: '<b>{product}</b>' })],
    ['in an address', replacePassage('pages/home.json', '#downloads', 'mailto:{emial}')],
    ['in a route', replacePassage('pages/home.json', '#downloads', '/{prodct}-introduce')],
    ['in a base', site('https://example.com/zh/', 'https://example.com/{prodct}/')],
    ['in what is rewritten', site('"to": "files:"', '"to": "files:{prodct}/"')],
    ['in a record', { 'assets/records/news/a.json': [{ ...smallNews[0], summary: 'Run {prodct}' }] }],
    ['in HTML of a record', { 'assets/records/news/a.json': [{ ...smallNews[0], content: '<b>{prodct}</b>' }] }],
    ['in the copyright', site('© {product}', '© {prodct}')],
  ])('%s', async (_, change) => {
    const told = await complaints(change);
    expect(told, told.join('\n')).toHaveLength(1);
    expect(told[0]).toMatch(/Did you mean ".*\{(product|email)\}.*"\?$/);
  });
});

describe('escaped braces are not reported', () => {
  test.each<[string, Files]>([
    ['what a shell expands', code('cp {a,b}.in {prodct,other}/ && echo ${prodct} $' + '{prodct:-x} {1..3}')],
    ['objects', code('{"prodct": {"produc": 1}} { prodct: 1 } {prodct: 1}')],
    ['arguments of LaTeX', code('\\emph{produc} \\frac{prodct}{x} $\\mathrm{emial}$')],
    ['names that are near to none', code('awk {print} {i} {n} {name} f"{counter}"')],
    ['short names', code('{em} {pro}')],
    ['braces that are doubled', code('{{prodct}}')],
    ['the same in code of a text', text('`{name}` and `{{prodct}}`')],
    ['names in a record', { 'assets/records/news/a.json': [{ ...smallNews[0], summary: 'awk {print}' }] }],
    ['a parameter of the route', {}],
  ])('%s', async (_, change) => {
    expect(await complaints(change)).toEqual([]);
  });
});
