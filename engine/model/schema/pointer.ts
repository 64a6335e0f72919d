import type { Path } from './walk.ts';

/** The JSON Pointer (RFC 6901) of a path: `/sections/0/title`; empty for the whole value. */
export function pointerOf(path: Path): string {
  return path.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

/** Whether a path begins another one. */
export function isPrefix(path: Path, of: Path): boolean {
  return path.every((step, index) => String(step) === String(of[index]));
}

/** The value at a path; undefined if it does not exist. */
export function valueAt(value: unknown, path: Path): unknown {
  return valuesAlong(value, path).at(-1);
}

/** A value, and the values inside it on a path. */
export function valuesAlong(value: unknown, path: Path): unknown[] {
  const values = [value];
  for (const step of path) {
    const outer = values.at(-1);
    const isMember = typeof outer === 'object' && outer !== null && Object.hasOwn(outer, step);
    values.push(isMember ? (outer as Record<string, unknown>)[step] : undefined);
  }
  return values;
}

/** The segments of a JSON Pointer, or `undefined` if it is invalid. */
export function stepsOf(pointer: string): string[] | undefined {
  if (!/^(\/([^~]|~[01])*)?$/s.test(pointer)) return undefined;
  return pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}
