import { isJsonObject } from '../model/schema/json-object.ts';

/**
 * The value at a path of a row: the column of this name, otherwise names and positions with dots between them. `*`
 * means each item of a list. `undefined` if the value does not exist.
 */
export function valueAtPath(value: unknown, path: string): unknown {
  if (isJsonObject(value) && Object.hasOwn(value, path)) return value[path];
  return follow(value, path.split('.'));
}

function follow(value: unknown, [step, ...rest]: string[]): unknown {
  if (step === undefined) return value;
  if (step === '*') return Array.isArray(value) ? value.map((item) => follow(item, rest)) : undefined;
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined;
  return follow((value as Record<string, unknown>)[step], rest);
}
