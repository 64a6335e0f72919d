import { expect, test } from 'vitest';
import { complaints, smallSite } from '../generate/gallery/small-site.ts';

/** The product page with tabs that `?guide=` chooses, and a link to one of them. */
const linked = (to: string) => {
  const tabs = ['gpu', 'cpu-cluster'].map((id) => ({ id, label: id, sections: [{ type: 'prose', paragraphs: [id] }] }));
  const sections = [
    { type: 'tabs', id: 'guides', query: 'guide', tabs },
    { type: 'links', links: [{ label: 'A', to }] },
  ];
  return complaints({ 'pages/product.json': { ...smallSite['pages/product.json'], sections } });
};

test('a query that chooses a tab which is not there is reported, with the nearest one', async () => {
  expect(await linked('/{product}-introduce?guide=cpu-clster#guides')).toMatchInlineSnapshot(`
    [
      "pages/product.json:43:17  sections[1] (links).links[0].to: No tab that "?guide=" chooses has the id "cpu-clster". Allowed: gpu, cpu-cluster. Did you mean "/{product}-introduce?guide=cpu-cluster#guides"?",
    ]
  `);
});

test.each(['?guide=gpu', '?guide=cpu-cluster#guides', '?other=1', ''])('with %s it is well', async (rest) => {
  expect(await linked(`/{product}-introduce${rest}`)).toEqual([]);
});
