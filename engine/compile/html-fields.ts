const known = new WeakMap<object, string[]>();

/** The fields of its rows that a section shows as HTML, by its columns, details and `contentField`. */
export function htmlFields(section: object): string[] {
  // Asked for with every text of every row.
  const fields = known.get(section) ?? fieldsIn(section);
  known.set(section, fields);
  return fields;
}

function fieldsIn(value: object): string[] {
  return Object.entries(value).flatMap(([key, item]) => {
    if (key === 'rows' || key === 'data' || key === 'sections') return [];
    if (key === 'contentField') return [item as string];
    return typeof item === 'object' && item !== null ? [...ownField(item), ...fieldsIn(item)] : [];
  });
}

function ownField(value: object): string[] {
  const { field, kind } = value as { field?: unknown; kind?: unknown };
  return kind === 'html' && typeof field === 'string' ? [field] : [];
}
