import { readPath } from '../../../model/page-file.ts';
import { wordsOf } from '../../../ui/i18n/words.tsx';
import type { LoadedPage } from '../loaded-page.ts';

/** What is shown in the place of a page that could not be had, in the language that the visitor was reading. */
export function failedPage(path: string, { site }: LoadedPage): LoadedPage {
  const { language, name } = site;
  const title = wordsOf(site).t('pageFailed', { ns: 'app' });
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
