import { expect, test } from 'vitest';
import { createInspector } from '../check/inspect-site.ts';
import { type Files, siteWith, smallSite } from '../generate/gallery/small-site.ts';
import { missingForBuild } from './needed-packages.ts';
import { type OptionalFeature, optionalPackages } from './optional-packages.ts';

/** The packages that a build of a site needs if none is installed. */
async function missing(files: Files, assets: string[] = []): Promise<string[]> {
  const site = await siteWith(files);
  const input = {
    ...site,
    assets: [...site.assets, ...assets].filter((asset) => !asset.endsWith('.mp4') || assets.includes(asset)),
    pictureOf: () => ({ width: 2000, height: 1000, bytes: 1_000_000, still: 'jpg' as const }),
  };
  const { model } = createInspector()(input);
  return missingForBuild(model, (feature) => optionalPackages[feature])?.packages ?? [];
}

const second = smallSite['pages/second.json'];
const withSection = (section: object): Files => ({ 'pages/second.json': { ...second, sections: [section] } });
const article = (content: string) => withSection({ type: 'article', content: { zh: content, en: content } });

const plain = {
  ...Object.fromEntries(Object.keys(smallSite).map((file) => [file, undefined])),
  'pages/site.json': { ...smallSite['pages/site.json'], origin: undefined },
  'pages/second.json': { ...second, sections: [] },
};

test.each<[OptionalFeature, Files, string[]?]>([
  ['PDFs of pages', withSection({ type: 'page-copy', id: 'take', pdf: 'book' })],
  [
    'pictures of link previews',
    { 'pages/site.json': { ...smallSite['pages/site.json'], origin: 'https://example.com' } },
  ],
  [
    'smaller variants of pictures',
    withSection({ type: 'feature', id: 'a', heading: 'x', paragraphs: [], picture: { src: 'photo.jpg', alt: '' } }),
    ['images/photo.jpg'],
  ],
  ['the duration of videos', {}, ['files/talk.mp4']],
  ['texts in Markdown and HTML, and uploaded SVG files', article('Text.')],
  ['highlighted code', article('```ts\nlet a;\n```')],
  ['formulas', article('$x^2$')],
])('a site with %s needs their packages', async (feature, files, assets) => {
  const found = await missing({ ...plain, ...files }, assets);
  expect(found).toEqual(expect.arrayContaining(optionalPackages[feature]));
  // The control: without this content, they are not needed.
  const others = await missing(plain);
  expect(others.filter((name) => optionalPackages[feature].includes(name))).toEqual([]);
});
