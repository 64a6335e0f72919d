import type { CompiledSite } from '../../model/compiled.ts';
import { calendarDay } from './calendar-day.ts';

/** A day or month as a site shows it. */
export interface DayWords {
  /** As machines write it; absent for words that are none. */
  date?: string;
  /** All of it: `2025-01-31`, `31 January 2025`. */
  whole: string;
  /** Without its year: `01-31`, `31 Jan`. */
  day: string;
  /** Its year alone. */
  year: string;
}

const known = new Map<string, Intl.DateTimeFormat>();

/** Making one costs far more than asking it, and a table asks for each of its rows. */
function formatIn(tag: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${tag} ${Object.values(options).join(' ')}`;
  const format = known.get(key) ?? new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' });
  known.set(key, format);
  return format;
}

/**
 * A day or month, however it was written, as the site says that days are shown: in numbers, or in the words of the page's language.
 * Other words stand as they are.
 */
export function dayWords(value: string, { dates, language, languages }: CompiledSite): DayWords {
  const date = calendarDay(value);
  if (!date) return { whole: value, day: value, year: '' };
  if (dates !== 'words') return { date, whole: date, day: date.slice(5), year: date.slice(0, 4) };
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
