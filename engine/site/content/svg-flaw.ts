import { SaxesParser } from 'saxes';
import type { FileFlaw } from '../../check/file-flaw.ts';
import { addToGroup } from '../../model/group-by.ts';

/** The maximum number of elements after all references are expanded. */
const mostElements = 100_000;

/** The maximum nesting depth, references included. */
const mostDepth = 256;

/** The maximum number of characters of a declared entity, and of all uses of entities. */
const mostOfEntity = 1000;
const mostOfEntities = 1_000_000;

const namespace = 'http://www.w3.org/2000/svg';

interface Drawn {
  children: Drawn[];
  /** Its tag, id and classes, as selectors of a style sheet. */
  selectors: string[];
  /** The ids of elements that it includes by reference. */
  references: string[];
}

/** Finds why an SVG cannot be shown, or is too costly to show, in time proportional to its text. */
export function findSvgFlaw(text: string): FileFlaw | undefined {
  const parser = new SaxesParser({ xmlns: true });
  let flaw: FileFlaw | undefined;
  const report = (first: FileFlaw) => {
    flaw ??= first;
  };
  const open: Drawn[] = [];
  const byId = new Map<string, Drawn>();
  let root: Drawn | undefined;
  let count = 0;
  let styles = '';
  let isStyle = false;
  parser.on('error', ({ message }) => {
    // The message starts with line and column.
    const reason = message.replace(/^[^:]*:?\d+:\d+: /, '').replace(/\.$/, '');
    report({ kind: 'malformed-xml', reason, offset: Math.max(0, Math.min(text.length, parser.position) - 1) });
  });
  parser.on('doctype', (declaration) => {
    const isSafe = addEntities(parser, declaration) && lengthOfEntities(text, parser) <= mostOfEntities;
    if (!isSafe) report({ kind: 'unsafe-entities' });
  });
  parser.on('opentag', ({ local, uri, attributes }) => {
    if (!root && (local !== 'svg' || uri !== namespace))
      report(
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
    if (++count > mostElements) report({ kind: 'too-many-elements', most: mostElements });
    if (open.length > mostDepth) report({ kind: 'too-deep', most: mostDepth });
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
  // In chunks, to stop at an early flaw.
  for (let at = 0; at < text.length && !flaw; at += pieceLength) parser.write(text.slice(at, at + pieceLength));
  if (!flaw) parser.close();
  return flaw ?? (root && findExcessiveSize(root, byId, referencesByRule(styles, byId)));
}

const pieceLength = 65_536;

/** Declares entities, which drawing programs use for namespaces. `false` if an entity is long or contains another one. */
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

function lengthOfEntities(text: string, { ENTITIES }: SaxesParser): number {
  let length = 0;
  for (const [, name = ''] of text.matchAll(/&([\w.:-]+);/g))
    if (Object.hasOwn(ENTITIES, name)) length += ENTITIES[name]?.length ?? 0;
  return length;
}

/** The ids in `url(#…)`, closed or not: a pattern with the closing parenthesis would take quadratic time. */
function referencesIn(text: string): string[] {
  if (!text.includes('url(')) return [];
  return [...text.matchAll(/url\(\s*["']?#([^"'()]*)/g)].map(([, id = '']) => id.trim());
}

/** The ids that the rules of a style sheet reference, by each name in their selectors. */
function referencesByRule(styles: string, byId: Map<string, Drawn>): Map<string, string[][]> {
  const byName = new Map<string, string[][]>();
  for (const rule of styles.split('}').slice(0, -1)) {
    const [body = '', selector = ''] = rule.split('{').reverse();
    const references = referencesIn(body).filter((id) => byId.has(id));
    if (references.length === 0) continue;
    for (const [name] of selector.matchAll(/[.#]?[\w-]+|\*/g)) addToGroup(byName, name, references);
  }
  return byName;
}

/**
 * Finds a drawing that is too large after all references are expanded. Stops at the first such element. A circular
 * reference counts as one element, because browsers do not draw it.
 */
function findExcessiveSize(
  root: Drawn,
  byId: Map<string, Drawn>,
  byRule: Map<string, string[][]>,
): FileFlaw | undefined {
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
    for (const inner of includedElements(element, byId, byRule)) {
      const { elements, depth } = sizeOf(inner, level + 1);
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

/** The children of an element, and the elements that it or its style rules reference. */
function* includedElements(
  element: Drawn,
  byId: Map<string, Drawn>,
  byRule: Map<string, string[][]>,
): Generator<Drawn> {
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
