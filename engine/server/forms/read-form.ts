import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import type { Forms } from '../../build/hosts/build-facts.ts';
import { oncePer } from '../../model/schema/once.ts';
import type { Schema } from '../../model/schema/schema.ts';
import { calendarDay } from '../../ui/kit/calendar-day.ts';
import { type FieldError, formNameField, trapField } from '../../ui/kit/form-rules.ts';

export type FormErrors = Record<string, FieldError>;

export interface SubmittedForm {
  id: string;
  /** The values by field, without empty fields. */
  values: Record<string, string | string[]>;
  /** Whether the hidden field was filled in. */
  isTrapped: boolean;
  errors: FormErrors;
}

/** Only own properties are form fields, not inherited ones. */
const ajv = new Ajv({ strict: false, allErrors: true, ownProperties: true, formats: { date: isDay } });

const validatorOf = oncePer((schema: Schema): ValidateFunction => ajv.compile(schema));

function isDay(text: string): boolean {
  return text.length === 'yyyy-mm-dd'.length && calendarDay(text) === text;
}

/** The maximum size of a request with one of these forms in bytes: nine for each character, three for names. */
export function maxFormBytes(forms: Forms): number {
  const sizes = Object.values(forms).map((schema) => {
    const lengths = Object.values(schema.properties as Record<string, { maxLength?: number }>).map(
      ({ maxLength = 0 }) => maxLength,
    );
    return 9 * lengths.reduce((sum, length) => sum + length, 0) + 3 * JSON.stringify(schema).length;
  });
  return 1000 + Math.max(...sizes);
}

/** Validates the body of a form. Returns `undefined` if no form of the page can have sent it. */
export function readForm(body: string, forms: Forms): SubmittedForm | undefined {
  const sent = new URLSearchParams(body);
  const id = sent.get(formNameField) ?? '';
  const schema = Object.hasOwn(forms, id) ? forms[id] : undefined;
  if (!schema) return undefined;
  const isTrapped = Boolean(sent.get(trapField));
  for (const name of [formNameField, trapField]) sent.delete(name);
  const properties = schema.properties as Record<string, Schema>;
  const values: [string, string | string[]][] = [];
  for (const name of new Set(sent.keys())) {
    if (!Object.hasOwn(properties, name)) return undefined;
    // Blank means empty. Browsers send line ends as CR LF, but count them as one character.
    const given = sent.getAll(name).flatMap((text) => (text.trim() === '' ? [] : text.replaceAll('\r\n', '\n')));
    const isList = properties[name]?.type === 'array';
    if (!isList && sent.getAll(name).length > 1) return undefined;
    if (given.length > 0) values.push([name, isList ? given : (given[0] as string)]);
  }
  const form = Object.fromEntries(values);
  return { id, values: form, isTrapped, errors: listErrors(form, schema) };
}

function listErrors(form: SubmittedForm['values'], schema: Schema): FormErrors {
  const validate = validatorOf(schema);
  if (validate(form)) return {};
  const toEntry = ({ keyword, params, instancePath }: ErrorObject): [string, FieldError] =>
    keyword === 'required' ? [params.missingProperty, 'missing'] : [instancePath.split('/')[1] ?? '', 'wrong'];
  return Object.fromEntries((validate.errors ?? []).map(toEntry));
}
