import { describe, expect, test } from 'vitest';
import { type Files, siteWith, smallSite } from '../generate/gallery/small-site.ts';
import { checkSite } from './check.ts';
import { applyAllFixes } from './fix.ts';

/** The problems of the small site with these files, and the texts of the files that `--fix` changes. */
async function fixedWith(changes: Files) {
  const site = await siteWith(changes);
  const problems = checkSite(site);
  const fixed = applyAllFixes(problems, site.files, (files) => checkSite({ ...site, files }));
  return { problems, fixed: Object.fromEntries(fixed.map(({ file, text }) => [file, text])) };
}

const page = 'pages/team.json';
const pageAt = (route: string, more = {}) => ({
  $schema: '../schemas/page.schema.json',
  id: 'team',
  route,
  title: 'Team',
  sections: [],
  ...more,
});
const linking = (...targets: string[]): Files => ({
  'pages/shared/links.json': {
    $schema: '../../schemas/shared.schema.json',
    sections: [{ type: 'links', id: 'more', links: targets.map((to) => ({ label: to, to })) }],
  },
});
const navigation = (to: string): Files => ({
  'pages/site.json': {
    ...smallSite['pages/site.json'],
    navigation: [...smallSite['pages/site.json'].navigation, { label: { zh: '我们', en: 'We' }, to }],
  },
});

describe('--fix writes no misspelt route into links', () => {
  test.each<[what: string, files: Files]>([
    ['one link, of the right spelling', { [page]: pageAt('/abuot-us'), ...linking('/about-us') }],
    ['one entry of the navigation', { [page]: pageAt('/abuot-us'), ...navigation('/about-us') }],
    ['two links of two spellings', { [page]: pageAt('/abuot-us'), ...linking('/about-us', '/about-uss') }],
    ['a route of two steps', { [page]: pageAt('/company/abuot-us'), ...linking('/company/about-us') }],
    ['a route in other capitals', { [page]: pageAt('/About-us'), ...linking('/about-us') }],
  ])('%s', async (_, files) => {
    const { problems, fixed } = await fixedWith(files);
    expect(problems.length).toBeGreaterThan(0);
    expect(problems[0]?.suggestion).toBeDefined();
    for (const text of Object.values(fixed)) expect(text).not.toMatch(/"(to)": "[^"]*([Aa]buot|About)-us"/);
  });

  test.each<[what: string, files: Files, to: string]>([
    [
      'that another link confirms',
      { [page]: pageAt('/about-us'), ...linking('/abuot-us'), ...navigation('/about-us') },
      '/about-us',
    ],
    [
      'that the page’s id spells',
      { [page]: pageAt('/about-us', { id: 'about-us' }), ...linking('/abuot-us') },
      '/about-us',
    ],
  ])('but a route %s is written', async (_, files, to) => {
    const { fixed } = await fixedWith(files);
    expect(fixed['pages/shared/links.json']).toContain(`"to": "${to}"`);
  });
});

describe('a number for a text stays as it is written', () => {
  test.each(['2.0', '2', '1.10', '0.50', '-3.0', '1e3', '12345678901234567890'])('%s', async (number) => {
    const text = JSON.stringify(pageAt('/team', { title: 'NUMBER' }), null, 2).replace('"NUMBER"', number);
    const { problems, fixed } = await fixedWith({ [page]: text, ...linking('/team') });
    expect(problems).toMatchObject([{ file: page, pointer: '/title', suggestion: number }]);
    expect(fixed[page]).toContain(`"title": "${number}"`);
  });
});

describe('a redirect from what is no address is refused at its old route', () => {
  test.each(['/}', '/{', '/{}', '/a}b', '/a{b', '/old/{id', '/old/id}', '/{{id}}', '/{1}', '/..', '/a//b'])(
    '%s',
    async (from) => {
      const to = from.includes('id') ? '/item/{id}' : '/second';
      const { problems, fixed } = await fixedWith({
        'pages/site.json': { ...smallSite['pages/site.json'], redirects: [{ from, to }] },
      });
      expect(problems).toMatchObject([{ file: 'pages/site.json', pointer: '/redirects/0/from', severity: 'error' }]);
      const known = ['/old/{id', '/old/id}'].includes(from);
      expect(fixed['pages/site.json']?.includes('"from": "/old/{id}"') ?? false).toBe(known);
    },
  );

  test('and one from a sound address is not', async () => {
    const redirects = [
      { from: '/old', to: '/second' },
      { from: '/old/{id}', to: '/item/{id}' },
    ];
    const { problems } = await fixedWith({ 'pages/site.json': { ...smallSite['pages/site.json'], redirects } });
    expect(problems).toEqual([]);
  });
});

describe('an unsafe address that can be meant as a safe one says so', () => {
  const field = (to: string): Files => linking(to);
  const markdown = (to: string): Files => ({
    'pages/shared/links.json': {
      $schema: '../../schemas/shared.schema.json',
      sections: [{ type: 'prose', id: 'more', paragraphs: [`[x](${to})`] }],
    },
  });
  const record = (to: string): Files => ({
    'assets/records/news/a.json': {
      ...{ id: 1, title: 'One', summary: 'One.', time: '2025-01-01' },
      content: `<a href="${to}">x</a>`,
    },
  });
  const ways = { field, markdown, record };
  const spellings: [written: string, meant: string][] = [
    ['／second', '/second'],
    ['／／second', '/second'],
    ['//second', '/second'],
    ['/／second', '/second'],
    ['／secnd', '/second'],
    ['//secnd', '/second'],
  ];
  const cases = Object.keys(ways).flatMap((way) => spellings.map(([written, meant]) => [way, written, meant] as const));
  test.each(cases)('in a %s: %s', async (way, written, meant) => {
    const { problems } = await fixedWith(ways[way as keyof typeof ways](written));
    expect(problems).toHaveLength(1);
    // In a field, which its schema alone looks at, a route is not known to be near.
    const near = way === 'field' && written === '//secnd' ? '/secnd' : meant;
    expect(problems[0]?.suggestion).toBe(near);
  });

  test('but one of another host, or of a script, does not', async () => {
    const suggested = async (to: string) => (await fixedWith(field(to))).problems[0]?.suggestion;
    expect(await suggested('//cdn.example.com/a.zip')).toBeUndefined();
    expect(await suggested('javascript:alert(1)')).toBeUndefined();
  });
});
