import type { ShownAs } from '../kinds.ts';

/** Which fields of its rows a section shows, and how; `html` counts before all else. */
export type ShownFields = ReadonlyMap<string, ShownAs>;

/** What a value on a walk must tell of itself. */
interface Part {
  readonly value: unknown;
  is(kind: string): boolean;
  inside(): Part[];
}

/**
 * `columns: [{ field: 'title' }, { field: 'time', kind: 'date' }]` shows `title` as `text` and `time` as `date`.
 * What a section says of the fields of its rows: each name of a field in it, shown as its kind or the `ShownAs` or `ShownBriefly` beside it says.
 * Rows, nested sections and what its data is bound to name no fields.
 */
export function shownFields(parts: Part[]): ShownFields {
  const fields = new Map<string, ShownAs>();
  const collect = (beside: Part[]) => {
    const shown = beside.find((part) => part.is('ShownAs') || part.is('ShownBriefly'))?.value as ShownAs | undefined;
    for (const part of beside) {
      if (part.is('Row') || part.is('Sections') || part.is('DataBinding')) continue;
      const as = Object.keys(naming).find((kind) => part.is(kind));
      if (as && typeof part.value === 'string') {
        const said = naming[as] ?? shown;
        // A field that is named once more, as what rows are narrowed by, is shown as before.
        if (fields.get(part.value) !== 'html' && (said || !fields.has(part.value)))
          fields.set(part.value, said ?? 'text');
      }
      collect(part.inside());
    }
  };
  collect(parts);
  return fields;
}

/** The kinds of names of fields, and how each shows its field where nothing beside it says so. */
const naming: Record<string, ShownAs | undefined> = {
  FieldName: undefined,
  AddressFieldName: 'link',
  HtmlFieldName: 'html',
};

/** The kinds of cells that are shown otherwise than as words. */
const kinds: Partial<Record<ShownAs, readonly string[]>> = {
  html: ['HtmlText'],
  date: ['AnyDay'],
  link: ['DataAddress'],
};

/**
 * The names of a cell's kinds: those that its schema gives, unless how it is shown says more of its words; none where nothing
 * shows it.
 */
export function cellNames(names: readonly string[], shown: ShownAs | undefined): readonly string[] {
  const isWords = names.includes('Text') || names.includes('LocalizedText');
  return isWords ? (shown ? (kinds[shown] ?? names) : []) : names;
}
