import type { SiteModel } from '../../check/site-model.ts';
import { wordsInAll, wordsUnder } from '../../compile/words.ts';
import { decodePath } from '../../model/schema/address.ts';
import { addressesOf, codesOf } from '../../model/schema/languages.ts';
import { fillValues } from '../../model/schema/placeholders.ts';
import type { SiteWords } from '../../model/words.ts';
import { createAssetReader } from '../../site/asset-facts.ts';
import { readEngineWords } from '../../site/engine-words.ts';
import { createMarkdownReader } from '../../site/markdown/markdown-reader.ts';
import { createJsdomSanitizer } from '../../site/sanitizer.ts';
import { htmlToMarkdown } from './html-to-markdown.ts';
import { listLosses } from './list-losses.ts';

/** Converts the HTML of a file, and compares what visitors would see. `language` is that of the text, or undefined for all. */
export type ConvertHtml = (
  file: string,
  html: string,
  language: string | undefined,
) => { markdown: string; losses: string[] };

export function createHtmlConverter(folder: string, { site, ofKind }: SiteModel): ConvertHtml {
  if (!site) return () => ({ markdown: '', losses: ['everything, while pages/site.json has errors'] });
  const sanitize = createJsdomSanitizer();
  const own = ofKind('words')[0]?.value as SiteWords | undefined;
  const words = wordsInAll(wordsUnder(readEngineWords(folder), own), codesOf(site));
  const { factsOf: asset } = createAssetReader(folder);
  const render = createMarkdownReader({ site, words, asset, textOf: () => undefined });
  const show = (html: string, language: string) =>
    sanitize(fillValues(html, site), { language, languages: addressesOf(site), redirects: [] }).html;
  return (file, html, code) => {
    const [language = 'en'] = code === undefined ? codesOf(site) : [code];
    // In code blocks of Markdown, braces are literal.
    const plain = html.replace(/<pre\b[\s\S]*?<\/pre>/gi, (code) => code.replace(/\{(\{\w+\})\}/g, '$1'));
    const markdown = htmlToMarkdown(plain, { link: (address) => address, picture: pictureName }, () => {}).replace(
      /^\n$/,
      '',
    );
    return { markdown, losses: listLosses(show(html, language), show(render(file, markdown, language), language)) };
  };

  /** Pictures are named below `assets/images/`; others keep their address. */
  function pictureName(address: string): string {
    return address.startsWith('/images/') ? decodePath(address.slice('/images/'.length)) : address;
  }
}
