import type { SyntaxKind } from '../check/messages/messages.ts';
import type { ValidPart, ValidParts } from './valid-parts.ts';

export interface SyntaxMistake {
  /** The kind that the check must report. */
  kind: SyntaxKind;
  text: string;
  /** The expected position of the problem. */
  offset: number;
  meant: string;
}

/** Picks an item with a seeded choice. `undefined` for an empty list. */
export type RandomChoice = <Item>(items: Item[]) => Item | undefined;

/** Inserts a mistake into a text. `undefined` if the text has no position for it. */
export type Plant = (sound: ValidParts, pick: RandomChoice) => SyntaxMistake | undefined;

const cut = (text: string, { offset, end }: ValidPart, by: string) => text.slice(0, offset) + by + text.slice(end);
const at = (offset: number): ValidPart => ({ offset, end: offset });
const next = (text: string, offset: number) => text.length - text.slice(offset).trimStart().length;
const indentAt = (text: string, offset: number) => text.slice(text.lastIndexOf('\n', offset) + 1, offset);

/** A syntax mistake that replaces a part. It is reported this many characters after the start of the part. */
function put(
  kind: SyntaxKind,
  text: string,
  part: ValidPart | undefined,
  by: string,
  behind = 0,
): SyntaxMistake | undefined {
  return part && { kind, text: cut(text, part, by), offset: part.offset + behind, meant: text };
}

/** An omitted character, which is reported at the next one. */
function without(kind: SyntaxKind, text: string, part: ValidPart | undefined): SyntaxMistake | undefined {
  return (
    part && { kind, text: cut(text, part, ''), offset: next(text, part.end) - (part.end - part.offset), meant: text }
  );
}

/** An invalid spelling of a value. */
function inValue(kind: SyntaxKind, right: string, wrong: string, behind = 0): Plant {
  return ({ text, values }, pick) => {
    const part = pick(values);
    if (!part) return undefined;
    return put(kind, cut(text, part, right), { ...part, end: part.offset + right.length }, wrong, behind);
  };
}

/** Invalid characters and escapes in a string, with their corrections. */
function inText(kind: SyntaxKind, right: string, wrong: string | ((sound: ValidParts) => string)): Plant {
  return (sound, pick) => {
    const offset = pick(sound.texts.flatMap((part) => insides(sound.text, part)));
    if (offset === undefined) return undefined;
    const meant = cut(sound.text, at(offset), right);
    return put(kind, meant, { offset, end: offset + right.length }, typeof wrong === 'string' ? wrong : wrong(sound));
  };
}

function insides(text: string, { offset, end }: ValidPart): number[] {
  const signs = text.slice(offset + 1, end - 1).matchAll(/\\u.{4}|\\.|./gu);
  return [...signs].map(({ index }) => offset + 1 + index).slice(1);
}

function quoted(parts: 'names' | 'texts', opening: string, closing: string): Plant {
  return ({ text, [parts]: all }, pick) => {
    const part = pick(all.filter(({ offset, end }) => !/['"\\]/.test(text.slice(offset + 1, end - 1))));
    if (!part) return undefined;
    const inside = text.slice(part.offset + 1, part.end - 1);
    return put('other-quotes', text, part, opening + inside + closing, opening === '"' ? inside.length + 1 : 0);
  };
}

function behindLine(kind: SyntaxKind, by: string): Plant {
  return ({ text, lines }, pick) => put(kind, text, at(pick(lines)?.end ?? 0), by, by.search(/\S/));
}

/** Inserts lines before another, with its indentation. */
function linesBefore(kind: SyntaxKind, ...by: string[]): Plant {
  return ({ text, lines, lineBreak }, pick) => {
    const offset = pick(lines)?.offset ?? 0;
    return put(kind, text, at(offset), by.map((line) => line + lineBreak + indentAt(text, offset)).join(''));
  };
}

/** Mistakes with a fix, which must restore the text byte for byte. */
export const fixable: Record<string, Plant> = {
  'a comma left out': ({ text, commas }, pick) => without('comma-missing', text, pick(commas)),
  'a comma behind the last': ({ text, brackets }, pick) => {
    const part = pick(brackets.filter(({ offset, end }) => !/^.\s*.$/s.test(text.slice(offset, end))));
    return part && put('comma-extra', text, at(text.slice(0, part.end - 1).trimEnd().length), ',');
  },
  'a comma twice': ({ text, commas }, pick) => put('comma-extra', text, pick(commas), ',,', 1),
  'a colon left out': ({ text, colons }, pick) => without('colon-missing', text, pick(colons)),
  'a colon twice': ({ text, colons }, pick) => put('colon-extra', text, pick(colons), '::', 1),
  'a full-width comma': ({ text, commas }, pick) => put('full-width', text, pick(commas), '，'),
  'a Chinese comma': ({ text, commas }, pick) => put('full-width', text, pick(commas), '、'),
  'a semicolon': ({ text, commas }, pick) => put('wrong-mark', text, pick(commas), ';'),
  'a full-width colon': ({ text, colons }, pick) => put('full-width', text, pick(colons), '：'),
  'a full-width colon without space': ({ text, colons }, pick) => {
    const part = pick(colons.filter(({ end }) => /^ \S/.test(text.slice(end, end + 2))));
    return part && put('full-width', text, { ...part, end: part.end + 1 }, '：');
  },
  'a full-width bracket': ({ text, brackets }, pick) => {
    const { offset = 0 } = pick(brackets) ?? {};
    return put('full-width', text, { offset, end: offset + 1 }, text[offset] === '{' ? '｛' : '［');
  },
  'an equals sign': ({ text, colons }, pick) => put('equals-sign', text, pick(colons), '='),
  'an equals sign between spaces': ({ text, colons }, pick) => put('equals-sign', text, pick(colons), ' =', 1),
  'full-width marks': quoted('texts', '“', '”'),
  'full-width marks around a name': quoted('names', '“', '”'),
  'a full-width opening mark': quoted('texts', '“', '"'),
  'a full-width closing mark': quoted('texts', '"', '”'),
  'single marks': quoted('texts', "'", "'"),
  'single marks around a name': quoted('names', "'", "'"),
  'curly single marks': quoted('texts', '‘', '’'),
  'a name without marks': ({ text, names }, pick) => {
    const part = pick(names.filter(({ offset, end }) => /^"[\w$]+"$/.test(text.slice(offset, end))));
    return part && put('unquoted-name', text, part, text.slice(part.offset + 1, part.end - 1));
  },
  'a word without marks': ({ text, texts }, pick) => {
    const part = pick(texts.filter(({ offset, end }) => /^"[a-z]{6,}"$/.test(text.slice(offset, end))));
    return part && put('unquoted-text', text, part, text.slice(part.offset + 1, part.end - 1));
  },
  'a comment behind a line': behindLine('comment', ' // "a": 1, 注释'),
  'a comment right behind a line': behindLine('comment', '/* {[ */'),
  'a hash comment': behindLine('hash-comment', '  # later'),
  'a comment on its line': linesBefore('comment', '// "id": 见下'),
  'a comment over lines': linesBefore('comment', '/* one,', '   "two" */'),
  'two comments': linesBefore('hash-comment', '# one', '# two'),
  'a comment before a value': ({ text, values }, pick) =>
    put('comment', text, at(pick(values)?.offset ?? 0), '/* x */ '),
  'a byte order mark': ({ text }) => put('byte-order-mark', text, at(0), '\uFEFF'),
  'an ideographic space': ({ text, spaces }, pick) => put('ideographic-space', text, pick(spaces), '\u3000'),
  'an ideographic space too many': ({ text, commas, colons }, pick) =>
    put('ideographic-space', text, at(pick([...commas, ...colons])?.end ?? 0), '\u3000'),
  'a no-break space': ({ text, spaces }, pick) => put('other-space', text, pick(spaces), '\u00A0'),
  'a space without width': ({ text, spaces }, pick) => put('other-space', text, at(pick(spaces)?.end ?? 0), '\u200B'),
  'a line break in a text': inText('line-break-in-text', '\\n', ({ lineBreak }) => lineBreak),
  'two line breaks in a text': inText('line-break-in-text', '\\n\\n', ({ lineBreak }) => lineBreak + lineBreak),
  'a tab in a text': inText('tab-in-text', '\\t', '\t'),
  'marks around words of a text': ({ text, texts }, pick) => {
    const places = insides(text, pick(texts.filter((part) => insides(text, part).length > 9)) ?? at(0));
    const [offset, end] = [pick(places.slice(0, 4)), pick(places.slice(4))];
    if (offset === undefined || end === undefined) return undefined;
    const words = text.slice(offset, end);
    const meant = cut(text, { offset, end }, `\\"${words}\\"`);
    return put('quote-in-text', meant, { offset, end: end + 4 }, `"${words}"`);
  },
  'a text that is not closed': ({ text, texts }, pick) => {
    const part = pick(texts);
    return (
      part && {
        kind: 'text-unclosed',
        text: cut(text, { ...part, offset: part.end - 1 }, ''),
        offset: part.offset,
        meant: text,
      }
    );
  },
  'a text that is not opened': ({ text, texts }, pick) => {
    const { offset = 0 } = pick(texts.filter((part) => insides(text, part).length > 0)) ?? {};
    return put('text-unopened', text, { offset, end: offset + 1 }, '');
  },
  'a leading zero': inValue('leading-zero', '17', '017'),
  'a decimal comma': inValue('decimal-comma', '1.5', '1,5', 1),
  'a decimal comma before three digits': inValue('decimal-comma', '0.125', '0,125', 1),
  'a hexadecimal number': inValue('hex-number', '255', '0xFF'),
  'a plus sign': inValue('plus-sign', '1', '+1'),
  'a point without a digit before it': inValue('bare-point', '0.5', '.5'),
  True: inValue('other-literal', 'true', 'True'),
  False: inValue('other-literal', 'false', 'False'),
  None: inValue('other-literal', 'null', 'None'),
};

/** Mistakes that only a maintainer can fix. They must be reported, and a fix must not be wrong. */
export const reportable: Record<string, Plant> = {
  'a point without a digit behind it': inValue('open-point', '1', '1.'),
  'a comma before the thousands': inValue('decimal-comma', '1234', '1,234', 1),
  NaN: inValue('no-number', '0', 'NaN'),
  undefined: inValue('no-undefined', 'null', 'undefined'),
  'a misspelt true': inValue('near-literal', 'true', 'ture'),
  'a value left out': ({ text, values }, pick) => without('value-missing', text, pick(values)),
  'a mark in a text': inText('quote-in-text', '', '"'),
  'a control character in a text': inText('control-character', '', '\u0001'),
  'a backslash in a text': inText('bad-escape', '\\\\d', '\\d'),
  'half a code in a text': inText('bad-unicode', '', '\\u12-'),
  'a merge conflict': ({ text, lines, lineBreak }, pick) => {
    const from = pick(lines.slice(1)) ?? at(0);
    const to = pick(lines.filter(({ offset }) => offset >= from.offset)) ?? from;
    const [offset, end] = [text.lastIndexOf('\n', from.offset) + 1, text.indexOf('\n', to.end) + 1 || text.length];
    const version = text.slice(offset, end);
    const marked = ['<<<<<<< HEAD', `${version}=======`, `${version}>>>>>>> other`, ''].join(lineBreak);
    return put('merge-conflict', text, { offset, end }, marked);
  },
  'a mark left of a conflict': linesBefore('conflict-mark', '======='),
  'a closing bracket too many': ({ text, values }, pick) =>
    put('closes-nothing', text, at(pick(values)?.end ?? 0), '}'),
  'a closing bracket at the end': ({ text }) => put('closes-nothing', text, at(text.trimEnd().length), '}'),
  'a bracket that is never closed': ({ text, brackets }, pick) => {
    const part = pick(brackets);
    return (
      part && {
        kind: 'never-closed',
        text: cut(text, { ...part, offset: part.end - 1 }, ''),
        offset: part.offset,
        meant: text,
      }
    );
  },
  'a bracket of the wrong kind': ({ text, brackets }, pick) => {
    const { end = 1 } = pick(brackets) ?? {};
    return put('wrong-bracket', text, { offset: end - 1, end }, text[end - 1] === '}' ? ']' : '}');
  },
  'a file that is cut off': ({ text, commas }, pick) => {
    const { end = 1 } = pick(commas.slice(2)) ?? {};
    return { kind: 'cut-off', text: text.slice(0, end), offset: end, meant: text };
  },
  'words behind the end': ({ text }) => put('after-end', text, at(text.length), 'end'),
  'a page twice': ({ text }) => put('after-end', text, at(text.length), text),
};
