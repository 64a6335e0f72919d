import { expect, test } from 'vitest';
import { complaints, smallSite } from '../../generate/gallery/small-site.ts';

const page = smallSite['pages/product.json'];
const step = (alt: unknown) => ({ type: 'steps', steps: [{ title: 'A', picture: { src: 'example.svg', alt } }] });
const feature = (alt: unknown) => ({ type: 'feature', paragraphs: ['A'], picture: { src: 'example.svg', alt } });
const told = (section: unknown) => complaints({ 'pages/product.json': { ...page, sections: [section] } });

test('a picture of a step needs words', async () => {
  expect(await told(step(''))).toMatchInlineSnapshot(`
    [
      "pages/product.json:14:20  sections[0] (steps).steps[0].picture.alt: This picture shows a step, so it needs an alternative text: say what it shows.",
    ]
  `);
});

test('an alternative text is in both languages or in neither', async () => {
  expect(await told(feature({ zh: '晶格', en: ' ' }))).toMatchInlineSnapshot(`
    [
      "pages/product.json:14:16  sections[0] (feature).picture.alt: The alternative text is empty in one language only. Write it in both, or "" for a picture that only decorates.",
    ]
  `);
});

test('the name of the file is no alternative text', async () => {
  expect(await told(feature('example.svg'))).toMatchInlineSnapshot(`
    [
      "pages/product.json:14:16  sections[0] (feature).picture.alt: The alternative text is the file's name. Say what the picture shows, or write "" when it only decorates.",
    ]
  `);
});

test('a picture next to text may be decorative, and one with alternative text is valid', async () => {
  expect(await told(feature(''))).toEqual([]);
  expect(await told(step('The folder'))).toEqual([]);
});
