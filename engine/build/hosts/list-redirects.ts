import { type Addressing, findRedirect, routeHref } from '../../model/page-file.ts';
import type { Redirect } from '../../model/site.ts';
import type { BuildFacts } from './build-facts.ts';

/**
 * Every redirect in every language, with parameters as `{name}`, from a path in the site's folder to an address, which
 * ends in a slash for hosts with `folders`.
 */
export function listRedirects(
  { redirects = [], base = '', languages }: BuildFacts,
  { folders }: Pick<Addressing, 'folders'> = {},
): Redirect[] {
  const addressing = { languages, ...(folders && { folders }) };
  return languages.flatMap(({ code: language }) =>
    redirects.map((redirect) => {
      const to = findRedirect([redirect], { language, route: redirect.from }, addressing);
      // A pattern matches itself, with each parameter percent-encoded.
      return {
        from: routeHref(redirect.from, language, { languages }),
        to: `${base}${to}`.replace(/%7B(\w+)%7D/g, '{$1}'),
      };
    }),
  );
}
