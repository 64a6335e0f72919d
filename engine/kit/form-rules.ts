import type { FormField } from '../descriptor/form.ts';

/** What of a field its rules are made from; the rest is words. */
type Ruled = Pick<FormField, 'name' | 'kind' | 'several' | 'required' | 'maxLength'> & {
  options?: { value: string }[];
};

/** What is sent for a box that is ticked. */
export const ticked = 'yes';

/** The hidden field that names the form: a page may hold several. No field of a site's can have this name. */
export const formNameField = '_form';

/** The field that people do not see, and programs that fill in everything do. */
export const trapField = '_website';

/** A telephone number. Escaped so that browsers, which read it as `v`, and the server, which reads it as `u`, take it alike. */
const phone = '[0-9 +\\(\\)\\.\\-]{5,30}';

/** How many characters a field takes at most. */
function lengthOf({ kind, maxLength }: Ruled): number {
  return maxLength ?? (kind === 'paragraph' ? 5000 : 200);
}

/** A field's rules as attributes of its control, by which browsers check. */
export function constraintsOf(field: Ruled) {
  const { kind = 'text', required = false } = field;
  return {
    required,
    ...(!['number', 'date', 'consent'].includes(kind) && { maxLength: lengthOf(field) }),
    ...(kind === 'phone' && { pattern: phone }),
    ...(kind === 'number' && { step: 'any' }),
  };
}

/** A field's rules as a JSON Schema of what is sent for it, by which the server checks. `date` is a day that there is. */
function schemaOf(field: Ruled): Record<string, unknown> {
  const { kind = 'text', options, several } = field;
  if (options) {
    const one = { enum: options.map(({ value }) => value) };
    return several ? { type: 'array', items: one, uniqueItems: true } : one;
  }
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
