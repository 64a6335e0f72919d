import type { AnswerForm } from '../model/compiled.ts';

/** A valid value of a form, with one of its strings replaced by `value`. */
interface Place {
  field: string;
  answer(value: unknown): unknown;
}

/** The position of every string in the values of a form. */
export function listJsonPaths(
  form: AnswerForm,
  field = '',
  around: (value: unknown) => unknown = (value) => value,
): Place[] {
  if (typeof form === 'string') return form === 'number' || form === 'boolean' ? [] : [{ field, answer: around }];
  if (Array.isArray(form)) return listJsonPaths(form[0], field, (value) => around([value]));
  const whole = isProperAnswer(form) as object;
  return Object.entries(form).flatMap(([key, inner]) => {
    const name = key.replace('?', '');
    return listJsonPaths(inner, name, (value) => around({ ...whole, [name]: value }));
  });
}

export function isProperAnswer(form: AnswerForm): unknown {
  if (Array.isArray(form)) return [isProperAnswer(form[0])];
  if (typeof form === 'object')
    return Object.fromEntries(
      Object.entries(form).map(([key, inner]) => [key.replace('?', ''), isProperAnswer(inner)]),
    );
  return { number: 1, boolean: true }[form as 'number' | 'boolean'] ?? '2026-01-31';
}
