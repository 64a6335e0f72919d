import { expect, test } from 'vitest';
import { siteWith, smallAssets, smallSite } from '../../generate/gallery/small-site.ts';
import { checkSite } from '../check.ts';

/** The files that are reported for their capitals on a site with these assets and descriptors more. */
async function told(assets: string[], files = {}) {
  const problems = checkSite({ ...(await siteWith(files)), assets: [...smallAssets, ...assets] });
  return problems.flatMap(({ file, code, severity }) => (code === 'same-file-name' ? `${severity} ${file}` : []));
}

test('files that differ in capitals alone are reported at the one that sorts later', async () => {
  expect(await told(['files/Guide.pdf', 'files/guide.pdf'])).toEqual(['error assets/files/guide.pdf']);
  expect(await told(['images/A.SVG', 'images/a.svg', 'images/É.svg', 'images/é.svg'])).toHaveLength(2);
});

test('folders are reported once, without the files in them', async () => {
  expect(await told(['Files/one.zip', 'Files/two.zip', 'files/one.zip'])).toEqual(['error assets/files']);
});

test('descriptors count too, and other names are no problem', async () => {
  const { sections: _, ...second } = smallSite['pages/second.json'];
  const page = { ...second, id: 'other', route: '/other', sections: [] };
  expect(await told([], { 'pages/Second.json': page })).toEqual(['error pages/second.json']);
  expect(await told(['files/guide.pdf', 'files/guide.txt', 'images/guide.pdf'])).toEqual([]);
});
