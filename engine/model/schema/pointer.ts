import type { Path } from './walk.ts';

/** The JSON Pointer (RFC 6901) of a path: `/sections/0/title`; empty for the whole value. */
export function pointerOf(path: Path): string {
  return path.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

/** The segments of a JSON Pointer, or `undefined` if it is invalid. */
export function stepsOf(pointer: string): string[] | undefined {
  if (!/^(\/([^~]|~[01])*)?$/s.test(pointer)) return undefined;
  return pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}
