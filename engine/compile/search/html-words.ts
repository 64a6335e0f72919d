import { unescapeHtml } from '../../model/text/escape-html.ts';

/** The text of HTML, with a space for each tag. */
export function htmlWords(html: string): string {
  return unescapeHtml(html.replace(/<[^>]*>/g, ' ')).replaceAll('&nbsp;', ' ');
}
