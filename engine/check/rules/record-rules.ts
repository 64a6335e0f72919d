import { readAuthors } from '../../cite/authors.ts';
import type { CitedFields } from '../../model/citation.ts';
import { oncePer } from '../../model/schema/once.ts';
import type { Path } from '../../model/schema/walk.ts';
import { calendarError, type DayForm, formatDay } from '../calendar.ts';
import { factsIn } from '../facts.ts';
import { collectionMessages } from '../messages/collection-messages.ts';
import { dataMessages } from '../messages/data-messages.ts';
import { textMessages } from '../messages/text-messages.ts';
import { collectionNameOf, collectionsIn, recordPagesOf, recordsIn } from '../record-pages.ts';
import { rowsShownIn } from '../rows.ts';
import type { Rule, RuleFinding } from '../rule.ts';
import { nodesOf } from '../site-files.ts';
import type { SiteModel } from '../site-model.ts';
import { suggest } from '../suggest.ts';
import { unwritableStep } from './route-rules.ts';

const knownRecords: Rule = {
  code: 'unknown-record',
  title: { en: 'Unknown record', zh: '记录不存在' },
  description: {
    en: 'Referenced collections and records exist.',
    zh: '所引用的集合和记录都存在。',
  },
  severity: 'error',
  firm: true,
  *onSite({ ofKind }) {
    const collections = collectionsIn({ ofKind });
    // Pages name no collections, and there may be thousands.
    for (const file of [...ofKind('collection'), ...ofKind('site')])
      for (const { value, path } of nodesOf(file, 'CollectionName')) {
        const [name, names] = [value as string, [...collections.keys()]];
        if (!collections.has(name))
          yield { file, path, message: collectionMessages.noCollection(name, names), ...suggest(name, names) };
      }
    const held = new Map<string, Set<string>>();
    const unread = new Set<string>();
    for (const file of ofKind('record')) {
      const name = collectionNameOf(file);
      if (name === undefined) continue;
      if (file.unread) unread.add(name);
      const ids = held.get(name) ?? new Set();
      held.set(name, ids);
      for (const { id } of factsIn(file).records?.names ?? []) ids.add(String(id));
    }
    for (const file of ofKind('record')) {
      const own = collectionNameOf(file);
      if (own === undefined) continue;
      for (const { value, path, key } of factsIn(file).records?.references ?? []) {
        const of = collections.get(own)?.fields[key]?.collection ?? own;
        const [id, ids] = [String(value), held.get(of) ?? new Set<string>()];
        // The records of skipped files are not known.
        if (collections.has(of) && !unread.has(of) && !ids.has(id))
          yield { file, path, message: collectionMessages.noRecord(id, of, [...ids]), ...suggest(id, ids) };
      }
    }
  },
};

/** A record with the address of another page cannot be reached: the fixed route wins. */
const recordAddresses: Rule = {
  code: 'taken-address',
  title: { en: 'Address already taken', zh: '地址已被占用' },
  description: {
    en: 'No record has the address of another page: a field in its route, such as its short name, never equals a fixed segment of another route.',
    zh: '任何记录的地址都不与其他页面相同：填入路由的短名称或其他字段，不得与另一路由的固定部分相同。',
  },
  severity: 'error',
  firm: true,
  *onSite(model) {
    for (const { addresses, fields, file: own } of recordPagesOf(model))
      for (const [address, place] of addresses) {
        if (!place) continue;
        // The last parameter is usually the most specific.
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
        const message = collectionMessages.takenAddress(address, page.file.file);
        yield { file, path: [...path, field], message, ...(/[a-z]/i.test(value) && { suggestion: free }) };
      }
  },
};

/** `archive-2`, or the next free number. */
function nextFree(value: string, address: string, isTaken: (address: string) => boolean): string {
  const at = address.lastIndexOf(value);
  for (let number = 2; ; number++) {
    const next = `${value}-${number}`;
    if (!isTaken(address.slice(0, at) + next + address.slice(at + value.length))) return next;
  }
}

const forms: Record<string, DayForm> = {
  Day: 'yyyy-mm-dd',
  OpenDay: 'yyyy-mm-dd',
  CompactDay: 'yyyymmdd',
  Month: 'yyyy-mm',
};

/** An impossible date sorts wrongly. Columns of dates may also contain words. */
const realDays: Rule = {
  code: 'no-day',
  title: { en: 'Wrong date', zh: '日期有误' },
  description: {
    en: 'Dates and months match the format of their field and exist in the calendar. The same applies to dates in a date column.',
    zh: '日期和月份符合字段要求的写法，并且真实存在；日期列中像日期的内容也是如此。',
  },
  severity: 'error',
  *inFile(file) {
    for (const [kind, form] of Object.entries(forms)) {
      for (const { value, path } of nodesOf(file, kind)) {
        const text = value as string;
        if (kind === 'OpenDay' && text === '') continue;
        const better = formatDay(form, text);
        if (better === text) continue;
        const suggestion = better === undefined ? {} : { suggestion: better, sure: true };
        yield { path, message: calendarError(text) ?? textMessages.noDay(text, form), ...suggestion };
      }
    }
    for (const { value, path } of [...nodesOf(file, 'AnyDay'), ...nodesOf(file, 'Moment')]) {
      const fault = typeof value === 'string' && calendarError(value.replace(/T.*/, ''));
      if (fault) yield { path, message: fault };
    }
  },
};

/** An ambiguous list of authors would cite people who do not exist. */
const clearAuthors: Rule = {
  code: 'unclear-authors',
  title: { en: 'Ambiguous authors', zh: '作者姓名有歧义' },
  description: {
    en: 'The author names of cited works are unambiguous.',
    zh: '所引文献的作者姓名没有歧义。',
  },
  severity: 'warning',
  *inFile(file, model) {
    const shown = rowsShownIn(file);
    for (const { value, section } of nodesOf(file, 'CitedFields')) {
      const { authors } = value as CitedFields;
      const rows = shown.find((one) => one.section === section)?.rows ?? [];
      for (const row of rows) yield* unclearIn((row.value as Record<string, unknown>)[authors], [...row.path, authors]);
    }
    const collection = collectionNameOf(file);
    if (collection === undefined) return;
    for (const field of authorFields(model).get(collection) ?? [])
      for (const { record, path } of recordsIn(file)) yield* unclearIn(record[field], [...path, field]);
  },
};

/** The fields of each collection that sections cite authors from. */
const authorFields = oncePer((model: SiteModel): Map<string, Set<string>> => {
  const fields = new Map<string, Set<string>>();
  for (const file of [...model.pages.map((page) => page.file), ...model.shared.values()])
    for (const [collection, field] of factsIn(file).citedAuthors)
      fields.set(collection, (fields.get(collection) ?? new Set()).add(field));
  return fields;
});

function* unclearIn(authors: unknown, path: Path): Iterable<RuleFinding> {
  if (typeof authors === 'string') {
    const { unclear, names } = readAuthors(authors.replace(/\s+/g, ' ').trim());
    const read = names.map(({ family, given }) => (given ? `${family}, ${given}` : family));
    if (unclear !== undefined) yield { path, message: dataMessages.unclearAuthors(unclear, read) };
  } else if (typeof authors === 'object' && authors !== null)
    for (const [language, text] of Object.entries(authors))
      if (typeof text === 'string') yield* unclearIn(text, [...path, language]);
}

export const recordRules: Rule[] = [knownRecords, recordAddresses, realDays, clearAuthors];
