/** A query with a changed parameter; `null` removes it. */
export function changedQuery(search: string, name: string, value: string | null): string {
  const query = new URLSearchParams(search);
  if (value === null) query.delete(name);
  else query.set(name, value);
  return query.size > 0 ? `?${query}` : '';
}
