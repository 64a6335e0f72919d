import { DomUtils } from 'htmlparser2';
import type { Element, Node } from '../extract-main.ts';
import { collapseSpace, parseRuns, type Run } from './runs.ts';

type BlockStyle = 'label' | 'small';

export type PdfBlock = BlockContent & {
  anchors: string[];
};

type BlockContent =
  | { is: 'heading'; level: number; runs: Run[] }
  | { is: 'text'; runs: Run[]; style?: BlockStyle }
  | { is: 'code'; text: string }
  | { is: 'list'; numbered: boolean; items: PdfBlock[][] }
  | { is: 'table'; rows: Cell[][]; heads: number }
  | { is: 'note'; blocks: PdfBlock[] }
  | { is: 'picture'; source: string; alt: string };

export interface Cell {
  head: boolean;
  blocks: PdfBlock[];
}

/** Elements without a use on paper: controls, media and links to other pages. */
const unprinted =
  /^(audio|button|canvas|dialog|form|iframe|input|nav|noscript|object|script|select|style|svg|template|textarea|video)$/;

const inline =
  /^(a|abbr|b|bdi|bdo|br|cite|code|data|del|dfn|em|i|ins|kbd|mark|math|q|s|samp|small|span|strong|sub|sup|time|u|var|wbr)$/;

/** Converts HTML to blocks. `anchors` belong to the first of them. */
export function parseBlocks(nodes: Node[], anchors: string[] = [], look?: BlockStyle): PdfBlock[] {
  const blocks: PdfBlock[] = [];
  let [waiting, words] = [anchors, [] as Node[]];
  const put = (...shown: BlockContent[]) => {
    for (const one of shown) blocks.push({ ...one, anchors: waiting });
    if (shown.length > 0) waiting = [];
  };
  const flush = () => {
    const runs = collapseSpace(words.flatMap(parseRuns));
    words = [];
    if (runs.length > 0) put({ is: 'text', runs, ...(look && { style: look }) });
  };
  for (const node of nodes) {
    if (!isElement(node)) {
      words.push(node);
      continue;
    }
    if (isUnprinted(node)) continue;
    const { id } = node.attribs;
    if (isInline(node)) {
      if (id) waiting = [...waiting, id];
      words.push(node);
      continue;
    }
    flush();
    if (id) waiting = [...waiting, id];
    const shown = shownAs(node);
    if (shown) put(...shown);
    else {
      const inside = parseBlocks(node.children, waiting, lookOf(node.name) ?? look);
      if (inside.length > 0) waiting = [];
      blocks.push(...inside);
    }
  }
  flush();
  return blocks;
}

/** The blocks of an element; `undefined` if its children become blocks of their own. */
function shownAs(element: Element): BlockContent[] | undefined {
  const { name, attribs, children } = element;
  const level = /^h([1-6])$/.exec(name)?.[1];
  if (level) {
    // A heading's link to itself has no use.
    const runs = collapseSpace(children.flatMap(parseRuns)).map(({ href, ...run }) =>
      href?.startsWith('#') ? run : { ...run, href },
    );
    return runs.length > 0 ? [{ is: 'heading', level: Number(level), runs }] : [];
  }
  if (name === 'pre') return [{ is: 'code', text: DomUtils.textContent(element).replace(/\n$/, '') }];
  if (name === 'ul' || name === 'ol' || attribs.role === 'tablist') {
    const items = elementsIn(element).map((item) =>
      parseBlocks(item.name === 'li' ? item.children : [item], idOf(item)),
    );
    return [{ is: 'list', numbered: name === 'ol', items: items.filter(({ length }) => length > 0) }];
  }
  if (name === 'table') {
    const rows = DomUtils.getElementsByTagName('tr', element);
    const heads = rows.filter(({ parent }) => (parent as Element).name === 'thead').length;
    return [{ is: 'table', rows: rows.map((row) => elementsIn(row).map(cellOf)), heads }];
  }
  if (name === 'dl') {
    const named = DomUtils.getElementsByTagName('dt', element);
    return [{ is: 'table', rows: named.map((term) => [term, ...valuesOf(term)].map(cellOf)), heads: 0 }];
  }
  if (name === 'details') return wholeOf(element);
  if (attribs.role === 'note' || name === 'aside') return [{ is: 'note', blocks: parseBlocks(children) }];
  if (name === 'img') {
    const { src: source, alt } = attribs;
    return source && alt ? [{ is: 'picture', source, alt }] : [];
  }
  return undefined;
}

/** A value that is shown shortened and whole, as one text; `undefined` for other `<details>`. */
function wholeOf({ children }: Element): BlockContent[] | undefined {
  const [summary, whole] = elementsIn({ children } as Element);
  const short = summary && DomUtils.getElementsByTagName('code', summary)[0];
  const [begin, end] = short ? DomUtils.textContent(short).split('…') : [];
  const text = whole ? DomUtils.textContent(whole) : '';
  if (!summary || !begin || end === undefined || !text.startsWith(begin) || !text.endsWith(end)) return undefined;
  const name = summary.children.filter((child) => child !== short).flatMap(parseRuns);
  return [{ is: 'text', runs: collapseSpace([...name, { text: ' ' }, { text, code: true }]) }];
}

/** The values of a `<dt>`: all elements until the next one. */
function valuesOf(term: Element): Element[] {
  const after = elementsIn(term.parent as Element);
  const rest = after.slice(after.indexOf(term) + 1);
  const next = rest.findIndex(({ name }) => name === 'dt');
  return next < 0 ? rest : rest.slice(0, next);
}

const cellOf = (element: Element): Cell => ({
  head: /^(th|dt)$/.test(element.name),
  blocks: parseBlocks(element.children, idOf(element)),
});

const lookOf = (name: string): BlockStyle | undefined =>
  name === 'figcaption' ? 'label' : name === 'figure' ? 'small' : undefined;

const idOf = ({ attribs: { id } }: Element): string[] => (id ? [id] : []);

const elementsIn = ({ children }: Element): Element[] => children.filter(isElement).filter((one) => !isUnprinted(one));

const isElement = (node: Node): node is Element => 'attribs' in node;

const isUnprinted = ({ name, attribs }: Element): boolean =>
  unprinted.test(name) ||
  (attribs.hidden !== undefined && attribs.role !== 'tabpanel') ||
  attribs['aria-hidden'] === 'true' ||
  /\bvisually-hidden\b/.test(attribs.class ?? '');

function isInline(element: Element): boolean {
  return (
    inline.test(element.name) &&
    element.children.every((child) => !isElement(child) || isInline(child) || isUnprinted(child))
  );
}
