import type { CompileContext } from '../compile/context.ts';
import { compileLanguages } from '../compile/languages.ts';
import { compileWords } from '../compile/words.ts';
import type { Language } from '../model/compiled.ts';
import { languagesAttribute } from '../model/page-file.ts';
import { escapeHtml } from '../model/text/escape-html.ts';

/** Why a page redirects, as a key of the engine's messages: its address is old, or unknown. */
type Reason = 'moved' | 'noPage';

/**
 * A page that redirects without a script or support by the host. `early` is the script of every page's head, for a
 * page that may be shown in another language.
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
