import { proposeSlug } from '../../generate/scaffold/propose-slug.ts';
import type { PageAddress } from '../protocol/pages-protocol.ts';

/**
 * Proposes an address and an id for a new page: from its first title in Latin letters, otherwise from the pinyin of its
 * first Chinese title. Adds a number until `isFree` accepts them.
 */
export function proposeAddress(titles: string[], isFree: (address: PageAddress) => boolean): PageAddress | undefined {
  const slug = proposeSlug(titles);
  if (titles.every((title) => title.trim() === '')) return undefined;
  for (let count = slug === undefined ? 1 : 0; count < 100; count++) {
    const step = slug === undefined ? `page-${count}` : count < 1 ? slug : `${slug}-${count + 1}`;
    // An id begins with a letter.
    const address = { route: `/${step}`, id: /^[a-z]/.test(step) ? step : `page-${step}` };
    if (isFree(address)) return address;
  }
  return undefined;
}
