import { createRequire } from 'node:module';
import { once } from '../../model/schema/once.ts';

type Parse = (html: string) => DocumentFragment;

const parse = once((): Parse => (createRequire(import.meta.url)('jsdom') as typeof import('jsdom')).JSDOM.fragment);

/** What sanitized HTML has and other sanitized HTML does not: elements, attributes and words. Empty if both show the same. */
export function listLosses(before: string, after: string): string[] {
  const [old, now] = [before, after].map((html) => shapeOf(parse()(html))) as [string[], string[]];
  const gained = without(now, old).filter((one) => !/^ (?:id|width|height)=/.test(one));
  const lost = without(old, now);
  const words = (list: string[]) => list.filter((one) => one !== newLine && one.trim() !== '').map((one) => one.trim());
  if (words(lost).length > 0) return words(lost);
  if (words(gained).length > 0) return words(gained).map((one) => `${one} would be new`);
  const kept = (list: string[]) => list.filter((one) => !/^ (?:id|width|height)=/.test(one)).join('\n');
  return kept(old) === kept(now) ? [] : ['the order of its content'];
}

/** The items of a list that another list lacks, each as often as it lacks it. */
function without(list: string[], others: string[]): string[] {
  const counts = new Map<string, number>();
  for (const one of others) counts.set(one, (counts.get(one) ?? 0) + 1);
  return list.filter((one) => {
    const left = counts.get(one) ?? 0;
    counts.set(one, left - 1);
    return left <= 0;
  });
}

/** Elements that mean the same as another. */
const synonyms: Record<string, string> = { b: 'strong', i: 'em', strike: 's', del: 's' };

/** Elements that only hold others. */
const holders = ['tbody', 'thead', 'tfoot', 'span', 'p', 'div', 'center', 'article', 'main'];

/** Elements that show something without content. */
const alone = ['img', 'br', 'hr', 'td', 'th'];

/** Elements that begin on a new line. */
const blocks =
  /^(?:address|article|aside|blockquote|caption|center|dd|details|div|dl|dt|figcaption|figure|footer|h[1-6]|header|hr|li|main|nav|ol|p|pre|section|summary|table|td|th|tr|ul)$/;

const newLine = '¶';

/** Attributes that pages set themselves, or that have no effect. */
const technical = ['tabindex', 'loading', 'decoding', 'target', 'rel'];

/** The content of a fragment as a list: elements, their attributes, words and spaces, and line breaks between blocks. */
function shapeOf(fragment: DocumentFragment): string[] {
  const shape: string[] = [];
  // Written before the next word, because Markdown has spaces outside bold text and links.
  let space = false;
  /** Where a block begins, and needs no line break. */
  let start = 0;
  const addLine = () => {
    space = false;
    if (shape.length > start && shape.at(-1) !== newLine) shape.push(newLine);
  };
  const addText = (text: string) => {
    for (const word of text.split(/(\s+)/)) {
      if (word.trim() === '') space ||= word !== '';
      else {
        if (space && shape.length > start && shape.at(-1) !== newLine) shape.push(' ');
        space = false;
        shape.push(word);
      }
    }
  };
  const addElement = (element: Element, isCode: boolean) => {
    const name = element.localName;
    const tag = synonyms[name] ?? name;
    const isBlock = blocks.test(name);
    const isHolder = holders.includes(name) || (isCode && name === 'span');
    if (isBlock || name === 'br') addLine();
    const before = shape.length;
    if (!isHolder) shape.push(`<${tag}>`);
    // Highlighted code has an element for each token.
    if (!isCode) shape.push(...attributesOf(element));
    const filled = shape.length;
    if (isBlock) start = filled;
    for (const child of element.childNodes) visit(child, isCode || name === 'pre');
    // An element without content shows nothing.
    const isEmpty = shape.length === filled && !alone.includes(name);
    if (isEmpty) shape.splice(before);
    else if (!isHolder && !isBlock) shape.push(`</${tag}>`);
    if (isBlock || name === 'br') addLine();
  };
  const visit = (node: Node, isCode: boolean) => {
    if (node.nodeType === 3 && isCode) shape.push((node.textContent ?? '').replace(/\n$/, ''));
    else if (node.nodeType === 3) addText(node.textContent ?? '');
    else if (node.nodeType === 1) addElement(node as Element, isCode);
  };
  for (const node of fragment.childNodes) visit(node, false);
  if (shape.at(-1) === newLine) shape.pop();
  return shape;
}

function attributesOf(element: Element): string[] {
  const isHeader = element.localName === 'th' && element.closest('thead') !== null;
  return [...element.attributes].flatMap(({ name, value }) => {
    if (technical.includes(name) || (isHeader && name === 'scope' && value === 'col')) return [];
    if (name === 'alt' && value === '') return [];
    return ` ${name}="${value}"`;
  });
}
