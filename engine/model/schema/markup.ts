import MarkdownIt, { type Token } from 'markdown-it';
import cjkFriendly from 'markdown-it-cjk-friendly';
import { lruMemo } from './lru-memo.ts';

/** Parsed markup; link targets are unresolved. */
export type Markup = (string | { strong: Markup } | { code: string } | { label: Markup; target: string })[];

// Only the documented markup: bold, code and links. The check validates addresses.
const createParser = () => {
  const parser = new MarkdownIt('zero').enable(['backticks', 'emphasis', 'link', 'escape']);
  parser.validateLink = () => true;
  parser.normalizeLink = (url: string) => url;
  return parser;
};

/** CommonMark, but bold may be adjacent to Chinese, Japanese and Korean characters: `**注意：**正文`. */
const parser = createParser().use(cjkFriendly);

/** Also allows bold that ends with punctuation next to letters of any script: `**Note:**next`. */
const lenientParser = createParser();
lenientParser.inline.State = class extends lenientParser.inline.State {
  override scanDelims(start: number, canSplitWord: boolean) {
    const run = super.scanDelims(start, canSplitWord);
    const isBlank = (index: number) => /^\s?$/.test(this.src.charAt(index));
    if (run.length < 2 || !canSplitWord || isBlank(start - 1) || isBlank(start + run.length)) return run;
    return { ...run, can_open: true, can_close: true };
  }
};

/** Characters with a meaning in markup. Most texts have none. */
const meaningful = /[*_`[\\\n\r\0]/;

/** Escapes a text, so that it has no markup. */
export function escapeMarkup(text: string): string {
  return text.replace(/[\\*_`[\]]/g, '\\$&');
}

/** Parses `**bold**`, `` `code` `` and `[label](target)` as CommonMark, with exceptions for punctuation at the edge of bold. */
export function parseMarkup(text: string): Markup {
  if (!meaningful.test(text)) return text === '' ? [] : [text];
  return parseMarked(text);
}

/** Memoized, because several rules parse each text of a file. */
const parseMarked = lruMemo(1024, (text: string): Markup => {
  const markup = parseWith(parser, text);
  // The lenient parser cannot parse nested bold next to punctuation, so it is only the fallback.
  return shownText(markup).includes('**') ? parseWith(lenientParser, text) : markup;
});

function parseWith(parser: InstanceType<typeof MarkdownIt>, text: string): Markup {
  const [inline] = parser.parseInline(text, {});
  const stack: { children: Markup; target?: string }[] = [{ children: [] }];
  const add = (node: Markup[number]) => {
    const { children } = stack.at(-1) as { children: Markup };
    const last = children.at(-1);
    if (typeof node === 'string' && typeof last === 'string') children[children.length - 1] = last + node;
    else if (node !== '') children.push(node);
  };
  for (const token of inline?.children ?? []) read(token);
  return stack[0]?.children ?? [];

  function read(token: Token): void {
    switch (token.type) {
      case 'strong_open':
        stack.push({ children: [] });
        break;
      case 'link_open':
        stack.push({ children: [], target: String(token.attrGet('href') ?? '') });
        break;
      case 'strong_close':
        add({ strong: stack.pop()?.children ?? [] });
        break;
      case 'link_close': {
        const { children = [], target = '' } = stack.pop() ?? {};
        add({ label: children, target });
        break;
      }
      case 'code_inline':
        add({ code: token.content });
        break;
      // Chinese has no italics, so a single asterisk is text.
      case 'em_open':
      case 'em_close':
        add(token.markup);
        break;
      case 'softbreak':
      case 'hardbreak':
        add(' ');
        break;
      default:
        add(token.content);
    }
  }
}

/** The link targets in a text, as written. */
export function linkTargets(text: string): string[] {
  if (!text.includes('](')) return [];
  const targets: string[] = [];
  const collect = (markup: Markup): void => {
    for (const node of markup) {
      if (typeof node === 'string' || 'code' in node) continue;
      if ('strong' in node) collect(node.strong);
      else {
        targets.push(node.target);
        collect(node.label);
      }
    }
  };
  collect(parseMarkup(text));
  return targets;
}

/** The positions of link targets in a text, unordered. Omits targets with escapes. */
export function linkRanges(text: string): { target: string; at: number }[] {
  return [...new Set(linkTargets(text))].flatMap((target) => {
    const places = [...text.matchAll(/\]\(<?/g)].map((mark) => mark.index + mark[0].length);
    // Code can look like a link: it is one if a character inserted here becomes part of the target.
    const links = (at: number) =>
      linkTargets(`${text.slice(0, at)}\uE000${text.slice(at)}`).includes(`\uE000${target}`);
    return places.filter((at) => text.startsWith(target, at) && links(at)).map((at) => ({ target, at }));
  });
}

/** The unclosed or unopened marks of bold, code and links. */
export function strayMarks(text: string): ('**' | '`' | '](')[] {
  if (!/\*\*|`|\]\(/.test(text)) return [];
  // Escaped marks are intended; in code a backslash is literal.
  const unescaped = text.replace(/(?<!`)(`+)[^`]+\1|\\[!-/:-@[-`{-~]/g, (found, code) => (code ? found : '.'));
  const words = shownText(parseMarkup(unescaped));
  return (['**', '`', ']('] as const).filter((mark) => words.includes(mark));
}

function shownText(markup: Markup): string {
  return writeMarkup(markup, { code: () => ' ' });
}

interface Writers {
  text?: (text: string) => string;
  code: (code: string) => string;
  link?: (label: string, target: string) => string;
}

/** Writes markup as a text. Default: texts and labels without marks. */
export function writeMarkup(markup: Markup, writers: Writers): string {
  const { text = (one) => one, code, link = (label) => label } = writers;
  const nodes = markup.map((node) => {
    if (typeof node === 'string') return text(node);
    if ('code' in node) return code(node.code);
    return 'strong' in node ? writeMarkup(node.strong, writers) : link(writeMarkup(node.label, writers), node.target);
  });
  return nodes.join('');
}
