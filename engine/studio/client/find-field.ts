import { isTemplateOf } from '../../model/schema/is-template-of.ts';
import type { Field } from '../protocol/form-protocol.ts';
import { isIn } from './is-in.ts';

/** A text without markup, spaces and capitals, for comparison with rendered text. */
export function normalizeText(text: string): string {
  return text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*`\s]+/g, '')
    .toLowerCase();
}

interface FormString {
  pointer: string;
  text: string;
}

export function innerFields(field: Field): Field[] {
  return 'fields' in field ? field.fields : [];
}

/** Every string in a form, in the order of the form. */
export function formStrings(field: Field): FormString[] {
  if ('fields' in field) return field.fields.flatMap(formStrings);
  const { pointer, value, kind } = field;
  if (kind === 'texts' && typeof value === 'object')
    return Object.entries(value).map(([language, text]) => ({ pointer: `${pointer}/${language}`, text }));
  return typeof value === 'string' && kind !== 'constant' ? [{ pointer, text: value }] : [];
}

/** Whether a string is only a name in braces, which may show any text. */
function isOneName(text: string): boolean {
  return /^\{\w+\}$/.test(text);
}

/**
 * The pointer of the field that shows a text: an equal string, one whose names in braces can be filled to it, otherwise
 * the longest that contains the text or is part of it. Strings in `language` come first.
 */
export function findFieldByText(forms: Field[], shown: string, language: string): string | undefined {
  const wanted = normalizeText(shown);
  if (wanted === '') return undefined;
  const all = forms.flatMap(formStrings).map(({ pointer, text }) => ({ pointer, text: normalizeText(text) }));
  const inLanguage = (pointer: string) => Number(pointer.endsWith(`/${language}`));
  const best = (matches: FormString[]) =>
    matches.toSorted((a, b) => inLanguage(b.pointer) - inLanguage(a.pointer) || b.text.length - a.text.length)[0]
      ?.pointer;
  const parts = all.filter(({ text }) => text !== '');
  return (
    best(parts.filter(({ text }) => text === wanted)) ??
    best(parts.filter(({ text }) => !isOneName(text) && isTemplateOf(text, wanted))) ??
    best(parts.filter(({ text }) => text.includes(wanted))) ??
    best(parts.filter(({ text }) => text.length > 1 && wanted.includes(text))) ??
    best(parts.filter(({ text }) => isOneName(text)))
  );
}

/** The pointers of the sections in a form that have a form of their own. */
export function sectionPointers(field: Field): string[] {
  return field.kind === 'section' ? [field.pointer] : innerFields(field).flatMap(sectionPointers);
}

export function findField(form: Field, pointer: string): Field | undefined {
  if (!isIn(pointer, form.pointer)) return undefined;
  for (const field of innerFields(form)) {
    const inner = findField(field, pointer);
    if (inner) return inner;
  }
  return form;
}
