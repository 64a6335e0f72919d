import { recordPagesOf } from '../record-pages.ts';
import type { Rule } from '../rule.ts';
import { unwritableStep } from '../unwritable-step.ts';
import { collectionWords } from '../words/collection-words.ts';

/** A record whose address is that of another page cannot be reached: the page with the fixed route is shown. */
export const recordAddresses: Rule = {
  code: 'taken-address',
  says: {
    en: 'No record has the address of another page: a short name or another field that fills a route is no fixed step of one.',
    zh: '任何记录的地址都不与其他页面相同：填入路由的短名称或其他字段，不得与另一路由的固定部分相同。',
  },
  severity: 'error',
  firm: true,
  *onSite(model) {
    for (const { addresses, fields, file: own } of recordPagesOf(model))
      for (const [address, place] of addresses) {
        if (!place) continue;
        // The last parameter is the one that is told apart by most.
        const [field = ''] = Object.values(fields).reverse();
        const { file, path, record } = place;
        const unwritable = address
          .split('/')
          .map(unwritableStep)
          .find((words) => words !== undefined);
        if (unwritable) yield { file, path: [...path, field], message: unwritable };
        const page = model.routes.get(address);
        if (!page || page.file === own) continue;
        const value = String(record[field]);
        const free = nextFree(value, address, (one) => addresses.has(one) || model.routes.has(one));
        const message = collectionWords.takenAddress(address, page.file.file);
        yield { file, path: [...path, field], message, ...(/[a-z]/i.test(value) && { suggestion: free }) };
      }
  },
};

/** `archive-2`, or with the next number whose address is free. */
function nextFree(value: string, address: string, isTaken: (address: string) => boolean): string {
  const at = address.lastIndexOf(value);
  for (let number = 2; ; number++) {
    const next = `${value}-${number}`;
    if (!isTaken(address.slice(0, at) + next + address.slice(at + value.length))) return next;
  }
}
