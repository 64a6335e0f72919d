import { allowed, joined, type Words } from './words.ts';

/** What the check says of a site's languages. */
export const languageWords = {
  unknown: (code: string, codes: string[]): Words =>
    joined({ en: `The site has no language "${code}".`, zh: `网站没有语言“${code}”。` }, allowed(codes)),
  twice: (value: string): Words => ({
    en: `"${value}" belongs to a language further up. Give each its own.`,
    zh: `“${value}”已属于前面的语言。每种语言须各不相同。`,
  }),
  bareDefault: (): Words => ({
    en: 'The first language is the default, whose addresses begin with nothing. Take the prefix out.',
    zh: '第一种语言是默认语言，其地址没有前缀。请删去 prefix。',
  }),
  noPrefix: (code: string): Words => ({
    en: `Only the first language has bare addresses. Give this one a prefix: "/${code}".`,
    zh: `只有第一种语言的地址没有前缀。请为此语言写 prefix：“/${code}”。`,
  }),
  missing: (code: string, keys: string[]): Words => ({
    en: `The engine has no words in "${code}". Write them in pages/words.json. Missing: ${some(keys, ', ', (rest) => ` and ${rest} more`)}.`,
    zh: `引擎没有“${code}”的用语，请写在 pages/words.json 中。缺少：${some(keys, '、', (rest) => ` 等，另有 ${rest} 个`)}。`,
  }),
  missingOwn: (code: string, keys: string[], file: string): Words => ({
    en: `${file} has no text in "${code}" for ${some(keys, ', ', (rest) => ` and ${rest} more`)}. Write it there.`,
    zh: `${file} 中的 ${some(keys, '、', (rest) => ` 等，另有 ${rest} 个`)} 没有“${code}”的文字，请补上。`,
  }),
};

/** The first few of a long list, and how many more there are. */
function some(keys: string[], comma: string, more: (rest: number) => string): string {
  const few = keys.slice(0, 5);
  return few.join(comma) + (keys.length > few.length ? more(keys.length - few.length) : '');
}
