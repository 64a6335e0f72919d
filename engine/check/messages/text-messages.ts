import { firstFew, joinMessages, type Message, untranslated } from './message.ts';

/** How to fix a mark that shows unchanged. */
const remedies: Record<string, Message> = {
  '**': {
    en: ' Bold is written **words**, with no space after the first asterisks or before the last. Formulas go between backticks.',
    zh: '加粗写作 **文字**，起始星号之后、结束星号之前没有空格。公式请写在一对反引号之间。',
  },
  '`': { en: ' Code stands between two backticks.', zh: '代码须写在一对反引号之间。' },
  '](': {
    en: ' A link is written [label](target), with no space in the target.',
    zh: '链接写作 [文字](地址)，地址中不能有空格。',
  },
};

/** A character with its code point, because no font may show it: `한 (U+D55C)`. */
function namedCharacter(character: string): string {
  const code = (character.codePointAt(0) as number).toString(16).toUpperCase().padStart(4, '0');
  return /[\p{C}\p{M}\ufffc]/u.test(character) ? `U+${code}` : `${character} (U+${code})`;
}

export const textMessages = {
  sample: (): Message => ({
    en: 'A new section came with this sample text (✎), and visitors would read it: write your own in every language.',
    zh: '这是新区块自带的示例文字（✎），访客会看到它：请在每种语言中改为自己的内容。',
  }),
  draft: (): Message => ({ en: 'A draft: a build leaves it out.', zh: '草稿：构建时不包含。' }),
  notYet: (when: string): Message => ({
    en: `Not published yet: a build leaves it out until ${when}.`,
    zh: `尚未发布：${when} 之前的构建不包含它。`,
  }),
  noMore: (when: string): Message => ({
    en: `Published no more: a build leaves it out since ${when}.`,
    zh: `已停止发布：${when} 起的构建不包含它。`,
  }),
  neverPublished: (until: string, from: string): Message => ({
    en: `It is never published: "${until}" is not later than "${from}".`,
    zh: `永远不会发布：“${until}”不晚于“${from}”。`,
  }),
  noTimeZone: (name: string): Message => ({
    en: `There is no time zone "${name}". Write its name in the IANA database, as in "Asia/Shanghai".`,
    zh: `没有时区“${name}”。请写 IANA 数据库中的名称，例如“Asia/Shanghai”。`,
  }),
  strayMark: (mark: string): Message =>
    joinMessages(
      { en: `"${mark}" shows as it stands.`, zh: `“${mark}”会原样显示。` },
      remedies[mark] ?? untranslated(''),
    ),
  tag: (tag: string): Message => ({
    en: `"${tag}" is HTML and shows as it stands. Texts know **bold**, \`code\` and [label](target) only.`,
    zh: `“${tag}”是 HTML，会原样显示。文字只支持 **加粗**、\`代码\` 和 [文字](地址)。`,
  }),
  notInPdf: (characters: string[], packages: string[]): Message => {
    const shown = firstFew(characters.map(namedCharacter));
    return joinMessages(
      {
        en: `The PDF of this page shows □ for ${shown.en}: no installed font has ${characters.length > 1 ? 'them' : 'it'}. `,
        zh: `本页的 PDF 用 □ 代替 ${shown.zh}：已安装的字体中没有这些字符。`,
      },
      packages.length > 0
        ? {
            en: `Install ${packages.join(' or ')} with npm, or write other characters.`,
            zh: `请用 npm 安装 ${packages.join(' 或 ')}，或改用其他字符。`,
          }
        : { en: 'Write other characters.', zh: '请改用其他字符。' },
    );
  },
  chineseInNeutral: (codes: string[]): Message => {
    const form = `{ ${codes.map((code) => `"${code}": "…"`).join(', ')} }`;
    return {
      en: `A text in one string shows in every language, and this one holds Chinese. Write ${form}.`,
      zh: `此字符串含有中文，却会显示在所有语言的页面上。请写 ${form}。`,
    };
  },
  untranslated: (code: string, first: string): Message => ({
    en: `The text under "${code}" is the Chinese one under "${first}". Translate it.`,
    zh: `“${code}”下的文字与“${first}”下的中文相同。请翻译。`,
  }),
  sameSentence: (code: string, first: string): Message => ({
    en: `"${first}" and "${code}" say the same sentence. Translate it, or write a text that is the same in every language as a plain string.`,
    zh: `“${first}”和“${code}”下是同一句话。请翻译；各语言都相同的文字，只写一个字符串。`,
  }),
  altNeeded: (): Message => ({
    en: 'This picture shows a step, so it needs an alternative text: say what it shows.',
    zh: '步骤的图片有内容，须写替代文字：请说明图中显示什么。',
  }),
  altHalf: (): Message => ({
    en: 'The alternative text is empty in one language only. Write it in both, or "" for a picture that only decorates.',
    zh: '替代文字只有一种语言。请两种都写；纯装饰的图片写 ""。',
  }),
  altName: (): Message => ({
    en: 'The alternative text is the file\'s name. Say what the picture shows, or write "" when it only decorates.',
    zh: '替代文字是文件名。请说明图中显示什么；纯装饰的图片写 ""。',
  }),
  emptyLabel: (): Message => ({
    en: 'This names something and is empty. Write what it is called, or take the field out where it may be missing.',
    zh: '此处的名称不能为空。请填写；若该字段可省略，也可删去。',
  }),
  emptyLanguage: (code: string, other: string): Message => ({
    en: `The text is empty under "${code}", and says something under "${other}". Write it there too, or leave it empty in every language.`,
    zh: `文字在“${code}”下为空，在“${other}”下有内容。请补写，或在所有语言中都留空。`,
  }),
  emptyList: (field: string): Message => ({
    en: `"${field}" is empty, so there is nothing to show. Add an item, or remove what the list is in.`,
    zh: `“${field}”为空，没有可显示的内容。请加上一项，或删去它所在的部分。`,
  }),
  emptyOptionalList: (field: string): Message => ({
    en: `"${field}" is empty. Add an item, or leave "${field}" out.`,
    zh: `“${field}”为空。请加上一项，或不写“${field}”。`,
  }),
  emptyLink: (): Message => ({
    en: 'A link in this text has no words between its brackets. Say where it leads.',
    zh: '文中有链接缺少文字：方括号是空的。请写明链接指向什么。',
  }),
  swapped: (code: string, chinese: string): Message => ({
    en: `The Chinese text stands under "${code}" and the other one under "${chinese}". Swap them.`,
    zh: `中文写在了“${code}”下，另一种文字写在了“${chinese}”下。请对调。`,
  }),
  otherSchema: (schema: string): Message => ({
    en: `This file is of another kind than its $schema: it is described by ${schema}.`,
    zh: `$schema 与文件类型不符：此文件应使用 ${schema}。`,
  }),
  schemaElsewhere: (): Message => ({
    en: 'No schema is there: the path does not lead to the folder of schemas that the other files name.',
    zh: '该路径下没有 schema：应指向其他文件所用的 schemas 文件夹。',
  }),
  linkMarks: (): Message => ({
    en: 'This shows as it stands. A link is written [label](target), in plain brackets and without a blank between them.',
    zh: '这会原样显示。链接写作 [文字](地址)，用半角括号，中间没有空格。',
  }),
  otherMarkdown: (sign: string): Message => ({
    en: `"${sign}" is Markdown that texts do not know, and shows as it stands. They know **bold**, \`code\` and [label](target).`,
    zh: `“${sign}”是文字不支持的 Markdown，会原样显示。文字只支持 **加粗**、\`代码\` 和 [文字](地址)。`,
  }),
  unclosedTag: (name: string): Message => ({
    en: `The HTML tag <${name}> is never closed. Write </${name}> where it ends.`,
    zh: `HTML 标签 <${name}> 没有闭合。请在结束处写 </${name}>。`,
  }),
  strayTag: (name: string): Message => ({
    en: `The HTML tag </${name}> closes nothing. Remove it, or write <${name}> where it begins.`,
    zh: `HTML 标签 </${name}> 没有对应的开始标签。请删去它，或在开始处写 <${name}>。`,
  }),
  cutTag: (name: string): Message => ({
    en: `The HTML tag <${name} has no end: a quotation mark or ">" is missing in it.`,
    zh: `HTML 标签 <${name} 没有写完：缺少引号或“>”。`,
  }),
  noDay: (text: string, form: string): Message => {
    const examples: Record<string, string> = { 'yyyy-mm-dd': '2025-01-31', yyyymmdd: '20250131', 'yyyy-mm': '2025-01' };
    const [example = '', month] = [examples[form], form === 'yyyy-mm'];
    return {
      en: `"${text}" is not a ${month ? 'month' : 'day'}: write ${form}, as in ${example}.`,
      zh: `“${text}”不是${month ? '月份' : '日期'}：请按 ${form} 书写，例如 ${example}。`,
    };
  },
  noMonth: (text: string, month: string): Message => ({
    en: `"${text}" is no day of the calendar: there is no month ${month}.`,
    zh: `“${text}”不是真实的日期：没有 ${month} 月。`,
  }),
  shortMonth: (text: string, days: string): Message => ({
    en: `"${text}" is no day of the calendar: that month has ${days} days.`,
    zh: `“${text}”不是真实的日期：该月只有 ${days} 天。`,
  }),
  badRecordNumber: (id: number): Message => ({
    en: `No address can name a record ${id}: write a whole number from 1, of nine digits at most.`,
    zh: `编号 ${id} 不能用于地址：须为从 1 起的整数，最多九位。`,
  }),
  takenRecord: (id: string, file: string): Message => ({
    en: `The id ${id} is already that of a record in ${file}. Choose another.`,
    zh: `id ${id} 已被 ${file} 中的一条记录使用。请换一个。`,
  }),
  tooManySections: (count: string, most: string): Message => ({
    en: `The page has ${count} sections; more than ${most} make it slow to load and to read. Split it.`,
    zh: `本页有 ${count} 个区块；超过 ${most} 个会使加载和阅读变慢。请拆分。`,
  }),
  tooMuchText: (kilobytes: string, most: string): Message => ({
    en: `The page's descriptor holds ${kilobytes} kB; more than ${most} kB make it slow to load. Split it.`,
    zh: `本页的描述文件有 ${kilobytes} kB；超过 ${most} kB 会使加载变慢。请拆分。`,
  }),
};
