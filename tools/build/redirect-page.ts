import type { Language } from '../../engine/descriptor/compiled.ts';
import type { SiteDescriptor } from '../../engine/descriptor/site.ts';

const words: Record<Language, { lang: string; moved: string }> = {
  zh: { lang: 'zh-CN', moved: '本页已移至' },
  en: { lang: 'en', moved: 'This page has moved to' },
};

/**
 * The page that stands at an old address: it leads to the new one at once, without a script, also on hosts that know
 * nothing of redirects, and tells search engines which address counts.
 */
export function redirectPage(href: string, language: Language, { origin = '' }: SiteDescriptor): string {
  const { lang, moved } = words[language];
  const to = escaped(href);
  return `<!doctype html>
<html lang="${lang}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>${moved} ${to}</title>
    <meta http-equiv="refresh" content="0; url=${to}" />
    <link rel="canonical" href="${escaped(origin)}${to.replace(/[?#].*$/s, '')}" />
  </head>
  <body>
    <p>${moved} <a href="${to}">${to}</a></p>
  </body>
</html>
`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
