import { codeFacts } from '../../model/schema/parse-code.ts';
import { allowedValues, firstFew, joinMessages, type Message, untranslated } from './message.ts';

export const dataMessages = {
  unclearAuthors: (passage: string, names: string[]): Message => ({
    en: `The authors in "${beginningOf(passage)}" can be read in two ways; they are cited as ${firstFew(names, untranslated(' | ')).en}. Divide them with semicolons, as in "Kohn, Walter; Sham, Lu Jeu", and put the name of an organization in braces: {…}.`,
    zh: `“${beginningOf(passage)}”中的作者姓名有歧义，目前引用为 ${firstFew(names, untranslated(' | ')).zh}。请用分号分隔作者，例如“Kohn, Walter; Sham, Lu Jeu”；机构名称写在花括号中：{…}。`,
  }),
  takenByPage: (what: 'route' | 'id', value: string, file: string): Message => ({
    en: `The ${what} "${value}" is already that of ${file}. Choose another.`,
    zh: `${what === 'route' ? '路由' : 'id'}“${value}”已被 ${file} 使用。请换一个。`,
  }),
  badRoute: (route: string, step: string): Message => ({
    en: `The route "${route}" cannot be a file's name: "${step}" stands between its slashes. Write letters, digits and hyphens.`,
    zh: `路由“${route}”不能用作文件名：其中的“${step}”请改用字母、数字和连字符。`,
  }),
  longStep: (most: number): Message => ({
    en: `A step of this address is longer than ${most} bytes, too long for the name of a folder; a Chinese character has three. Shorten it.`,
    zh: `此地址中有一级超过 ${most} 字节（一个汉字占三字节），不能用作文件夹名。请缩短。`,
  }),
  windowsStep: (step: string): Message => ({
    en: `"${step}" cannot be the name of a folder on Windows. Choose another step.`,
    zh: `“${step}”不能用作 Windows 上的文件夹名。请换一个。`,
  }),
  sameButCase: (route: string, other: string): Message => ({
    en: `"${route}" differs from "${other}" in capitals alone: macOS and Windows cannot hold both. Choose another address.`,
    zh: `“${route}”与“${other}”只有大小写不同：macOS 和 Windows 无法同时保存二者。请换一个地址。`,
  }),
  sameFileButCase: (path: string, other: string): Message => ({
    en: `"${path}" differs from "${other}" in capitals alone: macOS and Windows cannot hold both. Rename one of them.`,
    zh: `“${path}”与“${other}”只有大小写不同：macOS 和 Windows 无法同时保存二者。请给其中一个改名。`,
  }),
  openBrace: (): Message => ({
    en: 'A parameter of a route stands between two braces, as in "/news/{page}".',
    zh: '路由的参数须写在一对花括号中，例如“/news/{page}”。',
  }),
  reservedRoute: (start: string): Message => ({
    en: `Routes cannot start with ${start}: other files of the site are there. Choose another.`,
    zh: `路由不能以 ${start} 开头：那里是网站的其他文件。请换一个。`,
  }),
  reservedStep: (step: string): Message => ({
    en: `No step of a route can be "${step}": the site has files of this name. Choose another.`,
    zh: `路由的任何一级都不能是“${step}”：网站有同名的文件。请换一个。`,
  }),
  hiddenStep: (step: string): Message => ({
    en: `No step of a route can begin with a dot, as "${step}" does: such names are hidden. Choose another.`,
    zh: `路由的任何一级都不能以点开头：“${step}”会被当作隐藏文件。请换一个。`,
  }),
  takenByAsset: (route: string, asset: string): Message => ({
    en: `The route "${route}" needs a folder where the file ${asset} stands. Choose another, or move the file.`,
    zh: `路由“${route}”需要一个文件夹，而那里已有文件 ${asset}。请换一个路由，或移走该文件。`,
  }),
  takenByData: (route: string, other: string): Message => ({
    en: `The files of the route "${route}" would stand where those of "${other}" are. Choose another.`,
    zh: `路由“${route}”与“${other}”的页面文件位置相同。请换一个。`,
  }),
  takenOnPage: (id: string): Message => ({
    en: `The id "${id}" is already taken on this page. Choose another.`,
    zh: `本页已有 id“${id}”。请换一个。`,
  }),
  takenInSection: (id: string): Message => ({
    en: `The id "${id}" is already taken in this section. Choose another.`,
    zh: `本区块已有 id“${id}”。请换一个。`,
  }),
  repeatedItem: (): Message => ({
    en: 'This item is in its list already. Remove one of the two.',
    zh: '列表中已有这一项。请删去其中一项。',
  }),
  takenInList: (field: string, value: unknown): Message => ({
    en: `Another item of this list has the same "${field}", ${JSON.stringify(value)}. Change one of the two, or remove it.`,
    zh: `本列表已有“${field}”为 ${JSON.stringify(value)} 的一项。请更改或删去其中一项。`,
  }),
  narrowedPage: (field: string, source: string): Message => ({
    en: `"${field}" would narrow one page of ${source} alone. Remove it, or bind an answer that is not cut into pages.`,
    zh: `“${field}”只会筛选 ${source} 的一页。请将其去掉，或改用不分页的返回数据。`,
  }),
  pagedList: (source: string): Message => ({
    en: `This list would show one page of ${source} alone. Bind an answer that is not cut into pages, or show it in a section of type table, which has a pager.`,
    zh: `此列表只会显示 ${source} 的一页。请改用不分页的返回数据，或改用带分页的 table 区块。`,
  }),
  takenInField: (value: string): Message => ({
    en: `Another option of this field keeps "${value}" already. Choose another value.`,
    zh: `本字段已有值为“${value}”的选项。请换一个值。`,
  }),
  sharedIncludes: (): Message => ({
    en: 'A shared file cannot include another: write the sections here.',
    zh: '共享文件不能再引用其他共享文件：请把区块写在这里。',
  }),
  noShared: (name: string, names: string[]): Message => ({
    en: `There is no pages/shared/${name}.json.${allowedValues(names).en}`,
    zh: `没有 pages/shared/${name}.json。${allowedValues(names).zh}`,
  }),
  noParameter: (route: string, name: string, names: string[]): Message => ({
    en: `The route "${route}" has no parameter "${name}".${allowedValues(names).en}`,
    zh: `路由“${route}”没有参数“${name}”。${allowedValues(names).zh}`,
  }),
  unusedParameter: (name: string): Message => ({
    en: `"{${name}}" is neither a value of site.json nor a parameter that a section's data uses.`,
    zh: `“{${name}}”既不是 site.json 的 values 中的名称，也没有区块的 data 用到这个参数。`,
  }),
  noRowField: (name: string, fields: string[]): Message => ({
    en: `"${name}" is not a field of the rows of this section.${allowedValues(fields).en}`,
    zh: `本区块的行没有“${name}”字段。${allowedValues(fields).zh}`,
  }),
  noAnswerField: (name: string, source: string, fields: string[]): Message => ({
    en: `"${name}" is not a field of the answer of "${source}".${allowedValues(fields).en}`,
    zh: `“${source}”的返回数据没有“${name}”字段。${allowedValues(fields).zh}`,
  }),
  unshownField: (name: string): Message => ({
    en: `"${name}" is a field that nothing in this section shows.`,
    zh: `本区块没有显示“${name}”字段。`,
  }),
  noBoundSection: (id: string, ids: string[]): Message => ({
    en: `No section with data on this page has the id "${id}".${allowedValues(ids).en}`,
    zh: `本页没有 id 为“${id}”且带 data 的区块。${allowedValues(ids).zh}`,
  }),
  noRow: (name: string, names: string[]): Message =>
    joinMessages({ en: `No row is called "${name}".`, zh: `没有名为“${name}”的行。` }, allowedValues(names, 12)),
  noValue: (name: string, values: string[]): Message => ({
    en: `"{${name}}" is not a value of site.json.${allowedValues(values).en}`,
    zh: `site.json 的 values 中没有“{${name}}”。${allowedValues(values).zh}`,
  }),
  nearValue: (name: string): Message => ({
    en: `"{${name}}" is not a value of site.json, and shows as it stands. If the braces are meant, write {{${name}}}.`,
    zh: `site.json 的 values 中没有“{${name}}”，会原样显示。若确实要显示花括号，请写 {{${name}}}。`,
  }),
  noFact: (word: string): Message => ({
    en: `"${word}" is nothing that code can be told of a file, and shows as it stands.${allowedValues(codeFacts).en}`,
    zh: `“${word}”不是代码可以引用的文件信息，会原样显示。${allowedValues(codeFacts).zh}`,
  }),
  otherBraces: (name: string): Message => ({
    en: `Only "{${name}}", in plain braces and without blanks, is filled in.`,
    zh: `只有半角花括号且其中没有空格的“{${name}}”才会替换。`,
  }),
  noSlugValue: (name: string, values: string[]): Message => ({
    en: `"${name}" is not one of the values that stand above.${allowedValues(values).en}`,
    zh: `上面的 values 中没有“${name}”。${allowedValues(values).zh}`,
  }),
};

function beginningOf(passage: string): string {
  const characters = [...passage];
  return characters.length > 80 ? `${characters.slice(0, 80).join('')}…` : passage;
}
