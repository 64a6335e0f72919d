import { findRedirect, routeHref } from '../../model/page-file.ts';
import type { Redirect } from '../../model/site.ts';
import type { BuildFacts } from './build-facts.ts';

/** Every redirect in every language, with parameters as `{name}`, from a path in the site's folder to an address. */
export function listRedirects({ redirects = [], base = '', languages }: BuildFacts): Redirect[] {
  return languages.flatMap(({ code: language }) =>
    redirects.map((redirect) => ({
      from: routeHref(redirect.from, language, { languages }),
      // A pattern matches itself, with each parameter percent-encoded.
      to: `${base}${findRedirect([redirect], { language, route: redirect.from }, { languages })}`.replace(
        /%7B(\w+)%7D/g,
        '{$1}',
      ),
    })),
  );
}
