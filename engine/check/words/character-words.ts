import type { TextFlaw } from '../../model/text/clean-text.ts';
import type { Words } from './words.ts';

/** The message about a flaw of a text, the first of several. */
export function characterWords(kind: TextFlaw['kind'], found: string, replacement: string, count: number): Words {
  const { en, zh } = words[kind](codeOf(found), found, replacement);
  if (count === 1) return { en, zh };
  return { en: `${en} This text has ${count} such places.`, zh: `${zh}这段文字有 ${count} 处。` };
}

const words: Record<TextFlaw['kind'], (code: string, found: string, replacement: string) => Words> = {
  unpublishable: (code) => ({
    en: `${code} cannot be published: feeds, the sitemap and PDFs would break. Remove it.`,
    zh: `${code} 不能发布，会使订阅源、站点地图和 PDF 出错。请删除。`,
  }),
  invisible: (code) => ({
    en: `${code} is invisible, and breaks search and copied text. Remove it.`,
    zh: `${code} 不可见，会影响搜索和复制。请删除。`,
  }),
  direction: (code) => ({
    en: `${code} is invisible and changes the direction of the text. Remove it.`,
    zh: `${code} 不可见，会改变文字方向。请删除。`,
  }),
  'no-break-spaces': () => ({
    en: 'No-break spaces (U+00A0) in a row or at the edge of a text. Write one ordinary space, or none at the edge.',
    zh: '连续的或首尾的不换行空格（U+00A0）。请改为一个普通空格；首尾处请删除。',
  }),
  'full-width-digits': (_, found, replacement) => ({
    en: `Full-width digits "${found}": search does not find them. Write "${replacement}".`,
    zh: `全角数字“${found}”搜索不到。请写“${replacement}”。`,
  }),
};

/** The number of a character: `U+200B`. Spaces that are replaced with it are not named. */
function codeOf(found: string): string {
  const first = [...found].find((one) => one !== ' ') ?? '';
  return `U+${(first.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}
