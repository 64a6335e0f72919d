import { pinyin } from 'pinyin-pro';
import { toSlug } from '../../model/text/to-slug.ts';

/** Longer slugs are cut at a hyphen. */
const maxLength = 60;

const han = /\p{Script=Han}/u;

/** A slug from the first title in Latin letters, otherwise from the pinyin of the first Chinese one. Undefined if none has letters. */
export function proposeSlug(titles: string[]): string | undefined {
  const latin = titles.find((title) => !han.test(title) && /[a-z]/.test(toSlug(title)));
  const chinese = titles.find((title) => han.test(title));
  const other = titles.find((title) => toSlug(title) !== '');
  const slug = latin ? toSlug(latin) : chinese ? toSlug(toPinyin(chinese)) : toSlug(other ?? '');
  return slug.length > maxLength ? slug.slice(0, maxLength + 1).replace(/-[^-]*$/, '') : slug || undefined;
}

/** A title with its Chinese characters in pinyin, one word per syllable. */
function toPinyin(title: string): string {
  return pinyin(title, { toneType: 'none', type: 'array', nonZh: 'consecutive', v: true }).join(' ');
}
