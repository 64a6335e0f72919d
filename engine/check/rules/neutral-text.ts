import { codesOf } from '../../model/schema/languages.ts';
import { includesIn } from '../facts.ts';
import { holdsHan, isInHan } from '../han.ts';
import type { Rule } from '../rule.ts';
import { nodesOf, type SiteFile } from '../site-files.ts';
import { pageOf, type SiteModel } from '../site-model.ts';
import { textWords } from '../words/text-words.ts';

const kinds = ['Text', 'PlainText', 'HtmlText'];

/** One string for every language must be readable in every language. Code in backticks and a filing number are as they are. */
export const neutralText: Rule = {
  code: 'chinese-in-neutral',
  says: {
    en: 'A text that is one string holds no Chinese, save on pages that declare their content Chinese and in entries for Chinese pages only.',
    zh: '写成一个字符串的文字不含中文；声明内容为中文的页面，以及只用于中文页面的各项除外。',
  },
  severity: 'warning',
  *inFile(file, model) {
    const codes = codesOf(model.site);
    // In a site of one language such a text is in that one.
    if (codes.length === 1 || codes.every(isInHan) || isChinese(file, model)) return;
    for (const node of kinds.flatMap((kind) => nodesOf(file, kind))) {
      const { value } = node;
      if (typeof value !== 'string' || !holdsHan(value) || !holdsHan(value.replace(/`[^`]*`/g, ''))) continue;
      if (!node.names.includes('Text') && isName(value)) continue;
      const { path } = node;
      if (file.kind === 'site' && (path.includes('filing') || onlyChinese(file.value, path))) continue;
      yield { path, message: textWords.chineseInNeutral(codes) };
    }
  },
};

/** Whether a text of a record may be a person's name, which is the same on every page: two to four Chinese characters and nothing else. */
function isName(text: string): boolean {
  return /^\p{Script=Han}{2,4}$/u.test(text.trim());
}

/** Whether a file shows on pages only whose content is declared Chinese; also while it has mistakes, which may hide that. */
export function isChinese(file: SiteFile, { pages, shared }: SiteModel): boolean {
  if (!file.valid) return true;
  if (file.kind !== 'shared') return isInHan(pageOf(file)?.contentLanguage ?? '');
  const users = pages.filter((page) => includesIn(page.file).some((name) => shared.get(name) === file));
  return users.length > 0 && users.every(({ page }) => isInHan(page.contentLanguage ?? ''));
}

/** Whether an entry on the way to a text is shown on Chinese pages only. */
function onlyChinese(value: unknown, path: (string | number)[]): boolean {
  let here = value;
  return path.some((step) => {
    here = (here as Record<string, unknown>)[step];
    return typeof here === 'object' && here !== null && isInHan(String((here as { only?: unknown }).only ?? ''));
  });
}
