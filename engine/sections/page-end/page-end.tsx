import type { SectionProps } from '../../descriptor/compiled.ts';
import { DateText } from '../../kit/date-text.tsx';
import { Neighbours } from '../../kit/neighbours.tsx';
import { usePage } from '../../kit/page-context.tsx';
import { useTranslation } from '../../language/words.tsx';
import type { PageEndSection } from './descriptor.ts';
import './page-end.css';
import { Report } from './parts/report.tsx';

/** What stands at the end of a page of a series; what is not known of it is left out. */
export default function PageEnd({ section: { report } }: SectionProps<PageEndSection>) {
  const { t } = useTranslation('page-end');
  const { series = {} } = usePage().page;
  const all = (['previous', 'next'] as const).flatMap((way) => {
    const { label: title, href } = series[way] ?? {};
    return title !== undefined && href !== undefined ? [{ way, word: t(way), title, to: { href } }] : [];
  });
  return (
    <div className="page-end">
      <Neighbours label={t('neighbours')} all={all} />
      {(series.updated || report !== undefined) && (
        <p className="page-end__told">
          {series.updated && (
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
