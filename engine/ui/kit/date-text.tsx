import './date-text.css';
import { dayWords } from './day-words.ts';
import { useStablePage } from './page-context.tsx';

/** A date in the site's format. Other text is unchanged. */
export function DateText({ value }: { value: string }) {
  const { date, whole } = dayWords(value, useStablePage().site);
  if (!date) return value;
  return (
    // Browsers may format months differently; the prerendered text stays.
    <time className="date-text" dateTime={date} suppressHydrationWarning>
      {whole}
    </time>
  );
}
