import { imagesIn } from './clipboard-pictures.ts';

/** A picture of the site with its alternative text. */
export interface NamedPicture {
  src: string;
  alt: string;
}

/** Elements whose content is not pasted. */
const dropped =
  'script, style, link, meta, title, template, svg, img:not([data-src]), picture:not(:has(img[data-src])), video, audio, iframe, object, button, select, textarea, input, form > label';

/**
 * Cleans HTML of the clipboard from word processors, WeChat and web pages: what they write as styles becomes elements, their
 * lists become lists, and all that Markdown does not have goes. `pictures` are the names of its pictures on the site, in their order.
 */
export function cleanClipboard(html: string, pictures: (NamedPicture | undefined)[] = []): string {
  const document = new DOMParser().parseFromString(html, 'text/html');
  const { body } = document;
  const images = imagesIn(document);
  for (const one of body.querySelectorAll('img')) {
    const picture = pictures[images.indexOf(one)];
    const made = document.createElement('img');
    if (picture) Object.assign(made, { alt: picture.alt }).dataset.src = picture.src;
    one.replaceWith(made);
  }
  for (const one of comments(body)) one.remove();
  for (const one of body.querySelectorAll(dropped)) one.remove();
  for (const one of body.querySelectorAll<HTMLElement>('[style]')) if (isHidden(one)) one.remove();
  for (const one of [...body.querySelectorAll('*')]) if (one.localName.includes(':')) unwrap(one);
  makeWordLists(body);
  for (const one of [...body.querySelectorAll<HTMLElement>('b, strong, i, em, span, font, section, p, div, td, a')])
    makeMarks(one);
  for (const one of body.querySelectorAll('a')) if (!isTarget(one.getAttribute('href') ?? '')) unwrap(one);
  for (const one of [...body.querySelectorAll('h1')]) rename(one, 'h2');
  for (const one of [...body.querySelectorAll('p.MsoTitle')]) rename(one, 'h2');
  for (const one of body.querySelectorAll('h2 b, h2 strong, h3 b, h3 strong, h4 b, h4 strong')) unwrap(one);
  for (const one of [...body.querySelectorAll('ul > ul, ul > ol, ol > ul, ol > ol')]) intoItem(one);
  for (const one of [...body.querySelectorAll('table')]) if (one.isConnected) cleanTable(one);
  for (const one of [...body.querySelectorAll('pre')]) one.replaceChildren(one.textContent ?? '');
  for (const one of textNodes(body))
    one.data = one.data.replace(/[\u00a0\u200b\ufeff]+/g, (found) => (found.includes('\u00a0') ? ' ' : ''));
  for (const one of [...body.querySelectorAll('p, section, div, h2, h3, h4, h5, h6')].reverse())
    if (one.textContent?.trim() === '' && !one.querySelector('img')) one.remove();
  return body.innerHTML;
}

function comments(body: HTMLElement): ChildNode[] {
  return nodesOf(body, NodeFilter.SHOW_COMMENT) as ChildNode[];
}

function textNodes(body: HTMLElement): Text[] {
  return nodesOf(body, NodeFilter.SHOW_TEXT) as Text[];
}

function nodesOf(body: HTMLElement, kind: number): globalThis.Node[] {
  const walker = body.ownerDocument.createTreeWalker(body, kind);
  const found: globalThis.Node[] = [];
  while (walker.nextNode()) found.push(walker.currentNode);
  return found;
}

function isHidden(element: HTMLElement): boolean {
  return /display:\s*none|mso-hide:\s*all/i.test(styleOf(element));
}

function styleOf(element: Element): string {
  return element.getAttribute('style') ?? '';
}

function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes);
}

function rename(element: Element, name: string): HTMLElement {
  const made = element.ownerDocument.createElement(name);
  made.append(...element.childNodes);
  element.replaceWith(made);
  return made;
}

/** Addresses of pages, mail and telephone. Word also links to files of the computer. */
function isTarget(href: string): boolean {
  return /^(?:https?:|mailto:|tel:)/i.test(href.trim());
}

/** Puts the content of an element in the marks that its style has. Google Docs has everything in a `b` that is not bold. */
function makeMarks(element: HTMLElement): void {
  const style = styleOf(element);
  const [, weight] = /(?<![\w-])font-weight:\s*(\w+)/i.exec(style) ?? [];
  const isBold = weight !== undefined && (/^bold/i.test(weight) || Number(weight) >= 600);
  const isNamed = /^(?:b|strong)$/.test(element.localName);
  if (isNamed && weight !== undefined && !isBold) {
    unwrap(element);
    return;
  }
  const wanted = [
    ...(isBold && !isNamed ? ['strong'] : []),
    ...(/(?<![\w-])font-style:\s*(?:italic|oblique)/i.test(style) && !/^(?:i|em)$/.test(element.localName)
      ? ['em']
      : []),
    ...(/text-decoration(?:-line)?:[^;]*line-through/i.test(style) ? ['s'] : []),
  ];
  if (wanted.length > 0) for (const inner of inlineRuns(element)) wrap(inner, wanted);
  element.removeAttribute('style');
}

/** The children of an element in groups without a block: a mark cannot have blocks. */
function inlineRuns(element: Element): ChildNode[][] {
  const blocks = 'p, div, section, ul, ol, table, h1, h2, h3, h4, h5, h6, blockquote, pre';
  const runs: ChildNode[][] = [[]];
  for (const child of element.childNodes) {
    const isBlock =
      child.nodeType === 1 && ((child as Element).matches(blocks) || (child as Element).querySelector(blocks));
    if (!isBlock) runs.at(-1)?.push(child);
    else {
      for (const run of inlineRuns(child as Element)) runs.push(run);
      runs.push([]);
    }
  }
  return runs.filter((run) => run.some(({ textContent }) => textContent?.trim()));
}

function wrap(run: ChildNode[], names: string[]): void {
  const [first] = run;
  if (!first?.ownerDocument) return;
  for (const name of names) {
    const mark = first.ownerDocument.createElement(name);
    run[0]?.before(mark);
    mark.append(...run);
    run = [mark];
  }
}

/** Word writes a list as paragraphs with a level, whose number or bullet is text. */
function makeWordLists(body: HTMLElement): void {
  let lists: HTMLElement[] = [];
  let last: Element | undefined;
  const items = [...body.querySelectorAll<HTMLElement>('p, h1, h2, h3, h4, h5, h6')].filter(
    (one) => /mso-list:\s*(?!none|skip)/i.test(styleOf(one)) && one.localName === 'p',
  );
  for (const item of items) {
    const level = Number(/level(\d+)/i.exec(styleOf(item))?.[1] ?? 1);
    const mark = [...item.querySelectorAll<HTMLElement>('[style]')].find((one) =>
      /mso-list:\s*Ignore/i.test(styleOf(one)),
    );
    const isNumbered = /^[\s(]*(?:\d+|[a-z]{1,4}|[一二三四五六七八九十]+)[.)、．）]/i.test(mark?.textContent ?? '');
    mark?.remove();
    const name = isNumbered ? 'ol' : 'ul';
    const isNext = last !== undefined && item.previousElementSibling === last;
    if (!isNext) lists = [];
    lists = lists.slice(0, level);
    if (lists.length === level && lists[level - 1]?.localName !== name) lists = lists.slice(0, level - 1);
    while (lists.length < level) {
      const list = item.ownerDocument.createElement(name);
      const outer = lists.at(-1);
      if (!outer) item.before(list);
      else if (outer.lastElementChild) outer.lastElementChild.append(list);
      else outer.appendChild(item.ownerDocument.createElement('li')).append(list);
      lists.push(list);
    }
    const made = item.ownerDocument.createElement('li');
    made.append(...item.childNodes);
    item.remove();
    lists.at(-1)?.append(made);
    last = lists[0];
  }
}

/** A list directly in a list belongs to the item before it. */
function intoItem(list: Element): void {
  const before = list.previousElementSibling;
  if (before?.localName === 'li') before.append(list);
  else {
    const item = list.ownerDocument.createElement('li');
    list.before(item);
    item.append(list);
  }
}

/** A cell has one line. A cell over several columns or rows has its text in the first one. A table of one cell is layout. */
function cleanTable(table: HTMLTableElement): void {
  const rows = [...table.rows];
  const [only] = rows[0]?.cells ?? [];
  if (rows.length === 1 && rows[0]?.cells.length === 1 && only) {
    table.replaceWith(...only.childNodes);
    return;
  }
  const { ownerDocument } = table;
  const grid: HTMLElement[][] = rows.map(() => []);
  for (const [index, row] of rows.entries()) {
    let column = 0;
    for (const cell of row.cells) {
      while (grid[index]?.[column]) column++;
      const [wide, high] = [Math.min(cell.colSpan, 100), Math.min(cell.rowSpan || 1, rows.length - index)];
      for (let down = 0; down < high; down++)
        for (let along = 0; along < wide; along++) {
          const made = ownerDocument.createElement(index === 0 ? 'th' : 'td');
          if (down === 0 && along === 0) made.append(...inLine(cell));
          (grid[index + down] as HTMLElement[])[column + along] = made;
        }
      column += wide;
    }
  }
  const width = Math.max(...grid.map((row) => row.length));
  const body = ownerDocument.createElement('tbody');
  for (const [index, cells] of grid.entries()) {
    const row = ownerDocument.createElement('tr');
    for (let column = 0; column < width; column++)
      row.append(cells[column] ?? ownerDocument.createElement(index === 0 ? 'th' : 'td'));
    body.append(row);
  }
  table.replaceChildren(body);
}

/** The text of a cell with its marks, its paragraphs and the cells of a table in it separated by spaces. */
function inLine(cell: Element): ChildNode[] {
  for (const one of [...cell.querySelectorAll('br')]) one.replaceWith(' ');
  for (const one of [
    ...cell.querySelectorAll(
      'p, div, section, ul, ol, li, h1, h2, h3, h4, h5, h6, blockquote, pre, table, caption, thead, tbody, tfoot, tr, th, td',
    ),
  ].reverse())
    one.replaceWith(...one.childNodes, ' ');
  cell.normalize();
  return [...cell.childNodes];
}
