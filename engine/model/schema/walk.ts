import type { Schema } from './schema.ts';
import { createShapeReader, type Shape, type ShapeReader } from './shapes.ts';
import { cellNames, type ShownFields, shownFields } from './shown-fields.ts';

/** A place in a JSON value: property names and list positions from its top. */
export type Path = (string | number)[];

/** A value met on a walk, with the names of the schema definitions that describe it (`Text`, `Link`, `Section` …). */
export interface SchemaNode {
  readonly value: unknown;
  /** Put together when it is asked for: few values' places are. */
  readonly path: Path;
  /** The last step of the path; empty at the top. */
  readonly key: string | number;
  /** The value right around it; none at the top. */
  readonly outer?: SchemaNode;
  /** The section that it stands in; itself for a section, and the whole value where there is none. */
  readonly section: SchemaNode;
  /** Which fields of its rows it shows, and how: asked of a section. */
  readonly shown: ShownFields;
  readonly names: readonly string[];
  /** Whether the schema says that it is of a kind; of a cell, before its column is asked. */
  is(kind: string): boolean;
}

/** Replaces a value met on a walk; `undefined` keeps it and walks on into it. */
export type Replace = (node: SchemaNode) => { value: unknown } | undefined;

/**
 * `{ title: 'a', size: 1 }` along `{ properties: { title: { $ref: '#/definitions/Text' } } }`, each `Text` replaced by its
 * capitals, is `{ title: 'A', size: 1 }`. Walks a value along the schema that describes it and returns a copy in which `replace`
 * has had its say. This is how the engine knows what a field means without knowing any section: its type's name stands in the
 * generated schema.
 */
export function walk(value: unknown, root: Schema, replace: Replace): unknown {
  const copyOf = (step: Step): unknown => {
    const replaced = replace(step);
    if (replaced) return replaced.value;
    const { value } = step;
    if (Array.isArray(value)) return step.inside().map(copyOf);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(step.inside().map((inner) => [inner.key, copyOf(inner)]));
  };
  return copyOf(new Step(value, createShapeReader(root)));
}

/**
 * Of a page, `route` is met as `PageRoute`, then `sections` as `Sections`, then its first item as `Section` and `ProseSection`.
 * Calls `visit` for every value along its schema, outermost first.
 */
export function visit(value: unknown, root: Schema, visit: (node: SchemaNode) => void): void {
  const meet = (step: Step) => {
    visit(step);
    step.eachInside(meet);
  };
  meet(new Step(value, createShapeReader(root)));
}

/** A value on a walk, which knows what it is inside of. */
class Step implements SchemaNode {
  readonly #shape: Shape;
  #shown?: ShownFields;

  constructor(
    readonly value: unknown,
    place: ShapeReader,
    readonly key: string | number = '',
    readonly outer?: Step,
  ) {
    this.#shape = place(value);
  }

  get names(): readonly string[] {
    const { names } = this.#shape;
    if (!this.outer?.is('Row')) return names;
    // What a cell means, the section says that shows it, or one around that; of one that nothing shows, nobody knows.
    const key = String(this.key);
    let by: Step | undefined = this.outer.section;
    while (by && !by.shown.has(key)) by = by.outer?.section;
    return cellNames(names, by?.shown.get(key) ?? (this.outer.#shape.declares(key) ? 'text' : undefined));
  }

  get section(): Step {
    let step: Step = this;
    while (step.outer && !step.is('Section')) step = step.outer;
    return step;
  }

  is(kind: string): boolean {
    return this.#shape.names.includes(kind);
  }

  get shown(): ShownFields {
    this.#shown ??= shownFields(this.inside());
    return this.#shown;
  }

  get path(): Path {
    const path: Path = [];
    for (let step: Step = this; step.outer; step = step.outer) path.push(step.key);
    return path.reverse();
  }

  /** The values right inside it. */
  inside(): Step[] {
    const inside: Step[] = [];
    this.eachInside((step) => inside.push(step));
    return inside;
  }

  /** Meets the values right inside it, in their order: of thousands of files, no list of them is made. */
  eachInside(meet: (step: Step) => void): void {
    const { value } = this;
    if (typeof value !== 'object' || value === null) return;
    if (Array.isArray(value))
      for (let index = 0; index < value.length; index++) meet(new Step(value[index], this.#shape.items(), index, this));
    else
      for (const key of Object.keys(value))
        meet(new Step((value as Record<string, unknown>)[key], this.#shape.field(key), key, this));
  }
}
