import { describe, expect, test } from 'vitest';
import { complaints, smallSite } from '../../../tools/testing/small-site.ts';

const site = smallSite['pages/site.json'];

/** What the check says of the product page's file when it has another route. */
async function ofRoute(route: string): Promise<string[]> {
  const found = await complaints({
    'pages/product.json': { ...smallSite['pages/product.json'], route },
    'pages/shared/links.json': { ...smallSite['pages/shared/links.json'], sections: [] },
  });
  return found.filter((line) => line.startsWith('pages/product.json:4:'));
}

describe('a route is the name of a folder', () => {
  test.each(['/..', '/../x', '/a/../../b', '/.', '/en', '/en/x', '/api/v1/x', '/_data/x', '/_/x', '/{email}'])(
    '%s is none',
    async (route) => {
      expect(await ofRoute(route)).toHaveLength(1);
    },
  );

  test.each(['/english', '/a.b', '/...', '/api-guide', '/{product}'])('%s is one', async (route) => {
    expect((await ofRoute(route)).filter((line) => !/Nothing (leads|links)/.test(line))).toEqual([]);
  });

  test('in plain words', async () => {
    expect([
      ...(await ofRoute('/../x')),
      ...(await ofRoute('/{email}')),
      ...(await ofRoute('/en')),
    ]).toMatchInlineSnapshot(`
      [
        "pages/product.json:4:12  route: The route "/../x" cannot be a file's name: ".." stands between its slashes. Write letters, digits and hyphens.",
        "pages/product.json:4:12  route: The route "/support@example.com" cannot be a file's name: "support@example.com" stands between its slashes. Write letters, digits and hyphens.",
        "pages/product.json:4:12  route: Routes cannot start with /en: other files of the site are there. Choose another.",
      ]
    `);
  });

  test('also where a slug makes it one that leads out, and where a redirect stands', async () => {
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
