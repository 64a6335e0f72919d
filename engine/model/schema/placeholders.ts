export interface SiteValues {
  values?: Record<string, string>;
  slugs?: Record<string, string>;
}

// Doubled braces are literal. `${name}` belongs to the shell.
const placeholder = /(?<!\$)(?:\{(?<literal>\{[A-Za-z]\w*\})\}|\{(?<name>[A-Za-z]\w*)\})/g;

/** Fills site values into a text: `{product}` becomes `Gadget`, `{{product}}` becomes `{product}`, and unknown names stay. */
export function fillValues(text: string, site: SiteValues | undefined): string {
  return fill(text, (name) => own(site?.values, name));
}

/** Fills site values into a route or address, with their `slugs`: `/{product}-introduce` becomes `/gadget-introduce`. */
export function fillSlugs(text: string, site: SiteValues | undefined): string {
  return fill(text, (name) => own(site?.slugs, name) ?? own(site?.values, name));
}

/** Fills in the values of an object by name. Doubled braces and unknown names stay. */
export function fillNames(text: string, values: Readonly<Record<string, unknown>>): string {
  if (!text.includes('{')) return text;
  return text.replace(placeholder, (whole, literal: string | undefined, name: string) =>
    literal === undefined && Object.hasOwn(values, name) ? String(values[name] ?? '') : whole,
  );
}

/** Doubles the braces of names, so that filling the text restores it. */
export function escapeBraces(text: string): string {
  return text.replace(placeholder, (whole) => `{${whole}}`);
}

/** The parameters of a route with site values filled in: `/news/{page}` has `page`. */
export function routeParameters(route: string): string[] {
  return placeholdersIn(route);
}

/** The names in braces, in order, without those in doubled braces. */
export function placeholdersIn(text: string): string[] {
  return placeholderRanges(text).map(({ name }) => name);
}

/** The names in braces with their offsets, in order, without those in doubled braces. */
export function placeholderRanges(text: string): { name: string; at: number }[] {
  if (!text.includes('{')) return [];
  return [...text.matchAll(placeholder)].flatMap(({ index, groups }) =>
    groups?.name === undefined ? [] : { name: groups.name, at: index + 1 },
  );
}

function fill(text: string, value: (name: string) => string | undefined): string {
  // Most texts have none, and the regular expression is slow.
  if (!text.includes('{')) return text;
  return text.replace(
    placeholder,
    (whole, literal: string | undefined, name: string) => literal ?? value(name) ?? whole,
  );
}

function own(table: Record<string, string> | undefined, name: string): string | undefined {
  return table && Object.hasOwn(table, name) ? table[name] : undefined;
}

/** Removes the last parameter of a route, which then has its default. */
export function withoutLast(route: string): string {
  return route.replace(/\/\{[^}]+\}$/, '');
}
