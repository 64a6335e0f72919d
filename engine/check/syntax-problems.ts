import type { Fault, LocatedJson } from './located-json.ts';
import type { Finding } from './rule.ts';
import { jsonWords, syntaxWords } from './words/json-words.ts';
import type { Words } from './words/words.ts';

/** Marks that a Chinese keyboard writes, and what JSON wants in their place. */
const fullWidth: Record<string, string> = {
  '，': ',',
  '：': ':',
  '“': '"',
  '”': '"',
  '｛': '{',
  '｝': '}',
  '［': '[',
  '］': ']',
};

/** The mistakes in a file's JSON, as findings with their offset. */
export function explainSyntax(file: LocatedJson): (Finding & { offset: number })[] {
  return file.faults.map((fault) => ({ code: fault.code, path: fault.path ?? [], ...explanation(fault, file.text) }));
}

function explanation({ code, offset, detail }: Fault, text: string): { offset: number; message: Words } {
  if (code !== 'json-syntax') return { offset, message: message(code, detail) };
  const before = text.slice(0, offset).trimEnd();
  const mark = text[offset] ?? '';
  if (/[}\]]/.test(mark) && before.endsWith(',')) {
    return { offset: before.length - 1, message: jsonWords.commaTooMany() };
  }
  if (text.slice(offset).trim() === '') return { offset, message: jsonWords.endsEarly() };
  const ascii = fullWidth[mark];
  if (ascii) return { offset, message: jsonWords.fullWidth(mark, ascii) };
  return { offset, message: message(code, detail) };
}

function message(code: Fault['code'], detail: string): Words {
  switch (code) {
    case 'json-syntax':
      return syntaxWords[detail] ?? jsonWords.unknown(detail);
    case 'json-duplicate':
      return jsonWords.duplicate(detail);
    case 'json-name':
      return jsonWords.badName(detail);
    case 'json-encoding':
      return detail === 'UTF-8' ? jsonWords.notUtf8() : jsonWords.byteOrderMark();
    case 'json-empty':
      return jsonWords.empty();
    case 'json-size':
      return detail.endsWith('MB') ? jsonWords.tooLarge(detail.slice(0, -2)) : jsonWords.tooDeep(detail);
  }
}
