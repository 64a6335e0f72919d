/** The fields of its rows that a section shows as HTML, by its columns, details and `contentField`. */
export function htmlFields(section: object): string[] {
  return Object.entries(section).flatMap(([key, value]) => {
    if (key === 'rows' || key === 'data' || key === 'sections') return [];
    if (key === 'contentField') return [value as string];
    return typeof value === 'object' && value !== null ? [...ownField(value), ...htmlFields(value)] : [];
  });
}

function ownField(value: object): string[] {
  const { field, kind } = value as { field?: unknown; kind?: unknown };
  return kind === 'html' && typeof field === 'string' ? [field] : [];
}
