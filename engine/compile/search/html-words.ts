import { unescapeHtml } from '../../model/text/escape-html.ts';

/** The words of HTML, a blank where a tag stood. */
export function htmlWords(html: string): string {
  return unescapeHtml(html.replace(/<[^>]*>/g, ' ')).replaceAll('&nbsp;', ' ');
}
