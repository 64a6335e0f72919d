import type MarkdownIt from 'markdown-it';
import type { StateCore, Token } from 'markdown-it';

/** The kinds of notes that GitHub knows, with the styles in which they show. */
export const noteStyles: Record<string, 'note' | 'tip' | 'warning'> = {
  NOTE: 'note',
  TIP: 'tip',
  IMPORTANT: 'note',
  WARNING: 'warning',
  CAUTION: 'warning',
};

/** Turns quotations that begin with `[!NOTE]` into notes, and a picture with a title in its own paragraph into a figure. */
export function addNotesAndFigures(md: InstanceType<typeof MarkdownIt>): void {
  md.core.ruler.after('block', 'notes', (state) => {
    for (const [index, token] of state.tokens.entries()) if (token.type === 'blockquote_open') makeNote(state, index);
  });
  md.core.ruler.after('inline', 'figures', (state) => {
    for (const [index, token] of state.tokens.entries()) if (token.type === 'paragraph_open') makeFigure(state, index);
  });
}

function makeNote({ tokens }: StateCore, index: number): void {
  const [open, , words] = tokens.slice(index, index + 3) as [Token, Token | undefined, Token | undefined];
  const [mark, name = '', title = ''] = /^\[!([A-Z]+)\][^\S\n]*([^\n]*)(?:\n|$)/.exec(words?.content ?? '') ?? [];
  const style = Object.hasOwn(noteStyles, name) ? noteStyles[name] : undefined;
  if (!words || mark === undefined || style === undefined) return;
  const close = tokens.find((one, at) => at > index && one.type === 'blockquote_close' && one.level === open.level);
  if (!close) return;
  for (const one of [open, close]) one.tag = 'aside';
  Object.assign(open, { type: 'note_open', info: style, content: title.trim(), meta: { name } });
  close.type = 'note_close';
  words.content = words.content.slice(mark.length);
  // Keeps the lines of the text behind the mark.
  if (words.map) words.map = [words.map[0] + 1, words.map[1]];
}

function makeFigure(state: StateCore, index: number): void {
  const [open, words, close] = state.tokens.slice(index, index + 3) as [Token, Token, Token];
  const [picture, ...others] = words.children ?? [];
  const caption = picture?.type === 'image' && others.length === 0 ? picture.attrGet('title') : null;
  if (!picture || !caption || open.hidden) return;
  picture.attrs = (picture.attrs ?? []).filter(([name]) => name !== 'title');
  open.meta = { caption };
  open.tag = 'figure';
  close.tag = 'figure';
  const inside: Token[] = [];
  state.md.inline.parse(String(caption), state.md, state.env, inside);
  const tag = (type: string, nesting: 1 | -1) => new state.Token(type, 'figcaption', nesting);
  words.children = [picture, tag('caption_open', 1), ...inside, tag('caption_close', -1)];
}
