import { type DayForm, formatDay } from '../check/calendar.ts';
import type { Message } from '../check/messages/message.ts';
import { t } from '../check/messages/messages.ts';

/** A converted value, or why it cannot be converted. Neither means that the value is missing. */
export interface Converted {
  value?: unknown;
  flaw?: Message;
}

const dayForms: Record<string, DayForm> = {
  Day: 'yyyy-mm-dd',
  OpenDay: 'yyyy-mm-dd',
  CompactDay: 'yyyymmdd',
  Month: 'yyyy-mm',
};

const spelledBooleans = new Map<string, boolean>([
  ...['true', 'yes', 'y', 't', '1', '是'].map((word) => [word, true] as const),
  ...['false', 'no', 'n', 'f', '0', '否'].map((word) => [word, false] as const),
]);

/**
 * Converts a value of a table or an answer to the kind of a field, where only one result makes sense: `"12"` to 12, the
 * date of a cell to `2025-01-31`. The schema of the collection checks the result.
 */
export function convertValue(kind: string, value: unknown): Converted {
  if (value === undefined || value === null) return {};
  if (Array.isArray(value)) return convertList(kind, value);
  if (typeof value === 'object' && !(value instanceof Date)) return { flaw: t('pullObject') };
  if (typeof value === 'bigint') return convertValue(kind, String(value));
  if (typeof value === 'number' && isInexact(value)) return { flaw: t('pullInexact') };
  if (kind === 'number' || kind === 'RecordId') return asNumber(value);
  if (kind === 'RecordReference') return /^[1-9]\d{0,8}$/.test(String(value)) ? asNumber(value) : { value };
  if (kind === 'boolean') return { value: spelledBooleans.get(String(value).trim().toLowerCase()) ?? value };
  const form = dayForms[kind];
  if (form) return { value: asDay(form, value) };
  if (kind === 'Year') return { value: asText(value).replace(/^(\d{4})-\d\d-\d\d$/, '$1') };
  return { value: asText(value) };
}

/** Joins the texts of a list. */
function convertList(kind: string, list: unknown[]): Converted {
  const items = list.filter((item) => item !== undefined && item !== null).map((item) => convertValue(kind, item));
  const flaw = items.find((item) => item.flaw);
  return flaw ?? { value: items.map(({ value }) => value).join(', ') };
}

/** Whether digits were lost: JSON numbers are exact up to 2^53. */
function isInexact(value: number): boolean {
  return !Number.isFinite(value) || (Number.isInteger(value) && !Number.isSafeInteger(value));
}

function asNumber(value: unknown): Converted {
  if (typeof value !== 'string') return { value };
  const text = value.trim();
  if (!/^[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?$/i.test(text)) return { value };
  return isInexact(Number(text)) ? { flaw: t('pullInexact') } : { value: Number(text) };
}

/** The date of a date-time is as written, in its own time zone. */
function asDay(form: DayForm, value: unknown): string {
  const text = asText(value).replace(/^(\d{4}-\d\d-\d\d)[T ]\d\d:.*$/s, '$1');
  const month = form === 'yyyy-mm' ? formatDay('yyyy-mm-dd', text)?.slice(0, 7) : undefined;
  return formatDay(form, text) ?? month ?? text;
}

function asText(value: unknown): string {
  return value instanceof Date ? value.toISOString().replace(/T00:00:00\.000Z$/, '') : String(value);
}
