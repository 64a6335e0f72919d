import type { CompiledSite } from '../../model/compiled.ts';
import { calendarDay } from './calendar-day.ts';

export interface DayWords {
  /** The ISO form; absent if the text is not a date. */
  date?: string;
  /** `2025-01-31`, `31 January 2025`. */
  whole: string;
  /** `01-31`, `31 Jan`. */
  day: string;
  year: string;
}

const known = new Map<string, Intl.DateTimeFormat>();

/** Cached: creating a formatter is expensive, and a table needs it for every row. */
function formatIn(tag: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${tag} ${Object.values(options).join(' ')}`;
  const format = known.get(key) ?? new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' });
  known.set(key, format);
  return format;
}

/** Formats a date as numbers or words, as the site configures. Other text is unchanged. */
export function dayWords(value: string, { dateFormat, language, languages }: CompiledSite): DayWords {
  const date = calendarDay(value);
  if (!date) return { whole: value, day: value, year: '' };
  if (dateFormat !== 'words') return { date, whole: date, day: date.slice(5), year: date.slice(0, 4) };
  const tag = languages.find(({ code }) => code === language)?.tag ?? language;
  const ofDay: Intl.DateTimeFormatOptions = date.length > 7 ? { day: 'numeric' } : {};
  const inForm = (options: Intl.DateTimeFormatOptions) => formatIn(tag, options).format(new Date(date));
  return {
    date,
    whole: inForm({ year: 'numeric', month: 'long', ...ofDay }),
    day: inForm({ month: 'short', ...ofDay }),
    year: inForm({ year: 'numeric' }),
  };
}
