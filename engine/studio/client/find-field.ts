import type { Field } from '../protocol/form-protocol.ts';

/** A text without its markup and spaces, as it is compared with what shows. */
export function normalizeText(text: string): string {
  return text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*`\s]+/g, '')
    .toLowerCase();
}

/** A string of a form with the pointer of its input. */
interface BilingualText {
  pointer: string;
  text: string;
}

/** The fields directly in a field. */
export function innerFields(field: Field): Field[] {
  return 'fields' in field ? field.fields : [];
}

/** Every string that a form shows, outermost first, in the order of the form. */
export function formStrings(field: Field): BilingualText[] {
  if ('fields' in field) return field.fields.flatMap(formStrings);
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
export function findFieldByText(forms: Field[], shown: string, language: string): string | undefined {
  const sought = normalizeText(shown);
  if (sought === '') return undefined;
  const all = forms.flatMap(formStrings).map(({ pointer, text }) => ({ pointer, text: normalizeText(text) }));
  const inLanguage = (pointer: string) => Number(pointer.endsWith(`/${language}`));
  const best = (found: BilingualText[]) =>
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
export function sectionPointers(field: Field): string[] {
  return field.kind === 'section' ? [field.pointer] : innerFields(field).flatMap(sectionPointers);
}

/** The form's field at a pointer, or the nearest around it. */
export function findField(form: Field, pointer: string): Field | undefined {
  if (!`${pointer}/`.startsWith(`${form.pointer}/`)) return undefined;
  for (const field of innerFields(form)) {
    const found = findField(field, pointer);
    if (found) return found;
  }
  return form;
}
