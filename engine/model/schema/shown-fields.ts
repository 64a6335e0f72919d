import type { ShownAs } from '../kinds.ts';

/** The row fields that a section shows, with their formats. `html` wins over other formats. */
export type ShownFields = ReadonlyMap<string, ShownAs>;

interface Part {
  readonly value: unknown;
  is(kind: string): boolean;
  children(): Part[];
}

/**
 * The row fields that a section names, with the format next to each: `columns: [{ field: 'time', kind: 'date' }]` shows
 * `time` as `date`. Ignores rows, nested sections and data bindings.
 */
export function shownFields(parts: Part[]): ShownFields {
  const fields = new Map<string, ShownAs>();
  const collect = (siblings: Part[]) => {
    const shown = siblings.find((part) => part.is('ShownAs') || part.is('ShownBriefly'))?.value as ShownAs | undefined;
    for (const part of siblings) {
      if (part.is('Row') || part.is('Sections') || part.is('DataBinding')) continue;
      const as = Object.keys(naming).find((kind) => part.is(kind));
      if (as && typeof part.value === 'string') {
        const said = naming[as] ?? shown;
        // A filter names a field again, without a format.
        if (fields.get(part.value) !== 'html' && (said || !fields.has(part.value)))
          fields.set(part.value, said ?? 'text');
      }
      collect(part.children());
    }
  };
  collect(parts);
  return fields;
}

/** The kinds of field names, with their default formats. */
const naming: Record<string, ShownAs | undefined> = {
  FieldName: undefined,
  AddressFieldName: 'link',
  HtmlFieldName: 'html',
};

/** The kinds of cells, by format. */
const kinds: Partial<Record<ShownAs, readonly string[]>> = {
  html: ['HtmlText'],
  date: ['AnyDay'],
  link: ['DataAddress'],
};

/** The kinds of a cell: a text gets the kind of its format, or none if no column shows it. */
export function cellNames(names: readonly string[], shown: ShownAs | undefined): readonly string[] {
  const isWords = names.includes('Text') || names.includes('LocalizedText');
  return isWords ? (shown ? (kinds[shown] ?? names) : []) : names;
}
