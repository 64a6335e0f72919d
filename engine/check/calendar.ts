import { textWords } from './words/text-words.ts';
import type { Words } from './words/words.ts';

/** A way in which days and months are written. */
export type DayForm = 'yyyy-mm-dd' | 'yyyymmdd' | 'yyyy-mm';

/** A day or a month as people write it: with hyphens, points or slashes, in Chinese, as digits alone, or from the day on with points. */
const written = [
  /^(?<year>\d{4})\s*[-./年]\s*(?<month>\d{1,2})\s*(?:[-./月]\s*(?<day>\d{1,2})\s*日?|月)?$/u,
  /^(?<year>\d{4})(?<month>\d{2})(?<day>\d{2})$/,
  /^(?<day>\d{1,2})\.\s*(?<month>\d{1,2})\.\s*(?<year>\d{4})$/,
];

interface Day {
  year: number;
  month: number;
  day?: number;
}

function read(text: string): Day | undefined {
  for (const form of written) {
    const { year, month, day } = form.exec(text.trim())?.groups ?? {};
    if (year) return { year: Number(year), month: Number(month), ...(day && { day: Number(day) }) };
  }
  return undefined;
}

/** The days of a month, by the Gregorian calendar. */
function daysIn(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** What is wrong with a text that looks like a day or a month and is none in the calendar; `undefined` for any other text. */
export function calendarFault(text: string): Words | undefined {
  const found = read(text);
  if (!found) return undefined;
  const { year, month, day = 1 } = found;
  if (month < 1 || month > 12) return textWords.noMonth(text, String(month));
  const most = daysIn(year, month);
  return day < 1 || day > most ? textWords.shortMonth(text, String(most)) : undefined;
}

/** A day or month in this form; `undefined` for a text that is none, or says less than the form asks. */
export function spelledAs(form: DayForm, text: string): string | undefined {
  const found = read(text);
  if (!found || calendarFault(text)) return undefined;
  const { year, month, day } = found;
  const [mm, dd] = [month, day ?? 0].map((number) => String(number).padStart(2, '0'));
  if (form === 'yyyy-mm') return day === undefined ? `${year}-${mm}` : undefined;
  if (day === undefined) return undefined;
  return form === 'yyyymmdd' ? `${year}${mm}${dd}` : `${year}-${mm}-${dd}`;
}
