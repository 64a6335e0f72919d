import { useState } from 'react';
import type { InputField, TextsField } from '../protocol/form-protocol.ts';
import { ColorInput } from './color-input.tsx';
import { DateInput } from './date-input.tsx';
import { useMessages } from './messages.tsx';
import { useTypeName } from './section-list.tsx';
import { studio } from './store/studio.ts';
import { type Labels, TypedInput } from './typed-input.tsx';
import { useProposals } from './use-proposals.tsx';

/** The input of a value that is not a text for visitors: a choice, number, name, date, color, or JSON without a schema. */
export function PlainInput({ field, labels }: { field: Exclude<InputField, TextsField>; labels: Labels }) {
  const { t, localize } = useMessages();
  const { pointer, kind, value, proposals } = field;
  const { list, options } = useProposals(proposals);
  const replace = (to: unknown, typed = false) => studio.replace(pointer, to, typed);
  const type = (text: string) => void replace(text, true);
  if (kind === 'constant') return <Constant name={field.name} value={String(value)} />;
  if (kind === 'boolean')
    return (
      <label className="check">
        <input
          type="checkbox"
          data-pointer={pointer}
          {...labels}
          checked={value === true}
          onChange={({ target }) => replace(target.checked)}
        />{' '}
        {t(value === true ? 'yes' : 'no')}
      </label>
    );
  if (field.kind === 'choice') {
    const { choices } = field;
    const at = choices.findIndex((choice) => choice.value === value);
    return (
      <>
        <select
          data-pointer={pointer}
          {...labels}
          value={at}
          onChange={({ target }) => replace(choices[Number(target.value)]?.value)}
        >
          {at < 0 && <option value={-1}>{String(value)}</option>}
          {choices.map((choice, index) => (
            <option key={String(choice.value)} value={index}>
              {localize(choice.title) || String(choice.value)}
            </option>
          ))}
        </select>
        {choices[at]?.description && <p className="says">{localize(choices[at].description)}</p>}
      </>
    );
  }
  if (kind === 'number') {
    const write = (text: string) => text.trim() !== '' && Number.isFinite(Number(text)) && replace(Number(text), true);
    return <TypedInput text={String(value)} type="number" pointer={pointer} labels={labels} write={write} />;
  }
  if (kind === 'unknown') return <JsonInput field={field} labels={labels} />;
  if (field.kind === 'date') return <DateInput field={field} labels={labels} write={type} />;
  if (field.kind === 'color') return <ColorInput field={field} labels={labels} write={type} />;
  return (
    <>
      <TypedInput
        text={String(value)}
        pointer={pointer}
        isLong={kind === 'text'}
        labels={labels}
        list={list}
        write={type}
      />
      {options}
    </>
  );
}

function JsonInput({ field: { value, pointer }, labels }: { field: InputField; labels: Labels }) {
  const { t } = useMessages();
  const [isBroken, setBroken] = useState(false);
  return (
    <>
      <TypedInput
        text={JSON.stringify(value, null, 2)}
        pointer={pointer}
        isLong
        labels={labels}
        onServed={() => setBroken(false)}
        write={(text) => {
          const parsed = parse(text);
          setBroken(!parsed);
          if (parsed) void studio.replace(pointer, parsed.value, true);
        }}
      />
      {isBroken && <p className="problems">{t('notJson')}</p>}
    </>
  );
}

function parse(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

/** A value that cannot change. A section type is named by its label too. */
function Constant({ name, value }: { name: string; value: string }) {
  const typeName = useTypeName();
  return <span>{name === 'type' ? typeName(value) : value}</span>;
}
