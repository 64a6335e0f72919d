import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { CompiledSeries } from '../../model/compiled.ts';
import { withInterfaceLanguage } from '../../testing/engine-words.ts';
import { WordsProvider } from '../../ui/i18n/words.tsx';
import { DeliveryProvider } from '../../ui/kit/delivery.ts';
import { type PageContext, PageContextProvider } from '../../ui/kit/page-context.tsx';
import PageEnd from './page-end.tsx';

const site = { origin: 'https://www.example.org', languages: [{ code: 'en', prefix: '/en' }] };
const whole = { label: 'All guides', href: '/en/guides' };
const delivery = { prerendered: true, whole: true, persisted: new Map() };

/** The end of a page as HTML. */
function end(series: CompiledSeries | undefined, report?: string): string {
  const page = { language: 'en', route: '/guide', title: 'Guide & more', series };
  return renderToStaticMarkup(
    <WordsProvider site={withInterfaceLanguage('en')}>
      <DeliveryProvider value={delivery}>
        <PageContextProvider value={{ language: 'en', site, page, level: 2 } as unknown as PageContext}>
          <PageEnd section={{ id: 'end', ...(report && { report: { href: report } }) }} data={undefined} />
        </PageContextProvider>
      </DeliveryProvider>
    </WordsProvider>,
  );
}

test('links the previous and next page by title, and shows a machine-readable date', () => {
  const html = end({ previous: { label: 'First', href: '/en/first' }, whole, updated: '2026-01-31' });
  expect(html).toMatch(/<a [^>]*rel="prev"[^>]*href="\/en\/first"/);
  expect(html.replace(/<[^>]*>/g, '')).toBe('Previous FirstAll guidesUpdated 2026-01-31');
  expect(html).toContain('<a href="/en/guides">All guides</a>');
  expect(html).toMatch(/<time [^>]*dateTime="2026-01-31"/);
});

test('a mail about a mistake contains the title and the full address of the page', () => {
  const [, href = ''] = /href="(mailto:[^"]*)"/.exec(end({ whole }, 'mailto:support@example.com')) ?? [];
  const mail = new URL(href.replaceAll('&amp;', '&'));
  expect(mail.pathname).toBe('support@example.com');
  expect(mail.searchParams.get('subject')).toBe('Something wrong: Guide & more');
  expect(mail.searchParams.get('body')).toBe('Guide & more\r\nhttps://www.example.org/en/guide\r\n\r\n');
});

test('omits unknown facts', () => {
  expect(end(undefined)).toBe('<div class="page-end"></div>');
});
