import { expect, test } from 'vitest';
import { contextWith, routeAt } from '../../tools/generate/gallery/small-context.ts';
import { compilePage } from '../compile/page.ts';
import { compileSite } from '../compile/site.ts';
import { prepare, prerender } from './prerender.tsx';

test('a page with a section that throws is refused, and the same page without the damage is not', async () => {
  await prepare();
  const context = await contextWith();
  const site = compileSite(context, 'en');
  const page = compilePage(routeAt(context, '/'), 'en', context);
  expect(prerender(page, site).body).toContain('data-section="table"');
  const broken = { ...page, sections: page.sections.map((section) => ({ ...section, columns: null })) };
  expect(() => prerender(broken, site)).toThrow('one of its parts throws while it is rendered');
});
