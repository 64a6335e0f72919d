import { type CssNode, parseCss, printCss, splitList } from '../css-rules.ts';

/** The class of the element around an embedded page. */
export const embedClass = 'pagewright';

/**
 * Limits minified CSS to the elements of an embedded page, and its layers and animations to names of their own. Rules
 * for the document apply to the element around the page.
 */
export function scopeStyles(css: string): string {
  const nodes = parseCss(css);
  const animations = namesOfAnimations(nodes);
  return printCss([{ prelude: `@layer ${embedClass}`, body: scopeNodes(nodes, animations) }]);
}

function scopeNodes(nodes: readonly CssNode[], animations: ReadonlySet<string>): CssNode[] {
  return nodes.flatMap((node): CssNode[] => {
    if (typeof node === 'string') return [node];
    const { prelude, body } = node;
    // How a host prints and moves between its pages is its own.
    if (/^@(?:page|view-transition)\b/.test(prelude)) return [];
    const [, name] = /^@keyframes (.+)$/.exec(prelude) ?? [];
    if (name !== undefined) return [{ prelude: `@keyframes ${embedClass}-${name}`, body }];
    if (/^@(?:layer|media|supports|container)\b/.test(prelude))
      return [{ prelude, body: scopeNodes(body, animations) }];
    if (prelude.startsWith('@')) return [node];
    const selectors = splitList(prelude).flatMap((selector) => scopeSelector(selector) ?? []);
    if (selectors.length === 0) return [];
    return [{ prelude: selectors.join(','), body: renameAnimations(body, animations) }];
  });
}

/** Renames animations in declarations. Nested rules are inside the page as their parent is. */
function renameAnimations(nodes: readonly CssNode[], animations: ReadonlySet<string>): CssNode[] {
  return nodes.map((node) => {
    if (typeof node !== 'string') return { ...node, body: renameAnimations(node.body, animations) };
    if (!/^(?:-webkit-)?animation(?:-name)?:/.test(node)) return node;
    return node.replace(/(?<![\w-])[\w-]+/g, (word) => (animations.has(word) ? `${embedClass}-${word}` : word));
  });
}

function namesOfAnimations(nodes: readonly CssNode[]): Set<string> {
  const names = nodes.flatMap((node) => {
    if (typeof node === 'string') return [];
    const [, name] = /^@keyframes (.+)$/.exec(node.prelude) ?? [];
    return name === undefined ? [...namesOfAnimations(node.body)] : [name];
  });
  return new Set(names);
}

/** The document's element, which the element around the page replaces. */
const documentElement = /(?<![\w.#:-])html(?![\w-])|:root(?![\w-])/g;

/** Parts of a document that an embedded page does not have. */
const otherParts = /(?<![\w.#:-])body(?![\w-])|#root(?![\w-])/;

/** Limits the last element of a selector to the page. Its specificity stays. `undefined` if the page has no such element. */
function scopeSelector(selector: string): string | undefined {
  const [start, end] = lastElement(selector);
  const [before, last, after] = [selector.slice(0, start), selector.slice(start, end), selector.slice(end)];
  if (otherParts.test(selector)) return undefined;
  const inPage = (text: string) => text.replace(documentElement, `.${embedClass}`);
  if (last.search(documentElement) >= 0) return inPage(selector);
  return `${inPage(before)}${last}:where(.${embedClass},.${embedClass} *)${after}`;
}

/** The range of the last element of a selector, without its pseudo-element. */
function lastElement(selector: string): [start: number, end: number] {
  let [start, depth] = [0, 0];
  let end: number | undefined;
  for (const { 0: sign, index } of selector.matchAll(
    /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\\.|::|:(?:before|after|first-line|first-letter)(?![\w-])|[()[\]]|[\s>+~]+/gs,
  )) {
    if (sign === '(' || sign === '[') depth += 1;
    else if (sign === ')' || sign === ']') depth -= 1;
    else if (depth > 0) continue;
    else if (/^:/.test(sign)) end ??= index;
    else if (/^[\s>+~]/.test(sign)) [start, end] = [index + sign.length, undefined];
  }
  return [start, end ?? selector.length];
}
