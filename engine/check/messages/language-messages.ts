import { allowedValues, firstFew, joinMessages, type Message } from './message.ts';

export const languageMessages = {
  unknown: (code: string, codes: string[]): Message =>
    joinMessages({ en: `The site has no language "${code}".`, zh: `网站没有语言“${code}”。` }, allowedValues(codes)),
  twice: (value: string): Message => ({
    en: `"${value}" belongs to a language further up. Give each its own.`,
    zh: `“${value}”已被前面的语言使用。各语言不能相同。`,
  }),
  bareDefault: (): Message => ({
    en: 'The first language is the default, whose addresses begin with nothing. Take the prefix out.',
    zh: '第一种语言是默认语言，其地址没有前缀。请删去 prefix。',
  }),
  noPrefix: (code: string): Message => ({
    en: `Only the first language has bare addresses. Give this one a prefix: "/${code}".`,
    zh: `只有第一种语言的地址没有前缀。请为此语言写 prefix：“/${code}”。`,
  }),
  missing: (code: string, keys: [string, string][]): Message => {
    const [room = '', key = ''] = keys[0] ?? [];
    const example = JSON.stringify({ [room]: { [key]: { [code]: '…' } } });
    const names = keys.map((path) => path.join('.'));
    return {
      en: `The engine has no words in "${code}" for ${firstFew(names).en}: visitors read them in English. Write them in pages/words.json: ${example}.`,
      zh: `以下界面文字没有“${code}”译文，访客看到的是英文：${firstFew(names).zh}。请写在 pages/words.json 中：${example}。`,
    };
  },
  inEnglish: (code: string, count: number): Message => ({
    en: `Words of buttons and labels under "${code}" that are still in English: ${count}. Translate them in pages/words.json.`,
    zh: `“${code}”的界面文字有 ${count} 处仍是英文。请在 pages/words.json 中翻译。`,
  }),
  missingOwn: (code: string, keys: string[], file: string): Message => ({
    en: `${file} has no text in "${code}" for ${firstFew(keys).en}: visitors read another language. Write it there.`,
    zh: `${file} 中的 ${firstFew(keys).zh} 没有“${code}”的文字，访客看到的是另一种语言。请补上。`,
  }),
};
