import { cleanText } from '../../model/text/clean-text.ts';

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** Inputs whose value is text; the browser refuses a selection in others. */
const textTypes = ['text', 'search', 'url', 'tel', 'email', 'password', 'number'];

/**
 * Cleans what is pasted into any text field: characters that cannot be published and invisible ones are left out. A line break in a
 * field of one line becomes a space; the browser would join the lines.
 */
export function cleanPastes(document: Document): () => void {
  const paste = (event: ClipboardEvent) => {
    const field = event.target;
    if (event.defaultPrevented || !isTextField(field)) return;
    const pasted = event.clipboardData?.getData('text/plain') ?? '';
    const text = field instanceof HTMLTextAreaElement ? pastedText(pasted, field.lang) : inOneLine(pasted, field.lang);
    if (text === pasted) return;
    event.preventDefault();
    // As if typed, so that the browser's own undo takes it back.
    document.execCommand('insertText', false, text);
  };
  document.addEventListener('paste', paste);
  return () => document.removeEventListener('paste', paste);
}

/** The text to insert for a pasted one. Word and spreadsheets write a line break as a vertical tab, form feed or U+2028. */
export function pastedText(text: string, language = ''): string {
  const lines = text.replace(/\r\n?|[\v\f\u2028\u2029]/g, '\n');
  return cleanText(lines, language.startsWith('ja') ? { isJapanese: true } : {});
}

function inOneLine(text: string, language: string): string {
  return withoutOuterBreaks(pastedText(text, language)).replace(/[^\S\n]*\n\s*/g, ' ');
}

/** A text without the blank lines around it. Other spaces stay: they divide it from the text where it is pasted. */
export function withoutOuterBreaks(text: string): string {
  const lines = text.split('\n');
  const isFilled = (line: string) => line.trim() !== '';
  const first = lines.findIndex(isFilled);
  return first < 0 ? (lines[0] as string) : lines.slice(first, lines.findLastIndex(isFilled) + 1).join('\n');
}

function isTextField(target: EventTarget | null): target is TextField {
  if (target instanceof HTMLTextAreaElement) return true;
  return target instanceof HTMLInputElement && textTypes.includes(target.type);
}
