import { movedTo, routeHref } from '../../model/page-file.ts';
import type { Redirect } from '../../model/site.ts';
import type { BuildFacts } from './build-facts.ts';

/** Every old address in every language and where it leads; parameters stand as `{name}` in both. */
export function movedAddresses({ redirects = [], languages }: BuildFacts): Redirect[] {
  return languages.flatMap(({ code: language }) =>
    redirects.map((redirect) => ({
      from: routeHref(redirect.from, language, { languages }),
      // A pattern fits itself: each parameter then stands for itself, encoded as any value is.
      to: String(movedTo([redirect], { language, route: redirect.from }, { languages })).replace(
        /%7B(\w+)%7D/g,
        '{$1}',
      ),
    })),
  );
}
