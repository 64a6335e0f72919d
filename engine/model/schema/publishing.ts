import type { Publishing } from '../publishing.ts';

/** How something stands at a moment: only what is `published` is part of a build. */
export type PublicationStatus = 'published' | 'draft' | 'later' | 'past';

/** How something stands at a local time, as {@link localTime} gives it. */
export function publicationStatus({ draft, publishFrom, publishUntil }: Publishing, now: string): PublicationStatus {
  if (draft === true) return 'draft';
  if (publishFrom && now < minuteOf(publishFrom)) return 'later';
  return publishUntil && now >= minuteOf(publishUntil) ? 'past' : 'published';
}

/** The names of the fields that say when something is published. */
export const publishingFields: string[] = ['draft', 'publishFrom', 'publishUntil'] satisfies (keyof Publishing)[];

/** The fields of something besides those that say when it is published. */
export function withoutPublishing<Item extends Publishing>(item: Item): Omit<Item, keyof Publishing> {
  const { draft, publishFrom, publishUntil, ...others } = item;
  return others;
}

/** A moment with its time: a day is its first minute. Such texts come in the order of time. */
export function minuteOf(moment: string): string {
  return /T/.test(moment) ? moment : `${moment}T00:00`;
}

/** An instant as clocks show it in a time zone: `2026-01-31T09:00`. Throws a `RangeError` for a zone that there is not. */
export function localTime(instant: Date, timeZone = 'UTC'): string {
  // Sweden writes days and times as ISO 8601 does.
  const form = { dateStyle: 'short', timeStyle: 'short', timeZone } as const;
  return new Intl.DateTimeFormat('sv-SE', form).format(instant).replace(' ', 'T');
}

/** Whether there is a time zone of this name. */
export function isTimeZone(name: string): boolean {
  try {
    return localTime(new Date(0), name) !== '';
  } catch {
    return false;
  }
}

/** The time zone of a site: UTC if it names none, or one that does not exist, which the check reports. */
export function timeZoneOf(site: { timeZone?: string } | undefined): string {
  const { timeZone = 'UTC' } = site ?? {};
  return isTimeZone(timeZone) ? timeZone : 'UTC';
}

/** The instant at which clocks in a time zone show a moment. One that they skip in spring is the hour after. */
export function instantOf(moment: string, timeZone = 'UTC'): Date {
  const shown = Date.parse(`${minuteOf(moment)}Z`);
  const aheadAt = (time: number) => Date.parse(`${localTime(new Date(time), timeZone)}Z`) - time;
  const near = shown - aheadAt(shown);
  return new Date(shown - aheadAt(near));
}
