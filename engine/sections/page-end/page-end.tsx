import type { CompiledTarget, SectionProps } from '../../model/compiled.ts';
import { useTranslation } from '../../ui/i18n/words.tsx';
import { DateText } from '../../ui/kit/date-text.tsx';
import { Link } from '../../ui/kit/link.tsx';
import { Neighbours } from '../../ui/kit/neighbours.tsx';
import { usePage } from '../../ui/kit/page-context.tsx';
import type { PageEndSection } from './descriptor.ts';
import './page-end.css';
import { routeHref } from '../../model/page-file.ts';
import { mailAddress } from '../../ui/kit/mail-address.ts';
import { useOrigin } from '../../ui/kit/use-origin.ts';

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

/** A mail about a mistake on the page, for the visitor's own program to send: what the page is called and where it stands are in it. */
function Report({ to }: { to: CompiledTarget }) {
  const { t } = useTranslation('page-end');
  const { title } = usePage().page;
  // The visitor writes below an empty line.
  const lines = [title, usePageAddress(), '', ''];
  return <a href={mailAddress(to.href, t('subject', { title }), lines)}>{t('report')}</a>;
}

/** The whole address of the page around, without query and anchor. */
function usePageAddress(): string {
  const { page, site } = usePage();
  return useOrigin() + routeHref(page.route, page.language, site);
}
