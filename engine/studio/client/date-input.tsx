import { useId } from 'react';
import { instantOf } from '../../model/schema/publishing.ts';
import type { DateField } from '../protocol/form-protocol.ts';
import { useMessages, withSpace } from './messages.tsx';
import { useSite } from './store/studio.ts';
import { type FieldInputProps, TypedInput } from './typed-input.tsx';

const types = { 'yyyy-mm': 'month', 'yyyy-mm-ddThh:mm': 'datetime-local' } as Partial<Record<string, string>>;

/**
 * The browser's input for a date, month or date-time, which writes the format of the field. A time is in the time zone of
 * the site, which shows below. A text that is not a date has a text input.
 */
export function DateInput({ field, labels, write }: FieldInputProps<DateField>) {
  const { pointer, value, day } = field;
  const timeZone = useSite(({ timeZone }) => timeZone);
  const zone = useId();
  const hasTime = day.form === 'yyyy-mm-ddThh:mm';
  const shown = toInputValue(value, day.form);
  if (shown === undefined) return <TypedInput text={value} pointer={pointer} labels={labels} write={write} />;
  const input = (
    <TypedInput
      text={shown}
      type={types[day.form] ?? 'date'}
      pointer={pointer}
      labels={hasTime ? { ...labels, 'aria-describedby': `${labels['aria-describedby']} ${zone}` } : labels}
      write={(picked) => {
        // The value is empty while a part of the date is being typed.
        if (picked !== '' || day.isOpen) write(fromInputValue(picked, day.form));
      }}
    />
  );
  if (!hasTime) return input;
  return (
    <>
      {input}
      <TimeZone id={zone} moment={shown} timeZone={timeZone} />
    </>
  );
}

/** The site's time zone, and the same moment in the maintainer's time zone if that differs. */
function TimeZone({ id, moment, timeZone }: { id: string; moment: string; timeZone: string }) {
  const { t, locale } = useMessages();
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const here =
    moment !== '' && own !== timeZone
      ? new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(instantOf(moment, timeZone))
      : undefined;
  return (
    <p id={id} className="says">
      {withSpace(t('siteTimeZone'))}
      {timeZone}
      {here !== undefined && ` · ${withSpace(t('ownTime'))}${here}`}
    </p>
  );
}

type DayForm = DateField['day']['form'];

/** The value of the browser's input: empty without a date, midnight without a time, `undefined` for other texts. */
export function toInputValue(text: string, form: DayForm): string | undefined {
  if (text === '') return '';
  if (form === 'yyyy-mm-ddThh:mm') {
    const [day = '', time = '00:00'] = text.split('T');
    return toInputValue(day, 'yyyy-mm-dd') && /^([01]\d|2[0-3]):[0-5]\d$/.test(time) ? `${day}T${time}` : undefined;
  }
  if (form === 'yyyy-mm') return /^\d{4}-(0[1-9]|1[0-2])$/.test(text) ? text : undefined;
  const day = form === 'yyyymmdd' ? text.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3') : text;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return undefined;
  const time = Date.parse(`${day}T00:00:00Z`);
  // Browsers parse 30 February as a day in March.
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== day ? undefined : day;
}

/** The value of the browser's input in the format of the field. */
export function fromInputValue(picked: string, form: DayForm): string {
  // Some browsers add the seconds.
  if (form === 'yyyy-mm-ddThh:mm') return picked.slice(0, form.length);
  return form === 'yyyymmdd' ? picked.replaceAll('-', '') : picked;
}
