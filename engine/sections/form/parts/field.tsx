import type { Compiled } from '../../../model/compiled.ts';
import type { ChoiceField, EntryField, FormField } from '../../../model/form-field.ts';
import { useTexts } from '../../../ui/i18n/words.tsx';
import { constraintsOf, type FieldError, ticked } from '../../../ui/kit/form-rules.ts';
import { Inline, plainText } from '../../../ui/kit/inline.tsx';

interface FieldProps<Kind extends FormField> {
  id: string;
  field: Compiled<Kind>;
  error: FieldError | undefined;
}

/** A field with label, help, error and control. */
export function Field({ section, field, error }: { section: string } & Omit<FieldProps<FormField>, 'id'>) {
  const id = `${section}-${field.name}`;
  if ('options' in field) return <Options id={id} field={field} error={error} />;
  return field.kind === 'consent' ? (
    <Consent id={id} field={field} error={error} />
  ) : (
    <Entry id={id} field={field} error={error} />
  );
}

function Entry({ id, field, error }: FieldProps<EntryField>) {
  const { name, kind = 'text', autocomplete } = field;
  const control = {
    ...constraintsOf(field),
    ...{ id, name, autoComplete: autocomplete, className: 'form__control' },
    ...described(id, field),
    'aria-invalid': error ? true : undefined,
  };
  return (
    <div className="form__field">
      <label className="form__label" htmlFor={id}>
        <Label field={field} />
      </label>
      <About id={id} field={field} error={error} />
      {kind === 'paragraph' ? <textarea {...control} rows={6} /> : <input {...control} type={typeOf(kind)} />}
    </div>
  );
}

function typeOf(kind: NonNullable<EntryField['kind']>): string {
  return kind === 'phone' ? 'tel' : kind;
}

function Consent({ id, field, error }: FieldProps<EntryField>) {
  return (
    <div className="form__field">
      <label className="form__option">
        <input
          {...described(id, field)}
          aria-invalid={error ? true : undefined}
          id={id}
          name={field.name}
          type="checkbox"
          value={ticked}
          required={field.required}
        />
        <Label field={field} />
      </label>
      <About id={id} field={field} error={error} />
    </div>
  );
}

function Options({ id, field, error }: FieldProps<ChoiceField>) {
  const { name, options, multiple, required } = field;
  return (
    <fieldset className="form__field" {...described(id, field)}>
      <legend className="form__label">
        <Label field={field} />
      </legend>
      <About id={id} field={field} error={error} />
      {options.map(({ value, label }, index) => (
        <label key={value} className="form__option">
          <input
            // The error summary links to the first option.
            id={index === 0 ? id : undefined}
            name={name}
            type={multiple ? 'checkbox' : 'radio'}
            value={value}
            required={!multiple && required}
          />
          <Inline text={label} />
        </label>
      ))}
    </fieldset>
  );
}

/** Help and error describe the control, or the whole group of options. */
function described(id: string, { help }: Compiled<FormField>) {
  return { 'aria-describedby': help ? `${id}-help ${id}-error` : `${id}-error` };
}

function Label({ field: { label, required } }: { field: Compiled<FormField> }) {
  const { t } = useTexts('form');
  return (
    <span>
      <Inline text={label} />
      {!required && <span className="form__optional"> {t('optional')}</span>}
    </span>
  );
}

/** The server also writes errors here, with the texts in the attributes. */
function About({ id, field, error }: FieldProps<FormField>) {
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

/** The error messages of a field: choose, tick or write. */
export function useMessages(field: Compiled<FormField>): Record<FieldError, string> {
  const { t } = useTexts('form');
  const label = plainText(field.label);
  if ('options' in field) return { missing: t('unchosen', { label }), wrong: t('wrong', { label }) };
  if (field.kind === 'consent') return { missing: t('unticked', { label }), wrong: t('wrong', { label }) };
  const wrong = field.kind === 'email' ? t('wrongEmail', { label }) : t('wrong', { label });
  return { missing: t('missing', { label }), wrong };
}
