import type { AnswerForm } from '../model/compiled.ts';

/** A proper answer of a form, with `value` in the place of one of its strings. */
interface Place {
  field: string;
  answer(value: unknown): unknown;
}

/** Every place in the answers of a form that holds a string. */
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

/** An answer that fits a form, every field that may be missing in it. */
export function isProperAnswer(form: AnswerForm): unknown {
  if (Array.isArray(form)) return [isProperAnswer(form[0])];
  if (typeof form === 'object')
    return Object.fromEntries(
      Object.entries(form).map(([key, inner]) => [key.replace('?', ''), isProperAnswer(inner)]),
    );
  return { number: 1, boolean: true }[form as 'number' | 'boolean'] ?? '2026-01-31';
}
