import { expect, test } from 'vitest';
import { openAll } from '../check/inspect-file.ts';
import { nodesOf } from '../check/site-files.ts';
import { siteWith, smallSite } from '../generate/gallery/small-site.ts';
import { findWithheldAssets, selectPublished } from './select-published.ts';

test('assets that only the Markdown of a draft names are withheld, also before the site is inspected', async () => {
  const article = (id: string, content: object) => ({
    ...smallSite['pages/product.json'],
    ...{ id, route: `/${id}`, picture: undefined },
    sections: [{ type: 'article', content }],
  });
  const { files, schemas } = await siteWith({
    'pages/draft.json': { ...article('draft', { zh: 'secret.md', en: 'shared.md' }), draft: true },
    'pages/open.json': article('open', { zh: 'shared.md', en: 'shared.md' }),
    'pages/secret.md': '![A](secret.jpg) ![B](both.jpg)',
    'pages/shared.md': '![B](both.jpg) ![C](shared.jpg)',
  });
  const all = openAll(files);
  const shown = selectPublished(all, schemas, new Date()).files;
  const assets = ['secret', 'both', 'shared', 'example'].map((name) => `images/${name}.jpg`);
  expect([...findWithheldAssets(all, shown, schemas, undefined, assets)]).toEqual(['images/secret.jpg']);
  // The inspection starts with the files as they were.
  expect(all.flatMap((file) => nodesOf(file, 'Section'))).toEqual([]);
});
