/** A replacement of a range of a text, and the selection after it. */
export interface MarkupEdit {
  start: number;
  end: number;
  text: string;
  selected: [number, number];
}

/** Adds marks around the selection of a text, or removes them. */
export function toggleMark(text: string, [start, end]: [number, number], mark: '**' | '`'): MarkupEdit {
  // A double click may select a space at the end, and marks cannot be next to a space.
  const inside = text.slice(start, end);
  const from = start + (inside.length - inside.trimStart().length);
  const to = inside.trim() === '' ? from : end - (inside.length - inside.trimEnd().length);
  const { length } = mark;
  const words = text.slice(from, to);
  if (text.slice(from - length, from) === mark && text.slice(to, to + length) === mark)
    return { start: from - length, end: to + length, text: words, selected: [from - length, to - length] };
  const bare = words.slice(length, -length);
  if (words.length > 2 * length && words.startsWith(mark) && words.endsWith(mark) && !bare.includes(mark))
    return { start: from, end: to, text: bare, selected: [from, from + bare.length] };
  if (mark === '**') return bold(text, from, to);
  return { start: from, end: to, text: mark + words + mark, selected: [from + length, to + length] };
}

/** Makes a range bold, or plain if it is inside bold text. Joins adjacent bold text, because `****` is not valid. */
function bold(text: string, from: number, to: number): MarkupEdit {
  // Asterisks in code and escaped asterisks are not marks.
  const marks = text.replace(/`[^`]*`|\\./g, (literal) => '\0'.repeat(literal.length));
  const isBoldAt = (index: number) => marks.slice(0, index).split('**').length % 2 === 0;
  const words = text.slice(from, to).replace(/\*\*/g, (mark, index) => (marks[from + index] === '*' ? '' : mark));
  if (words.length === to - from && isBoldAt(from)) return plain(text, from, to);
  const joinsBefore = !isBoldAt(from) && marks.slice(0, from).endsWith('**') && isBoldAt(from - 2);
  const joinsAfter = !isBoldAt(to) && marks.startsWith('**', to);
  const opening = isBoldAt(from) || joinsBefore ? '' : '**';
  const closing = isBoldAt(to) || joinsAfter ? '' : '**';
  const start = joinsBefore ? from - 2 : from;
  const selectedFrom = start + opening.length;
  return {
    start,
    end: joinsAfter ? to + 2 : to,
    text: opening + words + closing,
    selected: [selectedFrom, selectedFrom + words.length],
  };
}

/** Removes bold from a range. Spaces around the range stay outside the asterisks. */
function plain(text: string, from: number, to: number): MarkupEdit {
  const [before = ''] = /\s*$/.exec(text.slice(0, from)) ?? [];
  const [after = ''] = /^\s*/.exec(text.slice(to)) ?? [];
  let [start, end] = [from - before.length, to + after.length];
  const isFirst = text.slice(0, start).endsWith('**');
  const isLast = text.startsWith('**', end);
  const written = (isFirst ? '' : '**') + before + text.slice(from, to) + after + (isLast ? '' : '**');
  const selectedFrom = (isFirst ? start - 2 : start + 2) + before.length;
  if (isFirst) start -= 2;
  if (isLast) end += 2;
  return { start, end, text: written, selected: [selectedFrom, selectedFrom + to - from] };
}

/** Makes the selection of a text a link. Without a selection, the target is the label. */
export function addLink(text: string, [start, end]: [number, number], target: string): MarkupEdit {
  const label = text.slice(start, end) || target;
  // Escapes the characters that would end the label or the target.
  const safe = label.replace(/(?<!\\)[[\]]/g, '\\$&');
  const to = /[\s()<>]/.test(target) ? `<${target.replace(/[<>]/g, '\\$&')}>` : target;
  return { start, end, text: `[${safe}](${to})`, selected: [start + 1, start + 1 + safe.length] };
}
