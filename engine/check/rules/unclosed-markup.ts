import { strayMarks } from '../../model/schema/markup.ts';
import type { Rule } from '../rule.ts';
import { textsOf } from '../site-files.ts';
import { textWords } from '../words/text-words.ts';

const target = '((?:/(?!/)|#|[A-Za-z]\\w*:)[^()（）\\s]*)';

/** What such a link begins with: few texts have any. */
const opening = /[[［【]/;

/** A link in brackets of any width, with or without a blank between them. */
const anyLink = new RegExp(`[[［【]([^\\][［］【】]+)[\\]］】]\\s*(?:\\(${target}\\)|（${target}）)`, 'gu');

/** Marks that the parser took for text reach visitors as asterisks, backticks or brackets: almost always a slip. */
export const unclosedMarkup: Rule = {
  code: 'unclosed-markup',
  says: {
    en: 'Bold, code and links in texts close, so that no mark shows as it stands.',
    zh: '文字中的加粗、代码和链接都已闭合，没有标记原样显示。',
  },
  severity: 'warning',
  *inFile(file) {
    for (const one of textsOf(file)) {
      const { text } = one;
      const link = otherLinkIn(text);
      if (link) {
        yield { path: one.path, message: textWords.linkMarks(), ...link, sure: true };
        continue;
      }
      const [mark] = strayMarks(text);
      if (mark === undefined) continue;
      const mended = mark === '**' ? boldWithoutSpaces(text) : undefined;
      yield { path: one.path, message: textWords.strayMark(mark), ...mended };
    }
  },
};

/** The first bold passage with spaces inside its asterisks, and the same without them. Not certain: `2 ** 3 ** 4` may be a formula. */
function boldWithoutSpaces(text: string): { wrong: string; suggestion: string } | undefined {
  // Each passage costs a parse of the whole text.
  if (text.length > 2000) return undefined;
  for (const [wrong, inside = ''] of text.matchAll(/\*\*([^*]{1,200})\*\*/g)) {
    const suggestion = `**${inside.trim()}**`;
    if (suggestion !== wrong && !strayMarks(text.replace(wrong, () => suggestion)).includes('**'))
      return { wrong, suggestion };
  }
  return undefined;
}

/** The first link in other brackets than a link has, and the same in those. Code is shown as it stands. */
function otherLinkIn(text: string): { wrong: string; suggestion: string } | undefined {
  if (!opening.test(text)) return undefined;
  const words = text.replace(/`[^`]*`/g, (code) => '\0'.repeat(code.length));
  for (const { 0: found, 1: label = '', 2: plain, 3: wide, index } of words.matchAll(anyLink)) {
    const wrong = text.slice(index, index + found.length);
    const suggestion = `[${wrong.slice(1, 1 + label.length)}](${plain ?? wide})`;
    if (wrong !== suggestion) return { wrong, suggestion };
  }
  return undefined;
}
