import type { ChoiceField, EntryField } from '../../model/form.ts';

/** What of a field its rules are made from; the rest is words. */
type RuledChoice = Pick<ChoiceField, 'name' | 'several' | 'required'> & { options: { value: string }[] };
type RuledEntry = Pick<EntryField, 'name' | 'kind' | 'required' | 'maxLength'>;
type Ruled = RuledChoice | RuledEntry;

/**
 * What the server says of a form: it has arrived; it is kept, but could not be passed on; its fields have errors; too many came from one
 * place; it could be neither passed on nor kept.
 */
export type FormOutcome = 'sent' | 'kept' | 'refused' | 'tooMany' | 'failed';

/** What a script is told of a form that it sent. */
export interface FormAnswer {
  outcome: FormOutcome;
  /** What is wrong with which field, where it was refused. */
  errors?: Partial<Record<string, FieldError>>;
}

/** What is wrong with a field: nothing was given, or not what it takes. */
export type FieldError = 'missing' | 'wrong';

/** What is sent for a box that is ticked. */
export const ticked = 'yes';

/** The hidden field that names the form: a page may hold several. No field of a site's can have this name. */
export const formNameField = '_form';

/** The field that people do not see, and programs that fill in everything do. */
export const trapField = '_website';

/** A telephone number. Escaped so that browsers, which read it as `v`, and the server, which reads it as `u`, take it alike. */
const phone = '[0-9 +\\(\\)\\.\\-]{5,30}';

/** The kinds whose length is their own: browsers know no other for them. */
const ofOwnLength = ['number', 'date', 'consent'];

/** How many characters a field takes at most. */
function lengthOf({ kind = 'text', maxLength = kind === 'paragraph' ? 5000 : 200 }: RuledEntry): number {
  return ofOwnLength.includes(kind) ? 100 : maxLength;
}

/** A field's rules as attributes of its control, by which browsers check. */
export function constraintsOf(field: RuledEntry) {
  const { kind = 'text', required = false } = field;
  return {
    required,
    ...(!ofOwnLength.includes(kind) && { maxLength: lengthOf(field) }),
    ...(kind === 'phone' && { pattern: phone }),
    ...(kind === 'number' && { step: 'any' }),
  };
}

/** A field's rules as a JSON Schema of what is sent for it, by which the server checks. `date` is a day that there is. */
function schemaOf(field: Ruled): Record<string, unknown> {
  if ('options' in field) {
    const one = { enum: field.options.map(({ value }) => value) };
    return field.several ? { type: 'array', items: one, uniqueItems: true } : one;
  }
  const { kind = 'text' } = field;
  if (kind === 'consent') return { const: ticked };
  const text = { type: 'string', maxLength: lengthOf(field) };
  // The forms of numbers and addresses are those of HTML's `number` and `email`.
  if (kind === 'number') return { ...text, pattern: '^-?(\\d+(\\.\\d+)?|\\.\\d+)([eE][+\\-]?\\d+)?$' };
  if (kind === 'date') return { ...text, format: 'date' };
  if (kind === 'phone') return { ...text, pattern: `^${phone}$` };
  const label = '[a-zA-Z0-9]([a-zA-Z0-9\\-]{0,61}[a-zA-Z0-9])?';
  const email = `^[a-zA-Z0-9.!#$%&'*+/=?^_\`{|}~\\-]+@${label}(\\.${label})*$`;
  return kind === 'email' ? { ...text, pattern: email } : text;
}

/** What a form takes, as a JSON Schema: a text for each field that is not empty, a list where several may be chosen; nothing else. */
export function formSchema(fields: Ruled[]): Record<string, unknown> {
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map((field) => [field.name, schemaOf(field)])),
    required: fields.flatMap(({ name, required }) => (required ? name : [])),
    additionalProperties: false,
  };
}
