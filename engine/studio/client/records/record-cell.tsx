import type { Field, TextsField } from '../../protocol/form-protocol.ts';
import type { RecordRow } from '../../protocol/state-protocol.ts';
import { useMessages } from '../messages.tsx';
import { PlainInput } from '../plain-input.tsx';
import { leaving, useProblems } from '../problem-list.tsx';
import { studio } from '../store/studio.ts';
import { type Labels, TypedInput } from '../typed-input.tsx';

interface RecordCellProps {
  name: string;
  row: RecordRow;
  /** The form of the chosen row. */
  form: Field | undefined;
  language: string;
  choose: (row: RecordRow, column: string) => void;
}

/** A field of a record as text. In the chosen row it has an input, or a button that opens a nested value in the form. */
export function RecordCell({ name, row, form, language, choose }: RecordCellProps) {
  const { t, localize, labelFor } = useMessages();
  const { pointer: record, cells } = row;
  const { fields, blanks } = form?.kind === 'object' ? form : {};
  const field = fields?.find((one) => one.name === name);
  const blank = blanks?.find((one) => one.name === name);
  const path = `${record}/${name}`;
  const isInvalid = useProblems(path).some(({ severity }) => severity === 'error') || undefined;
  const shown = textOf(cells[name], language);
  if (!form)
    return (
      // biome-ignore lint/a11y/useKeyWithClickEvents: the button of the row does the same by keyboard.
      <td data-column={name} onClick={() => choose(row, name)}>
        <span className="records__text">{shown}</span>
      </td>
    );
  if (!field)
    return (
      <td data-column={name}>
        {blank && (
          <button
            type="button"
            className="plain"
            aria-label={labelFor(t('addField'), localize(blank.title))}
            onClick={() => studio.edit(path, [{ op: 'add', path, value: blank.value }])}
          >
            +
          </button>
        )}
      </td>
    );
  const labels = { 'aria-labelledby': `column-${name}`, 'aria-describedby': '', 'aria-invalid': isInvalid };
  return (
    <td data-column={name} {...leaving(path)}>
      {'fields' in field ? (
        <button
          type="button"
          className="plain records__text"
          onClick={() => studio.choose({ file: studio.place.file(), pointer: record }, path)}
        >
          {t('open')}: {shown}
        </button>
      ) : field.kind === 'texts' ? (
        <TextCell field={field} language={language} labels={labels} />
      ) : (
        <PlainInput field={field.kind === 'text' ? { ...field, kind: 'line' } : field} labels={labels} />
      )}
    </td>
  );
}

/** A text in the language of the table. A text for all languages stays one text. */
function TextCell({ field, language, labels }: { field: TextsField; language: string; labels: Labels }) {
  const { pointer, value } = field;
  const isSame = typeof value === 'string';
  const at = isSame ? pointer : `${pointer}/${language}`;
  return (
    <TypedInput
      text={textOf(value, language)}
      pointer={at}
      lang={language}
      labels={labels}
      write={(text) => studio.edit(at, [{ op: isSame ? 'replace' : 'add', path: at, value: text }], true)}
    />
  );
}

function textOf(value: unknown, language: string): string {
  if (value === undefined || value === null) return '';
  if (typeof value !== 'object') return String(value);
  return String((value as Record<string, unknown>)[language] ?? '');
}
