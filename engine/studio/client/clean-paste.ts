import { cleanText } from '../../model/text/clean-text.ts';

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** The input types that support text selection. */
const textTypes = ['text', 'search', 'url', 'tel', 'email', 'password', 'number'];

/**
 * Removes invisible and unpublishable characters from pasted text. In a one-line field a line break becomes a space: the
 * browser would join the lines. Returns the function that stops it.
 */
export function cleanPastes(document: Document): () => void {
  const paste = (event: ClipboardEvent) => {
    const field = event.target;
    if (event.defaultPrevented || !isTextField(field)) return;
    const pasted = event.clipboardData?.getData('text/plain') ?? '';
    const text = field instanceof HTMLTextAreaElement ? pastedText(pasted, field.lang) : inOneLine(pasted, field.lang);
    if (text === pasted) return;
    event.preventDefault();
    // Inserted as typing is, so that the browser can undo it.
    document.execCommand('insertText', false, text);
  };
  document.addEventListener('paste', paste);
  return () => document.removeEventListener('paste', paste);
}

/** Cleans pasted text. Word and spreadsheets write a line break as a vertical tab, form feed or U+2028. */
export function pastedText(text: string, language = ''): string {
  const lines = text.replace(/\r\n?|[\v\f\u2028\u2029]/g, '\n');
  return cleanText(lines, language.startsWith('ja') ? { isJapanese: true } : {});
}

function inOneLine(text: string, language: string): string {
  return withoutOuterBreaks(pastedText(text, language)).replace(/[^\S\n]*\n\s*/g, ' ');
}

/** The text without blank lines around it. Other spaces stay, because they separate it from the text around. */
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
