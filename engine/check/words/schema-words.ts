import { allowed, joined, quoted, same, type Words } from './words.ts';

/** What kinds of value are called. */
const kinds: Record<string, Words> = {
  object: { en: 'an object {…}', zh: '对象 {…}' },
  array: { en: 'a list […]', zh: '列表 […]' },
  string: { en: 'a text', zh: '文字' },
  number: { en: 'a number', zh: '数字' },
  integer: { en: 'a whole number', zh: '整数' },
  boolean: { en: 'true or false', zh: 'true 或 false' },
  null: { en: 'no value', zh: '空值' },
};

/** What the values of some fields are called. */
const nouns: Record<string, Words> = {
  type: { en: 'a section type', zh: '区块类型' },
  source: { en: 'a source', zh: '数据源' },
};
const choice: Words = { en: 'a choice here', zh: '此处的可选值' };

const kind = (name: string): Words => kinds[name] ?? same(name);

/** What an address may be. */
const addresses: Words = {
  en: 'Use a route (/…), an anchor (#…), a base of site.json, https:, http:, mailto: or tel:.',
  zh: '请用路由（/…）、锚点（#…）、site.json 的 bases 中的名称、https:、http:、mailto: 或 tel:。',
};

/** What the check says of a value that its schema does not allow. A `shown` value is quoted already. */
export const schemaWords = {
  unknownValue: (shown: Words, field: string, values: string[], most: number): Words => {
    const noun = nouns[field] ?? choice;
    const what = { en: `${shown.en} is not ${noun.en}.`, zh: `${shown.zh}不是${noun.zh}。` };
    return joined(what, allowed(values, most));
  },
  mustBe: (value: string): Words => ({ en: `This must be ${value}.`, zh: `此处必须是 ${value}。` }),
  wrongKind: (shown: Words, is: string, wanted: string[]): Words => ({
    en: `${shown.en} is ${kind(is).en}; this must be ${wanted.map((name) => kind(name).en).join(' or ')}.`,
    zh: `${shown.zh}是${kind(is).zh}；此处须为${wanted.map((name) => kind(name).zh).join('或')}。`,
  }),
  unsafe: (): Words => joined({ en: 'This address is not safe. ', zh: '这个地址不安全。' }, addresses),
  noAddress: (target: string): Words =>
    joined({ en: `"${target}" is no address. `, zh: `“${target}”不是地址。` }, addresses),
  // The fields' descriptions come from the types and are English.
  wrongForm: (shown: Words, hint: string): Words => ({
    en: `${shown.en} is not of the right form.${hint && ` ${hint}`}`,
    zh: `${shown.zh}格式不对。${hint && `说明：${hint}`}`,
  }),
  emptyText: (hint: string): Words => ({
    en: `This text is empty.${hint && ` ${hint}`}`,
    zh: `这段文字是空的。${hint && `说明：${hint}`}`,
  }),
  tooFew: (least: string): Words => ({
    en: `This list needs at least ${least} ${least === '1' ? 'entry' : 'entries'}.`,
    zh: `这个列表至少需要 ${least} 项。`,
  }),
  tooSmall: (shown: Words, least: string): Words => ({
    en: `${shown.en} is too small: write ${least} or more.`,
    zh: `${shown.zh}太小：请写 ${least} 或更大的数。`,
  }),
  tooLarge: (shown: Words, most: string): Words => ({
    en: `${shown.en} is too large: write ${most} or less.`,
    zh: `${shown.zh}太大：请写 ${most} 或更小的数。`,
  }),
  other: (shown: Words, error: string, hint: string): Words => ({
    en: `${shown.en} ${error}.${hint && ` ${hint}`}`,
    zh: `${shown.zh}不符合要求（${error}）。${hint && `说明：${hint}`}`,
  }),
  unknownField: (name: string, fields: string[]): Words =>
    joined({ en: `"${name}" is not a field here.`, zh: `此处没有“${name}”字段。` }, allowed(fields)),
  tooHigh: (name: string, field: string): Words => ({
    en: `"${name}" is not a field here: it belongs in "${field}".`,
    zh: `此处没有“${name}”字段：它应写在“${field}”里面。`,
  }),
  tooLow: (name: string): Words => ({
    en: `"${name}" is not a field here: it belongs to what stands around this.`,
    zh: `此处没有“${name}”字段：它应写在外面一层。`,
  }),
  unknownRule: (name: string): Words => ({ en: `There is no rule "${name}".`, zh: `没有名为“${name}”的规则。` }),
  firmRule: (name: string): Words => ({
    en: `"${name}" is always an error: no site could be made without it. Remove this line.`,
    zh: `“${name}”始终按错误处理，不能更改：否则网站无法生成。请删去这一行。`,
  }),
  missingField: (name: string): Words => ({ en: `The field "${name}" is missing.`, zh: `缺少“${name}”字段。` }),
  missingFields: (names: string[]): Words => ({
    en: `The fields ${quoted(names, 'and').en} are missing.`,
    zh: `缺少${quoted(names, 'and').zh}字段。`,
  }),
  missingChinese: (): Words => ({ en: 'The Chinese text "zh" is missing.', zh: '缺少中文“zh”。' }),
  missingEnglish: (): Words => ({ en: 'The English text "en" is missing.', zh: '缺少英文“en”。' }),
  onlyOne: (names: string[]): Words => ({
    en: `Write only one of ${quoted(names, 'and').en}.`,
    zh: `${quoted(names, 'and').zh}只能写一个。`,
  }),
  oneNeeded: (names: string[]): Words => ({
    en: `Write ${quoted(names, 'or').en}: one of them is needed.`,
    zh: `请写${quoted(names, 'or').zh}：须有其中一个。`,
  }),
};
