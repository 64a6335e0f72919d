import { expect, test } from 'vitest';
import { complaints, smallSite } from '../../generate/gallery/small-site.ts';

const chapter = (page: string) => ({ type: 'chapter', id: 'one', page });
const whole = (section: object) => ({
  'pages/home.json': {
    ...smallSite['pages/home.json'],
    sections: [
      ...smallSite['pages/home.json'].sections,
      { type: 'links', id: 'l', links: [{ label: 'W', to: '/whole' }] },
    ],
  },
  'pages/whole.json': { ...smallSite['pages/second.json'], id: 'whole', route: '/whole', sections: [section] },
});

test.each([
  ['/whole', /"\/whole" cannot be a chapter here/],
  ['/item/{id}', /"\/item\/{id}" cannot be a chapter here/],
  ['/secnd', /No page has the route "\/secnd".*Did you mean "\/second"/],
])('%s is not a valid chapter', async (page, told) => {
  expect(await complaints(whole(chapter(page)))).toEqual([expect.stringMatching(told)]);
});

test('any other page is one, also where its route holds a value of the site', async () => {
  expect(await complaints(whole(chapter('/second')))).toEqual([]);
  expect(await complaints(whole(chapter('/{product}-introduce')))).toEqual([]);
});

test('a chapter inside another section is reported', async () => {
  const tab = (id: string, sections: object[]) => ({ id, label: id, sections });
  const tabs = {
    type: 'tabs',
    id: 'tabs',
    tabs: [tab('a', [chapter('/second')]), tab('b', [{ type: 'prose', paragraphs: ['B'] }])],
  };
  expect(await complaints(whole(tabs))).toEqual([expect.stringMatching(/A chapter stands on its page itself/)]);
});
