import type MarkdownIt from 'markdown-it';

/** Renders the alignment of cells as a class: policies of sites block the `style` attribute of markdown-it. */
export function alignCells({ renderer: { rules } }: InstanceType<typeof MarkdownIt>): void {
  for (const cell of ['th_open', 'td_open'])
    rules[cell] = (tokens, index, options, _, self) => {
      const token = tokens[index] as (typeof tokens)[number];
      const [, side] = /text-align:\s*(center|right)/.exec(String(token.attrGet('style') ?? '')) ?? [];
      const scope = token.attrGet('scope');
      token.attrs = [
        ...(scope === null ? [] : [['scope', String(scope)] as [string, string]]),
        ...(side ? [['class', side === 'center' ? 'align-center' : 'align-end'] as [string, string]] : []),
      ];
      return self.renderToken(tokens, index, options);
    };
}
