import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { CompiledSite } from '../../model/compiled.ts';
import { withInterfaceLanguage } from '../../testing/engine-words.ts';
import { WordsProvider } from '../../ui/i18n/words.tsx';
import { type PageContext, PageContextProvider } from '../../ui/kit/page-context.tsx';
import Article from './article.tsx';

const page = { language: 'en', site: { bases: {} } as unknown as CompiledSite, level: 2 } as PageContext;

/** The links of an article to those around it: their relation, address and name. */
function links(around: object): string[][] {
  const html = renderToStaticMarkup(
    <WordsProvider site={withInterfaceLanguage('en')}>
      <PageContextProvider value={page}>
        <Article
          section={{
            id: 'news',
            data: { source: 'news.item', params: { id: '2' }, path: '', form: [] as never },
            adjacent: { to: { href: '/en/item/%7Bid%7D' } },
          }}
          data={around as Record<string, unknown>}
        />
      </PageContextProvider>
    </WordsProvider>,
  );
  return [...html.matchAll(/<a [^>]*>.*?<\/a>/g)].map(([link]) => [
    ...['rel', 'href'].map((name) => new RegExp(` ${name}="([^"]*)"`).exec(link)?.[1] ?? ''),
    link.replace(/<[^>]*>/g, ''),
  ]);
}

describe('an article', () => {
  const previous = { id: 3, title: 'The newer' };
  const next = { id: 1, title: 'The older' };

  test('links to the previous and next article by title', () => {
    expect(links({ previous, next })).toEqual([
      ['prev', '/en/item/3', 'Previous The newer'],
      ['next', '/en/item/1', 'Next The older'],
    ]);
  });

  test('has no link at the ends of the list, or to another site', () => {
    expect(links({ next })).toEqual([['next', '/en/item/1', 'Next The older']]);
    expect(links({})).toEqual([]);
    expect(links({ next: { id: '../../x', title: 'Elsewhere' } })[0]?.[1]).toBe('/en/item/..%2F..%2Fx');
  });
});
