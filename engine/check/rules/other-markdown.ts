import { type Markup, parseMarkup } from '../../model/schema/markup.ts';
import type { Rule } from '../rule.ts';
import { textsOf } from '../site-files.ts';
import { textWords } from '../words/text-words.ts';

/** Marks of Markdown that texts do not know, and the sign by which each is told. */
const marks: [sign: string, form: RegExp][] = [
  ['#', /^#{1,6}\s+\S/],
  ['-', /^[-+*]\s+\S/],
  ['![]()', /!\[[^\]]*\]\([^)]*\)/],
  ['&…;', /&(?:[a-z]{2,8}|#\d{2,5});/i],
  ['*', /(?<![*\w])\*(?![\s*])[^*]*[^\s*]\*(?![*\w])/u],
  ['~~', /~~[^~]+~~/],
];

/** What every one of these marks has: few texts do. */
const signs = /^[#+-]|[*&~]|!\[/;

/** What texts do not know reaches visitors as it is written. Code is left alone. */
export const otherMarkdown: Rule = {
  code: 'other-markdown',
  says: {
    en: 'Texts hold no other Markdown than bold, code and links: no headings, lists, pictures, italics or HTML entities.',
    zh: '文字中除加粗、代码和链接外没有其他 Markdown：没有标题、列表、图片、斜体和 HTML 实体。',
  },
  severity: 'warning',
  *inFile(file) {
    for (const one of textsOf(file)) {
      const { text } = one;
      if (!signs.test(text)) continue;
      const [sign] = marks.find(([, form]) => form.test(text) && form.test(plain(parseMarkup(text)))) ?? [];
      if (sign !== undefined) yield { path: one.path, message: textWords.otherMarkdown(sign) };
    }
  },
};

/** A text as its source has it, without its code and its links. */
function plain(markup: Markup): string {
  return markup
    .map((node) => {
      if (typeof node === 'string') return node;
      if ('code' in node) return ' ';
      return 'strong' in node ? plain(node.strong) : `[${plain(node.label)}](${node.target})`;
    })
    .join('');
}
