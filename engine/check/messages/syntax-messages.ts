import type { Message } from './message.ts';

/** Messages about invalid JSON, by kind of mistake. */
export const syntaxMessages = {
  empty: (): Message => ({ en: 'The file is empty.', zh: '文件是空的。' }),
  'too-deep': (levels: string): Message => ({
    en: `The file is nested deeper than ${levels} levels; no page needs that.`,
    zh: `文件嵌套超过 ${levels} 层，远多于页面所需。`,
  }),
  'byte-order-mark': (): Message => ({
    en: 'The file begins with a byte order mark: save it as UTF-8 without one.',
    zh: '文件以字节顺序标记（BOM）开头：请存为不带 BOM 的 UTF-8。',
  }),
  'merge-conflict': (first: string, second: string): Message => ({
    en: `A merge left two versions here, ${linesIn(first).en} and ${linesIn(second).en}: keep one, and remove the marks.`,
    zh: `合并留下了两个版本：${linesIn(first).zh}和${linesIn(second).zh}。请保留一个，并删去标记。`,
  }),
  'conflict-mark': (mark: string): Message => ({
    en: `"${mark}" is left over from a merge: see that what stands around it is meant, and remove the mark.`,
    zh: `“${mark}”是合并时留下的标记：请核对前后内容后删去。`,
  }),
  comment: (): Message => ({ en: 'JSON has no comments: remove this one.', zh: 'JSON 不支持注释：请删去。' }),
  'hash-comment': (): Message => ({
    en: 'JSON has no comments, not even with #: remove this one.',
    zh: 'JSON 不支持注释，以 # 开头的也不行：请删去。',
  }),
  'ideographic-space': (): Message => ({
    en: 'This is an ideographic space (U+3000): write an ordinary one.',
    zh: '这里是全角空格（U+3000）：请改为半角空格。',
  }),
  'other-space': (code: string): Message => ({
    en: `This is a space of another kind (${code}): write an ordinary one.`,
    zh: `这里是特殊的空白字符（${code}）：请改为普通空格。`,
  }),
  'control-character': (code: string): Message => ({
    en: `A control character (${code}) stands here, which cannot be seen: remove it.`,
    zh: `这里有看不见的控制字符（${code}）：请删去。`,
  }),
  'tab-in-text': (): Message => ({
    en: 'A tab cannot stand in a text as it is: write \\t.',
    zh: '文字中不能直接含制表符：请写 \\t。',
  }),
  'line-break-in-text': (): Message => ({
    en: 'A line break cannot stand in a text as it is: write \\n.',
    zh: '文字中不能直接换行：请写 \\n。',
  }),
  'bad-escape': (written: string): Message => ({
    en: `"${written}" means nothing in a text: a backslash itself is written \\\\.`,
    zh: `“${written}”不是有效的转义序列：反斜杠本身须写作 \\\\。`,
  }),
  'bad-unicode': (): Message => ({
    en: 'A \\u must be followed by four hexadecimal digits.',
    zh: '\\u 之后须为四位十六进制数字。',
  }),
  'leading-zero': (written: string, right: string): Message => ({
    en: `"${written}" begins with a zero too many: write ${right}.`,
    zh: `“${written}”开头多了 0：请写 ${right}。`,
  }),
  'decimal-comma': (written: string, right: string, whole = ''): Message => ({
    en: `"${written}" has a comma in place of the point: write ${right}${whole && `, or ${whole} where it parts the thousands`}.`,
    zh: `“${written}”的小数点写成了逗号：请写 ${right}${whole && `；如果逗号是千位分隔符，请写 ${whole}`}。`,
  }),
  'hex-number': (written: string, right: string): Message => ({
    en: `"${written}" is a hexadecimal number: write ${right}.`,
    zh: `“${written}”是十六进制数：请写 ${right}。`,
  }),
  'plus-sign': (written: string, right: string): Message => ({
    en: `"${written}" has a plus sign: write ${right}.`,
    zh: `“${written}”带有正号：请写 ${right}。`,
  }),
  'bare-point': (written: string, right: string): Message => ({
    en: `"${written}" lacks the digit before its point: write ${right}.`,
    zh: `“${written}”的小数点前缺少数字：请写 ${right}。`,
  }),
  'open-point': (written: string, right: string): Message => ({
    en: `"${written}" lacks the digits after its point: add them, or write ${right}.`,
    zh: `“${written}”的小数点后缺少数字：请补上，或写 ${right}。`,
  }),
  'no-number': (word: string): Message => ({
    en: `JSON has no ${word}: write a number or null.`,
    zh: `JSON 没有 ${word}：请写数字或 null。`,
  }),
  'no-undefined': (word: string): Message => ({
    en: `JSON has no ${word}: write null, or leave the field out.`,
    zh: `JSON 没有 ${word}：请写 null，或不写这个字段。`,
  }),
  'other-literal': (word: string, right: string): Message => ({
    en: `"${word}" is not JSON: write ${right}.`,
    zh: `“${word}”不是 JSON 的写法：请写 ${right}。`,
  }),
  'near-literal': (word: string, right: string): Message => ({
    en: `"${word}" is not JSON: write ${right}, or put a text in double quotes.`,
    zh: `“${word}”不是 JSON 的写法：请写 ${right}；若是文字，须写在英文双引号中。`,
  }),
  'full-width': (mark: string, ascii: string): Message => ({
    en: `"${mark}" is a full-width mark: write ${ascii} in its place.`,
    zh: `“${mark}”是全角符号：请改为半角 ${ascii}。`,
  }),
  'wrong-mark': (mark: string, right: string): Message => ({
    en: `"${mark}" is not a mark of JSON: write ${right} in its place.`,
    zh: `JSON 不用“${mark}”：请改为 ${right}。`,
  }),
  'equals-sign': (): Message => ({
    en: 'A colon must stand between a name and its value, not an equals sign.',
    zh: '字段名与值之间须用冒号，不能用等号。',
  }),
  'other-quotes': (mark: string): Message => ({
    en: `${mark} is not a quotation mark of JSON: write " in its place.`,
    zh: `${mark} 不是 JSON 的引号：请改为英文双引号 "。`,
  }),
  'quote-in-text': (): Message => ({
    en: 'This quotation mark is within a text: write \\" in its place.',
    zh: '这个双引号在文字之中：请写 \\"，或用中文引号“”。',
  }),
  'text-unclosed': (): Message => ({
    en: 'The closing quotation mark of this text is missing.',
    zh: '这段文字缺少结尾的双引号。',
  }),
  'text-unopened': (): Message => ({
    en: 'The opening quotation mark of this text is missing.',
    zh: '这段文字缺少开头的双引号。',
  }),
  'unquoted-name': (name: string): Message => ({
    en: `The name "${name}" must stand in double quotes.`,
    zh: `字段名“${name}”须写在英文双引号中。`,
  }),
  'unquoted-text': (text: string): Message => ({
    en: `The text "${text}" must stand in double quotes.`,
    zh: `文字“${text}”须写在英文双引号中。`,
  }),
  'comma-missing': (): Message => ({ en: 'A comma is missing before this.', zh: '此处之前缺少逗号。' }),
  'comma-extra': (): Message => ({ en: 'This comma is one too many.', zh: '这里多了一个逗号。' }),
  'colon-missing': (): Message => ({
    en: 'A colon is missing between the name and its value.',
    zh: '字段名与值之间缺少冒号。',
  }),
  'colon-extra': (): Message => ({ en: 'This colon is one too many.', zh: '这里多了一个冒号。' }),
  'value-missing': (): Message => ({ en: 'A value is missing before this.', zh: '此处之前缺少值。' }),
  'name-missing': (): Message => ({
    en: 'A name in double quotes must stand here.',
    zh: '此处应为英文双引号中的字段名。',
  }),
  'closes-nothing': (mark: string): Message => ({
    en: `This ${mark} closes nothing: remove it, or add the bracket that it should close.`,
    zh: `这个 ${mark} 没有对应的左括号：请删去，或补上左括号。`,
  }),
  'never-closed': (mark: string, closer: string): Message => ({
    en: `This ${mark} is never closed: its ${closer} is missing.`,
    zh: `这个 ${mark} 没有闭合：缺少对应的 ${closer}。`,
  }),
  'never-opened': (mark: string): Message => ({
    en: `A ${mark} is missing before this.`,
    zh: `此处之前缺少 ${mark}。`,
  }),
  'wrong-bracket': (mark: string, opener: string, line: string, right: string): Message => ({
    en: `This ${mark} should close the ${opener} of line ${line}: write ${right}.`,
    zh: `这个 ${mark} 对应第 ${line} 行的 ${opener}：请改为 ${right}。`,
  }),
  'cut-off': (mark: string, line: string): Message => ({
    en: `The file ends before it is complete: the ${mark} of line ${line} is still open.`,
    zh: `文件不完整：第 ${line} 行的 ${mark} 还没有闭合。`,
  }),
  'after-end': (): Message => ({
    en: 'The page ends before this: remove what follows, or a bracket closed too early.',
    zh: '页面在此之前已经结束：请删去后面的内容，或检查是否有括号过早闭合。',
  }),
  unexpected: (mark: string): Message => ({ en: `"${mark}" cannot stand here.`, zh: `此处不能有“${mark}”。` }),
};

export type SyntaxKind = keyof typeof syntaxMessages;

/** A range of lines: `4–6`; empty if one side removed them. */
function linesIn(lines: string): Message {
  if (lines === '') return { en: 'an empty one', zh: '空白内容' };
  return { en: `${/–/.test(lines) ? 'lines' : 'line'} ${lines}`, zh: `第 ${lines} 行` };
}
