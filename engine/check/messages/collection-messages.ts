import { allowedValues, joinMessages, type Message } from './message.ts';

export const collectionMessages = {
  unfit: (source: string, type: string, lacking: string[]): Message => ({
    en: `A section of type ${type} cannot show "${source}", which does not answer ${lacking.join(', ')}.`,
    zh: `“${source}”不能用于 ${type} 区块：返回数据缺少 ${lacking.join('、').replaceAll('the answer', '返回数据')}。`,
  }),
  noField: (name: string, fields: string[]): Message => ({
    en: `"${name}" is not a field of this collection.${allowedValues(fields).en}`,
    zh: `该集合没有“${name}”字段。${allowedValues(fields).zh}`,
  }),
  badName: (name: string): Message => ({
    en: `"${name}" is no name here: write letters and digits, a letter first; fields may have underscores, answers small letters and hyphens.`,
    zh: `“${name}”不能用作名称：只能用字母和数字，以字母开头；字段名可含下划线，返回数据的名称只能用小写字母和连字符。`,
  }),
  badFileName: (name: string): Message => ({
    en: `"${name}" is no name of a collection: name the file, and the folder of its records, with small letters, digits and hyphens, a letter first.`,
    zh: `“${name}”不能用作集合的名称：该文件及其记录文件夹的名称只能用小写字母、数字和连字符，以字母开头。`,
  }),
  inheritedName: (name: string): Message => ({
    en: `"${name}" is a name of JavaScript's own. Choose another.`,
    zh: `“${name}”是 JavaScript 的内置名称。请换一个名称。`,
  }),
  inheritedFileName: (name: string): Message => ({
    en: `"${name}" is a name of JavaScript's own. Give this file, and the folder of its records, another name.`,
    zh: `“${name}”是 JavaScript 的内置名称。请给该文件及其记录文件夹换一个名称。`,
  }),
  takenName: (name: string): Message => ({
    en: `Every record may have "${name}" already, which says when it is published. Choose another name.`,
    zh: `“${name}”是每条记录自带的发布字段。请换一个名称。`,
  }),
  ofOtherKind: (property: string, kind: string): Message => ({
    en: `"${property}" is of no use to a field of kind ${kind}.`,
    zh: `“${property}”不适用于 ${kind} 类型的字段。`,
  }),
  noParameterField: (name: string, fields: string[]): Message => ({
    en: `"{${name}}" in the address is no field of the records to choose by.${allowedValues(fields).en}`,
    zh: `地址中的“{${name}}”不是可用来选取记录的字段。${allowedValues(fields).zh}`,
  }),
  unasked: (name: string, fields: string[]): Message => ({
    en: `An address cannot choose by "${name}": it takes a field that every record has, of a number, a short name, a day or a plain string.${allowedValues(fields).en}`,
    zh: `地址不能按“${name}”选取记录：须用每条记录都有的字段，其值为编号、短名称、日期或字符串。${allowedValues(fields).zh}`,
  }),
  languageIsAdded: (): Message => ({
    en: 'The language of the page is added to the address by itself: leave it out.',
    zh: '页面的语言会自动加入地址：请删去。',
  }),
  recordOfNone: (): Message => ({
    en: 'The address of one record needs a field in braces that tells which, as in "/api/v1/news/{id}".',
    zh: '返回单条记录的地址须在花括号中写出选取记录的字段，例如“/api/v1/news/{id}”。',
  }),
  sizeOfRecord: (): Message => ({ en: 'Only a list is cut into pages.', zh: '只有列表才能分页。' }),
  adjacentOfList: (): Message => ({
    en: 'Only one record has adjacent records; a list contains all of them.',
    zh: '只有单条记录才有上一条和下一条；列表本身已含全部记录。',
  }),
  pagesWithoutPage: (): Message => ({
    en: 'The address of a list in pages needs "{page}", as in "/api/v1/news/list?page={page}".',
    zh: '分页列表的地址须有“{page}”，例如“/api/v1/news/list?page={page}”。',
  }),
  pageWithoutSize: (): Message => ({
    en: 'Its address takes "{page}": set the number of records on a page with "pageSize".',
    zh: '地址中有“{page}”：请用“pageSize”写明每页有几条记录。',
  }),
  notGiven: (field: string): Message => ({
    en: `The answer does not give "${field}" at all: its "fields" leave it out.`,
    zh: `返回数据没有“${field}”：它不在“fields”中。`,
  }),
  noDay: (field: string, fields: string[]): Message => ({
    en: `"${field}" holds no day, month or year.${allowedValues(fields).en}`,
    zh: `“${field}”字段不是日期、月份或年份。${allowedValues(fields).zh}`,
  }),
  noHtml: (field: string, fields: string[]): Message =>
    joinMessages({ en: `"${field}" holds no HTML.`, zh: `“${field}”字段不是 HTML。` }, allowedValues(fields)),
  pathAbove: (path: string, other: string): Message => ({
    en: `The address "${path}" needs a folder where the file of "${other}" stands, or the other way round. Choose another, such as one that ends in "/all".`,
    zh: `地址“${path}”与“${other}”冲突：其中一个的文件与另一个的文件夹同名。请更改其中一个，例如以“/all”结尾。`,
  }),
  noRecord: (id: string, collection: string, ids: string[]): Message => ({
    en: `There is no record "${id}" in "${collection}".${allowedValues(ids, 12).en}`,
    zh: `“${collection}”中没有记录“${id}”。${allowedValues(ids, 12).zh}`,
  }),
  noCollection: (name: string, names: string[]): Message => ({
    en: `There is no collection "${name}".${allowedValues(names).en}`,
    zh: `没有名为“${name}”的集合。${allowedValues(names).zh}`,
  }),
  takenAddress: (address: string, file: string): Message => ({
    en: `The address "${address}" is that of ${file}, so nobody would see this record. Choose another name for it.`,
    zh: `地址“${address}”已被 ${file} 使用，访客会看不到这条记录。请换一个名称。`,
  }),
  takenPath: (path: string, file: string): Message => ({
    en: `The address "${path}" is already that of an answer of ${file}. Choose another.`,
    zh: `地址“${path}”已被 ${file} 的一种返回数据使用。请换一个。`,
  }),
};
