import type { ReactNode } from 'react';
import type { Compiled } from '../../../descriptor/compiled.ts';
import type { FormField } from '../../../descriptor/form.ts';
import { constraintsOf, ticked } from '../../../kit/form-rules.ts';
import { Inline } from '../../../kit/inline.tsx';
import { useTranslation } from '../../../language/words.tsx';
import type { FieldError } from '../check.ts';
import { useMessages } from '../messages.ts';

/** What every part of a field is given. */
interface FieldProps {
  /** The section's id, with which the ids of its fields begin. */
  section: string;
  field: Compiled<FormField>;
  error: FieldError | undefined;
}

/** A field with its label, its help, the place of its error, and its control or its options. */
export function Field(props: FieldProps) {
  const { field, error } = props;
  const id = `${props.section}-${field.name}`;
  const attributes = {
    name: field.name,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': field.help ? `${id}-help ${id}-error` : `${id}-error`,
  };
  const about = <About id={id} field={field} error={error} />;
  if (field.options) return <Options id={id} field={field} attributes={attributes} about={about} />;
  if (field.kind === 'consent')
    return (
      <div className="form__field">
        <label className="form__option">
          <input {...attributes} id={id} type="checkbox" value={ticked} required={field.required} />
          <Label field={field} />
        </label>
        {about}
      </div>
    );
  const control = { ...attributes, ...constraintsOf(field), id, autoComplete: field.autocomplete };
  return (
    <div className="form__field">
      <label className="form__label" htmlFor={id}>
        <Label field={field} />
      </label>
      {about}
      {field.kind === 'paragraph' ? (
        <textarea {...control} className="form__control" rows={6} />
      ) : (
        <input {...control} className="form__control" type={types[field.kind ?? 'text']} />
      )}
    </div>
  );
}

/** The input's type of each kind of one line. */
const types = { text: 'text', email: 'email', phone: 'tel', number: 'number', date: 'date' };

function Options({
  id,
  field,
  attributes,
  about,
}: {
  id: string;
  field: Compiled<FormField>;
  attributes: { name: string; 'aria-invalid': boolean | undefined; 'aria-describedby': string };
  about: ReactNode;
}) {
  const { options = [], several, required } = field;
  return (
    <fieldset className="form__field" aria-describedby={attributes['aria-describedby']}>
      <legend className="form__label">
        <Label field={field} />
      </legend>
      {about}
      {options.map(({ value, label }, index) => (
        <label key={value} className="form__option">
          <input
            {...attributes}
            // The list of what is wrong leads to the first.
            id={index === 0 ? id : undefined}
            type={several ? 'checkbox' : 'radio'}
            value={value}
            required={!several && required}
          />
          <Inline text={label} />
        </label>
      ))}
    </fieldset>
  );
}

function Label({ field: { label, required } }: { field: Compiled<FormField> }) {
  const { t } = useTranslation('form');
  return (
    <span>
      <Inline text={label} />
      {!required && <span className="form__optional"> {t('optional')}</span>}
    </span>
  );
}

/** The server, too, writes a field's error here: it takes the words from the attributes. */
function About({ id, field, error }: { id: string; field: Compiled<FormField>; error: FieldError | undefined }) {
  const messages = useMessages(field);
  return (
    <>
      {field.help && (
        <p className="form__help" id={`${id}-help`}>
          <Inline text={field.help} />
        </p>
      )}
      <p
        className="form__error"
        id={`${id}-error`}
        data-error={field.name}
        data-missing={messages.missing}
        data-wrong={messages.wrong}
        hidden={!error}
      >
        {error && messages[error]}
      </p>
    </>
  );
}
