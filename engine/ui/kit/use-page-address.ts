import { routeHref } from '../../model/page-file.ts';
import { usePage } from './page-context.tsx';
import { useOrigin } from './use-origin.ts';

/** The whole address of the page around, without query and anchor. */
export function usePageAddress(): string {
  const { page, site } = usePage();
  return useOrigin() + routeHref(page.route, page.language, site);
}
