import { expect, test } from 'vitest';
import { contextWith } from '../generate/gallery/small-context.ts';
import { smallSite } from '../generate/gallery/small-site.ts';
import { compileNavigation, compileSite } from './site.ts';

const site = {
  ...smallSite['pages/site.json'],
  navigation: [
    { label: { zh: '首页', en: 'Home' }, to: '/' },
    {
      label: { zh: '产品', en: 'Products' },
      children: [
        { label: '{product}', to: '/{product}-introduce' },
        { label: '手册', to: 'files:example.pdf', language: 'zh' },
      ],
    },
    { label: 'Blog', to: 'https://example.com', language: 'en', newTab: false },
  ],
  footer: {
    groups: [
      {
        title: 'More',
        links: [
          { label: 'ZIP', to: 'files:example.zip' },
          { label: '中文', to: '/', language: 'zh' },
        ],
      },
      { title: 'Chinese alone', links: [{ label: '中文', to: '/', language: 'zh' }] },
    ],
    contacts: [
      { label: 'Mail', value: '{email}', to: 'mailto:{email}' },
      { label: 'Phone', value: '1' },
    ],
    qrCode: { src: 'example.svg', caption: { zh: '扫码', en: 'Scan' } },
    copyright: '© **{product}**',
  },
  map: { tiles: 'https://tiles.example.com/{z}/{x}/{y}?key={key}', key: '', attribution: 'Tiles' },
};
const context = await contextWith({ 'pages/site.json': site });

test('the shell is compiled in Chinese', () => {
  const { footer, navigation, words, languages, ...rest } = compileSite(context, 'zh');
  expect(footer).toMatchInlineSnapshot(`
    {
      "contacts": [
        {
          "label": "Mail",
          "to": {
            "href": "mailto:support@example.com",
          },
          "value": "support@example.com",
        },
        {
          "label": "Phone",
          "value": "1",
        },
      ],
      "copyright": "© Gadget",
      "groups": [
        {
          "links": [
            {
              "label": "ZIP",
              "to": {
                "file": {
                  "bytes": 1234,
                  "name": "example.zip",
                  "sha256": "abababababababababababababababababababababababababababababababab",
                },
                "href": "/files/example.zip",
              },
            },
            {
              "label": "中文",
              "to": {
                "href": "/",
              },
            },
          ],
          "title": "More",
        },
        {
          "links": [
            {
              "label": "中文",
              "to": {
                "href": "/",
              },
            },
          ],
          "title": "Chinese alone",
        },
      ],
      "qrCode": {
        "caption": "扫码",
        "picture": {
          "alt": "扫码",
          "height": 480,
          "src": "/images/example.svg",
          "width": 640,
        },
      },
      "social": [],
    }
  `);
  expect(navigation.map(({ label, to }) => [label, to?.href])).toEqual([
    ['首页', '/'],
    ['产品', undefined],
  ]);
  expect(rest).toEqual({
    language: 'zh',
    name: '示例公司',
    shortName: '示例公司',
    tagline: '示例',
    logo: '/images/example.svg',
    favicon: '/images/example.svg',
    offline: true,
    onDataFailure: 'notice',
    rewrites: [{ from: 'https://old.example.com/', to: '/files/' }],
    bases: { files: '/files/', docs: 'https://example.com/zh/', uploads: '/images/' },
    map: { ...site.map, system: 'WGS-84' },
  });
});

test('the shell is compiled in English: its own entries, names, bases and addresses', () => {
  const english = compileSite(context, 'en');
  expect(english.navigation).toMatchInlineSnapshot(`
    [
      {
        "label": "Home",
        "to": {
          "href": "/en",
        },
      },
      {
        "children": [
          {
            "label": "Gadget",
            "to": {
              "href": "/en/gadget-introduce",
            },
          },
        ],
        "label": "Products",
      },
      {
        "label": "Blog",
        "to": {
          "external": true,
          "href": "https://example.com",
        },
      },
    ]
  `);
  expect(english).toMatchObject({
    name: 'Sample company',
    bases: { files: '/files/', docs: 'https://example.com/en/' },
  });
  expect(english.footer.groups[0]?.links).toHaveLength(1);
});

test('an entry of the navigation that leads somewhere and has no entries to show is a link', async () => {
  const navigationOf = async (...children: object[]) => {
    const navigation = [{ label: 'Products', to: '/', children }];
    return compileNavigation(await contextWith({ 'pages/site.json': { ...site, navigation } }), 'en');
  };
  const link = [{ label: 'Products', to: { href: '/en' } }];
  expect(await navigationOf()).toEqual(link);
  expect(await navigationOf({ label: '手册', to: '/', language: 'zh' })).toEqual(link);
  // The control: with an entry to show it is a group.
  expect(await navigationOf({ label: 'Manual', to: '/' })).toEqual([
    { ...link[0], children: [{ label: 'Manual', to: { href: '/en' } }] },
  ]);
});
