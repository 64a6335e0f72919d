import { DomUtils } from 'htmlparser2';
import type { Element, Node } from '../own-part.ts';
import { type Run, runsOf, tidied } from './runs.ts';

/** How a text looks: as the name of what follows, or smaller. */
type Look = 'label' | 'small';

/** A part of a page, as it is set on paper. */
export type Block = Shown & {
  anchors: string[];
};

type Shown =
  | { is: 'heading'; level: number; runs: Run[] }
  | { is: 'text'; runs: Run[]; look?: Look }
  | { is: 'code'; text: string }
  | { is: 'list'; numbered: boolean; items: Block[][] }
  | { is: 'table'; rows: Cell[][]; heads: number }
  | { is: 'note'; blocks: Block[] }
  | { is: 'picture'; source: string; alt: string };

export interface Cell {
  head: boolean;
  blocks: Block[];
}

/** What has no place on paper: what is to be used, heard or seen moving, and the ways to other pages. */
const unprinted =
  /^(audio|button|canvas|dialog|form|iframe|input|nav|noscript|object|script|select|style|svg|template|textarea|video)$/;

const inline =
  /^(a|abbr|b|bdi|bdo|br|cite|code|data|del|dfn|em|i|ins|kbd|mark|q|s|samp|small|span|strong|sub|sup|time|u|var|wbr)$/;

/** What HTML says, in its order. `anchors` begin at the first of it. */
export function blocksIn(nodes: Node[], anchors: string[] = [], look?: Look): Block[] {
  const blocks: Block[] = [];
  let [waiting, words] = [anchors, [] as Node[]];
  const put = (...shown: Shown[]) => {
    for (const one of shown) blocks.push({ ...one, anchors: waiting });
    if (shown.length > 0) waiting = [];
  };
  const flush = () => {
    const runs = tidied(words.flatMap(runsOf));
    words = [];
    if (runs.length > 0) put({ is: 'text', runs, ...(look && { look }) });
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
      const inside = blocksIn(node.children, waiting, lookOf(node.name) ?? look);
      if (inside.length > 0) waiting = [];
      blocks.push(...inside);
    }
  }
  flush();
  return blocks;
}

/** What an element is shown as; `undefined` where it is what it holds. */
function shownAs(element: Element): Shown[] | undefined {
  const { name, attribs, children } = element;
  const level = /^h([1-6])$/.exec(name)?.[1];
  if (level) {
    // A heading's link to itself leads from elsewhere to it.
    const runs = tidied(children.flatMap(runsOf)).map(({ href, ...run }) =>
      href?.startsWith('#') ? run : { ...run, href },
    );
    return runs.length > 0 ? [{ is: 'heading', level: Number(level), runs }] : [];
  }
  if (name === 'pre') return [{ is: 'code', text: DomUtils.textContent(element).replace(/\n$/, '') }];
  if (name === 'ul' || name === 'ol' || attribs.role === 'tablist') {
    const items = elementsIn(element).map((item) => blocksIn(item.name === 'li' ? item.children : [item], idOf(item)));
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
  if (attribs.role === 'note') return [{ is: 'note', blocks: blocksIn(children) }];
  if (name === 'img') {
    const { src: source, alt } = attribs;
    return source && alt ? [{ is: 'picture', source, alt }] : [];
  }
  return undefined;
}

/** What stands shortened and whole, once; `undefined` of what opens else. */
function wholeOf({ children }: Element): Shown[] | undefined {
  const [summary, whole] = elementsIn({ children } as Element);
  const short = summary && DomUtils.getElementsByTagName('code', summary)[0];
  const [begin, end] = short ? DomUtils.textContent(short).split('…') : [];
  const text = whole ? DomUtils.textContent(whole) : '';
  if (!summary || !begin || end === undefined || !text.startsWith(begin) || !text.endsWith(end)) return undefined;
  const name = summary.children.filter((child) => child !== short).flatMap(runsOf);
  return [{ is: 'text', runs: tidied([...name, { text: ' ' }, { text, code: true }]) }];
}

/** What a term of a list of facts means: all until the next term. */
function valuesOf(term: Element): Element[] {
  const after = elementsIn(term.parent as Element);
  const rest = after.slice(after.indexOf(term) + 1);
  const next = rest.findIndex(({ name }) => name === 'dt');
  return next < 0 ? rest : rest.slice(0, next);
}

const cellOf = (element: Element): Cell => ({
  head: /^(th|dt)$/.test(element.name),
  blocks: blocksIn(element.children, idOf(element)),
});

const lookOf = (name: string): Look | undefined =>
  name === 'figcaption' ? 'label' : name === 'figure' ? 'small' : undefined;

const idOf = ({ attribs: { id } }: Element): string[] => (id ? [id] : []);

const elementsIn = ({ children }: Element): Element[] => children.filter(isElement).filter((one) => !isUnprinted(one));

const isElement = (node: Node): node is Element => 'attribs' in node;

const isUnprinted = ({ name, attribs }: Element): boolean =>
  unprinted.test(name) ||
  (attribs.hidden !== undefined && attribs.role !== 'tabpanel') ||
  attribs['aria-hidden'] === 'true' ||
  /\bvisually-hidden\b/.test(attribs.class ?? '');

/** Whether an element is part of a line: it, and all in it. */
function isInline(element: Element): boolean {
  return (
    inline.test(element.name) &&
    element.children.every((child) => !isElement(child) || isInline(child) || isUnprinted(child))
  );
}
