import { readAuthors } from '../../cite/authors.ts';
import type { CitedFields } from '../../model/citation.ts';
import { oncePer } from '../../model/schema/once.ts';
import type { Path } from '../../model/schema/walk.ts';
import { calendarError, type DayForm, formatDay } from '../calendar.ts';
import { factsIn } from '../facts.ts';
import { firstFew, type Message } from '../messages/message.ts';
import { t } from '../messages/messages.ts';
import { collectionNameOf, collectionsIn, recordPagesOf, recordsIn } from '../record-pages.ts';
import { rowsShownIn } from '../rows.ts';
import { defineRule, type RuleFinding } from '../rule.ts';
import { nodesOf } from '../site-files.ts';
import type { SiteModel } from '../site-model.ts';
import { suggest } from '../suggest.ts';
import { unwritableStep } from './route-rules.ts';

const knownRecords = defineRule('unknown-record', {
  firm: true,
  *onSite({ ofKind }) {
    const collections = collectionsIn({ ofKind });
    // Pages name no collections, and there may be thousands.
    for (const file of [...ofKind('collection'), ...ofKind('site')])
      for (const { value, path } of nodesOf(file, 'CollectionName')) {
        const [name, names] = [value as string, [...collections.keys()]];
        if (!collections.has(name))
          yield { file, path, message: t('noCollection', { name, names }), ...suggest(name, names) };
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
          yield { file, path, message: t('noRecord', { id, collection: of, ids: [...ids] }), ...suggest(id, ids) };
      }
    }
  },
});

/** A record with the address of another page cannot be reached: the fixed route wins. */
const recordAddresses = defineRule('taken-address', {
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
        const message = t('takenAddress', { address, file: page.file.file });
        yield { file, path: [...path, field], message, ...(/[a-z]/i.test(value) && { suggestion: free }) };
      }
  },
});

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

const examples: Record<DayForm, string> = { 'yyyy-mm-dd': '2025-01-31', yyyymmdd: '20250131', 'yyyy-mm': '2025-01' };

function notADay(text: string, form: DayForm): Message {
  return t(form === 'yyyy-mm' ? 'notAMonth' : 'notADay', { text, form, example: examples[form] });
}

/** An impossible date sorts wrongly. Columns of dates may also contain words. */
const realDays = defineRule('no-day', {
  *inFile(file) {
    for (const [kind, form] of Object.entries(forms)) {
      for (const { value, path } of nodesOf(file, kind)) {
        const text = value as string;
        if (kind === 'OpenDay' && text === '') continue;
        const better = formatDay(form, text);
        if (better === text) continue;
        const suggestion = better === undefined ? {} : { suggestion: better, sure: true };
        yield { path, message: calendarError(text) ?? notADay(text, form), ...suggestion };
      }
    }
    for (const { value, path } of [...nodesOf(file, 'AnyDay'), ...nodesOf(file, 'Moment')]) {
      const fault = typeof value === 'string' && calendarError(value.replace(/T.*/, ''));
      if (fault) yield { path, message: fault };
    }
  },
});

/** An ambiguous list of authors would cite people who do not exist. */
const clearAuthors = defineRule('unclear-authors', {
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
});

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
    if (unclear === undefined) return;
    const characters = [...unclear];
    const passage = characters.length > 80 ? `${characters.slice(0, 80).join('')}…` : unclear;
    const cited = firstFew(read, { en: ' | ', zh: ' | ' });
    yield { path, message: t('unclearAuthors', { passage, names: cited }) };
  } else if (typeof authors === 'object' && authors !== null)
    for (const [language, text] of Object.entries(authors))
      if (typeof text === 'string') yield* unclearIn(text, [...path, language]);
}

export const recordRules = [knownRecords, recordAddresses, realDays, clearAuthors];
