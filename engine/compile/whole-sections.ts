import type { Include, Section } from '../descriptor/section.ts';
import { withoutPublishing } from '../schema/publishing.ts';
import type { Schema } from '../schema/schema.ts';
import { type Path, type SchemaNode, walk } from '../schema/walk.ts';
import type { CompileContext } from './context.ts';

/**
 * `[{ type: 'include', name: 'help' }, { type: 'table' }]`, where `pages/shared/help.json` holds a prose section, is
 * `[{ type: 'prose', id: 'prose' }, { type: 'table', id: 'table' }]`. A page's sections as they show, at every depth: shared
 * sections in the place of each include, each with an id and the places of the lists inside it. In dev, each also says where it is
 * written. What it is given stays as it was.
 */
export function wholeSections(sections: Section[], file: string | undefined, context: CompileContext): Section[] {
  const { shared, origin } = context;
  const root = sectionSchema(context);
  // The lists of sections, outer ones first.
  const lists: Section[][] = [];
  const whole = (list: Section[], path: Path, file: string | undefined): Section[] => {
    const made: Section[] = [];
    lists.push(made);
    const add = (section: Section, path: Path, file: string | undefined) => {
      const sectionsAt: Path[] = [];
      const nested = ({ value, names, path: inside }: SchemaNode) => {
        if (!names.includes('Sections')) return undefined;
        sectionsAt.push(inside);
        return { value: whole(value as Section[], [...path, ...inside], file) };
      };
      const place = file && origin && { file, pointer: `/${path.join('/')}`, ...origin.positionOf(file, path) };
      const copy = withoutPublishing(walk(section, root, nested) as Section);
      made.push({ ...copy, ...(sectionsAt.length > 0 && { sectionsAt }), ...(place && { place }) });
    };
    for (const [index, section] of list.entries()) {
      if (section.type === 'include') {
        const { name } = section as Include;
        const from = file && `pages/shared/${name}.json`;
        for (const [at, one] of (shared.get(name) ?? []).entries()) add(one, ['sections', at], from);
      } else add(section, [...path, index], file);
    }
    return made;
  };
  const made = whole(sections, ['sections'], file);
  nameAll(lists);
  return made;
}

/** Names every section without an id after its type, by the first name that is free: `table`, `table-2`. */
function nameAll(lists: Section[][]): void {
  const taken = new Set(lists.flatMap((list) => list.flatMap(({ id }) => id ?? [])));
  for (const section of lists.flat()) {
    const { type } = section;
    let id = section.id ?? type;
    for (let count = 2; section.id === undefined && taken.has(id); count++) id = `${type}-${count}`;
    taken.add(id);
    section.id = id;
  }
}

const known = new WeakMap<Schema, Schema>();

/** The schema of one section, whatever its type. */
function sectionSchema({ schemas }: CompileContext): Schema {
  const shared = schemas['shared.schema.json'] ?? {};
  const schema = known.get(shared) ?? { $ref: '#/definitions/Section', definitions: shared.definitions };
  known.set(shared, schema);
  return schema;
}
