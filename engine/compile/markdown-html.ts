import type { HtmlText, Markdown } from '../model/kinds.ts';
import type { CompileContext } from './context.ts';

/** Returns a function that converts a Markdown value of a file to HTML: one text if all languages have the same. */
export function markdownHtml(
  languages: string[],
  markdown: CompileContext['markdown'],
): (value: Markdown, file: string) => HtmlText {
  return (value, file) => {
    const texts: [string, string][] =
      typeof value === 'string' ? languages.map((language) => [language, value]) : Object.entries(value);
    const html = texts.map(([language, text]) => [language, markdown(file, text, language)] as const);
    const [first] = html;
    const isSame = typeof value === 'string' && html.every(([, one]) => one === first?.[1]);
    return isSame ? (first?.[1] ?? '') : (Object.fromEntries(html) as unknown as HtmlText);
  };
}
