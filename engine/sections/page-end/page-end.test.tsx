import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { speaking } from '../../../tools/test/fixtures/engine-words.ts';
import type { CompiledSeries } from '../../descriptor/compiled.ts';
import { DeliveryProvider } from '../../kit/delivery.ts';
import { type PageContext, PageContextProvider } from '../../kit/page-context.tsx';
import { WordsProvider } from '../../language/words.tsx';
import PageEnd from './page-end.tsx';

const site = { origin: 'https://www.example.org', languages: [{ code: 'en', prefix: '/en' }] };
const delivery = { prerendered: true, whole: true, persisted: new Map() };

/** The end of a page as HTML. */
function end(series: CompiledSeries | undefined, report?: string): string {
  const page = { language: 'en', route: '/guide', title: 'Guide & more', series };
  return renderToStaticMarkup(
    <WordsProvider site={speaking('en')}>
      <DeliveryProvider value={delivery}>
        <PageContextProvider value={{ language: 'en', site, page, level: 2 } as unknown as PageContext}>
          <PageEnd section={{ id: 'end', ...(report && { report: { href: report } }) }} data={undefined} />
        </PageContextProvider>
      </DeliveryProvider>
    </WordsProvider>,
  );
}

test('the pages beside it are links by their names, and the day is one that machines read', () => {
  const html = end({ previous: { label: 'First', href: '/en/first' }, updated: '2026-01-31' });
  expect(html).toMatch(/<a [^>]*rel="prev"[^>]*href="\/en\/first"/);
  expect(html.replace(/<[^>]*>/g, '')).toBe('Previous FirstUpdated 2026-01-31');
  expect(html).toMatch(/<time [^>]*dateTime="2026-01-31"/);
});

test('a mail about a mistake has the title and the whole address of the page in it', () => {
  const [, href = ''] = /href="(mailto:[^"]*)"/.exec(end({}, 'mailto:support@example.com')) ?? [];
  const mail = new URL(href.replaceAll('&amp;', '&'));
  expect(mail.pathname).toBe('support@example.com');
  expect(mail.searchParams.get('subject')).toBe('Something wrong: Guide & more');
  expect(mail.searchParams.get('body')).toBe('Guide & more\r\nhttps://www.example.org/en/guide\r\n\r\n');
});

test('what is not known is left out', () => {
  expect(end(undefined)).toBe('<div class="page-end"></div>');
});
