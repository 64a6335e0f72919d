import { expect, test } from 'vitest';
import { complaints, smallSite } from '../../generate/gallery/small-site.ts';

const naming = (notFound: string) => complaints({ 'pages/site.json': { ...smallSite['pages/site.json'], notFound } });

test.each([
  ['/', /"\/" cannot stand at unknown addresses/],
  ['/item/{id}', /"\/item\/{id}" cannot stand at unknown addresses/],
  ['/secnd', /No page has the route "\/secnd".*Did you mean "\/second"/],
])('%s is not a valid page for unknown addresses', async (notFound, told) => {
  expect(await naming(notFound)).toEqual([expect.stringMatching(told)]);
});

test('a page with its own route is valid, even if the route contains a site value', async () => {
  expect(await naming('/second')).toEqual([]);
  expect(await naming('/{product}-introduce')).toEqual([]);
});
