import { applyOperations } from '../../edit/operations.ts';
import type { Passage } from '../../edit/passage.ts';
import type { MigrationStep } from '../../model/migration.ts';
import { isJsonObject } from '../../model/schema/json-object.ts';
import { isPrefix, pointerOf, valueAt } from '../../model/schema/pointer.ts';
import type { Path } from '../../model/schema/walk.ts';

/** Applies one step of a migration to a value. Returns the same passage if nothing changes. */
export function applyMigrationStep(passage: Passage, step: MigrationStep): Passage {
  if ('keep' in step) return passage;
  const place = stepTarget(step);
  // From the last to the first, so that a value taken away moves none that is still to come.
  const paths = pathsOf(passage.value, place).reverse();
  return paths.reduce((now, path) => {
    const value = valueAt(now.value, path);
    const here = pointerOf(path);
    if ('set' in step)
      return value === undefined ? applyOperations(now, [{ op: 'add', path: here, value: step.to }]) : now;
    if (value === undefined) return now;
    if ('rename' in step) return renamed(now, path, alike(path, place, step.to));
    if ('remove' in step) return applyOperations(now, [{ op: 'remove', path: here }]);
    const next = 'change' in step ? step.by(value) : replacement(step.by, value);
    return next === undefined ? now : applyOperations(now, [{ op: 'replace', path: here, value: next }]);
  }, passage);
}

export function stepTarget(step: MigrationStep): string {
  if ('rename' in step) return step.rename;
  if ('remove' in step) return step.remove;
  if ('set' in step) return step.set;
  if ('replace' in step) return step.replace;
  return 'change' in step ? step.change : step.keep;
}

function replacement(by: Record<string, unknown>, value: unknown): unknown {
  const key = typeof value === 'object' ? undefined : String(value);
  return key !== undefined && Object.hasOwn(by, key) ? by[key] : value;
}

/** Objects that are missing on the way to its new place are written. */
function renamed(passage: Passage, from: Path, to: Path): Passage {
  if (valueAt(passage.value, to) !== undefined) return passage;
  if (isPrefix(from, to)) {
    const value = to.slice(from.length).reduceRight((inner, name) => ({ [name]: inner }), valueAt(passage.value, from));
    return applyOperations(passage, [{ op: 'replace', path: pointerOf(from), value }]);
  }
  const outer = to.slice(1).map((_, index) => to.slice(0, index + 1));
  const missing = outer.filter((path) => valueAt(passage.value, path) === undefined);
  // Never lose data: if a value other than an object is in the way, a person must move the property.
  const nearest = outer[outer.length - missing.length - 1] ?? [];
  if (!isJsonObject(valueAt(passage.value, nearest))) return passage;
  return applyOperations(passage, [
    ...missing.map((path) => ({ op: 'add' as const, path: pointerOf(path), value: {} })),
    { op: 'move', from: pointerOf(from), path: pointerOf(to) },
  ]);
}

function pathsOf(value: unknown, place: string): Path[] {
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
function alike(path: Path, place: string, other: string): Path {
  const chosen = path.filter((_, index) => place.split('.')[index] === '*');
  return other.split('.').map((name) => (name === '*' ? (chosen.shift() as string | number) : name));
}
