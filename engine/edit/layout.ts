const beyondAscii = /[\u0080-\uffff]/;

/** How a file formats its JSON. New values follow it. */
export interface Layout {
  /** One level of indentation. */
  unit: string;
  /** The line break; empty for a file on one line. */
  end: string;
  /** Between a name and its value. */
  colon: string;
  /** Between two values on one line. */
  comma: string;
  /** Inside the braces of an object on one line. */
  pad: string;
  /** A text that shows which characters are escaped. */
  sample: string;
}

/** The maximum line width, as of this repository's formatter. */
const widest = 120;

/** Detects the layout of a text. Defaults: two spaces, and a space after colon and comma. */
export function layoutOf(text: string): Layout {
  const isBare = text.trim().length <= 2;
  const [end = isBare ? '\n' : ''] = /\r\n|\r|\n/.exec(isBare ? text : text.trim()) ?? [];
  const [, unit = '  '] = /[\r\n]([ \t]+)\S/.exec(text) ?? [];
  const [, colon = ': '] = /^\s*(?:[[{]\s*)+"(?:[^"\\]|\\.)*"(\s*:[ \t]*)/.exec(text) ?? [];
  const isTight = !/\s$/.test(colon);
  const pad = isTight || (/\{"/.test(text) && !/\{ "/.test(text)) ? '' : ' ';
  return { unit, end, colon, comma: isTight ? ',' : ', ', pad, sample: text };
}

/** Prints a value on one line if it fits, or a line per member. `taken` columns of the first line are used. */
export function printValue(value: unknown, layout: Layout, indent: string, taken: number): string {
  if (typeof value !== 'object' || value === null) return printScalar(value, layout.sample);
  const line = printLine(
    Array.isArray(value),
    entriesOf(value).map(([key, item]) => nameOf(key, layout) + printValue(item, layout, '', -Infinity)),
    layout,
  );
  // One column is left for a comma.
  if (!layout.end || line.length === 2 || taken + widthOf(line) < widest) return line;
  const deeper = indent + layout.unit;
  const members = entriesOf(value).map(([key, item]) => {
    const name = nameOf(key, layout);
    return name + printValue(item, layout, deeper, widthOf(deeper + name));
  });
  return printLines(Array.isArray(value), members, layout, indent);
}

/** A name with its colon; empty for a list item. */
export function nameOf(key: string | undefined, { colon, sample }: Layout): string {
  return key === undefined ? '' : printScalar(key, sample) + colon;
}

export function printLine(isList: boolean, members: string[], { comma, pad }: Layout): string {
  if (members.length === 0) return isList ? '[]' : '{}';
  return isList ? `[${members.join(comma)}]` : `{${pad}${members.join(comma)}${pad}}`;
}

/** Joins members with brackets, each on its own line. */
export function printLines(isList: boolean, members: string[], { unit, end }: Layout, indent: string): string {
  const [open, close] = isList ? '[]' : '{}';
  return `${open}${end}${indent}${unit}${members.join(`,${end}${indent}${unit}`)}${end}${indent}${close}`;
}

export function fits(line: string, taken: number): boolean {
  return !/[\r\n]/.test(line) && taken + widthOf(line) < widest;
}

/** A plain value as JSON, with the escapes of the first sample that has any. */
export function printScalar(value: unknown, ...samples: string[]): string {
  const signs = samples.map((sample) => sample.replaceAll('\\\\', ''));
  const isEscaped = (escaped: RegExp, bare: RegExp) => {
    const shown = signs.find((sample) => escaped.test(sample) || bare.test(sample));
    return shown !== undefined && !bare.test(shown);
  };
  const json = JSON.stringify(value);
  const slashed = isEscaped(/\\\//, /(^|[^\\])\//) ? json.replaceAll('/', '\\/') : json;
  if (!isEscaped(/\\u(?!00[0-7])/, beyondAscii)) return slashed;
  return slashed.replaceAll(
    new RegExp(beyondAscii, 'g'),
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** The columns of a text. East Asian characters have two. */
export function widthOf(text: string): number {
  const wide = text.match(
    /[\t\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/g,
  );
  return text.length + (wide?.length ?? 0);
}

function entriesOf(value: object): [string | undefined, unknown][] {
  return Array.isArray(value) ? value.map((item) => [undefined, item]) : Object.entries(value);
}
