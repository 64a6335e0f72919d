import { useId } from 'react';
import { instantOf } from '../../model/schema/publishing.ts';
import type { DateField } from '../protocol/form-protocol.ts';
import { useMessages, withSpace } from './messages.tsx';
import { type Labels, TypedInput } from './typed-input.tsx';

const types = { 'yyyy-mm': 'month', 'yyyy-mm-ddThh:mm': 'datetime-local' } as Partial<Record<string, string>>;

/**
 * The browser's own input of a day, a month or a day with a time, which writes it as its field asks. A time is that of the site's time
 * zone, which stands next to it. What is no day is a text, to be mended.
 */
export function DateInput({
  field: { pointer, value, day },
  timeZone,
  labels,
  write,
}: {
  field: DateField;
  timeZone: string;
  labels: Labels;
  write: (text: string) => void;
}) {
  const zone = useId();
  const hasTime = day.form === 'yyyy-mm-ddThh:mm';
  const shown = toInputValue(value, day.form);
  if (shown === undefined)
    return <TypedInput text={value} pointer={pointer} isLong={false} labels={labels} write={write} />;
  const input = (
    <TypedInput
      text={shown}
      type={types[day.form] ?? 'date'}
      pointer={pointer}
      isLong={false}
      labels={hasTime ? { ...labels, describedBy: `${labels.describedBy} ${zone}` } : labels}
      write={(picked) => {
        // While a part of it is typed anew there is no day.
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

/** The site's time zone, and where the maintainer's clock is another, what it shows then. */
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

/**
 * A day, a month or a day with a time as the browser's input of it has it; empty for none yet, `undefined` for what is none. A day where a
 * time can be is its first minute.
 */
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
  // The 30th of February is one in March to a browser.
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== day ? undefined : day;
}

/** What the browser's input has, as a field of this form writes it. */
export function fromInputValue(picked: string, form: DayForm): string {
  // Some browsers add the seconds.
  if (form === 'yyyy-mm-ddThh:mm') return picked.slice(0, form.length);
  return form === 'yyyymmdd' ? picked.replaceAll('-', '') : picked;
}
