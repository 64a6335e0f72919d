import type { Field } from '../protocol/form-protocol.ts';

type DayForm = NonNullable<Field['day']>['form'];

/**
 * A day, a month or a day with a time as the browser's input of it has it; empty for none yet, `undefined` for what is none. A day where a
 * time can be is its first minute.
 */
export function dayIn(text: string, form: DayForm): string | undefined {
  if (text === '') return '';
  if (form === 'yyyy-mm-ddThh:mm') {
    const [day = '', time = '00:00'] = text.split('T');
    return dayIn(day, 'yyyy-mm-dd') && /^([01]\d|2[0-3]):[0-5]\d$/.test(time) ? `${day}T${time}` : undefined;
  }
  if (form === 'yyyy-mm') return /^\d{4}-(0[1-9]|1[0-2])$/.test(text) ? text : undefined;
  const day = form === 'yyyymmdd' ? text.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3') : text;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return undefined;
  const time = Date.parse(`${day}T00:00:00Z`);
  // The 30th of February is one in March to a browser.
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== day ? undefined : day;
}

/** What the browser's input has, as a field of this form writes it. */
export function dayWritten(picked: string, form: DayForm): string {
  // Some browsers add the seconds.
  if (form === 'yyyy-mm-ddThh:mm') return picked.slice(0, form.length);
  return form === 'yyyymmdd' ? picked.replaceAll('-', '') : picked;
}
