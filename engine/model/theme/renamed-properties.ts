import paletteNames from '../migrations/3-palette-names.ts';
import { propertyOf } from './pairs.ts';

/** The theme's custom properties that have a new name, by their old name: `--color-text` by `--color-ink`. */
const newNames = new Map([
  ...paletteNames.steps.map(({ rename, to }) => [propertyOf(rename), propertyOf(to)] as const),
  ['--pattern-strength', '--pattern-opacity'],
]);

/** Comments, strings and addresses, or the name of a custom property. */
const token = /\/\*.*?(?:\*\/|$)|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\burl\([^)]*\)|(?<![\w.#-])--[\w-]+/gs;

/** The custom properties of the theme that a stylesheet declares or uses by an old name. */
export function findRenamedProperties(css: string) {
  return [...css.matchAll(token)].flatMap(({ 0: name, index: offset }) => {
    const newName = newNames.get(name);
    return newName === undefined ? [] : [{ name, newName, offset }];
  });
}
