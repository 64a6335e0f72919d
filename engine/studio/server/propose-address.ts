import { pinyin } from 'pinyin-pro';
import { toSlug } from '../../model/text/to-slug.ts';
import type { PageAddress } from '../protocol/pages-protocol.ts';

/** Longer addresses are cut at a hyphen. */
const maxLength = 60;

const han = /\p{Script=Han}/u;

/**
 * Proposes an address and an id for a new page: from its first title in Latin letters, otherwise from the pinyin of its
 * first Chinese title. Adds a number until `isFree` accepts them.
 */
export function proposeAddress(titles: string[], isFree: (address: PageAddress) => boolean): PageAddress | undefined {
  const slug = slugIn(titles);
  if (titles.every((title) => title.trim() === '')) return undefined;
  for (let count = slug === undefined ? 1 : 0; count < 100; count++) {
    const step = slug === undefined ? `page-${count}` : count < 1 ? slug : `${slug}-${count + 1}`;
    // An id begins with a letter.
    const address = { route: `/${step}`, id: /^[a-z]/.test(step) ? step : `page-${step}` };
    if (isFree(address)) return address;
  }
  return undefined;
}

function slugIn(titles: string[]): string | undefined {
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
