/** The deepest nesting that a file may have; a real page has about ten levels. */
export const deepest = 100;

/** The closing bracket of each opening one. */
export const closerOf: Record<string, string> = { '{': '}', '[': ']' };

/** A sign, text, number or word of JSON. */
export interface Token {
  offset: number;
  end: number;
  /** Its first character, which tells its kind. */
  sign: string;
}

/** A bracket that is not closed yet. */
export interface Open extends Token {
  /** Where the last value in it begins; its own offset while there is none. */
  value: number;
}

/** Where strict reading cannot go on, and what it has read until then. */
export interface Halt {
  /** Where what does not fit begins: for a text that is broken, its opening mark. */
  offset: number;
  /** How far the text is sound: within a text that is broken, where it breaks. */
  reached: number;
  /** What must stand here. A closing bracket counts as a comma; nothing may follow the end. */
  wants: 'value' | 'name' | 'colon' | 'comma' | 'end';
  /** The brackets around it, outermost first. */
  open: Open[];
  tokens: Token[];
}

const space = /[ \t\r\n]*/y;
const plain = /[{}[\]:,]|(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?![\p{L}\p{N}_$.+-])/uy;
/** What cannot stand for itself in a text: its closing mark, a backslash, a control character. */
const special = /[^ !#-[\]-\u{10ffff}]/gu;
const escaped = /\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/y;

/** Reads JSON as RFC 8259 has it, without recursion. `undefined` when it is sound and not nested too deep. */
export function readStrictly(text: string): Halt | undefined {
  const tokens: Token[] = [];
  const open: Open[] = [];
  let wants: Halt['wants'] = 'value';
  for (let offset = 0; ; ) {
    offset = endOf(space, text, offset) ?? offset;
    const sign = text[offset];
    if (sign === undefined && wants === 'end') return undefined;
    const written = sign === '"' ? textAt(text, offset) : undefined;
    const end = written ? written.end : endOf(plain, text, offset);
    const top = open.at(-1);
    const next: Halt['wants'] | undefined =
      end === undefined || sign === undefined ? undefined : after(sign, wants, open, tokens.at(-1));
    if (end === undefined || sign === undefined || next === undefined)
      return { offset, reached: written?.stop ?? offset, wants, open, tokens };
    const token = { offset, end, sign };
    tokens.push(token);
    if (wants === 'value' && top) top.value = offset;
    if (closerOf[sign]) open.push({ ...token, value: offset });
    else if (sign === '}' || sign === ']') open.pop();
    if (open.length > deepest) return { offset, reached: offset, wants, open, tokens };
    wants = next;
    offset = end;
  }
}

/** What must come after a token; `undefined` where it does not fit itself. */
function after(sign: string, wants: Halt['wants'], open: Open[], before?: Token): Halt['wants'] | undefined {
  const top = open.at(-1);
  switch (sign) {
    case '}':
    case ']':
      if (!top || closerOf[top.sign] !== sign || (wants !== 'comma' && before?.offset !== top.offset)) return undefined;
      return open.length > 1 ? 'comma' : 'end';
    case ',':
      return wants !== 'comma' ? undefined : top?.sign === '{' ? 'name' : 'value';
    case ':':
      return wants === 'colon' ? 'value' : undefined;
    case '{':
    case '[':
      return wants !== 'value' ? undefined : sign === '{' ? 'name' : 'value';
    case '"':
      if (wants === 'name') return 'colon';
  }
  return wants !== 'value' ? undefined : top ? 'comma' : 'end';
}

/** The end of the text whose opening mark stands at an offset, or where it breaks: at what may not be in it, or the file's end. */
function textAt(text: string, offset: number): { end?: number; stop?: number } {
  for (let at = offset + 1; ; ) {
    special.lastIndex = at;
    const found = special.exec(text);
    if (!found) return { stop: text.length };
    if (found[0] === '"') return { end: found.index + 1 };
    const next = endOf(escaped, text, found.index);
    if (next === undefined) return { stop: found.index };
    at = next;
  }
}

/** Where what a sticky pattern finds at an offset ends; `undefined` where it finds nothing. */
export function endOf(pattern: RegExp, text: string, offset: number): number | undefined {
  pattern.lastIndex = offset;
  return pattern.test(text) ? pattern.lastIndex : undefined;
}
