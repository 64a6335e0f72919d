import { expect, test } from 'vitest';
import { contextWith, findRoute } from '../../generate/gallery/small-context.ts';
import { smallSite } from '../../generate/gallery/small-site.ts';
import { compilePage } from '../page.ts';

test('an index by subject lists the pages of each term, in the language of the page', async () => {
  const search = { type: 'search', id: 'search', subjects: { maxLocations: 1 } };
  const steps = {
    type: 'steps',
    id: 'how',
    steps: [{ title: 'Two bands' }, { title: 'A band' }, { title: 'Banding' }],
  };
  const context = await contextWith({
    'pages/site.json': { ...smallSite['pages/site.json'], search: { page: '/find' } },
    'pages/find.json': { ...smallSite['pages/second.json'], id: 'find', route: '/find', sections: [search] },
    'pages/second.json': { ...smallSite['pages/second.json'], sections: [steps] },
    'pages/synonyms.json': {
      $schema: '../schemas/synonyms.schema.json',
      terms: [{ term: { zh: '能带', en: 'band' } }, { term: { zh: '无处', en: 'nowhere' } }],
    },
  });
  const compiled = (language: string) =>
    compilePage(findRoute(context, '/find'), language, context).sections[0]?.subjects;
  expect(compiled('en')).toEqual([
    { term: 'band', total: 2, places: [{ title: 'Two bands', href: '/en/second#how', within: 'Second' }] },
  ]);
  expect(compiled('zh')).toMatchObject([{ term: '能带', total: 2 }]);
});
