/** What this plugin uses of the parser of markdown-it. */
interface Parser {
  renderer: {
    rules: Record<'fence', (tokens: { info: string }[], index: number, ...others: unknown[]) => string>;
  };
  utils: { escapeHtml(text: string): string };
}

/** Names the file of each code block above it: the word after the language, such as in `json pages/home.json`. */
export function nameCodeFiles({ renderer: { rules }, utils }: Parser): void {
  const { fence } = rules;
  rules.fence = (tokens, index, ...others) => {
    const [, word = ''] = tokens[index]?.info.trim().split(/\s+/) ?? [];
    const block = fence(tokens, index, ...others);
    if (!/[./]/.test(word)) return block;
    const name = `<figcaption><code>${utils.escapeHtml(word)}</code></figcaption>`;
    return `<figure class="code-file">${name}${block}</figure>\n`;
  };
}
