import type { Compiled } from '../../model/compiled.ts';
import type { FormField } from '../../model/form.ts';
import type { FieldError, FormAnswer } from '../../ui/kit/form-rules.ts';

/**
 * Checks a form by the browser's own constraints, and that of a list of boxes, for which HTML has none. Gives what the server would say
 * of its errors; `undefined` where there are none.
 */
export function check(form: HTMLFormElement, fields: Compiled<FormField>[]): FormAnswer | undefined {
  const found = fields.flatMap((field): [string, FieldError][] => {
    const { name, required } = field;
    const controls = [...form.querySelectorAll<HTMLInputElement>(`[name="${name}"]`)];
    if ('options' in field && field.several)
      return required && !controls.some(({ checked }) => checked) ? [[name, 'missing']] : [];
    const [control] = controls;
    if (!control) return [];
    const { validity, value } = control;
    // Blanks alone say nothing, though HTML takes them.
    const isEmpty = validity.valueMissing || (required && value.trim() === '');
    if (isEmpty) return [[name, validity.badInput ? 'wrong' : 'missing']];
    return validity.valid ? [] : [[name, 'wrong']];
  });
  return found.length > 0 ? { outcome: 'refused', errors: Object.fromEntries(found) } : undefined;
}
