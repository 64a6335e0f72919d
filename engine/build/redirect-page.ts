import type { CompileContext } from '../compile/context.ts';
import { compileLanguages } from '../compile/languages.ts';
import { compileWords } from '../compile/words.ts';
import type { Language } from '../model/compiled.ts';
import { languagesAttribute } from '../model/page-file.ts';
import { escapeHtml } from '../model/text/escape-html.ts';

/** Why a page leads on, as the engine's words call it: its address is an old one, or none of the site's. */
type Reason = 'moved' | 'noPage';

/**
 * The page that stands where there is none: it leads to another at once, without a script, also on hosts that know nothing
 * of redirects, and tells search engines which address counts. `early` is the script of every page's head, where the page
 * may stand at an address of another language: it remembers that language, and home then leads there.
 */
export function redirectPage(
  href: string,
  language: Language,
  why: Reason,
  context: CompileContext,
  early?: string,
): string {
  const { origin = '' } = context.site;
  const languages = compileLanguages(context.site);
  const { tag, direction } = languages.find(({ code }) => code === language) ?? { tag: language };
  const says = compileWords(context.words, language).app?.[why] ?? '';
  const to = escapeHtml(href);
  return `<!doctype html>
<html lang="${tag}"${direction ? ` dir="${direction}"` : ''}${early === undefined ? '' : ` data-languages="${languagesAttribute({ languages })}"`}>
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
${early === undefined ? '' : `    <script>${early}</script>\n`}    <title>${says} ${to}</title>
    <meta http-equiv="refresh" content="0; url=${to}" />
    <link rel="canonical" href="${escapeHtml(origin)}${to.replace(/[?#].*$/s, '')}" />
  </head>
  <body>
    <p>${says} <a href="${to}">${to}</a></p>
  </body>
</html>
`;
}
