import type MarkdownIt from 'markdown-it';
import type { Token } from 'markdown-it';

/** Makes row headers of the first cells of a table if all of them are bold: `| **Silicon** | 5.43 |`. */
export function addRowHeaders(md: InstanceType<typeof MarkdownIt>): void {
  md.core.ruler.push('row-headers', ({ tokens }) => {
    let first: number[] = [];
    for (const [index, { type }] of tokens.entries()) {
      if (type === 'tbody_open') first = [];
      else if (type === 'td_open' && tokens[index - 1]?.type === 'tr_open') first.push(index);
      else if (type === 'tbody_close' && first.every((at) => isBold(tokens[at + 1]))) makeHeaders(tokens, first);
    }
  });
}

function makeHeaders(tokens: Token[], cells: number[]): void {
  for (const at of cells) {
    const [open, words, close] = tokens.slice(at, at + 3) as [Token, Token, Token];
    for (const one of [open, close]) one.tag = 'th';
    open.attrSet('scope', 'row');
    words.children = withoutEmpty(words).slice(1, -1);
  }
}

/** Whether a cell is one bold passage. */
function isBold(cell: Token | undefined): boolean {
  const children = cell ? withoutEmpty(cell) : [];
  const [open] = children;
  const end = children.findIndex(({ type, level }) => type === 'strong_close' && level === open?.level);
  return open?.type === 'strong_open' && end === children.length - 1;
}

function withoutEmpty({ children }: Token): Token[] {
  return (children ?? []).filter(({ type, content }) => type !== 'text' || content !== '');
}
