import { DomUtils, parseDocument } from 'htmlparser2';

/** The text of HTML on one line. */
export function textOfHtml(html: string): string {
  return DomUtils.textContent(parseDocument(html)).replace(/\s+/g, ' ').trim();
}
