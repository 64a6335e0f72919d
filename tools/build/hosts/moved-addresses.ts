import type { Redirect } from '../../../engine/descriptor/site.ts';
import { movedTo, routeHref } from '../../../engine/page-file.ts';

/** Every old address in every language and where it leads; parameters stand as `{name}` in both. */
export function movedAddresses(redirects: Redirect[] = []): Redirect[] {
  return (['zh', 'en'] as const).flatMap((language) =>
    redirects.map((redirect) => ({
      from: routeHref(redirect.from, language),
      // A pattern fits itself: each parameter then stands for itself, encoded as any value is.
      to: String(movedTo([redirect], language, redirect.from)).replace(/%7B(\w+)%7D/g, '{$1}'),
    })),
  );
}
