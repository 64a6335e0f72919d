import { SaxesParser } from 'saxes';
import type { FileFlaw } from '../../check/file-flaw.ts';

/** The most elements that a drawing may show once its references are followed. */
const mostElements = 100_000;

/** How deep elements may be nested, references included. */
const mostDepth = 256;

/** The most characters of a declared entity. */
const mostOfEntity = 1000;

/** The most characters that all uses of declared entities come to. */
const mostOfEntities = 1_000_000;

const namespace = 'http://www.w3.org/2000/svg';

interface Drawn {
  children: Drawn[];
  /** What may name it in a style sheet: its tag, its id and its classes. */
  selectors: string[];
  /** The ids of elements that are drawn with it. */
  references: string[];
}

/**
 * What keeps a drawing from being shown, or makes it too costly to show; `undefined` for a sound one. Takes time in proportion to the
 * text alone, whatever the drawing grows to.
 */
export function findSvgFlaw(text: string): FileFlaw | undefined {
  const parser = new SaxesParser({ xmlns: true });
  let flaw: FileFlaw | undefined;
  const find = (found: FileFlaw) => {
    flaw ??= found;
  };
  const open: Drawn[] = [];
  const byId = new Map<string, Drawn>();
  let root: Drawn | undefined;
  let count = 0;
  let styles = '';
  let isStyle = false;
  parser.on('error', ({ message }) => {
    // In front of the reason are its line and column.
    const reason = message.replace(/^[^:]*:?\d+:\d+: /, '').replace(/\.$/, '');
    find({ kind: 'malformed-xml', reason, offset: Math.max(0, Math.min(text.length, parser.position) - 1) });
  });
  parser.on('doctype', (declaration) => {
    const isSafe = addEntities(parser, declaration) && lengthOfEntities(text, parser) <= mostOfEntities;
    if (!isSafe) find({ kind: 'unsafe-entities' });
  });
  parser.on('opentag', ({ local, uri, attributes }) => {
    if (!root && (local !== 'svg' || uri !== namespace))
      find(
        local === 'svg' && uri === ''
          ? { kind: 'no-namespace', offset: Math.max(0, text.indexOf('<svg')) }
          : { kind: 'other', actual: { kind: 'xml' } },
      );
    const element: Drawn = { children: [], selectors: [local], references: [] };
    for (const { local: name, value } of Object.values(attributes)) {
      if (name === 'id' && !byId.has(value)) byId.set(value, element);
      if (name === 'id') element.selectors.push(`#${value}`);
      if (name === 'class') for (const one of value.split(/\s+/)) element.selectors.push(`.${one}`);
      if (name === 'href' && value.trim().startsWith('#')) element.references.push(value.trim().slice(1));
      for (const id of referencesIn(value)) element.references.push(id);
    }
    open.at(-1)?.children.push(element);
    root ??= element;
    open.push(element);
    isStyle = local === 'style';
    if (++count > mostElements) find({ kind: 'too-many-elements', most: mostElements });
    if (open.length > mostDepth) find({ kind: 'too-deep', most: mostDepth });
  });
  parser.on('closetag', () => {
    open.pop();
    isStyle = false;
  });
  const addStyles = (style: string) => {
    if (isStyle) styles += style;
  };
  parser.on('text', addStyles);
  parser.on('cdata', addStyles);
  // In pieces, so that a flaw found early ends it.
  for (let at = 0; at < text.length && !flaw; at += pieceLength) parser.write(text.slice(at, at + pieceLength));
  if (!flaw) parser.close();
  return flaw ?? (root && growth(root, byId, referencesByRule(styles, byId)));
}

const pieceLength = 65_536;

/** Makes declared entities known, as drawing programs write them for namespaces. `false` where one may grow. */
function addEntities(parser: SaxesParser, declaration: string): boolean {
  for (const [, name = '', double, single] of declaration.matchAll(
    /<!ENTITY\s+(?:%\s*)?([\w.:-]+)\s+(?:"([^"]*)"|'([^']*)'|\S+)/g,
  )) {
    const value = double ?? single;
    if (value === undefined) continue;
    if (/[<&%]/.test(value) || value.length > mostOfEntity) return false;
    parser.ENTITIES[name] = value;
  }
  return true;
}

/** How many characters the uses of entities in a text come to. Without a declaration there are only those of XML itself. */
function lengthOfEntities(text: string, { ENTITIES }: SaxesParser): number {
  let length = 0;
  for (const [, name = ''] of text.matchAll(/&([\w.:-]+);/g))
    if (Object.hasOwn(ENTITIES, name)) length += ENTITIES[name]?.length ?? 0;
  return length;
}

/** The ids in `url(#…)`, also where it is not closed: a pattern with an end takes quadratic time. */
function referencesIn(text: string): string[] {
  if (!text.includes('url(')) return [];
  return [...text.matchAll(/url\(\s*["']?#([^"'()]*)/g)].map(([, id = '']) => id.trim());
}

/** The ids that the rules of a style sheet name, by each name in their selectors: a rule may hold for fewer elements than these. */
function referencesByRule(styles: string, byId: Map<string, Drawn>): Map<string, string[][]> {
  const byName = new Map<string, string[][]>();
  for (const rule of styles.split('}').slice(0, -1)) {
    const [body = '', selector = ''] = rule.split('{').reverse();
    const references = referencesIn(body).filter((id) => byId.has(id));
    if (references.length === 0) continue;
    for (const [name] of selector.matchAll(/[.#]?[\w-]+|\*/g)) {
      const before = byName.get(name);
      if (before) before.push(references);
      else byName.set(name, [references]);
    }
  }
  return byName;
}

/**
 * The flaw of a drawing that grows too large when each reference is drawn where it is. A circle is drawn by no browser, and counts as
 * one element. Ends at the first element that grows too large, because an element may have as many references as the text has
 * characters.
 */
function growth(root: Drawn, byId: Map<string, Drawn>, byRule: Map<string, string[][]>): FileFlaw | undefined {
  const known = new Map<Drawn, { elements: number; depth: number }>();
  let isTooDeep = false;
  let isTooMany = false;
  const sizeOf = (element: Drawn, level: number): { elements: number; depth: number } => {
    const before = known.get(element);
    if (before) return before;
    isTooDeep ||= level > mostDepth;
    const size = { elements: 1, depth: 1 };
    if (isTooDeep) return size;
    known.set(element, { elements: 1, depth: 0 });
    for (const part of partsOf(element, byId, byRule)) {
      const { elements, depth } = sizeOf(part, level + 1);
      size.elements += elements;
      size.depth = Math.max(size.depth, depth + 1);
      isTooMany ||= size.elements > mostElements;
      if (isTooDeep || isTooMany) return size;
    }
    known.set(element, size);
    return size;
  };
  const { depth } = sizeOf(root, 1);
  if (isTooDeep || depth > mostDepth) return { kind: 'too-deep', most: mostDepth };
  return isTooMany ? { kind: 'too-many-elements', most: mostElements } : undefined;
}

/** What is drawn with an element: its children, and what it and the rules for it refer to. */
function* partsOf(element: Drawn, byId: Map<string, Drawn>, byRule: Map<string, string[][]>): Generator<Drawn> {
  yield* element.children;
  const ids = function* () {
    yield* element.references;
    if (byRule.size > 0)
      for (const name of ['*', ...element.selectors])
        for (const references of byRule.get(name) ?? []) yield* references;
  };
  for (const id of ids()) {
    const drawn = byId.get(id);
    if (drawn) yield drawn;
  }
}
