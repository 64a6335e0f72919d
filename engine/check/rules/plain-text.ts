import type { Rule } from '../rule.ts';
import { textsOf } from '../site-files.ts';
import { textWords } from '../words/text-words.ts';

/** The tags that people write by habit; other angle brackets may be meant: `<file>`, `a < b`. */
const tag =
  /<\/?(a|abbr|b|big|blockquote|br|center|code|del|div|em|font|h[1-6]|hr|i|iframe|img|ins|kbd|li|mark|ol|p|pre|s|script|small|span|strike|strong|style|sub|sup|svg|table|tbody|td|th|thead|tr|tt|u|ul|video)(\s[^<>]*)?\/?>/i;

/** HTML in a text is not rendered: visitors see the tag. */
export const plainText: Rule = {
  code: 'html-in-text',
  says: {
    en: 'Texts hold no HTML tags outside code; HTML belongs in records’ HTML fields.',
    zh: '文字的代码之外没有 HTML 标签；HTML 应写在记录的 HTML 字段中。',
  },
  severity: 'warning',
  *inFile(file) {
    for (const one of textsOf(file)) {
      const { text } = one;
      if (!text.includes('<')) continue;
      const [found] = tag.exec(text.replace(/`[^`]*`/g, '')) ?? [];
      if (found) yield { path: one.path, message: textWords.tag(found), ...inMarkup(text) };
    }
  },
};

/** The first bold or code passage written as HTML, and the same in the texts' own marks. */
function inMarkup(text: string): { wrong?: string; suggestion?: string } {
  const [wrong, name = '', inside = ''] = /<(b|strong|code)>([^<>*`]+)<\/\1>/i.exec(text) ?? [];
  if (!wrong) return {};
  const mark = name.toLowerCase() === 'code' ? '`' : '**';
  return { wrong, suggestion: mark + inside + mark };
}
