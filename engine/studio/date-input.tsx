import { dayIn, dayWritten } from './days.ts';
import type { Field } from './form-protocol.ts';
import { type Labels, TypedInput } from './typed-input.tsx';

/** The browser's own input of a day or a month, which writes it as its field asks. What is no day is a text, to be mended. */
export function DateInput({
  field: { pointer, value, day = { form: 'yyyy-mm-dd', isOpen: false } },
  labels,
  write,
}: {
  field: Field;
  labels: Labels;
  write: (text: string) => void;
}) {
  const text = String(value);
  const shown = dayIn(text, day.form);
  if (shown === undefined)
    return <TypedInput text={text} pointer={pointer} isLong={false} labels={labels} write={write} />;
  return (
    <TypedInput
      text={shown}
      type={day.form === 'yyyy-mm' ? 'month' : 'date'}
      pointer={pointer}
      isLong={false}
      labels={labels}
      write={(picked) => {
        // While a part of it is typed anew there is no day.
        if (picked !== '' || day.isOpen) write(dayWritten(picked, day.form));
      }}
    />
  );
}
