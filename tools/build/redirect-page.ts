import type { Language } from '../../engine/descriptor/compiled.ts';
import type { SiteDescriptor } from '../../engine/descriptor/site.ts';

/** Why a page leads on: its address is an old one, or none of the site's. */
type Reason = 'moved' | 'unknown';

const words: Record<Language, { lang: string } & Record<Reason, string>> = {
  zh: { lang: 'zh-CN', moved: '本页已移至', unknown: '没有这个页面，请前往' },
  en: { lang: 'en', moved: 'This page has moved to', unknown: 'There is no such page. Go to' },
};

/**
 * The page that stands where there is none: it leads to another at once, without a script, also on hosts that know nothing
 * of redirects, and tells search engines which address counts. `early` is the script of every page's head, where the page
 * may stand at an address of another language: it remembers that language, and home then leads there.
 */
export function leadingPage(
  href: string,
  language: Language,
  why: Reason,
  { origin = '' }: SiteDescriptor,
  early?: string,
): string {
  const { lang, [why]: says } = words[language];
  const to = escaped(href);
  return `<!doctype html>
<html lang="${lang}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
${early === undefined ? '' : `    <script>${early}</script>\n`}    <title>${says} ${to}</title>
    <meta http-equiv="refresh" content="0; url=${to}" />
    <link rel="canonical" href="${escaped(origin)}${to.replace(/[?#].*$/s, '')}" />
  </head>
  <body>
    <p>${says} <a href="${to}">${to}</a></p>
  </body>
</html>
`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
