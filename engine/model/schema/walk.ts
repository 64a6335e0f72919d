import { addToGroup } from '../group-by.ts';
import type { Schema } from './schema.ts';
import { createShapeReader, type Shape, type ShapeReader } from './shapes.ts';
import { cellNames, type ShownFields, shownFields } from './shown-fields.ts';

/**
 * A path in a JSON value: property names and list indexes.
 * @zh JSON 值中的路径：字段名和列表序号。
 */
export type Path = (string | number)[];

/** A value with the names of the schema definitions that describe it (`Text`, `Link`, `Section` …). */
export interface SchemaNode {
  readonly value: unknown;
  /** Computed on access, because few are needed. */
  readonly path: Path;
  /** The last segment of the path; empty for the root. */
  readonly key: string | number;
  readonly outer?: SchemaNode;
  /** The section that contains the value or is the value; otherwise the root. */
  readonly section: SchemaNode;
  /** For a section: the row fields that it shows. */
  readonly shown: ShownFields;
  readonly names: readonly string[];
  /** Whether the schema gives it this kind, without regard to the column of a cell. */
  is(kind: string): boolean;
}

/** Replaces a value; `undefined` keeps it and continues inside. */
export type Replace = (node: SchemaNode) => { value: unknown } | undefined;

/**
 * Copies a value and replaces parts of it by their kinds in the schema. With `{ title: { $ref: '#/definitions/Text' } }`,
 * `replace` sees `title` as a `Text`. This is how the engine handles fields without knowing any section type.
 */
export function walk(value: unknown, root: Schema, replace: Replace): unknown {
  const copyOf = (node: WalkNode): unknown => {
    const replaced = replace(node);
    if (replaced) return replaced.value;
    const { value } = node;
    if (Array.isArray(value)) return node.children().map(copyOf);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(node.children().map((inner) => [inner.key, copyOf(inner)]));
  };
  return copyOf(new WalkNode(value, createShapeReader(root)));
}

/** Visits every value along its schema, parents first: in a page `route` as `PageRoute`, `sections` as `Sections` and so on. */
export function visit(value: unknown, root: Schema, visit: (node: SchemaNode) => void): void {
  const meet = (node: WalkNode) => {
    visit(node);
    node.eachChild(meet);
  };
  meet(new WalkNode(value, createShapeReader(root)));
}

/** Groups nodes by the kinds of their values. */
export function groupByKind(nodes: SchemaNode[]): Map<string, SchemaNode[]> {
  const byKind = new Map<string, SchemaNode[]>();
  for (const node of nodes) {
    const { names } = node;
    // By index: iterators are slow for the values of thousands of files.
    for (let index = 0; index < names.length; index++) addToGroup(byKind, names[index] as string, node);
  }
  return byKind;
}

class WalkNode implements SchemaNode {
  readonly #shape: Shape;
  #shown?: ShownFields;

  constructor(
    readonly value: unknown,
    place: ShapeReader,
    readonly key: string | number = '',
    readonly outer?: WalkNode,
  ) {
    this.#shape = place(value);
  }

  get names(): readonly string[] {
    const { names } = this.#shape;
    if (!this.outer?.is('Row')) return names;
    // The section that shows a cell, or one around it, determines its meaning.
    const key = String(this.key);
    let by: WalkNode | undefined = this.outer.section;
    while (by && !by.shown.has(key)) by = by.outer?.section;
    return cellNames(names, by?.shown.get(key) ?? (this.outer.#shape.declares(key) ? 'text' : undefined));
  }

  get section(): WalkNode {
    let node: WalkNode = this;
    while (node.outer && !node.is('Section')) node = node.outer;
    return node;
  }

  is(kind: string): boolean {
    return this.#shape.names.includes(kind);
  }

  get shown(): ShownFields {
    this.#shown ??= shownFields(this.children());
    return this.#shown;
  }

  get path(): Path {
    const path: Path = [];
    for (let node: WalkNode = this; node.outer; node = node.outer) path.push(node.key);
    return path.reverse();
  }

  children(): WalkNode[] {
    const children: WalkNode[] = [];
    this.eachChild((node) => children.push(node));
    return children;
  }

  /** Visits its children in order, without a list: there are thousands of files. */
  eachChild(meet: (node: WalkNode) => void): void {
    const { value } = this;
    if (typeof value !== 'object' || value === null) return;
    if (Array.isArray(value))
      for (let index = 0; index < value.length; index++)
        meet(new WalkNode(value[index], this.#shape.items(), index, this));
    else
      for (const key of Object.keys(value))
        meet(new WalkNode((value as Record<string, unknown>)[key], this.#shape.field(key), key, this));
  }
}
