import type { Message } from './messages/message.ts';
import { t } from './messages/messages.ts';

export type DayForm = 'yyyy-mm-dd' | 'yyyymmdd' | 'yyyy-mm';

/** Usual ways to write a date or month: with hyphens, points or slashes, in Chinese, as digits, or day first. */
const written = [
  /^(?<year>\d{4})\s*[-./年]\s*(?<month>\d{1,2})\s*(?:[-./月]\s*(?<day>\d{1,2})\s*日?|月)?$/u,
  /^(?<year>\d{4})(?<month>\d{2})(?<day>\d{2})$/,
  /^(?<day>\d{1,2})\.\s*(?<month>\d{1,2})\.\s*(?<year>\d{4})$/,
];

function read(text: string): { year: number; month: number; day?: number } | undefined {
  for (const form of written) {
    const { year, month, day } = form.exec(text.trim())?.groups ?? {};
    if (year) return { year: Number(year), month: Number(month), ...(day && { day: Number(day) }) };
  }
  return undefined;
}

/** The error of a text that looks like a date but is not in the calendar. Undefined for any other text. */
export function calendarError(text: string): Message | undefined {
  const found = read(text);
  if (!found) return undefined;
  const { year, month, day = 1 } = found;
  if (month < 1 || month > 12) return t('noMonth', { text, month });
  const most = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return day < 1 || day > most ? t('shortMonth', { text, days: most }) : undefined;
}

/** Rewrites a date or month in a form. Undefined if the text is not a date or has too little precision. */
export function formatDay(form: DayForm, text: string): string | undefined {
  const found = read(text);
  if (!found || calendarError(text)) return undefined;
  const { year, month, day } = found;
  const [mm, dd] = [month, day ?? 0].map((number) => String(number).padStart(2, '0'));
  if (form === 'yyyy-mm') return day === undefined ? `${year}-${mm}` : undefined;
  if (day === undefined) return undefined;
  return form === 'yyyymmdd' ? `${year}${mm}${dd}` : `${year}-${mm}-${dd}`;
}
