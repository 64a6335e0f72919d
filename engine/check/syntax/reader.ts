/** The deepest allowed nesting; a real page has about ten levels. */
export const deepest = 100;

export const closerOf: Record<string, string> = { '{': '}', '[': ']' };

/** A bracket, separator, string, number or literal. */
export interface Token {
  offset: number;
  end: number;
  /** Its first character. */
  sign: string;
}

export interface Open extends Token {
  /** The offset of the last value in it, or its own. */
  value: number;
}

/** Where strict reading stops, and what it has read. */
export interface Halt {
  /** The offset of the wrong token; of a broken string, its opening mark. */
  offset: number;
  /** How far the text is valid: for a broken string, where it breaks. */
  reached: number;
  /** What must follow. A closing bracket counts as a comma. */
  wants: 'value' | 'name' | 'colon' | 'comma' | 'end';
  /** The open brackets, outermost first. */
  open: Open[];
  tokens: Token[];
}

const space = /[ \t\r\n]*/y;
const plain = /[{}[\]:,]|(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?![\p{L}\p{N}_$.+-])/uy;
/** What ends a plain part of a string: a quotation mark, a backslash, a control character. */
const special = /[^ !#-[\]-\u{10ffff}]/gu;
const escaped = /\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/y;

/** Reads JSON (RFC 8259) without recursion. Undefined if it is valid and does not nest too deep. */
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

/** What must follow a token. Undefined if the token itself is wrong. */
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

/** The end of a string, or where it breaks. */
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

/** The end of a sticky pattern's match at an offset. */
export function endOf(pattern: RegExp, text: string, offset: number): number | undefined {
  pattern.lastIndex = offset;
  return pattern.test(text) ? pattern.lastIndex : undefined;
}
