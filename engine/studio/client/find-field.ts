import type { Field } from '../protocol/form-protocol.ts';

/** A text without its markup and spaces, as it is compared with what shows. */
export function bare(text: string): string {
  return text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*`\s]+/g, '')
    .toLowerCase();
}

/** A string of a form with the pointer of its input. */
interface Said {
  pointer: string;
  text: string;
}

/** The fields directly in a field. */
export function fieldsIn(field: Field): Field[] {
  return 'fields' in field ? field.fields : [];
}

/** Every string that a form shows, outermost first, in the order of the form. */
export function stringsIn(field: Field): Said[] {
  if ('fields' in field) return field.fields.flatMap(stringsIn);
  const { pointer, value, kind } = field;
  if (kind === 'texts' && typeof value === 'object')
    return Object.entries(value).map(([language, text]) => ({ pointer: `${pointer}/${language}`, text }));
  return typeof value === 'string' && kind !== 'constant' ? [{ pointer, text: value }] : [];
}

/**
 * The pointer of the field that what was clicked on shows: that of the same words, in the language shown where several say them, else
 * the longest that is part of them or that they are part of. Several forms are looked through as if they were one. `undefined` where no
 * field says anything of it.
 */
export function fieldFor(forms: Field[], shown: string, language: string): string | undefined {
  const sought = bare(shown);
  if (sought === '') return undefined;
  const all = forms.flatMap(stringsIn).map(({ pointer, text }) => ({ pointer, text: bare(text) }));
  const inLanguage = (pointer: string) => Number(pointer.endsWith(`/${language}`));
  const best = (found: Said[]) =>
    found.toSorted((a, b) => inLanguage(b.pointer) - inLanguage(a.pointer) || b.text.length - a.text.length)[0]
      ?.pointer;
  const parts = all.filter(({ text }) => text !== '');
  return (
    best(parts.filter(({ text }) => text === sought)) ??
    best(parts.filter(({ text }) => text.includes(sought))) ??
    best(parts.filter(({ text }) => text.length > 1 && sought.includes(text)))
  );
}

/** The pointers of the sections in a form that have forms of their own, as those that a section shows parts of. */
export function sectionsOf(field: Field): string[] {
  return field.kind === 'section' ? [field.pointer] : fieldsIn(field).flatMap(sectionsOf);
}

/** The form's field at a pointer, or the nearest around it. */
export function fieldAt(form: Field, pointer: string): Field | undefined {
  if (!`${pointer}/`.startsWith(`${form.pointer}/`)) return undefined;
  for (const field of fieldsIn(form)) {
    const found = fieldAt(field, pointer);
    if (found) return found;
  }
  return form;
}
