import { describe, expect, test } from 'vitest';
import { contextWith, sha256 } from '../generate/gallery/small-context.ts';
import type { Language } from '../model/compiled.ts';
import type { Section } from '../model/section.ts';
import { compileSections } from './section.ts';
import { wholeSections } from './whole-sections.ts';

const context = await contextWith();
const compile = (sections: object[], language: Language = 'en') =>
  compileSections(
    wholeSections(sections as Section[], undefined, context),
    language,
    { path: '/', params: {} },
    context,
  );

describe('sections', () => {
  test('have their texts, links, pictures and cells compiled, whatever their type', () => {
    expect(compile(context.pages.find(({ id }) => id === 'home')?.sections ?? [])).toMatchInlineSnapshot(`
      [
        {
          "columns": [
            {
              "field": "name",
              "label": "Name",
            },
            {
              "field": "file",
              "kind": "text",
              "label": "File",
            },
          ],
          "id": "downloads",
          "rows": [
            {
              "file": {
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
              "name": "Gadget",
            },
          ],
          "type": "table",
        },
        {
          "actions": [
            {
              "label": "GPU",
              "to": {
                "href": "#downloads",
              },
            },
          ],
          "id": "feature",
          "paragraphs": [
            [
              "See the ",
              {
                "label": "second page",
                "to": {
                  "href": "/en/second#guide",
                },
              },
              ".",
            ],
          ],
          "picture": {
            "alt": "",
            "height": 480,
            "src": "/images/example.svg",
            "width": 640,
          },
          "type": "feature",
        },
      ]
    `);
  });

  test('without an id are named after their type, the page’s own first', () => {
    const prose = { type: 'prose', paragraphs: [] };
    const tabs = { type: 'tabs', tabs: [{ id: 'a', label: 'A', sections: [prose] }] };
    const compiled = compile([prose, tabs, { ...prose, id: 'own' }, prose]);
    expect(compiled.map(({ id }) => id)).toEqual(['prose', 'tabs', 'own', 'prose-2']);
    expect(compiled[1]).toMatchObject({ tabs: [{ sections: [{ id: 'prose-3' }] }] });
  });

  test('without an id never take one that another section has', () => {
    const prose = { type: 'prose', paragraphs: [] };
    expect(compile([prose, { ...prose, id: 'prose' }]).map(({ id }) => id)).toEqual(['prose-2', 'prose']);
  });

  test('may have rows with a field that is called sections', () => {
    const table = { type: 'table', columns: [{ field: 'sections', label: 'S' }], rows: [{ sections: '12' }] };
    expect(compile([table])[0]).toMatchObject({ rows: [{ sections: '12' }] });
  });

  test('of a shared file stand in the place of the include, also inside tabs', () => {
    const include = { type: 'include', name: 'links' };
    const [first, second] = compile([include, { type: 'tabs', tabs: [{ id: 'a', label: 'A', sections: [include] }] }]);
    expect(first).toMatchObject({ type: 'links', id: 'more', links: [{ to: { href: '/en/gadget-introduce' } }] });
    expect(second).toMatchObject({ tabs: [{ sections: [{ type: 'links' }] }] });
  });

  test('of a shared file that is not there are none', () => {
    expect(compile([{ type: 'include', name: 'lost' }])).toEqual([]);
  });

  test('keep code as it is written, markup and all', () => {
    const [code] = compile([{ type: 'code', lines: ['**a** [b](/c) {other} ${product}'] }]);
    expect(code).toMatchObject({ lines: ['**a** [b](/c) {other} ${product}'] });
  });

  test('tell a link where it opens when the link says so', () => {
    const links = [
      { label: 'A', to: '/second', newTab: true },
      { label: 'B', to: 'files:example.pdf', newTab: false },
    ];
    const file = { name: 'example.pdf', bytes: 1234, sha256 };
    expect(compile([{ type: 'links', links }])[0]).toMatchObject({
      links: [
        { label: 'A', to: { href: '/en/second', newTab: true } },
        { label: 'B', to: { href: '/files/example.pdf', file } },
      ],
    });
  });
});

test('__proto__ in a section pollutes nothing', () => {
  const hostile = JSON.parse('{ "type": "table", "columns": [], "rows": [{ "__proto__": { "polluted": "yes" } }] }');
  compile([hostile]);
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
});
