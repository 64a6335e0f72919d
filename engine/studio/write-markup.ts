/** What is written into a text, from where to where, and what of it is selected then. */
export interface Written {
  start: number;
  end: number;
  text: string;
  selected: [number, number];
}

/** Puts marks around what is selected in a text, or takes them away where they stand; with nothing selected, where it is to be typed. */
export function marked(text: string, [start, end]: [number, number], mark: '**' | '`'): Written {
  // What is double-clicked in a browser may end with a blank, which no mark can stand beside.
  const inside = text.slice(start, end);
  const from = start + (inside.length - inside.trimStart().length);
  const to = inside.trim() === '' ? from : end - (inside.length - inside.trimEnd().length);
  const { length } = mark;
  const words = text.slice(from, to);
  if (text.slice(from - length, from) === mark && text.slice(to, to + length) === mark)
    return { start: from - length, end: to + length, text: words, selected: [from - length, to - length] };
  if (words.length > 2 * length && words.startsWith(mark) && words.endsWith(mark)) {
    const bare = words.slice(length, -length);
    return { start: from, end: to, text: bare, selected: [from, from + bare.length] };
  }
  return { start: from, end: to, text: mark + words + mark, selected: [from + length, to + length] };
}

/** Makes what is selected in a text a link to a target; with nothing selected, its label is the target. */
export function linked(text: string, [start, end]: [number, number], target: string): Written {
  const label = text.slice(start, end) || target;
  // What would end the label or the target is escaped.
  const safe = label.replace(/(?<!\\)[[\]]/g, '\\$&');
  const to = /[\s()<>]/.test(target) ? `<${target.replace(/[<>]/g, '\\$&')}>` : target;
  return { start, end, text: `[${safe}](${to})`, selected: [start + 1, start + 1 + safe.length] };
}
