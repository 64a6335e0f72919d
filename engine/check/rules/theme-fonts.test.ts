import { expect, test } from 'vitest';
import { siteWith, smallSite } from '../../generate/gallery/small-site.ts';
import { checkSite } from '../check.ts';

/** The check's messages for a site with this font in its theme, if `brand.woff2` has this size. */
async function told(regular: string, size: number, more: object = {}) {
  const theme = { fonts: { text: { regular } } };
  const site = await siteWith({ 'pages/site.json': { ...smallSite['pages/site.json'], theme, ...more } });
  const assets = [...site.assets, 'fonts/brand.woff2'];
  const sizeOf = (asset: string) => (asset === 'fonts/brand.woff2' ? size : undefined);
  return checkSite({ ...site, assets, sizeOf }).map(({ code, pointer, suggestion }) => [code, pointer, suggestion]);
}

const place = '/theme/fonts/text/regular';

test('a font that is there and light is no mistake; one that is not is reported with the nearest', async () => {
  expect(await told('brand.woff2', 60_000)).toEqual([]);
  expect(await told('brnad.woff2', 60_000)).toEqual([['missing-font', place, 'brand.woff2']]);
  expect(await told('brand.ttf', 60_000)).toEqual([['wrong-form', place, undefined]]);
});

test('fonts beyond the budget are reported, and a site may set another', async () => {
  const heavy = ['font-budget', '/theme/fonts', undefined];
  expect(await told('brand.woff2', 150_000)).toEqual([]);
  expect(await told('brand.woff2', 150_001)).toEqual([heavy]);
  expect(await told('brand.woff2', 150_001, { checks: { budgets: { fonts: 200 } } })).toEqual([]);
  expect(await told('brand.woff2', 20_000, { checks: { budgets: { fonts: 10 } } })).toEqual([heavy]);
});
