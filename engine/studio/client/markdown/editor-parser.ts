import type { StateInline } from 'markdown-it';
import { createMarkdownParser } from '../../../model/markdown/parser.ts';
import { once } from '../../../model/schema/once.ts';

/** The rules whose tokens do not say how they were written. */
const forgetful = ['link', 'image', 'footnote_inline', 'footnote_ref', 'escape'];

/** The parser of pages. Links, pictures, footnotes and escaped line ends also have their source, as `meta.source`. */
export const editorParser = once(() => {
  const md = createMarkdownParser();
  const { ruler } = md.inline;
  for (const name of forgetful) {
    const mark = () => false;
    ruler.before(name, `before ${name}`, mark);
    const rules = ruler.getRules('');
    const rule = rules[rules.indexOf(mark) + 1] as (state: StateInline, silent: boolean) => boolean;
    ruler.disable(`before ${name}`);
    ruler.at(name, (state: StateInline, silent: boolean) => {
      const { pos: start, tokens } = state;
      const count = tokens.length;
      if (!rule(state, silent)) return false;
      if (silent) return true;
      // The text before it may become a token as well.
      const token = tokens.slice(count).find(({ type }) => type !== 'text');
      if (token) token.meta = { ...token.meta, source: state.src.slice(start, state.pos) };
      return true;
    });
  }
  return md;
});
