import type { Words } from './words.ts';

/** What the check says of a text that is not JSON, by the parser's name of the error. */
export const syntaxWords: Record<string, Words> = {
  CommaExpected: { en: 'A comma is missing before this.', zh: '此处之前缺少逗号。' },
  ColonExpected: {
    en: 'A colon is missing between the name and its value.',
    zh: '字段名与值之间缺少冒号。',
  },
  ValueExpected: {
    en: 'A value is missing here, or the comma before it is one too many.',
    zh: '此处缺少值，或前面多了一个逗号。',
  },
  PropertyNameExpected: {
    en: 'A name in double quotes must stand here, or the comma before it is one too many.',
    zh: '此处应为双引号中的字段名，或前面多了一个逗号。',
  },
  CloseBraceExpected: { en: 'The closing brace } of an object is missing.', zh: '缺少对象的右花括号 }。' },
  CloseBracketExpected: { en: 'The closing bracket ] of a list is missing.', zh: '缺少列表的右方括号 ]。' },
  EndOfFileExpected: {
    en: 'The page ends before this: remove what follows, or a bracket closed too early.',
    zh: '页面在此之前已经结束：请删去后面的内容，或检查是否有括号过早闭合。',
  },
  InvalidSymbol: {
    en: 'This is not JSON: texts and names stand in double quotes.',
    zh: '这不是 JSON：文字和字段名须写在英文双引号中。',
  },
  InvalidCommentToken: { en: 'JSON has no comments: remove this one.', zh: 'JSON 不支持注释：请删去。' },
  InvalidNumberFormat: {
    en: 'This number is not written as JSON wants it.',
    zh: '这个数字的写法不符合 JSON 的规定。',
  },
  UnexpectedEndOfString: {
    en: 'The closing quotation mark of this text is missing.',
    zh: '这段文字缺少结尾的双引号。',
  },
  UnexpectedEndOfNumber: { en: 'This number is not complete.', zh: '这个数字不完整。' },
  InvalidUnicode: {
    en: 'A \\u must be followed by four hexadecimal digits.',
    zh: '\\u 之后须为四位十六进制数字。',
  },
  InvalidEscapeCharacter: {
    en: 'A backslash must be followed by one of " \\ / b f n r t u.',
    zh: '反斜杠之后须为 " \\ / b f n r t u 之一。',
  },
  InvalidCharacter: {
    en: 'A line break or control character cannot stand in a text: write \\n.',
    zh: '文字中不能直接换行或含控制字符：请写 \\n。',
  },
};

/** What else the check says of a file that cannot be read. */
export const jsonWords = {
  unknown: (error: string): Words => ({ en: `This is not JSON (${error}).`, zh: `这不是 JSON（${error}）。` }),
  commaTooMany: (): Words => ({
    en: 'This comma is one too many: nothing follows it.',
    zh: '多了一个逗号：后面没有内容。',
  }),
  endsEarly: (): Words => ({
    en: 'The file ends before it is complete: a closing bracket is missing.',
    zh: '文件不完整：缺少右括号。',
  }),
  fullWidth: (mark: string, ascii: string): Words => ({
    en: `"${mark}" is a full-width mark: write ${ascii} in its place.`,
    zh: `“${mark}”是全角符号：请改为半角 ${ascii}。`,
  }),
  duplicate: (name: string): Words => ({
    en: `"${name}" stands twice in this object: the first would be lost. Remove one.`,
    zh: `“${name}”在这个对象中出现了两次，前一个会丢失。请删去一个。`,
  }),
  badName: (name: string): Words => ({
    en: `"${name}" cannot be a name. Choose another.`,
    zh: `“${name}”不能用作字段名。请换一个。`,
  }),
  notUtf8: (): Words => ({
    en: 'The file is not UTF-8: save it as UTF-8.',
    zh: '文件不是 UTF-8 编码：请存为 UTF-8。',
  }),
  byteOrderMark: (): Words => ({
    en: 'The file begins with a byte order mark: save it as UTF-8 without one.',
    zh: '文件以字节顺序标记（BOM）开头：请存为不带 BOM 的 UTF-8。',
  }),
  empty: (): Words => ({ en: 'The file is empty.', zh: '文件是空的。' }),
  tooLarge: (megabytes: string): Words => ({
    en: `The file is larger than ${megabytes} MB; no page needs that.`,
    zh: `文件大于 ${megabytes} MB；没有页面需要这么大。`,
  }),
  tooDeep: (levels: string): Words => ({
    en: `The file is nested deeper than ${levels} levels; no page needs that.`,
    zh: `文件嵌套超过 ${levels} 层；没有页面需要这么深。`,
  }),
  noSchema: (file: string): Words => ({
    en: `Nothing describes "${file}": no source reads this folder of records.`,
    zh: `没有数据源读取“${file}”所在的记录文件夹。`,
  }),
  noSite: (): Words => ({
    en: 'The site has no pages/site.json. Write one with its name, values, bases, navigation and footer.',
    zh: '网站缺少 pages/site.json。请写一个，含 name、values、bases、navigation 和 footer。',
  }),
};
