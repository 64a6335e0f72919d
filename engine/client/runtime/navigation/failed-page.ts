import { readPath } from '../../../model/page-file.ts';
import { textsOf } from '../../../ui/i18n/words.tsx';
import type { PageState } from '../page-state.ts';

/** A replacement for a page that failed to load, in the visitor's language. */
export function failedPage(path: string, { site }: PageState): PageState {
  const { language, name } = site;
  const t = textsOf(site)('app');
  const title = t('pageFailed');
  const page = {
    id: 'failed',
    language,
    route: readPath(path, site).route,
    title,
    showTitle: true,
    documentTitle: `${title} · ${name}`,
    titleSuffix: name,
    description: '',
    breadcrumb: [],
    sections: [],
  };
  return { page, site, failed: true };
}
