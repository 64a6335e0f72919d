import { expect, test } from 'vitest';
import { complaints, smallSite } from '../../generate/gallery/small-site.ts';

const site = smallSite['pages/site.json'];
const second = smallSite['pages/second.json'];

/** The check's messages for the site with another section on its second page, with or without an origin. */
const complained = (section: object, origin?: string) =>
  complaints({
    'pages/site.json': { ...site, ...(origin && { origin }) },
    'pages/second.json': { ...second, sections: [...second.sections, section] },
  });

const code = { type: 'code', id: 'fetch', lines: ['wget -c {address files:example.zip}'] };
const steps = {
  type: 'steps',
  steps: [{ title: 'x', command: 'unzip example.zip', downloads: [{ to: 'files:example.zip' }] }],
};
const packages = {
  type: 'modal-table',
  columns: [{ field: 'package', label: 'x' }],
  rows: [{ id: 'a', package: { label: 'x', to: 'files:example.zip' }, updateTime: '20250131' }],
};

test.each(Object.entries({ code, steps, packages }))(
  'a site that shows commands which fetch its files needs an origin: %s',
  async (_, section) => {
    expect(await complained(section)).toEqual([
      'pages/site.json:1:1  pages/second.json shows commands that fetch files of this site, and without its address they work only in a browser with scripts or from its own server. Write "origin" here: "https://" and the host, as in "https://www.example.com".',
    ]);
    expect(await complained(section, 'https://www.example.com')).toEqual([]);
  },
);

test.each(
  Object.entries({
    'a name of a file': { ...code, lines: ['unzip {name files:example.zip}'] },
    'an address of another site': { ...code, lines: ['wget {address docs:a}'] },
    'no file': { ...code, lines: ['ls'] },
  }),
)('a command with %s needs none', async (_, section) => {
  expect(await complained(section)).toEqual([]);
});
