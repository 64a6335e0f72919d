import { calendarDay } from './calendar-day.ts';
import './date-text.css';

/** A day or month as `2025-01-31` or `2025-11`, however it was written; other words stand as they are. */
export function DateText({ value }: { value: string }) {
  const day = calendarDay(value);
  if (!day) return value;
  return (
    <time className="date-text" dateTime={day}>
      {day}
    </time>
  );
}
