import { visit } from 'jsonc-parser';

/** A stretch of a text. */
export interface Part {
  offset: number;
  end: number;
}

/** A sound text, with the parts in which mistakes are planted. */
export interface Sound {
  text: string;
  lineBreak: string;
  names: Part[];
  /** Texts that are values. */
  texts: Part[];
  /** The values of names that are no objects and lists. */
  values: Part[];
  commas: Part[];
  colons: Part[];
  /** Each bracket with its partner: from the one to behind the other. */
  brackets: Part[];
  /** Single spaces between signs. */
  spaces: Part[];
  /** Lines without their indentation and line break. */
  lines: Part[];
}

/** Finds the parts of a sound text, by a parser that is none of ours. */
export function partsOf(text: string): Sound {
  const names: Part[] = [];
  const texts: Part[] = [];
  const values: Part[] = [];
  const commas: Part[] = [];
  const colons: Part[] = [];
  const brackets: Part[] = [];
  const written: Part[] = [];
  const open: number[] = [];
  let isValue = false;
  const part = (offset: number, length = 1): Part => {
    const one = { offset, end: offset + length };
    written.push(one);
    return one;
  };
  const opens = (offset: number) => {
    open.push(part(offset).offset);
    isValue = false;
  };
  const closes = (offset: number) => {
    brackets.push({ offset: open.pop() as number, end: part(offset).end });
  };
  visit(text, {
    onObjectBegin: opens,
    onArrayBegin: opens,
    onObjectEnd: closes,
    onArrayEnd: closes,
    onObjectProperty(_, offset, length) {
      names.push(part(offset, length));
      isValue = true;
    },
    onSeparator: (sign, offset) => {
      (sign === ',' ? commas : colons).push(part(offset));
    },
    onLiteralValue(value, offset, length) {
      const one = part(offset, length);
      if (typeof value === 'string') texts.push(one);
      if (isValue) values.push(one);
      isValue = false;
    },
  });
  const spaces = written.flatMap(({ end }, index) => {
    const gap = text.slice(end, written[index + 1]?.offset ?? end);
    return [...gap.matchAll(/ /g)].map((space) => ({ offset: end + space.index, end: end + space.index + 1 }));
  });
  const lines = [...text.matchAll(/(?<=^[ \t]*)[^ \t\r\n].*$/gm)].map(({ index, 0: line }) => ({
    offset: index,
    end: index + line.trimEnd().length,
  }));
  const lineBreak = text.includes('\r\n') ? '\r\n' : '\n';
  return { text, lineBreak, names, texts, values, commas, colons, brackets, spaces, lines };
}
