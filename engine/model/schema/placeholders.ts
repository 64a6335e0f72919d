/** The part of a site descriptor that fills braces. */
export interface SiteValues {
  values?: Record<string, string>;
  slugs?: Record<string, string>;
}

// Doubled braces stand for the braces themselves. In a shell script `${name}` is the shell's, not the site's.
const placeholder = /(?<!\$)(?:\{(?<literal>\{[A-Za-z]\w*\})\}|\{(?<name>[A-Za-z]\w*)\})/g;

/**
 * Fills site values into a text: `{product}` becomes `Gadget`, and `{{product}}` becomes `{product}`. A name that the site
 * does not define stays as it is.
 */
export function fillValues(text: string, site: SiteValues | undefined): string {
  return fill(text, (name) => own(site?.values, name));
}

/** Fills site values into a route or address, spelled as `slugs` say: `/{product}-introduce` becomes `/gadget-introduce`. */
export function fillSlugs(text: string, site: SiteValues | undefined): string {
  return fill(text, (name) => own(site?.slugs, name) ?? own(site?.values, name));
}

/** Writes a text so that filling it gives the text itself: the names in braces get doubled braces. */
export function escapeBraces(text: string): string {
  return text.replace(placeholder, (whole) => `{${whole}}`);
}

/** The route's parameters, in order, after site values are filled in: `/news/{page}` has `page`. */
export function routeParameters(route: string): string[] {
  return placeholdersIn(route);
}

/** The names in braces in a text, in order; doubled braces name nothing. */
export function placeholdersIn(text: string): string[] {
  if (!text.includes('{')) return [];
  return [...text.matchAll(placeholder)].flatMap(({ groups }) => groups?.name ?? []);
}

function fill(text: string, value: (name: string) => string | undefined): string {
  // Most texts have none, and looking for them costs more than all else that is done to an address.
  if (!text.includes('{')) return text;
  return text.replace(
    placeholder,
    (whole, literal: string | undefined, name: string) => literal ?? value(name) ?? whole,
  );
}

function own(table: Record<string, string> | undefined, name: string): string | undefined {
  return table && Object.hasOwn(table, name) ? table[name] : undefined;
}

/** A route without its last parameter, where its default shows. */
export function withoutLast(route: string): string {
  return route.replace(/\/\{[^}]+\}$/, '');
}
