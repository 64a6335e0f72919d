import { isDeepStrictEqual } from 'node:util';
import type { MessageLanguage } from '../check/messages/message.ts';
import { t } from '../check/messages/messages.ts';
import type { RecordFields } from '../model/collection.ts';
import type { PulledRecord } from './map-records.ts';

export interface RecordDiff {
  added: string[];
  removed: string[];
  changed: { name: string; fields: { field: string; from: unknown; to: unknown }[] }[];
  /** Whether only the order differs. */
  isMoved: boolean;
}

/** Compares two lists of records by their numbers or short names, otherwise by their positions. */
export function diffRecords(before: PulledRecord[], after: PulledRecord[], fields: RecordFields): RecordDiff {
  const nameOf = recordNamer(fields);
  const [old, now] = [before, after].map((list) => new Map(list.map((one, index) => [nameOf(one, index), one]))) as [
    Map<string, PulledRecord>,
    Map<string, PulledRecord>,
  ];
  const changed = [...now].flatMap(([name, record]) => {
    const last = old.get(name);
    const names = last ? [...new Set([...Object.keys(last), ...Object.keys(record)])] : [];
    const differing = names
      .filter((field) => !isDeepStrictEqual(last?.[field], record[field]))
      .map((field) => ({ field, from: last?.[field], to: record[field] }));
    return differing.length > 0 ? [{ name, fields: differing }] : [];
  });
  const added = [...now.keys()].filter((name) => !old.has(name));
  const removed = [...old.keys()].filter((name) => !now.has(name));
  const isSame = added.length + removed.length + changed.length === 0;
  return { added, removed, changed, isMoved: isSame && !isDeepStrictEqual(before, after) };
}

/** Creates a function that names a record: its short name or number, with the value of a closed choice among which it is unique. */
export function recordNamer(fields: RecordFields): (record: PulledRecord, index: number) => string {
  const entries = Object.entries(fields);
  const [key] =
    entries.find(([, { kind }]) => kind === 'RecordSlug') ?? entries.find(([, { kind }]) => kind === 'RecordId') ?? [];
  const [choice] = entries.find(([, field]) => field.enum) ?? [];
  return (record, index) => {
    if (key === undefined || record[key] === undefined) return `#${index + 1}`;
    return [...(choice === undefined ? [] : [record[choice]]), record[key]].join('/');
  };
}

const mostListed = 20;

/** The lines of a report: `+` for a new record, `-` for a removed one, `~` for a changed one with its fields. */
export function describeDiff({ added, removed, changed, isMoved }: RecordDiff, language: MessageLanguage): string[] {
  const describeChange = ({ field, from, to }: RecordDiff['changed'][number]['fields'][number]) =>
    `${field} ${shorten(from, language)} → ${shorten(to, language)}`;
  const lines = [
    ...added.map((name) => `  + ${name}`),
    ...removed.map((name) => `  - ${name}`),
    ...changed.map(({ name, fields }) => `  ~ ${name}: ${fields.map(describeChange).join('; ')}`),
    ...(isMoved ? [`  ${t('onlyOrderChanged')[language]}`] : []),
  ];
  const rest = lines.length - mostListed;
  return rest > 0 ? [...lines.slice(0, mostListed), `  ${t('count-more', { count: rest })[language]}`] : lines;
}

function shorten(value: unknown, language: MessageLanguage): string {
  const characters = [...(value === undefined ? t('count-none')[language] : JSON.stringify(value))];
  return characters.length > 40 ? `${characters.slice(0, 39).join('')}…` : characters.join('');
}
