import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import type { Forms } from '../../build/hosts/build-facts.ts';
import { oncePer } from '../../model/schema/once.ts';
import type { Schema } from '../../model/schema/schema.ts';
import { calendarDay } from '../../ui/kit/calendar-day.ts';
import { type FieldError, formNameField, trapField } from '../../ui/kit/form-rules.ts';

/** What is wrong with which field, as the page tells it. */
export type FormErrors = Record<string, FieldError>;

export interface SentForm {
  id: string;
  /** What was entered, by field; empty fields are left out. */
  values: Record<string, string | string[]>;
  /** Whether the field was filled in that people do not see. */
  isTrapped: boolean;
  /** The fields that are not as the form's schema has them. Empty: the form is sound. */
  errors: FormErrors;
}

/** Properties are a form's fields alone, whatever an object has of its own accord. */
const ajv = new Ajv({ strict: false, allErrors: true, ownProperties: true, formats: { date: isDay } });

const validatorOf = oncePer((schema: Schema): ValidateFunction => ajv.compile(schema));

/** A day of the calendar as `yyyy-mm-dd`. */
function isDay(text: string): boolean {
  return text.length === 'yyyy-mm-dd'.length && calendarDay(text) === text;
}

/**
 * The most that a browser sends for the greatest of these forms, in bytes: a character of a text takes nine at most, one of the names and
 * options, which their schema holds, three.
 */
export function mostBytes(forms: Forms): number {
  const sizes = Object.values(forms).map((schema) => {
    const lengths = Object.values(schema.properties as Record<string, { maxLength?: number }>).map(
      ({ maxLength = 0 }) => maxLength,
    );
    return 9 * lengths.reduce((sum, length) => sum + length, 0) + 3 * JSON.stringify(schema).length;
  });
  return 1000 + Math.max(...sizes);
}

/**
 * Reads the body of a form of a page, as `application/x-www-form-urlencoded`, and checks it. `undefined` for what none of the page's
 * forms can have sent: the name of another, fields that it does not have, one field twice.
 */
export function readForm(body: string, forms: Forms): SentForm | undefined {
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
    // Blanks alone are nothing. A browser sends line ends as CR LF, and counts one character for each.
    const given = sent.getAll(name).flatMap((text) => (text.trim() === '' ? [] : text.replaceAll('\r\n', '\n')));
    const isList = properties[name]?.type === 'array';
    if (!isList && sent.getAll(name).length > 1) return undefined;
    if (given.length > 0) values.push([name, isList ? given : (given[0] as string)]);
  }
  const form = Object.fromEntries(values);
  return { id, values: form, isTrapped, errors: errorsOf(form, schema) };
}

function errorsOf(form: SentForm['values'], schema: Schema): FormErrors {
  const validate = validatorOf(schema);
  if (validate(form)) return {};
  const told = ({ keyword, params, instancePath }: ErrorObject): [string, FieldError] =>
    keyword === 'required' ? [params.missingProperty, 'missing'] : [instancePath.split('/')[1] ?? '', 'wrong'];
  return Object.fromEntries((validate.errors ?? []).map(told));
}
