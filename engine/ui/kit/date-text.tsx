import './date-text.css';
import { dayWords } from './day-words.ts';
import { usePage } from './page-context.tsx';

/** A day or month as the site shows days, `2025-01-31` or in words, however it was written; other words stand as they are. */
export function DateText({ value }: { value: string }) {
  const { date, whole } = dayWords(value, usePage().site);
  if (!date) return value;
  return (
    // A browser's own words for a month may differ from those that the page came with, which then stay.
    <time className="date-text" dateTime={date} suppressHydrationWarning>
      {whole}
    </time>
  );
}
