import type { SectionProps } from '../../model/compiled.ts';
import { useTranslation } from '../../ui/i18n/words.tsx';
import { DateText } from '../../ui/kit/date-text.tsx';
import { Link } from '../../ui/kit/link.tsx';
import { Neighbours } from '../../ui/kit/neighbours.tsx';
import { usePage } from '../../ui/kit/page-context.tsx';
import type { PageEndSection } from './descriptor.ts';
import './page-end.css';
import { Report } from './parts/report.tsx';

/** What stands at the end of a page that is one of several chapters; what is not known of it is left out. */
export default function PageEnd({ section: { report } }: SectionProps<PageEndSection>) {
  const { t } = useTranslation('page-end');
  const { series } = usePage().page;
  const all = (['previous', 'next'] as const).flatMap((way) => {
    const { label: title, href } = series?.[way] ?? {};
    return title !== undefined && href !== undefined ? [{ way, word: t(way), title, to: { href } }] : [];
  });
  return (
    <div className="page-end">
      <Neighbours label={t('neighbours')} all={all} />
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
