import type { Compiled } from '../../descriptor/compiled.ts';
import type { FormField } from '../../descriptor/form.ts';

/** What is wrong with a field: nothing was given, or not what it takes. */
export type FieldError = 'missing' | 'wrong';

/** The fields with errors, by name. */
export type FieldErrors = Partial<Record<string, FieldError>>;

/** Checks a form by the browser's own constraints, and that of a list of boxes, for which HTML has none. */
export function check(form: HTMLFormElement, fields: Compiled<FormField>[]): FieldErrors {
  const found = fields.flatMap(({ name, options, several, required }) => {
    const controls = [...form.querySelectorAll<HTMLInputElement>(`[name="${name}"]`)];
    if (options && several)
      return required && !controls.some(({ checked }) => checked) ? [[name, 'missing' as const]] : [];
    const validity = controls[0]?.validity;
    if (!validity || validity.valid) return [];
    return [[name, validity.valueMissing && !validity.badInput ? ('missing' as const) : ('wrong' as const)]];
  });
  return Object.fromEntries(found);
}
