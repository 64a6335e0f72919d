import type { Message } from './message.ts';

/** Messages about files that cannot be read, by the code of the problem. */
export const fileMessages = {
  misnamed: (name: string, right: string): Message => ({
    en: `"${name}" is not how a page or record is named, so that it is not read: call it "${right}".`,
    zh: `文件名“${name}”不合规范，不会读取：请改为“${right}”。`,
  }),
  'not-utf-8': (): Message => ({
    en: 'The file is not UTF-8: save it as UTF-8.',
    zh: '文件不是 UTF-8 编码：请存为 UTF-8。',
  }),
  'utf-16': (): Message => ({
    en: 'The file is UTF-16: save it as UTF-8.',
    zh: '文件是 UTF-16 编码：请存为 UTF-8。',
  }),
  'too-large': (megabytes: string): Message => ({
    en: `The file is larger than ${megabytes} MB; no page needs that.`,
    zh: `文件超过 ${megabytes} MB，远大于页面所需。`,
  }),
  'name-twice': (name: string): Message => ({
    en: `"${name}" stands twice in this object: the first would be lost. Remove one.`,
    zh: `“${name}”在这个对象中出现了两次，前一个会丢失。请删去一个。`,
  }),
  'bad-name': (name: string): Message => ({
    en: `"${name}" cannot be a name. Choose another.`,
    zh: `“${name}”不能用作字段名。请换一个。`,
  }),
};

export const jsonMessages = {
  savedMeanwhile: (file: string): Message => ({
    en: `"${file}" was saved while the site was read: all is read again.`,
    zh: `读取网站期间“${file}”被保存：将重新读取全部文件。`,
  }),
  noSchema: (file: string): Message => ({
    en: `Nothing describes "${file}": no source reads this folder of records.`,
    zh: `“${file}”所在的记录文件夹没有对应的数据源。`,
  }),
  checkFailed: (error: unknown): Message => ({
    en: `The check itself failed here: ${reasonOf(error)}. This is a fault of Pagewright: please report it with this file.`,
    zh: `检查程序在此出错：${reasonOf(error)}。这是 Pagewright 的问题，请连同此文件一起报告。`,
  }),
  noSite: (): Message => ({
    en: 'The site has no pages/site.json. Write one with its name, values, bases, navigation and footer.',
    zh: '网站缺少 pages/site.json。请新建，须含 name、values、bases、navigation 和 footer。',
  }),
};

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
