import { describe, expect, test } from 'vitest';
import { complaints, smallSite } from '../../generate/gallery/small-site.ts';
import { unwritableStep } from './route-rules.ts';

const site = smallSite['pages/site.json'];

/** The check's messages for the product page's file with another route. */
async function ofRoute(route: string): Promise<string[]> {
  const found = await complaints({
    'pages/product.json': { ...smallSite['pages/product.json'], route },
    'pages/shared/links.json': { ...smallSite['pages/shared/links.json'], sections: [] },
  });
  return found.filter((line) => line.startsWith('pages/product.json:4:'));
}

describe('a route is the name of a folder', () => {
  test.each([
    ...['/..', '/../x', '/a/../../b', '/.', '/...', '/.well-known/x', '/{email}'],
    ...['/en', '/en/x', '/EN', '/api/v1/x', '/healthz', '/_data/x', '/_/x', '/_gallery/q', '/_x'],
    ...[
      '/build.json',
      '/Build.JSON/x',
      '/build.json.br',
      '/nginx.conf',
      '/Dockerfile',
      '/compose.yaml',
      '/kubernetes.yaml',
      '/_headers',
    ],
    ...['/index.html', '/a/index.html', '/a/index.html.gz/b', '/404.html', '/a/404.html'],
    // Names that some or all file systems reject.
    ...[`/${'a'.repeat(201)}`, '/con', '/CON', '/a/nul.x', '/com1', '/hours.'],
    // The home page's data have this name.
    '/index',
    // There are such files under assets/, and such a page.
    ...['/files/example.zip', '/files/example.zip/x', '/second.json/x'],
  ])('%s is not', async (route) => {
    expect(await ofRoute(route)).toHaveLength(1);
  });

  test.each([
    '/english',
    '/a.b',
    '/v1.2',
    '/x.json',
    '/a/build.json',
    '/files/guide',
    '/api-guide',
    '/{product}',
    '/contact',
    '/com',
    `/${'a'.repeat(200)}`,
  ])('%s is one', async (route) => {
    expect((await ofRoute(route)).filter((line) => !/Nothing (leads|links)/.test(line))).toEqual([]);
  });

  test('in plain words', async () => {
    expect([
      ...(await ofRoute('/../x')),
      ...(await ofRoute('/{email}')),
      ...(await ofRoute('/en')),
      ...(await ofRoute('/a/index.html')),
      ...(await ofRoute('/.a')),
      ...(await ofRoute('/files/example.zip/x')),
      ...(await ofRoute('/index')),
    ]).toMatchInlineSnapshot(`
      [
        "pages/product.json:4:12  route: The route "/../x" cannot be a file's name: ".." stands between its slashes. Write letters, digits and hyphens.",
        "pages/product.json:4:12  route: The route "/support@example.com" cannot be a file's name: "support@example.com" stands between its slashes. Write letters, digits and hyphens.",
        "pages/product.json:4:12  route: Routes cannot start with /en: other files of the site are there. Choose another.",
        "pages/product.json:4:12  route: No step of a route can be "index.html": the site has files of this name. Choose another.",
        "pages/product.json:4:12  route: No step of a route can begin with a dot, as ".a" does: such names are hidden. Choose another.",
        "pages/product.json:4:12  route: The route "/files/example.zip/x" needs a folder where the file assets/files/example.zip stands. Choose another, or move the file.",
        "pages/product.json:4:12  route: The files of the route "/index" would stand where those of "/" are. Choose another.",
      ]
    `);
  });

  test('also if a slug makes it invalid, and in a redirect', async () => {
    const slugs = { product: '../../x' };
    expect(await complaints({ 'pages/site.json': { ...site, slugs } })).toContainEqual(
      expect.stringContaining('pages/product.json:4:12'),
    );
    const redirects = [{ from: '/a/../..', to: '/second' }];
    expect(await complaints({ 'pages/site.json': { ...site, redirects } })).toEqual([
      expect.stringContaining('redirects[0].from'),
    ]);
  });
});

test('routes that differ in capitals alone are reported of at the later page', async () => {
  const found = await complaints({
    'pages/upper.json': { ...smallSite['pages/second.json'], id: 'upper', route: '/SECOND', sections: [] },
  });
  expect(found.filter((line) => line.includes('capitals alone'))).toEqual([
    expect.stringMatching(/^pages\/upper\.json:4:\d+ .*"\/SECOND" differs from "\/second"/),
  ]);
});

test('also where their parameters have other names', async () => {
  const page = (id: string, route: string) => ({ ...smallSite['pages/second.json'], id, route, sections: [] });
  const found = await complaints({
    'pages/one.json': page('one', '/list/{first}'),
    'pages/two.json': page('two', '/List/{second}'),
  });
  expect(found.filter((line) => line.includes('capitals alone'))).toEqual([
    expect.stringMatching(/^pages\/two\.json:4:\d+ .*"\/List\/\{second\}" differs from "\/list\/\{first\}"/),
  ]);
});

test.each([
  ['材'.repeat(67), /longer than 200 bytes/],
  ['a: b', /"a: b" cannot be the name of a folder on Windows/],
  ['what?', /"what\?" cannot/],
  ['end ', /"end " cannot/],
])('%j in an address cannot be the name of every folder', (name, says) => {
  expect(unwritableStep(encodeURIComponent(name))?.en).toMatch(says);
});

test.each(['材'.repeat(66), 'é & b', '100%'])('control: %j can', (name) => {
  expect(unwritableStep(encodeURIComponent(name))).toBeUndefined();
});
