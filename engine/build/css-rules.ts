/** A rule or at-rule with a block. Its body holds declarations as text, and nested rules. */
export interface CssRule {
  /** Selectors, or the name and condition of an at-rule. */
  prelude: string;
  body: CssNode[];
}

/** A rule, or a declaration or at-rule without a block, as text without its semicolon. */
export type CssNode = CssRule | string;

/** Parses minified CSS: without comments, and valid. */
export function parseCss(css: string): CssNode[] {
  const root: CssNode[] = [];
  const open = [root];
  let [start, depth] = [0, 0];
  for (const { 0: sign, index } of css.matchAll(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\\.|[()[\]{};]/gs)) {
    if (sign === '(' || sign === '[') depth += 1;
    else if (sign === ')' || sign === ']') depth -= 1;
    if (depth > 0 || !/^[{};]$/.test(sign)) continue;
    const text = css.slice(start, index);
    start = index + 1;
    if (sign === '{') {
      const rule: CssRule = { prelude: text, body: [] };
      open.at(-1)?.push(rule);
      open.push(rule.body);
      continue;
    }
    if (text) open.at(-1)?.push(text);
    if (sign === '}') open.pop();
  }
  return root;
}

/** Joins neighboring blocks of the same layer or condition, and neighboring rules of the same selectors. */
export function joinBlocks(nodes: readonly CssNode[]): CssNode[] {
  const joined: CssNode[] = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    if (typeof node === 'string') joined.push(node);
    else if (typeof last === 'object' && canJoin(last, node))
      joined[joined.length - 1] = { ...last, body: joinBlocks([...last.body, ...node.body]) };
    else joined.push({ ...node, body: joinBlocks(node.body) });
  }
  return joined;
}

/** A rule with nested rules is not joined: declarations after these would move before them. */
function canJoin(first: CssRule, { prelude }: CssRule): boolean {
  if (first.prelude !== prelude) return false;
  return prelude.startsWith('@')
    ? /^@(?:layer|media|supports|container)\b/.test(prelude)
    : first.body.every((node) => typeof node === 'string');
}

/** Prints nodes as minified CSS. */
export function printCss(nodes: readonly CssNode[]): string {
  return nodes
    .map((node, index) => {
      if (typeof node !== 'string') return `${node.prelude}{${printCss(node.body)}}`;
      return index < nodes.length - 1 || node.startsWith('@') ? `${node};` : node;
    })
    .join('');
}

/** Splits a text at the commas outside of parentheses, brackets and quotes. */
export function splitList(text: string): string[] {
  const items: string[] = [];
  let [start, depth] = [0, 0];
  for (const { 0: sign, index } of text.matchAll(/"(?:[^"\\]|\\.)*"|\\.|[()[\],]/gs)) {
    if (sign === '(' || sign === '[') depth += 1;
    else if (sign === ')' || sign === ']') depth -= 1;
    else if (sign === ',' && depth === 0) {
      items.push(text.slice(start, index));
      start = index + 1;
    }
  }
  return [...items, text.slice(start)];
}

/** The selectors of all rules, nested ones too. */
export function selectorsIn(nodes: readonly CssNode[]): string[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return [];
    const inner = selectorsIn(node.body);
    return node.prelude.startsWith('@') ? inner : [node.prelude, ...inner];
  });
}
