import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { CompiledSite } from '../../model/compiled.ts';
import { withInterfaceLanguage } from '../../testing/engine-words.ts';
import { WordsProvider } from '../../ui/i18n/words.tsx';
import { type PageContext, PageContextProvider } from '../../ui/kit/page-context.tsx';
import PagedNews from './paged-news.tsx';

const page = {
  language: 'en',
  site: { languages: [{ code: 'en', prefix: '' }], bases: { uploads: '/uploads/' } } as unknown as CompiledSite,
  level: 2,
} as PageContext;

function render(
  current: string,
  items: { id: number; picture?: string }[] = [{ id: 7 }],
  section: object = {},
): string {
  const data = items.map((item) => ({ title: 'A title', summary: 'A summary', time: '2025-10-31', ...item }));
  return renderToStaticMarkup(
    <WordsProvider site={withInterfaceLanguage('en')}>
      <PageContextProvider value={page}>
        <PagedNews
          section={{
            id: 'news',
            data: { source: 'news.list', params: { page: current }, path: '', form: [] as never },
            item: { to: { href: '/en/news-item/{id}' } },
            list: { to: { href: '/en/news/%7Bpage%7D' } },
            imageBase: 'uploads',
            ...section,
          }}
          data={{ data, last_page: 3 }}
        />
      </PageContextProvider>
    </WordsProvider>,
  );
}

describe('paged news', () => {
  it('links to each item and to each page of the list', () => {
    const html = render('2');
    expect(html).toContain('href="/en/news-item/7"');
    expect([...html.matchAll(/news\/(\d)/g)].map(([, number]) => number)).toEqual(['1', '1', '2', '3', '3']);
  });

  it('keeps previous and next in place at the ends, without an address', () => {
    expect(render('1').match(/aria-disabled="true"/g)).toHaveLength(1);
    expect(render('3').match(/aria-disabled="true"/g)).toHaveLength(1);
    expect(render('2')).not.toContain('aria-disabled');
  });

  it('resolves pictures against the base, and shows the date without a picture', () => {
    const html = render('1', [{ id: 1, picture: 'lattice.svg' }, { id: 2 }]);
    expect(html).toContain('src="/uploads/lattice.svg"');
    expect(html.match(/class="paged-news__picture/g)).toHaveLength(1);
    expect(html.match(/paged-news__day/g)).toHaveLength(1);
  });

  it('uses the field names of the records, also in addresses', () => {
    const renamed = render('1', [{ id: 7, slug: 'ab', heading: 'Another title', image: 'lattice.svg' } as never], {
      fields: { id: 'slug', title: 'heading', picture: 'image' },
      item: { to: { href: '/en/news/{slug}' } },
    });
    expect(renamed).toContain('Another title');
    expect(renamed).not.toContain('A title');
    expect(renamed).toContain('src="/uploads/lattice.svg"');
    expect(renamed).toContain('href="/en/news/ab"');
  });

  it.each(['javascript:alert(1)', '//evil.example/a.png', '/\\evil.example/a.png', 'https://evil.example/a.png'])(
    'shows no picture from %s, which is no address or another site’s',
    (picture) => {
      expect(render('1', [{ id: 1, picture }])).not.toContain('<img');
    },
  );
});
