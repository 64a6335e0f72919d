import type MarkdownIt from 'markdown-it';

/** Parses formulas: `$…$` in a line, and `$$…$$` as a block. The formula is the content of the token. */
export function addFormulas(md: InstanceType<typeof MarkdownIt>): void {
  md.inline.ruler.after('escape', 'formula', (state, silent) => {
    const { src, pos } = state;
    const mark = src.startsWith('$$', pos) ? '$$' : '$';
    const start = pos + mark.length;
    const end = closingMark(src, start, mark);
    if (src[pos] !== '$' || end < 0) return false;
    if (!silent) {
      const token = state.push(mark === '$' ? 'formula' : 'formula_display', 'math', 0);
      token.content = src.slice(start, end);
      token.markup = mark;
    }
    state.pos = end + mark.length;
    return true;
  });
  md.block.ruler.after(
    'fence',
    'formula',
    (state, first, last, silent) => {
      const lineAt = (line: number) =>
        state.src.slice((state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0), state.eMarks[line]).trimEnd();
      if (!lineAt(first).startsWith('$$')) return false;
      const lines: string[] = [];
      let line = first;
      for (; line < last; line++) {
        const text = line === first ? lineAt(line).slice(2) : lineAt(line);
        if (line > first && (state.sCount[line] ?? 0) < state.blkIndent) return false;
        const isLast = text.endsWith('$$');
        lines.push(isLast ? text.slice(0, -2) : text);
        if (isLast) break;
      }
      // Without an end, the mark shows as text, and the check reports it.
      if (line === last) return false;
      if (silent) return true;
      const token = state.push('formula_block', 'math', 0);
      token.content = lines.join('\n').trim();
      token.map = [first, line + 1];
      token.markup = '$$';
      token.block = true;
      state.line = line + 1;
      return true;
    },
    { alt: ['paragraph', 'reference', 'blockquote', 'list'] },
  );
}

/** The end of a formula, by the rules of Pandoc, so that prices stay text: no space inside the marks, no digit after them. */
function closingMark(text: string, start: number, mark: string): number {
  if (mark === '$' && /^[\s$]/.test(text.slice(start, start + 1))) return -1;
  for (let end = text.indexOf(mark, start); end >= 0; end = text.indexOf(mark, end + 1)) {
    if (text[end - 1] === '\\' || end === start) continue;
    if (mark === '$$' || !(/\s/.test(text[end - 1] ?? '') || /\d/.test(text[end + 1] ?? ''))) return end;
  }
  return -1;
}
