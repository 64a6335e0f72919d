import type { Path } from '../../model/schema/walk.ts';

/** The paths in a value that a migration's place stands for, without those that lead through what is not there. */
export function pathsOf(value: unknown, place: string): Path[] {
  return along(value, place === '' ? [] : place.split('.'), []);
}

function along(value: unknown, names: string[], before: Path): Path[] {
  const [name, ...rest] = names;
  if (name === undefined) return [before];
  if (typeof value !== 'object' || value === null) return [];
  const entries: [string | number, unknown][] = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  if (name === '*') return entries.flatMap(([key, item]) => along(item, rest, [...before, key]));
  if (Array.isArray(value)) return [];
  if (rest.length === 0) return [[...before, name]];
  return Object.hasOwn(value, name) ? along((value as Record<string, unknown>)[name], rest, [...before, name]) : [];
}

/** The path of a second place that has the same items: `rows.*.link` at `rows/2/link` makes `rows.*.to` `rows/2/to`. */
export function alike(path: Path, place: string, other: string): Path {
  const chosen = path.filter((_, index) => place.split('.')[index] === '*');
  return other.split('.').map((name) => (name === '*' ? (chosen.shift() as string | number) : name));
}

/** What stands at a path; `undefined` for nothing. */
export function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (here, key) =>
      typeof here === 'object' && here !== null && Object.hasOwn(here, key)
        ? (here as Record<string | number, unknown>)[key]
        : undefined,
    value,
  );
}
