import { expect, test } from 'vitest';
import { trackReads } from '../../build/track-reads.ts';
import { contextWith, findRoute } from '../../generate/gallery/small-context.ts';
import { smallSite } from '../../generate/gallery/small-site.ts';
import type { CompileContext } from '../context.ts';
import { compilePage } from '../page.ts';

const columns = [{ field: 'name', label: { zh: '名称', en: 'Name' } }];
const second = smallSite['pages/second.json'];

type Name = string | { zh: string; en: string };

/** A table with rows of these names, and the related content of pages. */
function sectionsOf(names: Name[], pages: string[], maxItems?: number) {
  const rows = names.map((name) => ({ name }));
  const related = { type: 'related', heading: 'Related', related: { pages, ...(maxItems && { maxItems }) } };
  return [{ type: 'table', id: 'rows', columns, rows }, ...(pages.length > 0 ? [related] : [])];
}

/** A page of such sections at a route. */
function page(id: string, ...told: Parameters<typeof sectionsOf>) {
  return { [`pages/${id}.json`]: { ...second, id, route: `/${id}`, title: id, sections: sectionsOf(...told) } };
}

const synonyms = {
  'pages/synonyms.json': {
    $schema: '../schemas/synonyms.schema.json',
    terms: [{ term: { zh: '声子', en: 'phonon' }, aliases: ['Phonopy'] }, { term: { zh: '能带', en: 'band' } }],
  },
};

/** The related pages of a page. */
function relatedAt(path: string, context: CompileContext, language = 'en') {
  return compilePage(findRoute(context, path), language, context).sections.flatMap(({ related }) => related ?? []);
}

test('content with equal names, or with a term of the site in any of its forms, is related both ways', async () => {
  const context = await contextWith({
    ...synonyms,
    ...page('tools', ['BoltzTraP', { zh: '声子谱', en: 'Phonon spectra' }, 'Neither'], ['/articles']),
    ...page('articles', ['BoltzTraP in an hour', 'Phonopy explained', 'Alone'], ['/tools']),
  });
  expect(relatedAt('/tools', context)).toEqual([
    {
      title: 'articles',
      href: '/en/articles',
      items: [
        { title: 'BoltzTraP in an hour', to: { href: '/en/articles#rows-1' }, shared: [] },
        { title: 'Phonopy explained', to: { href: '/en/articles#rows-2' }, shared: ['phonon'] },
      ],
    },
  ]);
  const [back] = relatedAt('/articles', context, 'zh');
  expect(back?.items.map(({ title, to }) => [title, to.href])).toEqual([
    ['BoltzTraP', '/tools#rows-1'],
    ['声子谱', '/tools#rows-2'],
  ]);
});

test('the nearest come first, by the rarity of shared terms, up to the limit', async () => {
  const files = {
    ...synonyms,
    ...page('tools', ['phonon of a band', 'A band', 'Further band'], ['/articles'], 2),
    ...page('articles', ['On a band', 'On a band and its phonon', 'On another band'], []),
  };
  const [articles] = relatedAt('/tools', await contextWith(files));
  expect(articles?.items.map(({ title }) => title)).toEqual(['On a band and its phonon', 'On a band']);
});

test('a section without related content is removed, also inside another section', async () => {
  const inside = {
    type: 'tabs',
    id: 'tabs',
    tabs: [{ id: 'a', label: 'A', sections: sectionsOf(['One'], ['/articles']) }],
  };
  const context = await contextWith({
    ...page('tools', ['One'], ['/articles', '/tools']),
    ...page('articles', ['Other'], ['/tools']),
    'pages/second.json': { ...second, sections: [inside] },
  });
  const typesAt = (path: string) => compilePage(findRoute(context, path), 'en', context).sections;
  expect(typesAt('/tools').map(({ type }) => type)).toEqual(['table']);
  const [tabs] = typesAt('/second') as unknown as { tabs: { sections: { type: string }[] }[] }[];
  expect(tabs?.tabs[0]?.sections.map(({ type }) => type)).toEqual(['table']);
});

test('a link to another site is related itself, instead of its list', async () => {
  const links = [{ label: 'BoltzTraP, a talk', to: 'https://example.org/talk' }];
  const context = await contextWith({
    ...page('tools', ['BoltzTraP'], ['/second']),
    'pages/second.json': { ...second, sections: [{ type: 'links', id: 'talks', links }] },
  });
  expect(relatedAt('/tools', context)[0]?.items[0]?.to).toEqual({
    href: 'https://example.org/talk',
    external: true,
    newTab: true,
  });
});

test('a build records the related pages of a page, and compiles it again when they change', async () => {
  const read = new Set<string>();
  const context = await contextWith({ ...page('tools', ['One'], ['/second']) });
  relatedAt(
    '/tools',
    trackReads(context, (name) => read.add(name)),
  );
  expect([...read]).toContain('entries en /second');
});
