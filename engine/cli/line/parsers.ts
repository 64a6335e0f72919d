import { InvalidArgumentError } from '@commander-js/extra-typings';
import { resolveTypedPath } from '../../site/paths.ts';

/** Any text, but an empty one or the next option. */
export const parseText = parser('a value', (typed) => (/^$|^--?[a-z]/i.test(typed) ? undefined : typed));

/** A folder, as an absolute path from where it was typed. */
export const parseFolder = (typed: string): string => resolveTypedPath(parseText(typed));

/** A whole number, which may be below zero. */
export const parseInteger = parser('a whole number', (typed) => (/^-?\d+$/.test(typed) ? Number(typed) : undefined));

/** One of several parts: `2/8`. */
export const parseShare = parser('a part and how many there are, for example 2/8', (typed) => {
  const [, part, of] = (/^(\d{1,4})\/(\d{1,4})$/.exec(typed) ?? []).map(Number);
  return part && of && part <= of ? { part, of } : undefined;
});

/** The folder of a site on its host, as `base` of `site.json`. */
export const parseBase = parser('a folder with a slash at the start and at the end, for example /1.0/', (typed) =>
  /^\/([\w-][\w.-]{0,99}\/){0,9}$/.test(typed) ? typed : undefined,
);

/** Codes of languages with commas between them, each once. */
export const parseLanguages = parser('codes of languages with commas between them, for example en,zh', (typed) => {
  const all = typed.split(',').map((code) => code.trim());
  const isSound = all.every((code) => /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(code));
  return isSound && new Set(all).size === all.length ? all : undefined;
});

export const parseJson = parser('a value as JSON', (typed): unknown => {
  try {
    return JSON.parse(typed);
  } catch {
    return undefined;
  }
});

/** Parses with a function that returns `undefined` for invalid values. */
function parser<Value>(kind: string, parse: (typed: string) => Value | undefined): (typed: string) => Value {
  return (typed) => {
    const value = parse(typed);
    if (value === undefined) throw new InvalidArgumentError(`Give ${kind}.`);
    return value;
  };
}
