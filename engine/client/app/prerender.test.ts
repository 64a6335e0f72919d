import { expect, test } from 'vitest';
import { checkSite } from '../../check/check.ts';
import { formatProblem } from '../../check/problem.ts';
import { compilePage } from '../../compile/page.ts';
import { compileSite } from '../../compile/site.ts';
import { contextWith, findRoute } from '../../generate/gallery/small-context.ts';
import { siteWith, smallSite } from '../../generate/gallery/small-site.ts';
import { prepare, prerender } from './prerender.tsx';

test('a page with a section that throws is refused, and the same page without the damage is not', async () => {
  await prepare();
  const context = await contextWith();
  const site = compileSite(context, 'en');
  const page = compilePage(findRoute(context, '/'), 'en', context);
  expect(prerender(page, site).body).toContain('data-section="table"');
  const broken = { ...page, sections: page.sections.map((section) => ({ ...section, columns: null })) };
  expect(() => prerender(broken, site)).toThrow('one of its parts throws while it is rendered');
});

test('a site may omit values, bases, links and contacts, and a page’s footer has no empty headings', async () => {
  await prepare();
  const { values: _, slugs: __, bases: ___, rewrites: ____, ...plain } = smallSite['pages/site.json'];
  const page = { ...smallSite['pages/second.json'], route: '/', sections: [] };
  const headings = async (own: object) => {
    const site = { ...plain, footer: { copyright: 'Sample company', ...own } };
    const alone = Object.fromEntries(Object.keys(smallSite).map((file) => [file, undefined]));
    const files = { ...alone, 'pages/site.json': site, 'pages/second.json': page };
    const problems = checkSite({ ...(await siteWith(files)), assets: ['images/example.svg'] });
    const context = await contextWith(files);
    const { body } = prerender(compilePage(findRoute(context, '/'), 'en', context), compileSite(context, 'en'));
    return {
      problems: problems.map(formatProblem),
      headings: body.match(/<h2 class="footer__title/g)?.length,
    };
  };
  expect(await headings({})).toEqual({ problems: [], headings: undefined });
  const contacts = [{ label: 'Desk', value: '1' }];
  const links = [{ label: '首页', to: '/', language: 'zh' }];
  expect(await headings({ contacts, groups: [{ title: 'Files', links }] })).toEqual({ problems: [], headings: 1 });
  // The check warns of it.
  expect((await headings({ groups: [{ title: 'Files', links: [] }] })).headings).toBeUndefined();
});
