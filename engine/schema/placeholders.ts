/** The part of a site descriptor that fills braces. */
export interface SiteValues {
  values: Record<string, string>;
  slugs?: Record<string, string>;
}

// In a shell script `${name}` is the shell's, not the site's.
const placeholder = /(?<!\$)\{([A-Za-z]\w*)\}/g;

/** Fills site values into a text: `{product}` becomes `PWcore`. A name that the site does not define stays as it is. */
export function fillValues(text: string, site: SiteValues | undefined): string {
  return text.replace(placeholder, (whole, name: string) => own(site?.values, name) ?? whole);
}

/** Fills site values into a route or address, spelled as `slugs` say: `/{product}-introduce` becomes `/pwcore-introduce`. */
export function fillSlugs(text: string, site: SiteValues | undefined): string {
  return text.replace(placeholder, (whole, name: string) => own(site?.slugs, name) ?? own(site?.values, name) ?? whole);
}

/** The route's parameters, in order, after site values are filled in: `/company-news/{page}` has `page`. */
export function routeParameters(route: string): string[] {
  return [...route.matchAll(placeholder)].map(([, name]) => name as string);
}

/** The names in braces in a text. */
export function placeholdersIn(text: string): string[] {
  return [...text.matchAll(placeholder)].map(([, name]) => name as string);
}

function own(table: Record<string, string> | undefined, name: string): string | undefined {
  return table && Object.hasOwn(table, name) ? table[name] : undefined;
}
