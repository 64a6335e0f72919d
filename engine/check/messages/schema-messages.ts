import { allowedValues, joinMessages, type Message, quoteNames, untranslated } from './message.ts';

const kinds: Record<string, Message> = {
  object: { en: 'an object {…}', zh: '对象 {…}' },
  array: { en: 'a list […]', zh: '列表 […]' },
  string: { en: 'a text', zh: '文字' },
  number: { en: 'a number', zh: '数字' },
  integer: { en: 'a whole number', zh: '整数' },
  boolean: { en: 'true or false', zh: 'true 或 false' },
  null: { en: 'no value', zh: '空值' },
};

/** What the values of some fields are called. */
const nouns: Record<string, Message> = {
  type: { en: 'a section type', zh: '区块类型' },
  source: { en: 'a source', zh: '数据源' },
};
const choice: Message = { en: 'a choice here', zh: '此处的可选值' };

const kind = (name: string): Message => kinds[name] ?? untranslated(name);

const addresses: Message = {
  en: 'Use a route (/…), an anchor (#…), a base of site.json, https:, http:, mailto: or tel:.',
  zh: '请用路由（/…）、锚点（#…）、site.json 的 bases 中的名称、https:、http:、mailto: 或 tel:。',
};

function misplaced(names: string[], inside: Message): Message {
  const [stand, them] = names.length > 1 ? ['stand', 'them'] : ['stands', 'it'];
  return {
    en: `${quoteNames(names, 'and').en} ${stand} at the wrong level: write ${them} in ${inside.en}.`,
    zh: `${quoteNames(names, 'and').zh}写错了层级：应写在${inside.zh}。`,
  };
}

/** A `shown` value is quoted already. */
export const schemaMessages = {
  unknownValue: (shown: Message, field: string, values: string[], most: number): Message => {
    const noun = (Object.hasOwn(nouns, field) && nouns[field]) || choice;
    const what = { en: `${shown.en} is not ${noun.en}.`, zh: `${shown.zh}不是${noun.zh}。` };
    return joinMessages(what, allowedValues(values, most));
  },
  mustBe: (value: string): Message => ({ en: `This must be ${value}.`, zh: `此处必须是 ${value}。` }),
  wrongKind: (shown: Message, is: string, wanted: string[]): Message => ({
    en: `${shown.en} is ${kind(is).en}; this must be ${wanted.map((name) => kind(name).en).join(' or ')}.`,
    zh: `${shown.zh}是${kind(is).zh}；此处须为${wanted.map((name) => kind(name).zh).join('或')}。`,
  }),
  unsafe: (): Message => joinMessages({ en: 'This address is not safe. ', zh: '这个地址不安全。' }, addresses),
  noAddress: (target: string): Message =>
    joinMessages({ en: `"${target}" is no address. `, zh: `“${target}”不是地址。` }, addresses),
  wrongForm: (shown: Message, form: Message, example: string): Message => ({
    en: `${shown.en} is not of the right form: ${form.en}, as in "${example}".`,
    zh: `${shown.zh}格式不正确：${form.zh}，例如“${example}”。`,
  }),
  emptyText: (form: Message, example: string): Message => ({
    en: `This is empty. Write ${form.en}, as in "${example}".`,
    zh: `这里是空的：${form.zh}，例如“${example}”。`,
  }),
  tooFew: (least: string): Message => ({
    en: `This list needs at least ${least} ${least === '1' ? 'entry' : 'entries'}.`,
    zh: `这个列表至少需要 ${least} 项。`,
  }),
  tooSmall: (shown: Message, least: string): Message => ({
    en: `${shown.en} is too small: write ${least} or more.`,
    zh: `${shown.zh}太小：请写 ${least} 或更大的数。`,
  }),
  tooLarge: (shown: Message, most: string): Message => ({
    en: `${shown.en} is too large: write ${most} or less.`,
    zh: `${shown.zh}太大：请写 ${most} 或更小的数。`,
  }),
  other: (shown: Message, keyword: string): Message => ({
    en: `${shown.en} is not what "${keyword}" of its schema asks for.`,
    zh: `${shown.zh}不符合其 schema 中“${keyword}”的要求。`,
  }),
  unknownField: (name: string, fields: string[]): Message =>
    joinMessages({ en: `"${name}" is not a field here.`, zh: `此处没有“${name}”字段。` }, allowedValues(fields)),
  renamed: (old: string, now: string): Message => ({
    en: `"${old}" is now "${now}". Run \`npm run migrate\`.`,
    zh: `“${old}”已改为“${now}”。请运行 \`npm run migrate\`。`,
  }),
  ofPlace: (names: string[], place: string): Message =>
    misplaced(
      names,
      place ? { en: place, zh: ` ${place} 中` } : { en: 'the outermost object of the file', zh: '文件最外层的对象中' },
    ),
  ofField: (names: string[], fields: string[], isList: boolean): Message =>
    misplaced(names, {
      en: `${isList ? 'an entry of ' : ''}${quoteNames(fields, 'or').en}`,
      zh: `${quoteNames(fields, 'or').zh}${isList ? '的一项' : ''}中`,
    }),
  tooDeep: (wrapper: string): Message => ({
    en: `"${wrapper}" is not a field here. What it holds stands one level too deep: write that in its place.`,
    zh: `此处没有“${wrapper}”字段。其中的内容多套了一层：请直接写在此处。`,
  }),
  unknownRule: (name: string): Message => ({ en: `There is no rule "${name}".`, zh: `没有名为“${name}”的规则。` }),
  firmRule: (name: string): Message => ({
    en: `"${name}" is always an error: no site could be made without it. Remove this line.`,
    zh: `“${name}”始终按错误处理，不能更改：否则网站无法生成。请删去这一行。`,
  }),
  missingField: (name: string): Message => ({ en: `The field "${name}" is missing.`, zh: `缺少“${name}”字段。` }),
  missingFields: (names: string[]): Message => ({
    en: `The fields ${quoteNames(names, 'and').en} are missing.`,
    zh: `缺少${quoteNames(names, 'and').zh}字段。`,
  }),
  missingChinese: (): Message => ({ en: 'The Chinese text "zh" is missing.', zh: '缺少中文“zh”。' }),
  missingEnglish: (): Message => ({ en: 'The English text "en" is missing.', zh: '缺少英文“en”。' }),
  onlyOne: (names: string[]): Message => ({
    en: `Write only one of ${quoteNames(names, 'and').en}.`,
    zh: `${quoteNames(names, 'and').zh}只能写一个。`,
  }),
  oneNeeded: (names: string[]): Message => ({
    en: `Write ${quoteNames(names, 'or').en}: one of them is needed.`,
    zh: `请写${quoteNames(names, 'or').zh}：须有其中一个。`,
  }),
};
