import { isDeepStrictEqual } from 'node:util';
import type { MigrationStep } from '../../../engine/descriptor/migration.ts';
import type { Path } from '../../../engine/schema/walk.ts';
import { type Passage, withKey, without, withValue } from './edit-json.ts';
import { alike, pathsOf, valueAt } from './places.ts';

/** Does one step of a migration to a value. Returns the same passage where there is nothing to do. */
export function applyStep(passage: Passage, step: MigrationStep): Passage {
  if ('keep' in step) return passage;
  const place = placeOf(step);
  // From the last to the first, so that a value taken away moves none that is still to come.
  const paths = pathsOf(passage.value, place).reverse();
  return paths.reduce((now, path) => {
    const value = valueAt(now.value, path);
    if ('set' in step) return value === undefined ? withValue(now, path, step.to) : now;
    if (value === undefined) return now;
    if ('rename' in step) return renamed(now, path, alike(path, place, step.to));
    if ('remove' in step) return without(now, path);
    const next = 'change' in step ? step.by(value) : replacement(step.by, value);
    return next === undefined || isDeepStrictEqual(next, value) ? now : withValue(now, path, next);
  }, passage);
}

/** The place that a step is about. */
export function placeOf(step: MigrationStep): string {
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

/** In its own object a property keeps its line; elsewhere it is written anew, with the objects missing on the way. */
function renamed(file: Passage, from: Path, to: Path): Passage {
  if (valueAt(file.value, to) !== undefined) return file;
  const name = String(to.at(-1));
  if (isDeepStrictEqual(from.slice(0, -1), to.slice(0, -1))) return withKey(file, from, name);
  const value = valueAt(file.value, from);
  const cut = without(file, from);
  let at = to;
  let written = value;
  while (valueAt(cut.value, at.slice(0, -1)) === undefined) {
    written = { [String(at.at(-1))]: written };
    at = at.slice(0, -1);
  }
  // Nothing may be lost: where something else than an object is in the way, the property stays for a person to place.
  return isObject(valueAt(cut.value, at.slice(0, -1))) ? withValue(cut, at, written) : file;
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
