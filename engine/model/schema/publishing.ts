import type { Publishing } from '../publishing.ts';

/** The status at a local time from {@link localTime}. Builds contain only what is `published`. */
export function publicationStatus({ draft, publishFrom, publishUntil }: Publishing, now: string) {
  if (draft === true) return 'draft';
  if (publishFrom && now < minuteOf(publishFrom)) return 'later';
  return publishUntil && now >= minuteOf(publishUntil) ? 'past' : 'published';
}

export const publishingFields: string[] = ['draft', 'publishFrom', 'publishUntil'] satisfies (keyof Publishing)[];

export function withoutPublishing<Item extends Publishing>(item: Item): Omit<Item, keyof Publishing> {
  const { draft, publishFrom, publishUntil, ...others } = item;
  return others;
}

/** Adds midnight to a date. The results sort chronologically as strings. */
export function minuteOf(moment: string): string {
  return /T/.test(moment) ? moment : `${moment}T00:00`;
}

/** The local time in a time zone: `2026-01-31T09:00`. Throws a `RangeError` for an unknown zone. */
export function localTime(instant: Date, timeZone = 'UTC'): string {
  // The Swedish format is ISO 8601.
  const form = { dateStyle: 'short', timeStyle: 'short', timeZone } as const;
  return new Intl.DateTimeFormat('sv-SE', form).format(instant).replace(' ', 'T');
}

export function isTimeZone(name: string): boolean {
  try {
    return localTime(new Date(0), name) !== '';
  } catch {
    return false;
  }
}

/** The time zone of a site; UTC for an unknown one, which the check reports. */
export function timeZoneOf(site: { timeZone?: string } | undefined): string {
  const { timeZone = 'UTC' } = site ?? {};
  return isTimeZone(timeZone) ? timeZone : 'UTC';
}

/** Converts a local time to an instant. A time skipped by daylight saving becomes an hour later. */
export function instantOf(moment: string, timeZone = 'UTC'): Date {
  const shown = Date.parse(`${minuteOf(moment)}Z`);
  const aheadAt = (time: number) => Date.parse(`${localTime(new Date(time), timeZone)}Z`) - time;
  const near = shown - aheadAt(shown);
  return new Date(shown - aheadAt(near));
}
