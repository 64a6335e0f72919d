import type { ChoiceField, EntryField } from '../../model/form-field.ts';

/** The validation properties of a field. */
type RuledChoice = Pick<ChoiceField, 'name' | 'multiple' | 'required'> & { options: { value: string }[] };
type RuledEntry = Pick<EntryField, 'name' | 'kind' | 'required' | 'maxLength'>;
type Ruled = RuledChoice | RuledEntry;

/** The server's result: received; saved but not forwarded; invalid; too many from one address; failed. */
export type FormOutcome = 'sent' | 'kept' | 'refused' | 'tooMany' | 'failed';

/** The response to a form sent by JavaScript. */
export interface FormAnswer {
  outcome: FormOutcome;
  errors?: Partial<Record<string, FieldError>>;
}

export type FieldError = 'missing' | 'wrong';

/** The value of a ticked checkbox. */
export const ticked = 'yes';

/** The hidden field with the form's id, because a page may have several. Site fields cannot have this name. */
export const formNameField = '_form';

/** The honeypot field, which people do not see but bots fill in. */
export const trapField = '_website';

/** A phone number. Escaped so that the flags `v` (browsers) and `u` (server) accept it. */
const phone = '[0-9 +\\(\\)\\.\\-]{5,30}';

/** The kinds without `maxlength` in HTML. */
const ofOwnLength = ['number', 'date', 'consent'];

function lengthOf({ kind = 'text', maxLength = kind === 'paragraph' ? 5000 : 200 }: RuledEntry): number {
  return ofOwnLength.includes(kind) ? 100 : maxLength;
}

/** Validation attributes for browsers. */
export function constraintsOf(field: RuledEntry) {
  const { kind = 'text', required = false } = field;
  return {
    required,
    ...(!ofOwnLength.includes(kind) && { maxLength: lengthOf(field) }),
    ...(kind === 'phone' && { pattern: phone }),
    ...(kind === 'number' && { step: 'any' }),
  };
}

/** A JSON Schema for the server. `date` must exist in the calendar. */
function schemaOf(field: Ruled): Record<string, unknown> {
  if ('options' in field) {
    const one = { enum: field.options.map(({ value }) => value) };
    return field.multiple ? { type: 'array', items: one, uniqueItems: true } : one;
  }
  const { kind = 'text' } = field;
  if (kind === 'consent') return { const: ticked };
  const text = { type: 'string', maxLength: lengthOf(field) };
  // The formats of HTML's `number` and `email`.
  if (kind === 'number') return { ...text, pattern: '^-?(\\d+(\\.\\d+)?|\\.\\d+)([eE][+\\-]?\\d+)?$' };
  if (kind === 'date') return { ...text, format: 'date' };
  if (kind === 'phone') return { ...text, pattern: `^${phone}$` };
  const label = '[a-zA-Z0-9]([a-zA-Z0-9\\-]{0,61}[a-zA-Z0-9])?';
  const email = `^[a-zA-Z0-9.!#$%&'*+/=?^_\`{|}~\\-]+@${label}(\\.${label})*$`;
  return kind === 'email' ? { ...text, pattern: email } : text;
}

/** The JSON Schema of a submission: no empty or unknown fields, lists for multiple choice. */
export function formSchema(fields: Ruled[]): Record<string, unknown> {
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map((field) => [field.name, schemaOf(field)])),
    required: fields.flatMap(({ name, required }) => (required ? name : [])),
    additionalProperties: false,
  };
}
