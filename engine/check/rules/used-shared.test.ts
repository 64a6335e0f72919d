import { expect, test } from 'vitest';
import { complaints, smallSite } from '../../generate/gallery/small-site.ts';

test('a shared file that no page includes is reported', async () => {
  const spare = smallSite['pages/shared/links.json'];
  expect(await complaints({ 'pages/shared/spare.json': spare })).toMatchInlineSnapshot(`
    [
      "pages/shared/spare.json:1:1  Nothing includes "spare". Include it, or remove it.",
    ]
  `);
});
