const beyondAscii = /[\u0080-\uffff]/;

/** How a file lays out its JSON: what new values take over from those around them. */
export interface Layout {
  /** One level of indentation. */
  unit: string;
  /** The line end; empty for a file on one line, which stays on it. */
  end: string;
  /** What stands between a name and its value. */
  colon: string;
  /** What stands between two values on one line. */
  comma: string;
  /** What stands inside the braces of an object on one line. */
  pad: string;
  /** The text that shows which signs are written as escapes. */
  sample: string;
}

/** Up to this column a value is written on one line, as the formatter of this repository does. */
const widest = 120;

/** The layout of a text. What it does not show is as in the descriptors of this repository: two spaces, a space after colon and comma. */
export function layoutOf(text: string): Layout {
  const isBare = text.trim().length <= 2;
  const [end = isBare ? '\n' : ''] = /\r\n|\r|\n/.exec(isBare ? text : text.trim()) ?? [];
  const [, unit = '  '] = /[\r\n]([ \t]+)\S/.exec(text) ?? [];
  const [, colon = ': '] = /^\s*(?:[[{]\s*)+"(?:[^"\\]|\\.)*"(\s*:[ \t]*)/.exec(text) ?? [];
  const isTight = !/\s$/.test(colon);
  const pad = isTight || (/\{"/.test(text) && !/\{ "/.test(text)) ? '' : ' ';
  return { unit, end, colon, comma: isTight ? ',' : ', ', pad, sample: text };
}

/**
 * A value as JSON: on one line where that ends before column 120, else a line for each of its members, and so on inwards. `indent` is
 * that of the line that it begins on and `taken` how many columns of it are; `-Infinity` asks for one line whatever its length.
 */
export function printed(value: unknown, layout: Layout, indent: string, taken: number): string {
  if (typeof value !== 'object' || value === null) return spelled(value, layout.sample);
  const line = enclosed(
    Array.isArray(value),
    entriesOf(value).map(([key, item]) => nameOf(key, layout) + printed(item, layout, '', -Infinity)),
    layout,
  );
  // One column is left for a comma.
  if (!layout.end || line.length === 2 || taken + widthOf(line) < widest) return line;
  const deeper = indent + layout.unit;
  const members = entriesOf(value).map(([key, item]) => {
    const name = nameOf(key, layout);
    return name + printed(item, layout, deeper, widthOf(deeper + name));
  });
  return opened(Array.isArray(value), members, layout, indent);
}

/** A name with its colon, and nothing for an item of a list. */
export function nameOf(key: string | undefined, { colon, sample }: Layout): string {
  return key === undefined ? '' : spelled(key, sample) + colon;
}

/** The members of a list or an object with its brackets, on one line. */
export function enclosed(isList: boolean, members: string[], { comma, pad }: Layout): string {
  if (members.length === 0) return isList ? '[]' : '{}';
  return isList ? `[${members.join(comma)}]` : `{${pad}${members.join(comma)}${pad}}`;
}

/** The members of a list or an object with its brackets, each on a line of its own. */
export function opened(isList: boolean, members: string[], { unit, end }: Layout, indent: string): string {
  const [open, close] = isList ? '[]' : '{}';
  return `${open}${end}${indent}${unit}${members.join(`,${end}${indent}${unit}`)}${end}${indent}${close}`;
}

/** Whether members on one line, `taken` columns of which stand before them, end before the last column. */
export function fits(line: string, taken: number): boolean {
  return !/[\r\n]/.test(line) && taken + widthOf(line) < widest;
}

/**
 * A string, or another plain value, as JSON. Where a sample writes all its slashes, or all its signs beyond ASCII, as escapes, so does
 * this; the first sample that has any counts.
 */
export function spelled(value: unknown, ...samples: string[]): string {
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

/** How many columns a text takes: signs of East Asia take two, a tab as many as a formatter counts for it. */
export function widthOf(text: string): number {
  const wide = text.match(
    /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/g,
  );
  const tabs = text.match(/\t/g);
  return text.length + (wide?.length ?? 0) + (tabs?.length ?? 0);
}

function entriesOf(value: object): [string | undefined, unknown][] {
  return Array.isArray(value) ? value.map((item) => [undefined, item]) : Object.entries(value);
}
