import MarkdownIt, { type Token } from 'markdown-it';
import cjkFriendly from 'markdown-it-cjk-friendly';

/** Marked-up text as a tree; link targets are still as written. */
export type Markup = (string | { strong: Markup } | { code: string } | { label: Markup; target: string })[];

// Only bold, code and links: the language that maintainers are told. Addresses are judged by the check, not here.
const createParser = () => {
  const parser = new MarkdownIt('zero').enable(['backticks', 'emphasis', 'link', 'escape']);
  parser.validateLink = () => true;
  parser.normalizeLink = (url: string) => url;
  return parser;
};

/** CommonMark, with the rule that lets bold touch Chinese, Japanese and Korean letters: `**注意：**正文`. */
const parser = createParser().use(cjkFriendly);

/** Also lets bold with punctuation at its edge touch letters of any other script: `**Note:**next`. */
const lenientParser = createParser();
lenientParser.inline.State = class extends lenientParser.inline.State {
  override scanDelims(start: number, canSplitWord: boolean) {
    const run = super.scanDelims(start, canSplitWord);
    const isBlank = (index: number) => /^\s?$/.test(this.src.charAt(index));
    if (run.length < 2 || !canSplitWord || isBlank(start - 1) || isBlank(start + run.length)) return run;
    return { ...run, can_open: true, can_close: true };
  }
};

/** What the parser may read as anything but text: few texts have any of it. */
const meaningful = /[*_`[\\\n\r\0]/;

/**
 * Parses `**bold**`, `` `code` `` and `[label](target)` by CommonMark's rules, extended for punctuation at the edge of bold.
 * Everything else is text.
 */
export function parseMarkup(text: string): Markup {
  if (!meaningful.test(text)) return text === '' ? [] : [text];
  const markup = parseWith(parser, text);
  // Texts that the published rules parse are left to them: the lenient parser knows no nested bold next to punctuation.
  return shownText(markup).includes('**') ? parseWith(lenientParser, text) : markup;
}

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
      // Han has no italics, so a single asterisk stays an asterisk.
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

/** Where the targets of a text's links stand in it, in no particular order. One that is written with escapes is left out. */
export function linkRanges(text: string): { target: string; at: number }[] {
  return [...new Set(linkTargets(text))].flatMap((target) => {
    const places = [...text.matchAll(/\]\(<?/g)].map((mark) => mark.index + mark[0].length);
    // Code may show a link's letters as well: a place is a link's when a letter put there begins its target.
    const links = (at: number) =>
      linkTargets(`${text.slice(0, at)}\uE000${text.slice(at)}`).includes(`\uE000${target}`);
    return places.filter((at) => text.startsWith(target, at) && links(at)).map((at) => ({ target, at }));
  });
}

/** The marks of bold, code and links that a text shows as they stand, because they do not close or do not open. */
export function strayMarks(text: string): string[] {
  if (!/\*\*|`|\]\(/.test(text)) return [];
  // What a backslash escapes is meant to show; in code a backslash is a backslash.
  const unescaped = text.replace(/(?<!`)(`+)[^`]+\1|\\[!-/:-@[-`{-~]/g, (found, code) => (code ? found : '.'));
  const words = shownText(parseMarkup(unescaped));
  return ['**', '`', ']('].filter((mark) => words.includes(mark));
}

/** The text outside code, without its marks. */
function shownText(markup: Markup): string {
  return markup
    .map((node) => {
      if (typeof node === 'string') return node;
      return 'code' in node ? ' ' : shownText('strong' in node ? node.strong : node.label);
    })
    .join('');
}
