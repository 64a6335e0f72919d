import type { CompiledTarget, SectionProps } from '../../model/compiled.ts';
import { useTexts } from '../../ui/i18n/words.tsx';
import { DateText } from '../../ui/kit/date-text.tsx';
import { Link } from '../../ui/kit/link.tsx';
import { Neighbors } from '../../ui/kit/neighbors.tsx';
import { useStablePage } from '../../ui/kit/page-context.tsx';
import type { PageEndSection } from './descriptor.ts';
import './page-end.css';
import { routeHref } from '../../model/page-file.ts';
import { mailAddress } from '../../ui/kit/mail-address.ts';
import { useOrigin } from '../../ui/kit/use-origin.ts';

/** The end of a page in a series. Omits unknown facts. */
export default function PageEnd({ section: { report } }: SectionProps<PageEndSection>) {
  const { t } = useTexts('page-end');
  const { series } = useStablePage().page;
  const all = (['previous', 'next'] as const).flatMap((way) => {
    const { label: title, href } = series?.[way] ?? {};
    return title !== undefined && href !== undefined ? [{ way, word: t(way), title, to: { href } }] : [];
  });
  return (
    <div className="page-end">
      <Neighbors label={t('neighbors')} all={all} />
      {(series || report !== undefined) && (
        <p className="page-end__told">
          {series && <Link to={series.whole}>{series.whole.label}</Link>}
          {series?.updated && (
            <span>
              {t('updated')} <DateText value={series.updated} />
            </span>
          )}
          {report !== undefined && <Report to={report} />}
        </p>
      )}
    </div>
  );
}

/** A `mailto:` link with the page's title and URL. */
function Report({ to }: { to: CompiledTarget }) {
  const { t } = useTexts('page-end');
  const { title } = useStablePage().page;
  // The visitor writes below the empty line.
  const lines = [title, usePageAddress(), '', ''];
  return <a href={mailAddress(to.href, t('subject', { title }), lines)}>{t('report')}</a>;
}

/** The page's URL without query and hash. */
function usePageAddress(): string {
  const { page, site } = useStablePage();
  return useOrigin() + routeHref(page.route, page.language, site);
}
